/** Molecules, plays and cards in words; atoms are named by sign and number, as in the log and the text view. */

import type { Texts } from '../../lib/i18n'
import { neighbours, side, tokensBy } from './geometry'
import type { Site } from './menu'
import { tokensOf } from './menu'
import { MAUVE, SIGNS, YELLOW } from './printed'
import type { Card, Manipulation, Molecule, Reagent, Target } from './types'

export const named = (names: readonly string[], seat: number, say: Texts): string => names[seat] ?? say.say('seat-name', { number: seat + 1 })

/** C5, O7, Y3. */
export function atom(m: Molecule, token: number): string {
  const found = tokensBy(m).get(token)
  return found ? `${SIGNS[found[1]]}${token}` : String(token)
}

/** A full description of a centre or a bond for a screen reader: its kind, its carrier and its neighbours. */
export function siteName(m: Molecule, site: Site, say: Texts): string {
  const [one = 0, two] = tokensOf(site)
  if (two !== undefined) {
    const double = m.bonds.some(([a, b, order]) => order === 2 && ((a === one && b === two) || (a === two && b === one)))
    return say.say(double ? 'web-lab-bond-double' : 'web-lab-bond-single', { first: atom(m, one), second: atom(m, two) })
  }
  const near = neighbours(m)
  const on = near.get(one)?.[0]?.token ?? one
  const others = (near.get(on) ?? []).filter(({ token }) => token !== one).map(({ token }) => atom(m, token)).join(', ')
  const mauve = tokensBy(m).get(one)?.[1] === MAUVE
  return say.say(mauve ? 'web-lab-centre-double' : 'web-lab-centre-single', { number: one, on: atom(m, on), others: others || '–' })
}

/** The name of a play on its row. */
export function playTitle(m: Molecule, action: Manipulation, reagents: readonly Reagent[], say: Texts): string {
  switch (action.type) {
    case 'join': {
      const card = reagents.find((one) => one.number === action.card)
      const by = card ? carrierSign(card.molecule, action.end) : ''
      return card && card.ends.length > 1 ? say.say('web-lab-join-by', { card: action.card, by }) : say.say('web-lab-join', { card: action.card })
    }
    case 'bridge':
      return say.say('web-lab-bridge', { card: action.card })
    case 'cut':
      return say.say('web-lab-cut', { keep: atom(m, action.keep) })
    case 'characterise':
      return say.say(`web-lab-is-${action.group.toLowerCase()}`)
    default:
      return say.say(`web-lab-${action.type}`)
  }
}

/** The line under the name: the result of the play. */
export function playDetail(m: Molecule, action: Manipulation, reagents: readonly Reagent[], say: Texts): string {
  switch (action.type) {
    case 'join':
      return say.say('web-lab-join.more', { formula: reagents.find((one) => one.number === action.card)?.molecule.formula ?? '' })
    case 'bridge':
      return say.say('web-lab-bridge.more', { first: atom(m, action.centre), second: atom(m, action.other) })
    case 'cut':
      return say.say('web-lab-cut.more', { away: atom(m, action.away), count: side(m, action.keep, action.away).size })
    case 'add':
      return say.say('web-lab-add.more', { first: atom(m, action.first), second: atom(m, action.second) })
    case 'eliminate':
    case 'merge':
    case 'close':
      return say.say(`web-lab-${action.type}.more`, { first: atom(m, action.centre), second: atom(m, action.other) })
    case 'split':
      return say.say('web-lab-split.more')
    case 'characterise':
      return say.say(`web-lab-is-${action.group.toLowerCase()}.more`)
  }
}

/** An announcement as a sentence, with the catalogue's text for each kind of manipulation. */
export function announced(m: Molecule, action: Manipulation, say: Texts): string {
  const at = tokensBy(m)
  const on = (token: number): string => atom(m, neighbours(m).get(token)?.[0]?.token ?? token)
  switch (action.type) {
    case 'join':
      return say.say(at.get(action.centre)?.[1] === MAUVE ? 'how-double' : 'how-single', { reagent: action.card, first: on(action.centre), second: atom(m, action.centre) })
    case 'bridge':
      return say.say('how-bridge', { reagent: action.card, first: atom(m, action.centre), second: atom(m, action.other) })
    case 'cut': {
      const double = m.bonds.some(([a, b, order]) => order === 2 && [a, b].includes(action.keep) && [a, b].includes(action.away))
      return say.say(double ? 'how-cut-double' : 'how-cut', { first: atom(m, action.keep), second: atom(m, action.away) })
    }
    case 'add':
      return say.say('how-add', { first: atom(m, action.first), second: atom(m, action.second) })
    case 'split':
      return say.say('how-split', { first: on(action.centre), second: atom(m, action.centre) })
    case 'characterise':
      return say.say(`how-is-${action.group.toLowerCase()}`, { first: on(action.centre), second: atom(m, action.centre) })
    default:
      return say.say(`how-${action.type}`, { first: atom(m, action.centre), second: atom(m, action.other) })
  }
}

function carrierSign(m: Molecule, end: number): string {
  const near = neighbours(m).get(end)?.[0]
  const kind = near ? tokensBy(m).get(near.token)?.[1] : undefined
  const mauve = tokensBy(m).get(end)?.[1] === MAUVE
  return kind === undefined ? '' : `${SIGNS[kind]}${mauve ? '=' : '–'}`
}

export const cardName = (card: Card, say: Texts): string => (say.lang === 'fr' ? card.fr || card.en : card.en || card.fr) || say.say(`card-${card.id}`)

/** The effect of a card: the catalogue's line, or for a custom card its effects one by one. */
export function cardDoes(card: Card, say: Texts): string {
  if (!card.en && !card.fr) return say.say(`card-${card.id}.does`)
  if (card.token) return say.say('web-lab-does-restore', { token: card.token })
  return (card.effects ?? []).map((one) => say.say(`web-lab-does-${one.do}`, { by: one.by ?? 0, token: one.token ?? '' })).join(', ')
}

/** The big sign in a card's head: +2, −3, or none. */
export function cardSign(card: Card): string {
  const by = (card.effects ?? []).find((one) => one.by)
  return by ? `${by.do === 'harder' ? '+' : '−'}${by.by}` : ''
}

function targetText(target: Target, say: Texts): string {
  const key = `target-${target.id || 'own'}`
  return (say.lang === 'fr' ? target.fr || target.en : target.en || target.fr) || (say.has(key) ? say.say(key) : target.id)
}

/** The target's name as a title. */
export const targetName = (target: Target, say: Texts): string => upper(targetText(target, say))
/** The target's name inside a sentence; a target without a name is given by its formula. */
export const targetWord = (target: Target, say: Texts): string => (target.id || target.en || target.fr ? targetText(target, say) : target.crest.formula)

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The centres of a molecule, for the spoken list of its open ends. */
export const centresOf = (m: Molecule): number[] => m.tokens.filter(([, kind]) => kind === YELLOW || kind === MAUVE).map(([number]) => number)

