import { describe, expect, test } from 'vitest'
import canned from '../../../canned/chemistry-monopoly.json'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import { boardOf } from './pack'
import { action, empty, mirrored, put, shares, tilt, toggle, turnTo, twoSided, weight } from './trade'

const scenes = canned as unknown as Record<string, { public: CM.PublicView }>
const board = boardOf(null)

describe('an offer', () => {
  test('is put together card by card and leaves out what is nothing', () => {
    let draft = empty(1)
    expect(twoSided(draft)).toBe(false)
    draft = toggle(draft, 'give', 'copper')
    draft = toggle(draft, 'give', 'iodine')
    draft = toggle(draft, 'give', 'iodine')
    draft = toggle(draft, 'want', 'chlorine')
    draft = put(draft, 'pay', 80, 692)
    expect(action(draft, false)).toEqual({ type: 'offer', to: 1, give: ['copper'], want: ['chlorine'], pay: 80 })
    expect(action(draft, true)).toEqual({ type: 'counter', give: ['copper'], want: ['chlorine'], pay: 80 })
  })

  test('has money on one pan only, and no more than there is', () => {
    let draft = put(empty(2), 'pay', 5000, 692)
    expect(draft.pay).toBe(692)
    draft = put(draft, 'ask', 30.4, 1038)
    expect([draft.pay, draft.ask]).toEqual([0, 30])
    expect(put(draft, 'ask', Number.NaN, 1038).ask).toBe(0)
    expect(put(draft, 'ask', -5, 1038).ask).toBe(0)
  })

  test('to somebody else keeps the own pan', () => {
    const draft = toggle(toggle(empty(1), 'give', 'copper'), 'want', 'chlorine')
    expect(turnTo(draft, 2)).toEqual({ to: 2, give: ['copper'], want: [], pay: 0, ask: 0 })
    expect(turnTo(draft, 1)).toBe(draft)
  })

  test('answered by another begins from its mirror', () => {
    const trade = scenes.offer!.public.trade!
    expect(trade).toMatchObject({ seat: 0, to: 1, give: ['copper'], want: ['chlorine'], pay: 80 })
    expect(mirrored(trade)).toEqual({ to: 0, give: ['chlorine'], want: ['copper'], pay: 0, ask: 80 })
  })
})

test('the balance leans to the heavier side', () => {
  expect(weight(board, ['copper'], 80)).toBe(320)
  expect(weight(board, ['chlorine', 'free-lab'], 0)).toBe(260)
  expect(tilt(0, 0)).toBe(0)
  expect(tilt(320, 260)).toBeGreaterThan(0)
  expect(tilt(0, 5)).toBe(-1)
})

test('what a trade changes in sets is what the server says', () => {
  const { trade } = scenes.offer!.public
  const cards = scenes.offer!.public.cards.map((card) => ({ ...card, space: board.at(card.space) }))
  const mine = shares(board, cards, 0, trade!.want, trade!.give)
  expect(mine.map((one) => [board.spaces[one.space]!.set, one.before, one.after, one.of])).toEqual([['yellow', 2, 3, 3], ['red', 1, 0, 3]])
  for (const side of trade!.sides) {
    const [gets, gives] = side.seat === trade!.seat ? [trade!.want, trade!.give] : [trade!.give, trade!.want]
    const whole = shares(board, cards, side.seat, gets, gives).filter((one) => one.after === one.of).map((one) => board.spaces[one.space]!.set)
    expect(whole).toEqual(side.gains ?? [])
  }
})
