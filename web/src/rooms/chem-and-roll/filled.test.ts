import { expect, test } from 'vitest'
import { filledIn } from './filled'
import { cell, tall } from './layout'

const placed = (seat: number, die: string, value: number, box: string): { type: string } => ({ type: 'placed', seat, die, rolled: value, value, box }) as { type: string }
const STORY = [
  placed(0, 'yellow', 3, 'catalyst-1'),
  placed(1, 'yellow', 3, 'catalyst-1'),
  { type: 'rolled' },
  placed(0, 'red', 6, 'line-1'),
  placed(0, 'yellow', 4, 'catalyst-1'),
  placed(0, 'white', 2, 'water-sale'),
  placed(0, 'blue', 5, 'stock'),
]

test('the last boxes of one seat, with their places in a row', () => {
  expect(filledIn(STORY, 0, 0)).toEqual([])
  expect(filledIn(STORY, 0, 1)).toEqual(['stock:5'])
  expect(filledIn(STORY, 0, 3)).toEqual(['catalyst-1.1', 'water-sale', 'stock:5'])
  expect(filledIn(STORY, 0, 9)).toEqual(['catalyst-1.0', 'line-1:red', 'catalyst-1.1', 'water-sale', 'stock:5'])
  expect(filledIn(STORY, 1, 1)).toEqual(['catalyst-1.0'])
})

test('each is a box of the drawing', () => {
  for (const name of filledIn(STORY, 0, 9)) expect(cell(tall(false), name).w).toBeGreaterThan(20)
})
