import { expect, test } from 'vitest'
import type { TableStore } from '../index'
import { changed, laid, pace } from './pace'

const table = {} as TableStore
const grew = { type: 'propagated', seat: 1, chain: 4, cards: ['BA2', 'BA2'], monomer: 'BA', before: 5, units: 9, mass: 1 }

test('cards fly, beads pop, the radical hops, the count follows; the own cards lie there at once', () => {
  expect(pace([grew, { type: 'drew', seat: 2 }], table, false)).toEqual({ before: 450, after: 4 * 80 + 250 + 300 + 200 })
  expect(pace([grew], table, true).before).toBe(0)
})

test('a theft takes 350 ms more; a long chain no longer than six beads', () => {
  const stolen = { type: 'stolen', seat: 1, victim: 0, chain: 4, units: 5, mass: 1, by: 'copolymer' }
  expect(pace([stolen, { ...grew, type: 'switched', units: 25 }], table, false).after).toBe(480 + 250 + 300 + 200 + 350)
})

test('a discarded card flies too; what is only drawn takes no time', () => {
  expect(pace([{ type: 'discarded', seat: 1, card: 'S1' }, { type: 'drew', seat: 2 }], table, false)).toEqual({ before: 450, after: 200 })
  expect(pace([{ type: 'drew', seat: 2 }], table, false)).toEqual({ before: 0, after: 0 })
})

test('only cards that everybody sees fly, from the hand they were in', () => {
  expect(laid([grew, { type: 'drew', seat: 2, card: 'S1' }])).toEqual([{ seat: 1, cards: ['BA2', 'BA2'] }])
  expect(changed([grew, { type: 'drew', seat: 2 }])).toEqual(['[data-chain="4"]'])
})
