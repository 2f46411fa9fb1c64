/** How fast the events of a game are played on this device; beside the sounds in the menu. */
import { keep, kept } from './kept'
import { AT_ONCE, BRISK, CALM } from './queue'

export const PACES = ['calm', 'brisk', 'once'] as const
export type Pace = (typeof PACES)[number]

const RATES: Record<Pace, number> = { calm: CALM, brisk: BRISK, once: AT_ONCE }
/** So many games of a room are calm, the later ones brisk, until a person chooses. */
const CALM_GAMES = 2

/** The tables of each room that were played on this device, the first ones only. */
function games(): Record<string, string[]> {
  try {
    return (JSON.parse(kept('games') ?? '{}') ?? {}) as Record<string, string[]>
  } catch {
    return {}
  }
}

class Paces {
  private chosen = $state(kept('pace') as Pace | null)

  /** As chosen; otherwise calm in the first games of a room. Who has asked for less motion sees every move at once. */
  of(room: string, table: string): Pace {
    if (this.still) return 'once'
    if (this.chosen !== null && PACES.includes(this.chosen)) return this.chosen
    return this.note(room, table) < CALM_GAMES ? 'calm' : 'brisk'
  }

  rate(room: string, table: string): number {
    return RATES[this.of(room, table)]
  }

  choose(pace: Pace): void {
    this.chosen = pace
    keep('pace', pace)
  }

  /** The device asks for less motion. */
  get still(): boolean {
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** How many games of this room were played on this device before this one. */
  private note(room: string, table: string): number {
    const known = games()
    const played = Array.isArray(known[room]) ? known[room] : []
    const at = played.indexOf(table)
    if (at >= 0) return at
    if (played.length < CALM_GAMES) keep('games', JSON.stringify({ ...known, [room]: [...played, table] }))
    return played.length
  }
}

export const paces = new Paces()
