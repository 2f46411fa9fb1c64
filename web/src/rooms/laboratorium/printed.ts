/** The printed content of the game: signs of tokens, colours of cards. */

import type { Manipulation, SafetyToken } from './types'

export const SIGNS = ['C', 'O', 'H', 'Y', 'M'] as const
export const CARBON = 0
export const OXYGEN = 1
export const HYDROGEN = 2
export const YELLOW = 3
export const MAUVE = 4

/** Radius of each kind of token; a bond is 100 long. */
export const RADIUS = [40, 40, 28, 34, 34] as const

export const COLOURS = ['reagent', 'chemistry', 'boum', 'safety'] as const
export type Colour = (typeof COLOURS)[number]

export const TOKENS: readonly SafetyToken[] = ['coat', 'extinguisher', 'glassware']

export type Sort = 'reaction' | 'characterisation'

export const sortOf = (action: { type: string }): Sort => (action.type === 'characterise' ? 'characterisation' : 'reaction')

const NAMED = new Set(['join', 'bridge', 'cut', 'add', 'eliminate', 'merge', 'close', 'split', 'characterise'])
export const isManipulation = (action: { type: string }): action is Manipulation => NAMED.has(action.type)

export const colourOf = (card: number): Colour => (card < 100 ? 'reagent' : card < 200 ? 'boum' : card < 300 ? 'chemistry' : 'safety')
