/** Chem and Roll in the browser. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Chance from './Chance.svelte'
import End from './End.svelte'
import { typed, type EventType } from './events'
import Note from './Note.svelte'
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

/** The gain of an event, at the right of its line in the log. */
function gain(told: GameEvent, say: Texts): string {
  const event = typed(told)
  switch (event.type) {
    case 'swallowed':
      return event.price ? say.dollars(-event.price) : ''
    case 'row_complete':
      return event.bonus ? `±${event.bonus}` : ''
    case 'acid_sold':
    case 'sold':
    case 'stock_complete':
      return event.gain ? `+${say.dollars(event.gain)}` : ''
    case 'starter':
    case 'rolled':
    case 'placed':
    case 'reacted':
    case 'excess_reacted':
    case 'out':
    case 'ended':
      return ''
  }
}

const worth: RoomUi['worth'] = (table, seat) => Number((table.public as ChemAndRoll.PublicView | null)?.players[seat]?.money ?? 0)

const score: RoomUi['score'] = (amount, say) => say.dollars(amount)

const SOUNDS: Record<EventType, SoundName | null> = {
  rolled: 'dice',
  placed: 'placed',
  reacted: 'reaction',
  excess_reacted: 'reaction',
  row_complete: 'reaction',
  acid_sold: 'money',
  sold: 'money',
  stock_complete: 'money',
  starter: null,
  swallowed: null,
  out: null,
  ended: null,
}

/** Sounds: of the throw, and of the viewer's die, reactions and money. */
function sound(told: GameEvent, table: Pick<TableStore, 'seat'>): SoundName | null {
  const event = typed(told)
  if ('seat' in event && event.seat !== table.seat) return null
  return SOUNDS[event.type]
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
