/** The kinds of questions of this room: the panel beside the bench for each, and the heading of a trial. */

import type { SeatKind } from './types'

export type Panel = 'picker' | 'dice' | 'surplus' | 'trial' | 'plays'

/** A door (`safety`) has no panel: its cards are lit in the hand. */
export const PANELS = {
  begin: 'picker',
  take: 'picker',
  exchange: 'picker',
  dice: 'dice',
  surplus: 'surplus',
  boum: 'trial',
  chemistry: 'trial',
  reroll: 'trial',
  lose: 'trial',
  manipulate: 'plays',
  safety: null,
} as const satisfies Record<SeatKind, Panel | null>

type TrialKind = { [K in SeatKind]: (typeof PANELS)[K] extends 'trial' ? K : never }[SeatKind]

/** The heading of the panel of a trial: its text, and the colour of the cards it is about. */
const HEADINGS: Record<TrialKind, { text: string; colour: 'boum' | 'chemistry' | 'safety' }> = {
  boum: { text: 'web-lab-boum', colour: 'boum' },
  chemistry: { text: 'web-lab-chemistry', colour: 'chemistry' },
  reroll: { text: 'web-lab-reroll', colour: 'chemistry' },
  lose: { text: 'web-lab-lose', colour: 'safety' },
}

const isTrialKind = (kind: SeatKind): kind is TrialKind => PANELS[kind] === 'trial'

/** The heading for a question to this seat; without a question, the one for spectators. */
export const headingOf = (kind: SeatKind | ''): { text: string; colour: string } => (kind && isTrialKind(kind) ? HEADINGS[kind] : { text: 'web-lab-watch', colour: 'boum' })
