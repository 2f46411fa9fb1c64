/** What is printed on the box: signs of tokens, colours of cards, the two difficulties of the help card. */

import type { Manipulation, SafetyToken } from './types'

export const SIGNS = ['C', 'O', 'H', 'Y', 'M'] as const
export const CARBON = 0
export const OXYGEN = 1
export const HYDROGEN = 2
export const YELLOW = 3
export const MAUVE = 4

/** Radius of each kind of token, where a bond is 100 long. */
export const RADIUS = [40, 40, 28, 34, 34] as const

export const COLOURS = ['reagent', 'chemistry', 'boum', 'safety'] as const
export type Colour = (typeof COLOURS)[number]

export const TOKENS: readonly SafetyToken[] = ['coat', 'extinguisher', 'glassware']

/** The help card: what a roll has to reach before any card is laid. */
export const HELP_CARD = { reaction: 7, characterisation: 5 } as const
export type Sort = keyof typeof HELP_CARD

export const sortOf = (action: { type: string }): Sort => (action.type === 'characterise' ? 'characterisation' : 'reaction')

const NAMED = new Set(['join', 'bridge', 'cut', 'add', 'eliminate', 'merge', 'close', 'split', 'characterise'])
export const isManipulation = (action: { type: string }): action is Manipulation => NAMED.has(action.type)

export const colourOf = (card: number): Colour => (card < 100 ? 'reagent' : card < 200 ? 'boum' : card < 300 ? 'chemistry' : 'safety')

/** Titles of the box by number: a card on the table is told by its number. */
const TITLES: Record<number, string> = {
  101: 'acid-splash', 102: 'fire', 103: 'broken-glass', 104: 'patent', 105: 'empty-can', 106: 'faded-label', 107: 'alarm',
  201: 'old-master', 202: 'catalyst', 203: 'protocol', 204: 'fume-hood', 205: 'steady-hand', 206: 'solvent',
  301: 'clean-coat', 302: 'full-extinguisher', 303: 'new-glassware',
}
export const titleOf = (card: number): string | null => TITLES[card] ?? null
