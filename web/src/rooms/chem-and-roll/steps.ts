/** Converts events to animation steps, in order of cause and effect. The view is already the new one: a step only reveals it. */

import type { ChemAndRoll } from '../../lib/types.gen'
import type { ChemEvent } from './events'
import { slotOf } from './menu'
import type { Box, Colour } from './printed'

export type Step = { ms: number; shows: string[] } & (
  | { kind: 'fly'; die: Colour; colour: Colour; value: number; to: string }
  | { kind: 'take'; die: Colour; seat: number }
  | { kind: 'react'; line: number }
  | { kind: 'run'; line: number }
  | { kind: 'fill'; line: number }
  | { kind: 'earn'; by: number }
  | { kind: 'glow'; box: Box }
  | { kind: 'tumble'; faces: number[]; round: number }
)

const MS = { fly: 220, take: 220, react: 120, run: 240, fill: 200, earn: 200, glow: 240, tumble: 520 }

export interface Watching {
  /** The seat whose sheet is shown. */
  seat: number | null
  sheet: ChemAndRoll.SheetView | null
  /** Its die was already animated when it was chosen. */
  flown: boolean
  /** A draft: dice are taken away from the middle. */
  draft: boolean
}

/** The animation steps of these events on a screen that shows one sheet. */
export function stepsOf(events: readonly ChemEvent[], watching: Watching): Step[] {
  return events.flatMap((event) => stepsOfOne(event, watching))
}

function stepsOfOne(event: ChemEvent, watching: Watching): Step[] {
  if (event.type === 'rolled') return [{ kind: 'tumble', faces: event.faces, round: event.round, ms: MS.tumble, shows: ['dice'] }]
  if (event.type === 'ended') return []
  if (event.seat !== watching.seat) {
    // For other seats a die only leaves the middle in a draft; in a class everybody uses the same dice, so nothing moves.
    if (event.type !== 'placed' || !watching.draft) return []
    return [{ kind: 'take', die: event.die, seat: event.seat, ms: MS.take, shows: [`die:${event.die}`] }]
  }
  switch (event.type) {
    case 'placed':
      return placed(event, watching)
    case 'reacted':
      return [{ kind: 'react', line: event.line, ms: MS.react, shows: [] }, run(event.line)]
    case 'excess_reacted':
      return [{ kind: 'glow', box: event.box, ms: MS.glow, shows: [] }, run(event.line)]
    case 'acid_sold':
      return [{ kind: 'fill', line: event.line, ms: MS.fill, shows: [`bottle-${event.line}`] }, earn(event.gain)]
    case 'sold':
      return [earn(event.gain)]
    case 'stock_complete':
      return [{ kind: 'glow', box: 'stock', ms: MS.glow, shows: [] }, earn(event.gain)]
    case 'row_complete':
      return [{ kind: 'glow', box: event.box, ms: MS.glow, shows: [`bonus:${event.box}`] }]
    case 'swallowed':
      return event.price ? [earn(-event.price)] : []
    case 'starter':
    case 'out':
      return []
  }
}

function placed(event: ChemAndRoll.Event.Placed, watching: Watching): Step[] {
  const paid = event.price ? [earn(-event.price)] : []
  if (watching.flown) return paid
  const { die, value } = event
  const colour = event.colour ?? die
  const to = landedIn(event.box, colour, value, watching.sheet)
  return [{ kind: 'fly', die, colour, value, to, ms: MS.fly, shows: [to] }, ...paid]
}

/** The box of the drawing a die now lies in: rows are shown in rising order, so its place follows from its value. */
export function landedIn(box: Box, colour: Colour, value: number, sheet: ChemAndRoll.SheetView | null): string {
  const row = sheet?.rows.find((one) => one.box === box)
  if (row) return `${box}.${Math.max(0, row.dice.lastIndexOf(value))}`
  if (box.startsWith('excess-')) {
    const zone = sheet?.excess[Number(box.slice(-1)) - 1] ?? []
    return `${box}.${Math.max(0, zone.length - 1)}`
  }
  return slotOf({ box, colour, value })
}

const run = (line: number): Step => ({ kind: 'run', line, ms: MS.run, shows: [`line-${line}:violet`] })

const earn = (by: number): Step => ({ kind: 'earn', by, ms: MS.earn, shows: [] })

/** All places that the steps will reveal. */
export const covered = (steps: readonly Step[]): Set<string> => new Set(steps.flatMap((step) => step.shows))

/** Dollars that the steps will add. */
export const owed = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => (step.kind === 'earn' ? sum + step.by : sum), 0)
