/** The latest events at the table, for the strip above the question and for the note in the rail. */

import type { Offer } from './menu'
import type { ChainView, EventType, GrowthEvent, PublicView, Step } from './types'
import { whyOf, type Why } from './why'

export interface Theft {
  by: number
  from: number
  /** The chain as it was when it changed hands. */
  chain: ChainView | null
  units: number
  /** The joker that took it. */
  how: Extract<GrowthEvent, { type: 'stolen' }>['by']
}

export interface Item {
  /** The seat that moved; null: no seat. */
  seat: number | null
  events: readonly GrowthEvent[]
  thefts: readonly Theft[]
  why: Why | null
}

/** Most moves kept: more than the other players of a full table make between two moves of the viewer. */
const MOST = 6
const SILENT: ReadonlySet<EventType> = new Set<EventType>(['drew', 'ended', 'learned', 'dealt'])
/** The reaction an event belongs to; null: none. */
const STEPS: Record<EventType, Step | null> = {
  initiated: 'initiation', propagated: 'propagation', combined: 'combination', disproportionated: 'disproportionation', transferred: 'transfer', capped: 'mediation', reactivated: 'mediation', switched: 'copolymerisation',
  starter: null, dealt: null, drew: null, took: null, discarded: null, stolen: null, learned: null, reshuffled: null, ended: null,
}
/** The reaction of a play; null: none, or given by the play's mode. */
const PLAY_STEPS: Record<Offer['play'], Step | null> = {
  initiate: 'initiation', propagate: 'propagation', transfer: 'transfer', cap: 'mediation', copolymerise: 'copolymerisation', terminate: null, discard: null, draw: null, take: null,
}

class News {
  /** The moves since this seat's last one, including it; newest first. Bots move at once, so several moves are kept. */
  items: readonly Item[] = $state.raw([])
  learned: Extract<GrowthEvent, { type: 'learned' }> | null = $state.raw(null)
  private last: Step = $state('initiation')
  private looked: Step | null = $state(null)

  get step(): Step {
    return this.looked ?? this.last
  }

  get newest(): Item | null {
    return this.items[0] ?? null
  }

  look(offer: Offer | null): void {
    this.looked = offer ? offer.mode || PLAY_STEPS[offer.play] : null
  }

  /** Process the events between two views, as this seat saw them. */
  tell(events: readonly GrowthEvent[], before: PublicView | null, after: PublicView, seat: number | null): Item[] {
    const found: Item[] = []
    let kept = this.items
    for (const part of byMove(events)) {
      const told = part.filter((event) => !SILENT.has(event.type))
      const thefts = part.filter((event) => event.type === 'stolen').map((event): Theft => ({
        by: event.seat, from: event.victim, chain: before?.chains.find((one) => one.number === event.chain) ?? null, units: event.units, how: event.by,
      }))
      if (told.length === 0 && thefts.length === 0) continue
      const mover = told.find((event) => 'seat' in event)?.seat ?? null
      const item = { seat: mover, events: told, thefts, why: before ? whyOf(part, before, after) : null }
      found.unshift(item)
      kept = item.seat !== null && item.seat === seat ? [item] : [item, ...kept]
      for (const event of told) this.last = STEPS[event.type] ?? this.last
    }
    const lesson = events.findLast((event) => event.type === 'learned')
    if (lesson) this.learned = lesson
    if (found.length > 0) this.items = kept.slice(0, MOST)
    return found
  }

  forget(): void {
    this.items = []
    this.learned = null
    this.last = 'initiation'
    this.looked = null
  }
}

/** Splits events into moves, since bots may make several at once. A draw begins a new move. */
export function byMove(events: readonly GrowthEvent[]): GrowthEvent[][] {
  const moves: GrowthEvent[][] = [[]]
  for (const event of events) {
    if ((event.type === 'drew' || event.type === 'took') && moves.at(-1)!.length > 0) moves.push([])
    moves.at(-1)!.push(event)
  }
  return moves.filter((move) => move.length > 0)
}

export const news = new News()
