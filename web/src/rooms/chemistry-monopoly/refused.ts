/** Why an offer was refused, in the words of the one who refused it: the figures come from the server. */

import type { Texts } from '../../lib/i18n'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import { type Board, goodName, groupName, money } from './pack'

const setName = (board: Board, id: string, say: Texts): string => {
  const space = board.spaces.find((one) => one.set === id) ?? board.spaces.find((one) => one.kind === (id === 'life' ? 'life' : 'supply'))
  return space ? groupName(board, space, say) : id
}

/** The sentences of a refusal, without the price. */
export function reasons(board: Board, why: CM.Reason, say: Texts): string[] {
  switch (why.why) {
    case 'yours':
    case 'both':
      return [
        say.say('web-cm-no-yours', { set: setName(board, why.yours ?? '', say) }),
        ...(why.rent ? [say.say('web-cm-no-rent', { rent: money(why.rent, say) })] : []),
        ...(why.why === 'both' ? [say.say('web-cm-no-mine', { set: setName(board, why.mine ?? '', say), rise: money(why.rise ?? 0, say) })] : []),
      ]
    case 'broken':
      return [say.say('web-cm-no-broken', { set: setName(board, why.broken ?? '', say) })]
    case 'printed':
    case 'margin':
      return [say.say(`web-cm-no-${why.why}`, { offered: money(why.offered ?? 0, say), asked: money(why.asked ?? 0, say), least: money(why.least ?? 0, say) })]
    case 'purse':
      return [say.say('web-cm-no-purse', { left: money(why.left ?? 0, say), dearest: money(why.dearest ?? 0, say) })]
    case 'unconvinced':
      return [say.say('web-cm-no-unconvinced')]
    case null:
    case undefined:
      return []
    default:
      why.why satisfies never
      return []
  }
}

/** The price for which the offer would be accepted; "" where none was named. */
export const price = (why: CM.Reason, say: Texts): string => (why.more ? say.say('web-cm-no-more', { more: money(why.more, say) }) : '')

/** The button of the offer that would be accepted: what is given for it, or how little is asked. */
export function better(board: Board, offer: CM.Offer, say: Texts): string {
  if (offer.ask) return say.say('web-cm-better-ask', { amount: money(offer.ask, say) })
  const given = [...(offer.give ?? []).map((id) => goodName(board, id, say)), ...(offer.pay ? [money(offer.pay, say)] : [])]
  return say.say('web-cm-better', { what: given.join(' + ') })
}
