/** What has just happened at the table, for the strip above the question and for the note in the rail. */

import type { GameEvent } from '../../lib/i18n'
import type { Offer } from './menu'
import type { ChainView, PublicView } from './types'
import { whyOf, type Why } from './why'

export interface Theft {
  by: number
  from: number
  /** The chain as it was when it changed hands. */
  chain: ChainView | null
  /** copolymer, transfer, termination. */
  how: string
}

export interface Item {
  /** Whose move it was; null: the table's own. */
  seat: number | null
  events: readonly GameEvent[]
  thefts: readonly Theft[]
  why: Why | null
}

/** More than the others at a full table do between two moves of one's own. */
const MOST = 6
const SILENT = new Set(['drew', 'ended', 'learned', 'dealt'])
/** Which chemistry an event, or a play that is looked at, has to do with. */
const STEPS: Record<string, string> = {
  initiated: 'initiation', propagated: 'propagation', combined: 'combination', disproportionated: 'disproportionation', transferred: 'transfer', capped: 'mediation', reactivated: 'mediation', switched: 'copolymerisation',
  initiate: 'initiation', propagate: 'propagation', transfer: 'transfer', cap: 'mediation', copolymerise: 'copolymerisation',
}

class News {
  /** What happened since this seat's last move, that move included; newest first. Bots do not wait to be watched. */
  items: readonly Item[] = $state.raw([])
  /** Thefts this seat has suffered since its last move. */
  losses: readonly Theft[] = $state.raw([])
  learned: GameEvent | null = $state.raw(null)
  private last = $state('initiation')
  private looked: string | null = $state(null)

  get step(): string {
    return this.looked ?? this.last
  }

  get newest(): Item | null {
    return this.items[0] ?? null
  }

  look(offer: Offer | null): void {
    this.looked = offer ? offer.mode || (STEPS[offer.play] ?? null) : null
  }

  /** Take what happened between two tables, as this seat saw it. */
  tell(events: readonly GameEvent[], before: PublicView | null, after: PublicView, seat: number | null): Item[] {
    const found: Item[] = []
    let kept = this.items
    for (const part of byMove(events)) {
      const told = part.filter((event) => !SILENT.has(event.type))
      const thefts = part.filter((event) => event.type === 'stolen').map((event): Theft => ({
        by: Number(event.seat), from: Number(event.victim), chain: before?.chains.find((one) => one.number === event.chain) ?? null, how: String(event.by),
      }))
      if (told.length === 0 && thefts.length === 0) continue
      const mover = told.find((event) => typeof event.seat === 'number')?.seat
      const item = { seat: typeof mover === 'number' ? mover : null, events: told, thefts, why: before ? whyOf(part, before, after) : null }
      found.unshift(item)
      kept = item.seat !== null && item.seat === seat ? [item] : [item, ...kept]
      this.losses = mover === seat ? [] : [...this.losses, ...thefts.filter((theft) => theft.from === seat)]
      for (const event of told) this.last = STEPS[event.type] ?? this.last
    }
    const lesson = events.findLast((event) => event.type === 'learned')
    if (lesson) this.learned = lesson
    if (found.length > 0) this.items = kept.slice(0, MOST)
    return found
  }

  putAway(): void {
    this.losses = []
  }

  forget(): void {
    this.items = []
    this.losses = []
    this.learned = null
    this.last = 'initiation'
    this.looked = null
  }
}

/** Several moves may come at once: bots do not wait. Whoever draws begins a new one. */
export function byMove(events: readonly GameEvent[]): GameEvent[][] {
  const moves: GameEvent[][] = [[]]
  for (const event of events) {
    if ((event.type === 'drew' || event.type === 'took') && moves.at(-1)!.length > 0) moves.push([])
    moves.at(-1)!.push(event)
  }
  return moves.filter((move) => move.length > 0)
}

export const news = new News()
