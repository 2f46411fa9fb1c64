/** Dice, piece, card: over the old board; the money moves when the piece has landed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '../../lib/i18n'
import type { TableStore } from '../index'
import { Motion } from './motion.svelte'
import { CARD, changed, DICE, HOP, pace, WAY } from './pace'

const at = (space: string): TableStore => ({ options: null, public: { players: [{ at: space }, { at: 'go' }] } }) as unknown as TableStore
const threw = { type: 'threw', seat: 0, dice: [1, 2] }
const landed = { type: 'landed', seat: 0, space: 'helium' }
const time = (...events: GameEvent[]): unknown => pace(events, at('go'))

test('a throw and a way of three spaces', () => {
  expect(time(threw, landed)).toEqual({ before: DICE + 3 * HOP, after: 400 + 200 })
})

test('where somebody pays, the piece stands before the money moves', () => {
  expect(time(threw, landed, { type: 'paid_player', seat: 0, to: 1, amount: 4 })).toEqual({ before: DICE + 3 * HOP + 400, after: 400 + 200 })
})

test('a long way takes no longer than six spaces, and a card is turned', () => {
  expect(time(threw, { ...landed, space: 'gold' }, { type: 'drew', seat: 0, deck: 'lab-day', card: 'unknown' })).toEqual({ before: DICE + WAY + CARD, after: 400 + 200 })
})

test('a purchase moves money, the end of a turn is one line', () => {
  expect([time({ type: 'bought', seat: 0, space: 'helium', amount: 60 }), time({ type: 'turn', seat: 1 })]).toEqual([{ before: 0, after: 600 }, { before: 0, after: 200 }])
})

test('what changed is outlined once', () => {
  expect(changed([landed, { type: 'bought', seat: 0, space: 'helium', amount: 60 }], at('go'))).toEqual(['[data-space="3"]'])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the piece stays where it has come to until the new board is shown', () => {
  const motion = new Motion(() => false)
  motion.lead([{ kind: 'dice', faces: [1, 2] }, { kind: 'walk', seat: 0, along: [0, 1, 2, 3] }], [0, 0], 1)
  expect([motion.tumbling, motion.stands]).toEqual([true, [0, 0]])
  vi.advanceTimersByTime(DICE + 3 * HOP)
  expect([motion.tumbling, motion.stands, motion.busy]).toEqual([false, [3, 0], true])
  vi.advanceTimersByTime(5000)
  expect(motion.stands).toEqual([3, 0])
  motion.skip()
  expect([motion.stands, motion.faces]).toEqual([null, null])
})
