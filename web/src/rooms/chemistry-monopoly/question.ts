/** The open question in words, and one sentence that helps to answer it. */

import type { Texts } from '../../lib/i18n'
import { phaseName } from './describe'
import type { Game } from './game.svelte'
import { canBeOwned, cardOrder, cardTitle, groupName, money, type Space, spaceName, spaceThe } from './pack'

export interface Asked {
  title: string
  more: string
}
type Name = (seat: number) => string

/** The question to the shown seat. */
export function asked(game: Game, name: Name, say: Texts): Asked {
  const { view, me, stage } = game
  const space = game.space(game.at)
  const here = space ? spaceName(space, say) : ''
  switch (stage) {
    case 'over':
      return { title: say.say('web-cm-over'), more: say.say(`web-cm-over-${view.reason}`) }
    case 'buy':
      return { title: say.say('web-cm-ask-buy', { space: space ? spaceThe(space, say) : '' }), more: aboutBuying(game, say) }
    case 'tax':
      return { title: say.say('web-cm-ask-tax', { space: here }), more: say.say('web-cm-ask-tax.more', { percent: space?.percent ?? 0 }) }
    case 'count':
      return counting(game, name, say)
    case 'auction':
      return { title: upFor(space, say), more: aboutAuction(game, say) }
    case 'offer':
      if (!view.trade) break
      return view.trade.counter
        ? { title: say.say('web-cm-ask-counter', { name: name(view.trade.seat) }), more: say.say('web-cm-ask-counter.more') }
        : { title: say.say('web-cm-ask-offer', { name: name(view.trade.seat) }), more: '' }
    case 'receipt':
      return { title: say.say('web-cm-ask-receipt', { space: here }), more: say.say('web-cm-ask-receipt.more') }
    case 'debt':
      return debt(game, name, say)
    case 'turn':
      return game.sending ? { title: say.say('web-cm-ask-sent'), more: game.table.online ? '' : say.say('web-cm-ask-sent.more') } : turn(game, say)
    case 'watch':
      break
    default:
      stage satisfies never
  }
  return watching(game, name, say, me)
}

function turn(game: Game, say: Texts): Asked {
  const { view, me } = game
  const inside = me === null ? 0 : (view.players[me]?.inside ?? 0)
  const kinds = new Set(game.choices.map((choice) => choice.action.type))
  if (game.kind === 'leave') return { title: say.say('web-cm-ask-leave'), more: say.say('web-cm-ask-leave.more') }
  if (inside && kinds.has('throw')) return { title: say.say('web-cm-ask-class', { turn: inside }), more: say.say('web-cm-ask-class.more', { fine: money(game.board.money.fine, say) }) }
  if (kinds.has('throw')) {
    const again = Boolean(view.doubles)
    return again ? { title: say.say('web-cm-ask-again'), more: say.say('web-cm-ask-again.more', { doubles: view.doubles ?? 0 }) } : { title: say.say('web-cm-ask-roll'), more: say.say('web-cm-ask-roll.more') }
  }
  return { title: say.say('web-cm-ask-end'), more: say.say('web-cm-ask-end.more') }
}

function counting(game: Game, name: Name, say: Texts): Asked {
  const due = game.menu?.count ?? game.view.due
  if (!due) return { title: '', more: '' }
  const to = due.creditor === null ? say.say('web-cm-lab') : name(due.creditor)
  const at = game.board.at(due.space)
  const space = game.space(at)
  const card = game.cards.get(at)
  const more =
    due.why === 'rent' && space
      ? say.say('web-cm-count-rent', { space: spaceName(space, say), phase: space.kind === 'element' ? phaseName(card?.level ?? 0, game.board.top, say) : groupName(game.board, space, say) })
      : due.why === 'tax'
        ? say.say('web-cm-count-tax', { percent: space?.percent ?? 0 })
        : pieces(game, due.card, say)
  return { title: say.say('web-cm-ask-count', { name: to }), more }
}

