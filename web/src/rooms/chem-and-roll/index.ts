/** Chem and Roll in the browser. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { SoundName } from '../../lib/sound.svelte'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { RoomUi, Summary, TableStore } from '../index'
import Board from './Board.svelte'
import Chance from './Chance.svelte'
import Clash from './Clash.svelte'
import End from './End.svelte'
import { typed, type EventType } from './events'
import { slotOf } from './menu'
import Note from './Note.svelte'
import { pace } from './pace'
import { plan } from './plan'
import RulePicture from './RulePicture.svelte'
import Primer from './Primer.svelte'
import { COLOURS, type Place } from './printed'

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

const league: RoomUi['league'] = (table) => (table.public as ChemAndRoll.PublicView).chemistry

const keys: RoomUi['keys'] = [
  { keys: ['1', '2', '3', '4'], text: 'web-cr-key-die' },
  { keys: ['←', '↑', '↓', '→'], text: 'web-cr-key-box' },
  { keys: ['Enter ↵'], text: 'web-cr-key-place' },
  { keys: ['Esc'], text: 'web-cr-key-back' },
]

/** Die, then value or market ticket where one is needed, then the box. */
const touches: RoomUi['touches'] = (action, table) => {
  const place = action as Place
  if (place.type !== 'place') return []
  const rolled = (table.public as ChemAndRoll.PublicView).dice[COLOURS.indexOf(place.die)]
  const colour = place.colour ?? place.die
  return [
    `.pick.d-${place.die}`,
    ...(place.colour ? [`[data-colour="${place.colour}"]`] : []),
    ...(place.price ? [`[data-offer="${place.price}"]`] : place.value !== rolled ? [`[data-value="${place.value}"]`] : []),
    `[data-box="${slotOf({ box: place.box, colour, value: place.value })}"]`,
  ]
}

const debriefing: RoomUi['debriefing'] = async () => (await import('./debrief')).pages

/** The last use of a die, and what it cost. */
const given: RoomUi['given'] = (events, seat, say) => {
  const placed = events.map(typed).findLast((event) => event.type === 'placed' && event.seat === seat)
  return placed?.type === 'placed' ? went(placed, 'web-cr-given', say) : ''
}

/** The use that is sealed until the round is revealed; in a draft none is. */
const sealed: RoomUi['sealed'] = (table, say) => {
  const use = (table.private as ChemAndRoll.PrivateView | null)?.sealed
  return use ? went(use, 'web-cr-sealed', say) : ''
}

function went(use: Pick<Place, 'die' | 'value' | 'box' | 'price'>, key: string, say: Texts): string {
  const told = say.say(key, { colour: use.die, value: use.value, box: use.box, price: use.price ?? 0, cost: say.dollars(use.price ?? 0) })
  return told.charAt(0).toUpperCase() + told.slice(1)
}

/** The picture shows equal values: advanced chemistry has other proportions. */
const rule = (options: Readonly<Record<string, unknown>>): string | undefined => (options.chemistry === 'advanced' ? undefined : 'web-cr-rule')

const primers: RoomUi['primers'] = (options) => (rule(options) ? 3 : 0)

const room: RoomUi = { id: 'chem-and-roll', Primer, primers, pace, given, sealed, plan, Board, End, wall: async () => (await import('./wall')).parts, RulePicture, rule, debriefing, Note, Clash, touches, Chance, keys, alone, league, summary, worth, curve: 'web-cr-curve', score, gain, sound }
export default room
