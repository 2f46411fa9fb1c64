/** Touches of things that the menu does not offer: the answer that the judge is asked about. It contains no chemistry. */

import type { Bench } from './bench.svelte'
import { bondSite, tokensOf, tokenSite, type Site } from './menu'
import { CARBON, colourOf, HYDROGEN, MAUVE, YELLOW } from './printed'
import type { Action, Molecule, Token } from './types'

/** Every token and every bond of a molecule as a place. */
export const allSites = (m: Molecule): Site[] => [...m.tokens.map(([number]) => tokenSite(number)), ...m.bonds.map(([a, b]) => bondSite(a, b))]

const isCentre = (token: Token): boolean => token[1] === YELLOW || token[1] === MAUVE

/** A bond means cutting it, the heavier side stays; with a reagent in the hand a place means joining it there, else naming it. */
export function atSite(bench: Bench, site: Site): Action | null {
  const m = bench.player.molecule
  if (!m) return null
  const kind = new Map(m.tokens.map((token) => [token[0], token[1]]))
  const [one = 0, two] = tokensOf(site)
  if (two !== undefined) {
    const [keep, away] = kind.get(one) === HYDROGEN || (kind.get(two) === CARBON && kind.get(one) !== CARBON) ? [two, one] : [one, two]
    return { type: 'cut', keep, away }
  }
  if (bench.card !== null) return joined(bench, bench.card, one)
  return { type: 'characterise', centre: one, group: kind.get(one) === MAUVE ? 'O' : 'H' }
}

/** Joining a reagent at a place: by a centre of the same colour, where the reagent has one. */
function joined(bench: Bench, card: number, centre: number): Action | null {
  const m = bench.player.molecule
  const ends = (bench.reagent(card)?.molecule.tokens ?? []).filter(isCentre)
  const colour = m?.tokens.find(([number]) => number === centre)?.[1]
  const end = ends.find((token) => token[1] === colour) ?? ends[0]
  return end ? { type: 'join', centre, card, end: end[0] } : null
}

/** What a card of the hand means in the open question; null: cards of its colour have no place in it. */
export function withCard(bench: Bench, card: number): { door: boolean; action: Action } | null {
  const colour = colourOf(card)
  if (bench.kind === 'surplus') return { door: false, action: { type: 'discard', card } }
  if (colour === 'reagent') {
    const m = bench.player.molecule
    if (bench.kind !== 'manipulate' || !m) return null
    const ends = (bench.reagent(card)?.molecule.tokens ?? []).filter(isCentre)
    const centres = m.tokens.filter(isCentre)
    const centre = centres.find((token) => ends.some((end) => end[1] === token[1])) ?? centres[0] ?? m.tokens[0]
    const action = centre && joined(bench, card, centre[0])
    return action ? { door: false, action } : null
  }
  if (bench.kind === 'boum' || bench.kind === 'chemistry') return { door: false, action: { type: 'play', card } }
  return colour === 'safety' && bench.door ? { door: true, action: { type: 'secure', card } } : null
}
