/** The events of this room with their types: the shell knows events only as records with a `type`. */

import type { GameEvent } from '../../lib/i18n'
import type { Events, How } from './types'

/** Gives an event from the shell this room's type. */
export const typed = (event: GameEvent): Events => event as GameEvent & Events

/** Throws, shown over the bench until something new is announced. */
export type News = Extract<Events, { type: 'succeeded' | 'failed' | 'failed_critically' | 'resale_rolled' | 'rolled' }>

/** An event's effect on the news: it is shown as news, it ends the news, or it leaves them unchanged. */
const NEWS: Record<Events['type'], 'shown' | 'over' | 'kept'> = {
  succeeded: 'shown',
  failed: 'shown',
  failed_critically: 'shown',
  resale_rolled: 'shown',
  rolled: 'shown',
  announced: 'over',
  turn_over: 'over',
  round_begins: 'over',
  first_player: 'kept',
  began: 'kept',
  drew: 'kept',
  took: 'kept',
  put_back: 'kept',
  put_under: 'kept',
  resold: 'kept',
  ended: 'kept',
  boum: 'kept',
  card_lost: 'kept',
  chemistry: 'kept',
  threw: 'kept',
  changed: 'kept',
  token_lost: 'kept',
  token_back: 'kept',
  secured: 'kept',
}

export const isNews = (event: Events): event is News => NEWS[event.type] === 'shown'
export const endsNews = (event: Events): boolean => NEWS[event.type] === 'over'

/** The dice to draw beside the text; resource dice are given in text only. */
export function facesOf(news: News): readonly number[] {
  switch (news.type) {
    case 'rolled':
      return []
    case 'resale_rolled':
      return [news.face]
    case 'succeeded':
    case 'failed':
    case 'failed_critically':
      return news.faces
  }
}

export const isGood = (news: News): boolean => news.type === 'succeeded' || (news.type === 'resale_rolled' && news.good)
export const isBad = (news: News): boolean => news.type === 'failed' || news.type === 'failed_critically'

/** The chemistry notes, and the rule that each of them cites. */
export const NOTE_RULES = { single: '6.2', double: '6.2', cut: '6.3', add: '6.5', eliminate: '6.6', split: '6.7', merge: '6.8', close: '6.12', 'is-h': '6.9', 'is-o': '6.10', 'is-oh': '6.11', boum: '7.1', catalyst: '8.1' } as const
export type NoteKey = keyof typeof NOTE_RULES

/** The note on each way to change a molecule. */
const NOTES: Record<How, NoteKey> = {
  single: 'single',
  double: 'double',
  bridge: 'close',
  cut: 'cut',
  'cut-double': 'cut',
  add: 'add',
  eliminate: 'eliminate',
  split: 'split',
  merge: 'merge',
  close: 'close',
  'is-h': 'is-h',
  'is-o': 'is-o',
  'is-oh': 'is-oh',
}

/** The note for an event; null: none. */
export function noteOf(event: Events): NoteKey | null {
  if (event.type === 'announced') return NOTES[event.how]
  if (event.type === 'boum') return 'boum'
  return event.type === 'chemistry' && event.card === 'catalyst' ? 'catalyst' : null
}
