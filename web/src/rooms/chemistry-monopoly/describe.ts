/** Spaces, cards and questions in words: for labels that are read aloud, and for the lines under a question. */

import type { Texts } from '../../lib/i18n'
import type { Game } from './game.svelte'
import { type Board, canBeOwned, groupName, money, spaceName, type Held, type Space } from './pack'

/** Gas, one liquid, … solid. */
export function phaseName(level: number, top: number, say: Texts): string {
  if (level >= top) return say.say('web-cm-phase-solid')
  return level === 0 ? say.say('web-cm-phase-gas') : say.say('web-cm-phase-liquid', { count: level })
}

export interface Rung {
  head: string
  figure: string
  /** In a row of several, where the one before has said what is counted. */
  short: string
  /** The phase of an element; null where the number of cards counts. */
  level: number | null
}

/** The printed rents of a card: of an element in each phase, of other cards by how many of their kind one has. */
export function ladder(board: Board, space: Space, say: Texts): Rung[] {
  if (space.kind === 'element') {
    const rents = space.rents ?? []
    const levels = rents.flatMap((rent, n) => (n === rents.length - 1 ? [{ level: board.top, rent }] : n < board.top ? [{ level: n, rent }] : []))
    return levels.map(({ level, rent }) => ({ head: phaseName(level, board.top, say), figure: money(rent, say), short: level > 1 && level < board.top ? String(level) : phaseName(level, board.top, say), level }))
  }
  if (space.kind !== 'supply' && space.kind !== 'life') return []
  const figures = (space.kind === 'supply' ? board.supplyRents : board.lifeFactors).slice(0, board.together(space).length)
  return figures.map((figure, n) => ({ head: say.say('web-cm-number-owned', { count: n + 1 }), figure: space.kind === 'life' ? say.say('web-cm-rent-times', { factor: figure }) : money(figure, say), short: n > 0 ? String(n + 1) : say.say('web-cm-number-owned', { count: 1 }), level: null }))
}

/** A card's current rent: "@90", "4 × the roll", or nothing while it is transferred. */
export function rentNow(card: Held, say: Texts): string {
  if (card.away) return say.say('web-cm-rent-away')
  if (!card.rent) return ''
  return card.rolls ? say.say('web-cm-rent-times', { factor: card.rent }) : money(card.rent, say)
}

/** A full description of a space for a screen reader. */
export function spaceLabel(game: Game, at: number, name: (seat: number) => string, say: Texts): string {
  const { board, view } = game
  const space = board.spaces[at] as Space
  const told = [spaceName(space, say)]
  if (canBeOwned(space)) told.push(groupName(board, space, say))
  const card = game.cards.get(at)
  if (card) {
    told.push(say.say('web-cm-owned-by', { name: name(card.owner) }))
    if (space.kind === 'element') told.push(phaseName(card.level ?? 0, board.top, say))
    const rent = rentNow(card, say)
    if (rent) told.push(card.away ? rent : say.say('web-cm-label-rent', { rent }))
  } else if (space.price) told.push(say.say('web-cm-for-sale', { price: money(space.price, say) }))
  else if (space.kind === 'extra-credit' && view.pot) told.push(money(view.pot, say))
  const here = view.players.flatMap((player, seat) => (!player.out && game.stands[seat] === at ? [name(seat)] : []))
  if (here.length > 0) told.push(say.say('web-cm-here', { names: here.join(', ') }))
  return told.join(', ')
}

/** A card of a hand in words. */
export function cardLabel(game: Game, card: Held, say: Texts): string {
  const { board } = game
  const space = board.spaces[card.space] as Space
  const told = [spaceName(space, say), groupName(board, space, say)]
  if (space.kind === 'element') told.push(phaseName(card.level ?? 0, board.top, say))
  const rent = rentNow(card, say)
  if (rent) told.push(card.away ? rent : say.say('web-cm-label-rent', { rent }))
  return told.join(', ')
}
