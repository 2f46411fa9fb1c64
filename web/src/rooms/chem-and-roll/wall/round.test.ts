import { expect, test } from 'vitest'
import type { ChemEvent } from '../events'
import { storyOf } from './round'

const placed = (seat: number, die: 'blue' | 'red' | 'white' | 'yellow', rolled: number, value = rolled): ChemEvent => ({ type: 'placed', seat, die, rolled, value, box: 'line-1' })

test('how many took each die, counted from what was placed', () => {
  const story = storyOf([placed(0, 'blue', 4), placed(1, 'white', 2), placed(2, 'blue', 4)], [4, 1, 2, 6])!
  expect(story.taken.map(({ colour, value, seats }) => [colour, value, seats])).toEqual([['blue', 4, [0, 2]], ['red', 1, []], ['white', 2, [1]], ['yellow', 6, []]])
  expect(story.batches).toBe(0)
  expect(story.highlights).toEqual([])
})

test('the largest sale, a changed die that sold, a full row; nobody twice, at most three', () => {
  const story = storyOf([
    placed(0, 'white', 6), { type: 'acid_sold', seat: 0, line: 2, gain: 6 },
    placed(1, 'white', 6, 5), { type: 'acid_sold', seat: 1, line: 3, gain: 5 },
    placed(2, 'yellow', 3), { type: 'row_complete', seat: 2, box: 'catalyst-1', bonus: 1 },
    placed(3, 'white', 6), { type: 'sold', seat: 3, box: 'water-sale', gain: 2 },
    placed(4, 'red', 1, 2),
  ], [1, 1, 6, 3])!
  expect(story.highlights).toEqual([
    { seat: 0, kind: 'acid', gain: 6, line: 2 },
    { seat: 1, kind: 'changed', gain: 5, from: 6, to: 5, die: 'white' },
    { seat: 2, kind: 'row', gain: 1 },
  ])
  expect([story.batches, story.dollars]).toEqual([2, 11])
})

test('a full row says what it moves, and SO₃ is told where it still waits for water', () => {
  const reacted = (seat: number, violet: number): ChemEvent => ({ type: 'reacted', seat, line: 1, violet, blue: violet, red: violet, shift: 0 })
  const kinds = (...events: ChemEvent[]): [string, number][] => storyOf([placed(0, 'red', 4), ...events], [1, 4, 6, 3])!.highlights.map((one) => [one.kind, one.gain])
  expect(kinds({ type: 'row_complete', seat: 0, box: 'water-2', bonus: 2 })).toEqual([['cooling', 2]])
  expect(kinds({ type: 'row_complete', seat: 0, box: 'catalyst-4', bonus: 0 })).toEqual([['colour', 0]])
  expect(kinds(reacted(0, 4), reacted(1, 5))).toEqual([['reacted', 5]])
  expect(kinds(reacted(0, 4), { type: 'acid_sold', seat: 0, line: 1, gain: 4 })).toEqual([['acid', 4]])
})

test('nothing was placed: no story', () => {
  expect(storyOf([{ type: 'rolled', dice: [1, 2, 3, 4] } as unknown as ChemEvent], [1, 2, 3, 4])).toBeNull()
})
