/** Molecules, plays and cards in words. */

import type { Texts } from '../../lib/i18n'
import { pair, place } from './addresses'
import { side, tokensBy } from './geometry'
import type { Site } from './menu'
import { tokensOf } from './menu'
import { HYDROGEN, MAUVE, SIGNS, YELLOW } from './printed'
import { allSites } from './tries'
import type { Card, Manipulation, Molecule, Reagent, Target } from './types'

export const named = (names: readonly string[], seat: number, say: Texts): string => names[seat] ?? say.say('seat-name', { number: seat + 1 })

/** C5, O7, Y3. */
function atom(m: Molecule, token: number): string {
  const found = tokensBy(m).get(token)
  return found ? `${SIGNS[found[1]]}${token}` : String(token)
}

/** A centre or a bond in the words of chemistry. */
export function siteName(m: Molecule, site: Site, say: Texts): string {
  const [one = 0, two] = tokensOf(site)
  if (two === undefined) return upper(say.phrase(place(m, one)))
  const kinds = tokensBy(m)
  const hydrogen = [one, two].find((token) => kinds.get(token)?.[1] === HYDROGEN)
  if (hydrogen !== undefined) return say.say('web-lab-bond-hydrogen', { at: place(m, hydrogen) })
  const double = m.bonds.some(([a, b, order]) => order === 2 && ((a === one && b === two) || (a === two && b === one)))
  return say.say(double ? 'web-lab-bond-double' : 'web-lab-bond-single', { at: pair(m, one, two) })
}

/** Of the last molecules, by language: a name is worked out once. */
const known = new WeakMap<Molecule, Map<string, ReadonlyMap<Site, string>>>()

/** Every place by its name. Places that chemistry calls the same are counted, so that each is told apart by ear. */
export function siteNames(m: Molecule, say: Texts): ReadonlyMap<Site, string> {
  const languages = known.get(m) ?? new Map<string, ReadonlyMap<Site, string>>()
  known.set(m, languages)
  const found = languages.get(say.lang)
  if (found) return found
  const alike = new Map<string, Site[]>()
  for (const site of allSites(m)) {
    const name = siteName(m, site, say)
    alike.set(name, [...(alike.get(name) ?? []), site])
  }
  const names = new Map<Site, string>()
  for (const [name, sites] of alike) sites.forEach((site, i) => names.set(site, sites.length === 1 ? name : say.say('board-alike', { place: name, number: i + 1, all: sites.length })))
  languages.set(say.lang, names)
  return names
}

/** The numbers of a place, for who asks: C5, or C5–H7. */
export const siteNumbers = (m: Molecule, site: Site): string => tokensOf(site).map((token) => atom(m, token)).join('–')

/** The name of a play on its row. */
export function playTitle(m: Molecule, action: Manipulation, reagents: readonly Reagent[], say: Texts): string {
  switch (action.type) {
    case 'join': {
      const card = reagents.find((one) => one.number === action.card)
      return card && card.ends.length > 1 ? say.say('web-lab-join-by', { card: action.card, by: place(card.molecule, action.end) }) : say.say('web-lab-join', { card: action.card })
    }
    case 'bridge':
      return say.say('web-lab-bridge', { card: action.card })
    case 'cut':
      return tokensBy(m).get(action.away)?.[1] === HYDROGEN ? say.say('web-lab-cut-hydrogen') : say.say('web-lab-cut', { keep: place(m, action.keep) })
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
      return say.say('web-lab-bridge.more', { at: pair(m, action.centre, action.other) })
    case 'cut':
      return say.say('web-lab-cut.more', { away: place(m, action.away), count: side(m, action.keep, action.away).size })
    case 'add':
      return say.say('web-lab-add.more', { at: pair(m, action.first, action.second) })
    case 'eliminate':
    case 'merge':
    case 'close':
      return say.say(`web-lab-${action.type}.more`, { at: pair(m, action.centre, action.other) })
    case 'split':
      return say.say('web-lab-split.more')
    case 'characterise':
      return say.say(`web-lab-is-${action.group.toLowerCase()}.more`)
  }
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

