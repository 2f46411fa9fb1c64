/** Cards, chains and plays in words. The sentences are in the catalogues; this file chooses one. */

import type { Texts } from '../../lib/i18n'
import type { Bench } from './bench.svelte'
import { cardOf, type Card } from './cards'
import type { Offer } from './menu'
import type { ChainView, GrowthEvent, LastAnswer, PublicView, VialView } from './types'

export const plain = (value: number, say: Texts): string => say.say('web-cg-number', { value })
export const grams = (value: number, say: Texts, places: 0 | 1 = 1): string => say.say(places ? 'web-cg-grams' : 'web-cg-grams-round', { value })

/** An event as a sentence. */
export const eventWords = (event: GrowthEvent, names: readonly string[], say: Texts, me: number | null): string => say.event({ ...event }, names, 'event', me)

/** The label of a card: S, MMA, TEMPO, or a reaction's name. */
export function symbolOf(family: string, say: Texts, short = false): string {
  if (short && say.has(`web-cg-short-${family}`)) return say.say(`web-cg-short-${family}`)
  return family === 'T' || family === 'CO' ? say.say(`card-${family}`) : family === 'H2O2' ? say.say('web-cg-short-H2O2') : family
}

/** The full name; a custom deck brings its own names. */
export function nameOf(family: string, view: Pick<PublicView, 'names'>, say: Texts): string {
  const own = view.names?.[family]
  if (own) return own[say.lang]
  return say.has(`monomer-${family}`) ? say.say(`monomer-${family}`) : symbolOf(family, say)
}

export const formulaOf = (family: string, view: PublicView): string => view.pictures?.[family]?.formula ?? view.names?.[family]?.formula ?? ''

export function massOf(card: Card, view: PublicView, say: Texts, short = false): string {
  const mass = view.masses[card.family]
  if (mass === undefined) return short ? '' : say.say(`web-cg-does-${card.family}`)
  if (short) return card.role === 'monomer' ? say.say('web-cg-mass-times.short', { value: card.value, mass: Number(mass) }) : say.say('web-cg-mass.short', { mass: Number(mass) })
  return card.role === 'monomer' ? say.say('web-cg-mass-times', { value: card.value, mass: Number(mass) }) : say.say('web-cg-mass', { mass: Number(mass) })
}

/** A card in a sentence: "MMA 3", "TEMPO". */
export function cardWords(id: string, view: PublicView, say: Texts): string {
  const card = cardOf(id, view)
  return card.role === 'monomer' ? say.say('web-cg-card-value', { symbol: card.family, value: card.value }) : symbolOf(card.family, say)
}

/** Several cards: "Copolymer + MMA 3". */
export const cardsWords = (ids: readonly string[], view: PublicView, say: Texts): string => ids.map((id) => cardWords(id, view, say)).join(' + ')

/** A card for a screen reader: its name and molar mass. */
export function cardLabel(card: Card, view: PublicView, say: Texts): string {
  const name = nameOf(card.family, view, say)
  if (card.role === 'monomer') return `${say.say('web-cg-label-monomer', { symbol: card.family, name, value: card.value })}, ${massOf(card, view, say)}`
  if (say.has(`card-${card.family}.about`)) return `${symbolOf(card.family, say)}: ${say.say(`card-${card.family}.about`)}`
  return say.say('web-cg-label-starter', { name, radicals: view.radicals[card.family] ?? 1 })
}

/** Monomers in their order along a chain: "S–BA". */
export function along(cards: readonly string[]): string {
  const found: string[] = []
  for (const id of cards) if (found.at(-1) !== id.slice(0, -1)) found.push(id.slice(0, -1))
  return found.join('–')
}

/** From this many plays on they are shown without their results. */
export const MANY_PLAYS = 5

const owner = (seat: number, bench: Bench): string => (seat === bench.seat ? 'you' : 'other')

/** The whole chain for a screen reader. */
export function chainLabel(chain: ChainView, bench: Bench, names: readonly string[], say: Texts): string {
  return say.say('web-cg-chain-label', {
    who: owner(chain.owner, bench), name: names[chain.owner] ?? '', number: chain.number, monomers: along(chain.cards), end: chain.end, units: chain.units, mass: Number(chain.mass), capped: chain.capped ? 'yes' : 'no',
  })
}

export function vialWords(vial: VialView, names: readonly string[], say: Texts): string {
  const told = say.say('web-cg-vial', { monomers: along(vial.cards), units: vial.units, mass: Number(vial.mass), made: vial.made })
  return vial.stolen_from === undefined || vial.stolen_from === null ? told : `${told}, ${say.say('web-cg-vial-stolen', { name: names[vial.stolen_from] ?? '' })}`
}

export interface Words {
  title: string
  more: string
}

/** A play's title and its result in words; of those offered together that would have the same title each says its chains, one that ends the game
    says so first. */
export function offerWords(offer: Offer, bench: Bench, names: readonly string[], say: Texts): Words {
  const { title, more } = playWords(offer, bench, names, say)
  const alike = bench.offers.some((one) => one.key !== offer.key && playWords(one, bench, names, say).title === title)
  const whole = alike ? say.say('web-cg-do-which', { title, chains: offer.chains.join(' + ') }) : title
  return offer.last ? lastWords(offer.last, whole, names, say) : { title: whole, more }
}

/** How the game would end. */
export const outcomeOf = (last: LastAnswer): string => {
  const even = Number(last.score) === Number(last.other)
  if (last.place > 1) return even ? 'behind-even' : 'behind'
  return last.shared ? 'shared' : even ? 'win-even' : 'win'
}

