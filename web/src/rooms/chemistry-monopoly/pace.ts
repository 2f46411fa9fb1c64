/** How long this room's events take when they are played calmly. */

import type { GameEvent } from '../../lib/i18n'
import type { Timing } from '../../lib/queue'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import type { TableStore } from '../index'
import { eventsOf, type EventKind } from './events'
import { boardOf } from './pack'
import { stepsOf, type Step } from './steps'

export const DICE = 400
/** A space that a piece walks over, and the most for a whole way. */
export const HOP = 150
export const WAY = 900
export const CARD = 420
const LANDING = 400
const MONEY = 400
const LINE = 200

/** Events by which money or a card changes hands. */
const PAID: ReadonlySet<EventKind> = new Set<EventKind>(['passed_go', 'landed_on_go', 'bought', 'collected', 'won_pot', 'leaves_class', 'condensed', 'frozen', 'evaporated', 'melted', 'sold_down', 'transferred', 'bought_back', 'paid_interest', 'traded', 'auctioned', 'paid_player', 'paid_lab', 'bankrupt'])
/** Events that are over before anybody looks. */
const QUICK: ReadonlySet<EventKind> = new Set<EventKind>(['dealt', 'opening_roll', 'starts', 'bell'])

/** The milliseconds of a step of the animation. */
export function lasts(step: Step): number {
  if (step.kind === 'dice') return DICE
  if (step.kind === 'card') return CARD
  return step.kind === 'jump' ? 3 * HOP : Math.min(WAY, HOP * (step.along.length - 1))
}

/** Dice, piece and card move over the old board; the money moves when the piece has landed, in the picture's own frame. */
export function pace(events: readonly GameEvent[], table: TableStore): Timing {
  const board = boardOf(table.options as Partial<CM.Options> | null)
  const stood = ((table.public as CM.PublicView | null)?.players ?? []).map((player) => Math.max(0, board.at(player.at ?? '')))
  const told = eventsOf(events)
  const steps = stepsOf(told, stood, board)
  const moved = steps.reduce((sum, step) => sum + lasts(step), 0)
  const paid = told.some((event) => PAID.has(event.type))
  const landed = steps.some((step) => step.kind === 'walk' || step.kind === 'jump') ? LANDING : 0
  if (told.every((event) => QUICK.has(event.type))) return { before: 0, after: 0 }
  return { before: moved + (paid ? landed : 0), after: (paid ? MONEY : landed) + LINE }
}

/** The spaces that these events are about. */
export function changed(events: readonly GameEvent[], table: TableStore): string[] {
  const board = boardOf(table.options as Partial<CM.Options> | null)
  const spaces = eventsOf(events).flatMap((event) => ('space' in event && event.type !== 'dealt' ? [board.at(event.space)] : []))
  return [...new Set(spaces)].map((at) => `[data-space="${at}"]`)
}
