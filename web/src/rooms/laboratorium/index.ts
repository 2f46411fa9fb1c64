/** Laboratorium in the browser. */

import type { Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import End from './End.svelte'
import { typed } from './events'
import Note from './Note.svelte'
import Setup from './Setup.svelte'
import type { Events, Options, PublicView } from './types'
import WallScene from './WallScene.svelte'

function summary(table: TableStore, say: Texts): Summary {
  const view = table.public as PublicView
  const where = view.puzzle ? say.say('web-lab-puzzle') : view.round ? say.say('web-lab-round', { round: view.round }) : say.say('web-before')
  const asked = view.trial?.waiting?.[0] ?? view.turn
  return { where, ...(view.teams ? { you: say.say('web-lab-team-you') } : {}), seats: view.players.map((player, seat) => ({ score: say.say('web-lab-done', { done: player.done ?? 0 }), turn: !view.reason && asked === seat })) }
}

/** Texts that have another version where each seat is a team. */
const TEAM_WORDS = ['others', 'my-bench', 'first', 'you', 'end-turn', 'end-nobody'].map((word) => `web-lab-${word}`)
const names: RoomUi['names'] = (options, say) => ((options as Partial<Options> | null)?.teams ? Object.fromEntries(TEAM_WORDS.map((key) => [key, say.say(`team-${key}`)])) : {})

/** The game has no points: the curve shows the number of successful manipulations. */
const worth: RoomUi['worth'] = (table, seat) => (table.public as PublicView | null)?.players[seat]?.done ?? 0

const chapter: RoomUi['chapter'] = (event, say) => {
  const begun = typed(event)
  return begun.type === 'round_begins' ? say.say('web-lab-round', { round: begun.round }) : ''
}

/** Events without a line in the log, since it would repeat the previous line. */
const UNTOLD: ReadonlySet<Events['type']> = new Set<Events['type']>(['turn_over', 'changed', 'round_begins'])
const told: RoomUi['told'] = (event) => !UNTOLD.has(typed(event).type)

const SOUNDS: Partial<Record<Events['type'], SoundName>> = { rolled: 'dice', threw: 'dice', resale_rolled: 'dice', failed: 'dice', succeeded: 'reaction' }
const sound: RoomUi['sound'] = (event, table) => {
  const happened = typed(event)
  if (happened.type === 'took') return happened.seat === table.seat ? 'placed' : null
  return SOUNDS[happened.type] ?? null
}

const keys: RoomUi['keys'] = [
  { keys: ['←', '↑', '↓', '→'], text: 'web-lab-key-site' },
  { keys: ['1', '…', '9'], text: 'web-lab-key-play' },
  { keys: ['Enter ↵'], text: 'web-lab-key-announce' },
  { keys: ['n'], text: 'web-lab-key-numbers' },
  { keys: ['Esc'], text: 'web-lab-key-back' },
]

const room: RoomUi = { id: 'laboratorium', Board, End, WallScene, Note, Setup, setup: ['target', 'own_target', 'daily', 'puzzle'], keys, chapter, told, summary, names, worth, curve: 'web-lab-curve', score: (amount, say) => say.say('web-lab-done', { done: amount }), sound }
export default room