function lastWords(last: LastAnswer, play: string, names: readonly string[], say: Texts): Words {
  const params = { outcome: outcomeOf(last), play, score: plain(Number(last.score), say), other: plain(Number(last.other), say), name: names[last.rival] ?? '', growing: last.growing ?? 0 }
  return { title: say.say('web-cg-last', params), more: say.say('web-cg-last.more', params) }
}

function playWords(offer: Offer, bench: Bench, names: readonly string[], say: Texts): Words {
  const view = bench.view
  const chains = offer.chains.map((number) => bench.chain(number)).filter((one) => one !== undefined)
  const [first, second] = chains
  const monomer = offer.cards.map((id) => cardOf(id, view)).find((card) => card.role === 'monomer')?.family ?? ''
  const two = (key: string, params: Record<string, unknown>): Words => ({ title: say.say(key, params), more: say.say(`${key}.more`, params) })
  if (offer.play === 'draw') return { title: say.say('web-cg-do-draw'), more: say.say('web-cg-do-draw.more', { count: view.stack }) }
  if (offer.play === 'take') return two('web-cg-do-take', { card: cardsWords(offer.cards, view, say) })
  if (offer.play === 'discard') return two('web-cg-do-discard', { card: cardsWords(offer.cards, view, say) })
  if (offer.play === 'initiate') {
    const [a, b] = offer.cards.slice(1).map((id) => id.slice(0, -1))
    return offer.two ? two('web-cg-do-two', { first: a, second: b, mass: offer.mass }) : two('web-cg-do-initiate', { with: monomer, units: offer.units, mass: offer.mass })
  }
  if (!first) return { title: offer.key, more: '' }
  const params = { who: owner(first.owner, bench), name: names[first.owner] ?? '', end: first.end, with: monomer, before: first.units, added: offer.units, units: first.units + offer.units, capped: first.capped ? 'yes' : 'no' }
  if (offer.play === 'terminate' && second) {
    const foreign = chains.find((one) => one.owner !== bench.seat)
    const mass = Number(first.mass) + Number(second.mass)
    return two(`web-cg-do-${offer.mode}`, {
      who: foreign ? 'other' : 'you', name: foreign ? (names[foreign.owner] ?? '') : '', first: first.units, second: second.units, units: first.units + second.units, mass,
      'first-end': first.end, 'second-end': second.end,
    })
  }
  return two(`web-cg-do-${offer.play}`, params)
}

/** The question above the hand, and the grey sentence beside it. */
export function question(bench: Bench, names: readonly string[], say: Texts, desk = true): Words {
  const view = bench.view
  const cards = cardsWords(bench.chosen, view, say)
  switch (bench.stage) {
    case 'over':
      return { title: say.say('web-cg-ask-over'), more: '' }
    case 'wait':
      return { title: say.say('web-cg-ask-sent'), more: bench.table.online ? '' : say.say('web-cg-ask-sent.more') }
    case 'watch': {
      const turn = view.turn
      if (turn === null) return { title: say.say('web-cg-ask-before'), more: '' }
      const next = (turn + 1) % view.players.length
      return { title: say.say('web-cg-ask-turn', { name: names[turn] ?? '' }), more: bench.seat === next ? say.say('web-cg-ask-turn.next') : '' }
    }
    case 'draw':
      return { title: say.say('web-cg-ask-draw'), more: say.say('web-cg-ask-draw.more') }
    case 'cards': {
      if (view.taken) return { title: say.say('web-cg-ask-taken', { card: cardWords(view.taken, view, say) }), more: say.say('web-cg-ask-taken.more') }
      if (bench.aim !== null) return { title: say.say('web-cg-ask-aim'), more: say.say(bench.joins.size > 0 ? 'web-cg-ask-aim.more' : 'web-cg-ask-aim.none') }
      const drawn = bench.table.private?.drawn
      return { title: say.say('web-cg-ask-cards'), more: `${drawn ? `${say.say('web-cg-ask-drew', { card: cardWords(drawn, view, say) })} ` : ''}${say.say(bench.useful.size > 0 ? 'web-cg-ask-cards.more' : 'web-cg-ask-cards.none')}` }
    }
    case 'more':
      return { title: say.say('web-cg-ask-more', { cards }), more: say.say(bench.joins.size > 0 ? 'web-cg-ask-more.more' : 'web-cg-ask-more.none') }
    case 'play': {
      if (bench.preview?.last ?? bench.discard?.last) return { title: cards, more: say.say('web-cg-ask-last') }
      const more = bench.joins.size > 0 ? say.say('web-cg-ask-join', { cards: [...bench.joins].map((id) => cardWords(id, view, say)).slice(0, 3).join(', ') }) : ''
      // With many plays only titles are shown, so the result of the filled one is given here.
      if (desk && bench.offers.length > MANY_PLAYS && bench.preview) return { title: say.say(bench.preview.play === 'terminate' ? 'web-cg-ask-pair' : 'web-cg-ask-chain', { cards }), more: offerWords(bench.preview, bench, names, say).more }
      if (bench.pairing && bench.aimed.length === 0) return { title: say.say('web-cg-ask-pair', { cards }), more: say.say('web-cg-ask-pair.more') }
      if (bench.offers.some((one) => one.play === 'terminate')) return { title: say.say('web-cg-ask-pair', { cards }), more }
      if (bench.offers.length === 1) return { title: cards, more }
      return { title: say.say(bench.lit.size > 1 ? 'web-cg-ask-chain' : 'web-cg-ask-how', { cards }), more }
    }
  }
}
