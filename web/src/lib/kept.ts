/** Small things the browser keeps; a browser that keeps nothing still plays. */

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
    // private windows and full disks: nothing is kept, the game goes on
  }
}

function store(where: 'local' | 'session'): Storage {
  return where === 'local' ? localStorage : sessionStorage
}
