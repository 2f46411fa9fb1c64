/** Chem and Roll in the browser. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Chance from './Chance.svelte'
import End from './End.svelte'
import Note from './Note.svelte'
import { ROWS } from './printed'
import WallScene from './WallScene.svelte'

function summary(table: TableStore, say: Texts): Summary {
  const view = table.public as ChemAndRoll.PublicView
  const where = view.round === 0 ? say.say('web-before') : view.rounds ? say.say('web-cr-round-of', { round: view.round, rounds: view.rounds }) : say.say('web-cr-round', { round: view.round })
  return {
    where,
    seats: view.players.map((player, seat) => ({
      score: say.dollars(player.money ?? 0),
      done: Boolean(player.chosen) || table.chosen.includes(seat),
      turn: view.turns[0] === seat,
      out: Boolean(player.out),
    })),
    ...(view.rounds ? { progress: { done: view.round, of: view.rounds } } : {}),
  }
}

/** What an event brought, at the right of its line in the log. */
function gain(event: GameEvent, say: Texts): string {
  if (event.type === 'swallowed') return event.price ? say.dollars(-Number(event.price)) : ''
  if (event.type === 'row_complete') {
    const bonus = ROWS.find((row) => row.box === event.box)?.bonus
    return bonus ? `±${bonus}` : ''
  }
  return typeof event.gain === 'number' && event.gain ? `+${say.dollars(event.gain)}` : ''
}

const worth: RoomUi['worth'] = (table, seat) => Number((table.public as ChemAndRoll.PublicView | null)?.players[seat]?.money ?? 0)

const score: RoomUi['score'] = (amount, say) => say.dollars(amount)

/** What is heard: the throw, the own die, the own reactions and money. */
function sound(event: GameEvent, table: Pick<TableStore, 'seat'>): SoundName | null {
  if (event.type === 'rolled') return 'dice'
  if (event.seat !== table.seat) return null
  if (event.type === 'placed') return 'placed'
  if (event.type === 'reacted' || event.type === 'excess_reacted' || event.type === 'row_complete') return 'reaction'
  return event.type === 'acid_sold' || event.type === 'sold' || event.type === 'stock_complete' ? 'money' : null
}

const alone: RoomUi['alone'] = (table) => (table.public as ChemAndRoll.PublicView | null)?.mode === 'class'

const keys: RoomUi['keys'] = [
  { keys: ['1', '2', '3', '4'], text: 'web-cr-key-die' },
  { keys: ['←', '↑', '↓', '→'], text: 'web-cr-key-box' },
  { keys: ['Enter ↵'], text: 'web-cr-key-place' },
  { keys: ['Esc'], text: 'web-cr-key-back' },
]

const room: RoomUi = { id: 'chem-and-roll', Board, End, WallScene, Note, Chance, keys, alone, summary, worth, curve: 'web-cr-curve', score, gain, sound }
export default room
