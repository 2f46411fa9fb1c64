import { expect, test } from 'vitest'
import { columnsFor } from './columns'

test('seven tables of four stand in two rows, twenty-five in rows that fill the wall', () => {
  expect(columnsFor(7, 4)).toBe(4)
  expect(columnsFor(25, 4)).toBe(5)
  expect(columnsFor(1, 4)).toBe(1)
})

test('no more columns than cards', () => {
  for (let cards = 1; cards < 100; cards += 1) for (const rows of [1, 2, 4, 6, 8]) expect(columnsFor(cards, rows)).toBeLessThanOrEqual(cards)
})
