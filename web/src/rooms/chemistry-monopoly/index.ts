/** Chemistry Monopoly in the browser. */

import type { Texts } from '../../lib/i18n'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Chance from './Chance.svelte'
import End from './End.svelte'
import Note from './Note.svelte'
import { changed, pace } from './pace'
import { money, ownNames } from './pack'
import { eventOf } from './events'
import { chapter, gain, sound, told } from './log'
import { plan } from './plan'

function summary(table: TableStore, say: Texts): Summary {
  const view = table.public as CM.PublicView
  const waiting = view.auction?.bidders[0] ?? view.trade?.to ?? view.debt?.seat ?? view.due?.seat ?? view.turn ?? -1
  const where = view.round === 0 ? say.say('web-before') : view.bell ? say.say('web-cm-last-turn') : say.say('web-cm-round', { round: view.round })
  return {
    where,
    seats: view.players.map((player, seat) => ({
      score: player.out ? say.say('web-cm-bankrupt') : money((view.reason ? player.worth : player.cash) ?? 0, say), // at the end everything counts
      turn: !view.reason && seat === waiting,
      out: Boolean(player.out),
    })),
    ...(view.rounds <= 40 ? { progress: { done: view.round, of: view.rounds } } : {}),
  }
}

const worth: RoomUi['worth'] = (table, seat) => {
  const player = (table.public as CM.PublicView | null)?.players[seat]
  return player?.worth || player?.cash || 0
}

const keys: RoomUi['keys'] = [
  { keys: ['R'], text: 'web-cm-key-roll' },
  { keys: ['B', 'L'], text: 'web-cm-key-buy' },
  { keys: ['E'], text: 'web-cm-key-end' },
  { keys: ['T'], text: 'web-cm-key-trade' },
  { keys: ['Y', 'N'], text: 'web-cm-key-answer' },
  { keys: ['P', 'F'], text: 'web-cm-key-class' },
  { keys: ['←', '↑', '↓', '→'], text: 'web-cm-key-board' },
  { keys: ['Esc'], text: 'web-cm-key-back' },
]

const names: RoomUi['names'] = (options, say) => ownNames(options as Partial<CM.Options> | null, say.lang)
const score = (amount: number, say: Texts): string => money(amount, say)

/** The button of the answer, or the way to it. */
const touches: RoomUi['touches'] = (action) => {
  const answer = action as CM.Actions
  switch (answer.type) {
    case 'condense':
    case 'evaporate':
    case 'transfer':
    case 'buyback':
      return answer.type === 'condense' ? ['[data-do="cards"]', `[data-deed="condense ${answer.space}"]`] : ['[data-do="cards"]', `[data-card="${answer.space}"]`, `[data-deed="${answer.type} ${answer.space}"]`]
    case 'offer':
    case 'counter':
      return ['[data-do="trade"]', ...[...(answer.give ?? []), ...(answer.want ?? [])].map((good) => `[data-good="${good}"]`), ...(answer.pay ? ['[data-pan="pay"]'] : answer.ask ? ['[data-pan="ask"]'] : []), '[data-do="offer"]:not([aria-disabled])']
    case 'bid':
      return ['.auction .bid']
    case 'selldown':
      return []
    default:
      return [`[data-do="${answer.type}"]`]
  }
}

const debriefing: RoomUi['debriefing'] = async () => (await import('./debrief')).pages

/** The spaces that the answer is about. */
const about: RoomUi['about'] = (action) => {
  const answer = action as CM.Actions
  switch (answer.type) {
    case 'buy':
    case 'decline':
    case 'bid':
      return ['.spot[data-here], .slot.at']
    case 'condense':
    case 'evaporate':
    case 'transfer':
    case 'buyback':
      return [`[data-place="${answer.space}"]`]
    case 'offer':
    case 'counter':
      return [...(answer.give ?? []), ...(answer.want ?? [])].map((good) => `[data-place="${good}"]`)
    default:
      return []
  }
}

const room: RoomUi = {
  id: 'chemistry-monopoly', Board, End, wall: async () => (await import('./wall')).parts, Note, debriefing, plan, Chance, touches, about, keys, open: true, summary, names, worth, score,
  pace, changed,
  told: (event) => told(eventOf(event)),
  chapter: (event, say, names, me) => chapter(eventOf(event), say, names, me),
  round: 'web-cm-round-title',
  gain: (event, say, me) => gain(eventOf(event), say, me),
  sound: (event, table) => sound(eventOf(event), table),
}
export default room
