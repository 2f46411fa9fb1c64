/** Tests of the board's reaction to events. */
import { expect, test } from 'vitest'
import { endsNews, facesOf, isBad, isGood, isNews, noteOf } from './events'
import { headingOf } from './questions'
import type { Events } from './types'

const thrown = { seat: 0, faces: [2, 5], total: 7, difficulty: 7 }
const announced = (how: Extract<Events, { type: 'announced' }>['how']): Events => ({ type: 'announced', seat: 0, how, first: 'C1', second: 'Y2', told: { say: 'act-close' } })

test.each<[Events, number[], boolean, boolean]>([
  [{ type: 'succeeded', ...thrown }, [2, 5], true, false],
  [{ type: 'failed', ...thrown }, [2, 5], false, true],
  [{ type: 'failed_critically', ...thrown }, [2, 5], false, true],
  [{ type: 'resale_rolled', seat: 0, face: 4, good: true }, [4], true, false],
  [{ type: 'resale_rolled', seat: 0, face: 3, good: false }, [3], false, false],
  [{ type: 'rolled', seat: 0, mix: [1, 1, 1, 1], faces: [1, 2, 3, 4], reagents: 0, chemistry: 0, boum: 1, safety: 1 }, [], false, false],
])('dice that fell are news: %o', (event, faces, good, bad) => {
  expect(isNews(event) && [facesOf(event), isGood(event), isBad(event)]).toEqual([faces, good, bad])
  expect(endsNews(event)).toBe(false)
})

test('an announcement ends the news and brings its note', () => {
  expect(endsNews(announced('cut-double'))).toBe(true)
  expect([announced('cut-double'), announced('bridge'), announced('is-oh')].map(noteOf)).toEqual(['cut', 'close', 'is-oh'])
  expect(noteOf({ type: 'chemistry', seat: 0, card: 'catalyst', difficulty: 5 })).toBe('catalyst')
  expect(noteOf({ type: 'chemistry', seat: 0, card: 'solvent', difficulty: 5 })).toBeNull()
})

test('a trial is headed by the question that is open', () => {
  expect([headingOf('lose'), headingOf('reroll')].map((one) => one.colour)).toEqual(['safety', 'chemistry'])
  expect([headingOf(''), headingOf('manipulate')].map((one) => one.text)).toEqual(['web-lab-watch', 'web-lab-watch'])
})
