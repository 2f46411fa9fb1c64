/** The seats this browser holds, which Home offers to resume. Tokens are sent only to the server. */
import { keep, kept } from './kept'
import type { Entry } from './types.gen'

export interface Saved extends Entry {
  /** When it was last played, in milliseconds. */
  at: number
  /** For Home's list: the other players, whether it is my turn or over, the game's progress, and the language of that text. */
  others?: string[]
  bots?: number
  turn?: boolean
  over?: boolean
  where?: string
  lang?: string
  /** An introduction, or a game continued from a position: its result is no personal best. */
  practice?: boolean
}

const KEY = 'seats'
const MOST = 30

export function savedSeats(): Saved[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isSaved).sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}

function isSaved(item: unknown): item is Saved {
  const entry = item as Partial<Saved> | null
  return typeof entry?.group === 'string' && typeof entry.token === 'string' && typeof entry.at === 'number'
}

export const savedSeat = (group: string): Saved | undefined => savedSeats().find((seat) => seat.group === group)

/** Store an entry. A host that joins as a player too keeps both tokens. */
export function remember(entry: Entry & Pick<Saved, 'practice'>, now = Date.now()): Saved {
  const before = savedSeat(entry.group)
  const joined: Saved = { ...before, ...entry, at: now }
  for (const part of ['host', 'host_key', 'wall'] as const) joined[part] = entry[part] ?? before?.[part] ?? null
  write([joined, ...savedSeats().filter((seat) => seat.group !== entry.group)])
  return joined
}

export function note(group: string, change: Partial<Saved>, now = Date.now()): void {
  write(savedSeats().map((seat) => (seat.group === group ? { ...seat, ...change, at: now } : seat)))
}

export function forget(group: string): void {
  write(savedSeats().filter((seat) => seat.group !== group))
}

function write(seats: Saved[]): void {
  keep(KEY, JSON.stringify(seats.slice(0, MOST)))
}
