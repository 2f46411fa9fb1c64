/** A random id of 96 bits, for commands that must take effect once; of more bits where it is a secret. */
export function freshId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
