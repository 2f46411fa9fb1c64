/** Small values in the browser's storage; the game also works without storage. */

export function kept(key: string, where: 'local' | 'session' = 'local'): string | null {
  try {
    return store(where).getItem(`labtop.${key}`)
  } catch {
    return null
  }
}

export function keep(key: string, value: string | null, where: 'local' | 'session' = 'local'): void {
  try {
    if (value === null) store(where).removeItem(`labtop.${key}`)
    else store(where).setItem(`labtop.${key}`, value)
  } catch {
    // private window or full disk: nothing is stored, the game goes on
  }
}

function store(where: 'local' | 'session'): Storage {
  return where === 'local' ? localStorage : sessionStorage
}
