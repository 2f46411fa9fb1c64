/** Laboratorium in the browser. */

import type { Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Clash from './Clash.svelte'
import End from './End.svelte'
import { typed } from './events'
import { amounts, sitesOf } from './menu'
import Note from './Note.svelte'
import { pace } from './pace'
import { plan } from './plan'
import { COLOURS, isManipulation } from './printed'
import Setup from './Setup.svelte'
import type { Action, Events, Options, PublicView } from './types'

function summary(table: TableStore, say: Texts): Summary {
  const view = table.public as PublicView
  const where = view.puzzle ? say.say('web-lab-puzzle') : view.round ? say.say('web-lab-round', { round: view.round }) : say.say('web-before')
  const asked = view.trial?.waiting?.[0] ?? view.turn
  const choosing = (view.phase ?? 'start') === 'start'
  return { where, ...(view.teams ? { you: say.say('web-lab-team-you') } : {}), seats: view.players.map((player, seat) => ({ score: say.say('web-lab-done', { done: player.done ?? 0 }), turn: !view.reason && asked === seat, done: choosing && Boolean(player.molecule) })) }
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

/** Cards and places first, then the row of the play, then the button that announces it. */
const touches: RoomUi['touches'] = (action) => {
  const answer = action as Action
  const GO = '.panel .go .btn.primary:not(:disabled, [aria-disabled])'
  const row = `[data-play=${JSON.stringify(JSON.stringify(answer))}]`
  if (isManipulation(answer)) return ['card' in answer ? `.hand [data-reagent="${answer.card}"]` : '', ...sitesOf(answer).slice(0, 1).map((site) => `[data-site="${site}"]`), row, GO].filter(Boolean)
  switch (answer.type) {
    case 'begin':
    case 'take':
      return [`.picker [data-reagent="${answer.card}"]`, GO]
    case 'dice':
      return [...amounts(answer).flatMap((count, i) => Array.from({ length: count }, (_, n) => `[data-die="${COLOURS[i]} ${n + 1}"]`)), GO]
    case 'play':
    case 'secure':
    case 'discard':
      return [`.hand [data-title="${answer.card}"]`, row, GO]
    case 'end':
      return ['[data-do="end"]']
    default:
      return [GO]
  }
}

const debriefing: RoomUi['debriefing'] = async () => (await import('./debrief')).pages

const room: RoomUi = { id: 'laboratorium', Board, End, wall: async () => (await import('./wall')).parts, Note, debriefing, plan, Clash, touches, Setup, setup: ['target', 'own_target', 'daily', 'puzzle'], keys, pace, changed: () => ['.middle .news', '.crest'], chapter, told, summary, names, worth, curve: 'web-lab-curve', round: 'web-lab-round', score: (amount, say) => say.say('web-lab-done', { done: amount }), sound }
export default room
