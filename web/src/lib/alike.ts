/** Whether two values are the same as JSON, whatever the order of their keys. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