function pieces(game: Game, id: string, say: Texts): string {
  const card = game.board.card(id)
  return card ? `${cardTitle(card, say)}: ${cardOrder(card, say) || say.say('web-cm-count-pieces', { liquid: money(card.liquid ?? 0, say), solid: money(card.solid ?? 0, say) })}` : ''
}

function debt(game: Game, name: Name, say: Texts): Asked {
  const { debt: owed, players } = game.view
  if (!owed) return { title: '', more: '' }
  const title = owed.creditor === null ? say.say('web-cm-ask-debt-lab', { amount: money(owed.amount, say) }) : say.say('web-cm-ask-debt', { amount: money(owed.amount, say), name: name(owed.creditor) })
  const cash = players[owed.seat]?.cash ?? 0
  return { title, more: say.say(owed.reach >= owed.amount ? 'web-cm-debt-can' : 'web-cm-debt-cannot', { cash: money(cash, say), missing: money(owed.amount - cash, say), reach: money(owed.reach, say) }) }
}

/** Before buying: the card's rent as a gas, and the number of cards of its set held by this seat and by others. */
function aboutBuying(game: Game, say: Texts): string {
  const space = game.space(game.at)
  if (!space || !canBeOwned(space)) return ''
  const group = game.board.together(space)
  const held = group.filter((at) => game.cards.get(at)?.owner === game.me).length
  const taken = group.filter((at) => game.cards.has(at) && game.cards.get(at)?.owner !== game.me).length
  const set = groupName(game.board, space, say)
  const first = space.rents ? say.say('web-cm-buy-earns', { amount: money(space.rents[0] ?? 0, say) }) : ''
  const short = game.stage === 'buy' && game.menu && !game.choices.some((choice) => choice.action.type === 'buy') ? say.say('web-cm-buy-short', { missing: money((space.price ?? 0) - (game.view.players[game.me ?? 0]?.cash ?? 0), say) }) : ''
  return [short, first, upper(say.say('web-cm-buy-set', { set, held, taken, count: group.length }))].filter(Boolean).join(' ')
}

const upFor = (space: Space | undefined, say: Texts): string => upper(say.say('web-cm-ask-auction', { space: space ? spaceThe(space, say) : '' }))
const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

function aboutAuction(game: Game, say: Texts): string {
  const auction = game.view.auction
  const space = auction ? game.space(game.board.at(auction.space)) : undefined
  if (!auction || !space) return ''
  return [say.say('web-cm-auction-price', { price: money(space.price ?? 0, say) }), ...(auction.away ? [say.say('web-cm-auction-away')] : []), aboutBuying(game, say)].join(' ')
}

/** The actions of the others, while this seat has no question. */
function watching(game: Game, name: Name, say: Texts, me: number | null): Asked {
  const { view } = game
  const space = game.space(game.at)
  const nobody = me === null ? '' : say.say('web-cm-wait')
  if (view.auction) return { title: upFor(space, say), more: say.say('web-cm-watch-auction', { name: name(game.waited) }) }
  if (view.trade) {
    const { seat, to } = view.trade
    return seat === me ? { title: say.say('web-cm-watch-my-offer', { name: name(to) }), more: say.say('web-cm-watch-my-offer.more') } : { title: say.say('web-cm-watch-offer', { name: name(seat), other: name(to) }), more: nobody }
  }
  if (view.debt) {
    const owed = view.debt
    const told = { name: name(owed.seat), amount: money(owed.amount, say) }
    return { title: owed.creditor !== null && owed.creditor === me ? say.say('web-cm-watch-debt-mine', told) : say.say('web-cm-watch-debt', { ...told, other: owed.creditor === null ? say.say('web-cm-lab') : name(owed.creditor) }), more: say.say('web-cm-watch-debt.more') }
  }
  if (view.due) return { title: say.say('web-cm-watch-due', { name: name(view.due.seat) }), more: nobody }
  if (game.turn < 0) return { title: say.say('web-cm-watch-start'), more: '' }
  return { title: say.say('web-cm-watch-turn', { name: name(game.turn) }), more: nobody }
}
