/** Parses card ids with the help of the view, which lists the starters and the monomers. */

import type { PublicView } from './types'

export type Role = 'monomer' | 'starter' | 'joker'

export interface Card {
  id: string
  role: Role
  /** The monomer, starter or joker, which has a name, a picture and a molar mass. */
  family: string
  /** Repeat units of a monomer card; 0 for the others. */
  value: number
}

export const JOKERS = ['T', 'CTA', 'TEMPO', 'CO'] as const

/** The look of a monomer's beads: shape and letter as well as colour. */
export interface Look {
  shape: 'hexagon' | 'diamond' | 'triangle' | 'disc' | 'square' | 'pentagon' | 'tip' | 'cross'
  /** Which of the colours `--m-…`. */
  hue: number
  letter: string
}

const SHAPES: Look['shape'][] = ['hexagon', 'diamond', 'triangle', 'disc', 'square', 'pentagon', 'tip', 'cross']
const PACKAGED: Record<string, { look: number; letter: string }> = {
  S: { look: 0, letter: 'S' },
  MMA: { look: 1, letter: 'M' },
  VAc: { look: 2, letter: 'V' },
  BA: { look: 3, letter: 'B' },
}

type Known = Pick<PublicView, 'radicals' | 'masses'>

export function cardOf(id: string, view: Pick<Known, 'radicals'>): Card {
  if (id in view.radicals) return { id, role: 'starter', family: id, value: 0 }
  if ((JOKERS as readonly string[]).includes(id)) return { id, role: 'joker', family: id, value: 0 }
  return { id, role: 'monomer', family: id.slice(0, -1), value: Number(id.slice(-1)) }
}

/** The monomers of this deck, in its order. */
export const monomers = (view: Known): string[] => Object.keys(view.masses).filter((id) => !(id in view.radicals) && !(JOKERS as readonly string[]).includes(id))

/** The four packaged monomers have fixed looks; those of a custom deck take the remaining ones, in the deck's order. */
export function looks(view: Known): Record<string, Look> {
  const ids = monomers(view)
  const free = SHAPES.map((_, i) => i).filter((i) => !ids.some((id) => PACKAGED[id]?.look === i))
  return Object.fromEntries(
    ids.map((id) => {
      const hue = PACKAGED[id]?.look ?? free.shift() ?? 0
      return [id, { shape: SHAPES[hue]!, hue, letter: PACKAGED[id]?.letter ?? id.slice(0, 2) }]
    }),
  )
}

/** The repeat units of cards one by one: their monomers, and the index at which each card begins. */
export function unitsOf(cards: readonly string[]): { family: string; card: number }[] {
  return cards.flatMap((id, card) => Array.from({ length: Number(id.slice(-1)) }, () => ({ family: id.slice(0, -1), card })))
}

