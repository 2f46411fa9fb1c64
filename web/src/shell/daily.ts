/** The deal of the day: its name is its date, so everybody who plays that day gets the same dice, and a link to it is enough. */

/** Today's date on this device, as in a link: 2026-11-18. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The date of a link; null: it is none. */
export function dayOf(text: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return null
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  return today(day) === text ? day : null
}

/** The deal code of a day. */
export const dealOf = (day: string): string => `day-${day}`
