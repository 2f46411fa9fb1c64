/** Chemistry Monopoly in the browser. */

import type { Texts } from '../../lib/i18n'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Chance from './Chance.svelte'
import End from './End.svelte'
import Note from './Note.svelte'
import { money, ownNames } from './pack'
import { eventOf } from './events'
import { chapter, gain, sound, told } from './log'
import WallScene from './WallScene.svelte'

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

const room: RoomUi = {
  id: 'chemistry-monopoly', Board, End, WallScene, Note, Chance, keys, open: true, summary, names, worth, score,
  told: (event) => told(eventOf(event)),
  chapter: (event, say, names) => chapter(eventOf(event), say, names),
  gain: (event, say) => gain(eventOf(event), say),
  sound: (event, table) => sound(eventOf(event), table),
}
export default room
