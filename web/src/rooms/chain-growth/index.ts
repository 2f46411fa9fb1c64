/** Chain Growth in the browser. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { RoomUi, Summary, TableStore } from '../index'
import { alike } from '../../lib/alike'
import Board from './Board.svelte'
import Clash from './Clash.svelte'
import End from './End.svelte'
import { everything } from './menu'
import Note from './Note.svelte'
import { changed, pace } from './pace'
import { plan } from './plan'
import { plain } from './telling'
import { eventOf, type EventType, type GrowthEvent, type Menu, type PrivateView, type PublicView } from './types'

const viewOf = (table: Pick<TableStore, 'public'>): PublicView | null => table.public as PublicView | null

function summary(table: TableStore, say: Texts): Summary {
  const view = viewOf(table)!
  const where = view.turn === null ? (view.reason ? say.say('web-cg-where-over') : say.say('web-cg-where-before')) : say.say('web-cg-where', { count: view.stack })
  return {
    where,
    seats: view.players.map((_, seat) => ({ score: plain(worth(table, seat), say), turn: view.turn === seat })),
  }
}

/** A seat's score: its monomers, or the chemists' index. */
function worth(table: Pick<TableStore, 'public'>, seat: number): number {
  const view = viewOf(table)
  const player = view?.players[seat]
  return Number((view?.scoring === 'chemist' ? player?.index : player?.units) ?? 0)
}

/** Units that an event added to a player's shelf. */
function finishedUnits(event: GrowthEvent): number {
  switch (event.type) {
    case 'disproportionated':
      return event.before + event.other_before
    case 'combined':
    case 'transferred':
    case 'capped':
      return event.units
    default:
      return 0
  }
}

/** The units at the right of the event's line in the log. */
function gain(event: GameEvent, say: Texts): string {
  const units = finishedUnits(eventOf(event))
  return units > 0 ? say.say('web-cg-gain', { units }) : ''
}

/** Whether the log shows an event: of draws only the viewer's own. */
function told(event: GameEvent): boolean {
  const one = eventOf(event)
  return one.type !== 'drew' || one.card !== undefined
}

const keys: RoomUi['keys'] = [
  { keys: ['←', '→'], text: 'web-cg-key-walk' },
  { keys: ['Enter ↵'], text: 'web-cg-key-take' },
  { keys: ['1', '2', '3', '…'], text: 'web-cg-key-play' },
  { keys: ['D'], text: 'web-cg-key-discard' },
  { keys: ['H'], text: 'web-cg-key-hand' },
  { keys: ['Esc'], text: 'web-cg-key-back' },
]

const SOUNDS: Record<EventType, SoundName | null> = {
  initiated: 'placed', propagated: 'placed', switched: 'reaction', combined: 'reaction', disproportionated: 'reaction', transferred: 'reaction', capped: 'placed', stolen: 'money',
  starter: null, dealt: null, drew: null, took: null, discarded: null, reactivated: null, learned: null, reshuffled: null, ended: null,
}

/** The cards, the chains they go onto, and the button of the play. */
const touches: RoomUi['touches'] = (action, table) => {
  const menu = table.asks.find((one) => one.menu !== null && one.ask.seat === table.seat)?.menu as Menu | undefined
  const offer = menu ? everything(menu).find((one) => alike(one.action, action)) : undefined
  if (!offer) return []
  const hand = (table.private as PrivateView | null)?.hand ?? []
  const places: number[] = []
  for (const id of offer.play === 'take' ? [] : offer.cards) places.push(hand.findIndex((card, at) => card === id && !places.includes(at)))
  return [...places.map((at) => `.hand li:nth-child(${at + 1} of :not([inert])) .card`), ...offer.chains.map((chain) => `[data-chain="${chain}"] > button`), `[data-offer="${offer.key}"]`]
}

const debriefing: RoomUi['debriefing'] = async () => (await import('./debrief')).pages

const room: RoomUi = {
  pace,
  changed,
  id: 'chain-growth',
  plan,
  Board,
  End,
  wall: async () => (await import('./wall')).parts,
  debriefing,
  Note,
  Clash,
  touches,
  keys,
  summary,
  worth,
  gain,
  told,
  curve: 'web-cg-curve',
  score: (amount, say) => plain(amount, say),
  sound: (event) => SOUNDS[eventOf(event).type],
}
export default room
