/** Chain Growth in the browser. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import End from './End.svelte'
import Note from './Note.svelte'
import { plain } from './telling'
import type { PublicView } from './types'
import WallScene from './WallScene.svelte'

const viewOf = (table: Pick<TableStore, 'public'>): PublicView | null => table.public as PublicView | null

function summary(table: TableStore, say: Texts): Summary {
  const view = viewOf(table)!
  const where = view.turn === null ? (view.reason ? say.say('web-cg-where-over') : say.say('web-cg-where-before')) : say.say('web-cg-where', { count: view.stack })
  return {
    where,
    seats: view.players.map((_, seat) => ({ score: plain(worth(table, seat), say), turn: view.turn === seat })),
  }
}

/** Monomers, or the chemists' index. */
function worth(table: Pick<TableStore, 'public'>, seat: number): number {
  const view = viewOf(table)
  const player = view?.players[seat]
  return Number((view?.scoring === 'chemist' ? player?.index : player?.units) ?? 0)
}

/** What an event brought to somebody's shelf, at the right of its line in the log. */
function gain(event: GameEvent, say: Texts): string {
  const units = event.type === 'disproportionated' ? Number(event.before) + Number(event.other_before) : ['combined', 'transferred', 'capped'].includes(event.type) ? Number(event.units) : 0
  return units > 0 ? say.say('web-cg-gain', { units }) : ''
}

/** Of a draw only the own card is news. */
const told = (event: GameEvent): boolean => event.type !== 'drew' || event.card !== undefined

const keys: RoomUi['keys'] = [
  { keys: ['←', '→'], text: 'web-cg-key-walk' },
  { keys: ['Enter ↵'], text: 'web-cg-key-take' },
  { keys: ['1', '2', '3', '…'], text: 'web-cg-key-play' },
  { keys: ['D'], text: 'web-cg-key-discard' },
  { keys: ['H'], text: 'web-cg-key-hand' },
  { keys: ['Esc'], text: 'web-cg-key-back' },
]

const SOUNDS: Record<string, string> = { initiated: 'placed', propagated: 'placed', switched: 'reaction', combined: 'reaction', disproportionated: 'reaction', transferred: 'reaction', capped: 'placed', stolen: 'money' }

/** What newer shells ask for beside the above. */
const more = {
  curve: 'web-cg-curve',
  score: (amount: number, say: Texts): string => plain(amount, say),
  sound: (event: GameEvent): string | null => SOUNDS[event.type] ?? null,
}

const room: RoomUi = { id: 'chain-growth', Board, End, WallScene, Note, keys, summary, worth, gain, told, ...(more as object) }
export default room
