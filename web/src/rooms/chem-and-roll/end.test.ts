/** The end screen: place, medal, curve and sentence come from the server; without them the rest still stands. */
import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import canned from '../../../canned/chem-and-roll.json'
import { texts, type Lang } from '../../lib/i18n'
import type { ChemAndRoll, Outcome } from '../../lib/types.gen'
import type { TableStore } from '../index'
import room from './index'

const FILES = import.meta.glob<string>('$locales/*/{engine,chem-and-roll,web-chem-and-roll}.ftl', { import: 'default', eager: true })
const words = (lang: Lang) => texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const scenes = canned as unknown as Record<string, object>
afterEach(cleanup)

const ENDING: ChemAndRoll.Ending = {
  money: [0, 6, 6, 24], best: 4, gain: 18, medals: [{ id: 'copper', at: 15 }, { id: 'silver', at: 20 }, { id: 'gold', at: 25 }, { id: 'platinum', at: 30 }],
  lesson: { law: 'cooling', line: 3, round: 10, sold: 19, violet: 6, white: 6, gain: 6, blue: 5, red: 5, made: 5 },
}

function end(places: number[], awards: (string | null)[], ending: (() => Promise<unknown>) | undefined, lang: Lang = 'en', more: object = {}, apart: readonly (number | null)[] = []) {
  const outcome = { reason: 'rounds', places, scores: places.map(() => 24), lines: places.map(() => []), awards } as unknown as Outcome
  const table = { id: 't', v: 1, pending: null, ...scenes.busy, seats: places.map(() => ({ name: '' })), mine: [0], seat: 0, names: places.map((_, seat) => `P${seat}`), events: [], outcome, places: apart } as unknown as TableStore
  const actions = createRawSnippet(() => ({ render: () => '<p>actions</p>' }))
  return render(room.End!, { table, outcome, say: words(lang), openRule: vi.fn(), actions, ...(ending ? { ending } : {}), ...more })
}

test('a pupil of a class reads place, medal, the best round and one rule of chemistry', async () => {
  const { container } = end([5, ...Array.from({ length: 26 }, (_, n) => (n < 4 ? n + 1 : 6))], ['silver', ...Array<null>(26).fill(null)], () => Promise.resolve(ENDING))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('5th of 27')
  expect(screen.getByRole('img', { name: 'silver medal' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('One thing to take home')).toBeTruthy())
  expect(container.querySelector('.paper p')?.textContent).toContain('In round 10 you cooled: SO2 5 and O2 5 gave SO3 6 instead of 5.')
  expect(container.textContent).toContain('copper $15, silver $20, gold $25, platinum $30')
  expect(container.textContent).toContain('$1 more would have made the gold medal')
  expect(screen.getByRole('img', { name: /4 rounds, \$24 at the end; best: round 4: \+\$18/ })).toBeTruthy()
})

test('without a rule of chemistry behind a sale there is no sentence, and a draft speaks of no medals', async () => {
  const { container } = end([1, 2], [null, null], () => Promise.resolve({ ...ENDING, lesson: null, medals: [] }), 'fr')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu gagnes')
  await waitFor(() => expect(container.querySelector('figure')).toBeTruthy())
  expect(container.textContent).not.toContain('à retenir')
  expect(container.textContent).not.toContain('médaille')
})

test('a server that says nothing leaves the result standing', async () => {
  const { container } = end([1], ['silver'], () => Promise.reject(new Error('gone')), 'en', { best: 'Your best on this device is $30.' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('$24: silver medal')
  await Promise.resolve()
  expect(container.querySelector('figure')).toBeNull()
  expect(container.textContent).toContain('Your best on this device is $30.')
  expect(container.querySelector('.total')?.textContent).toContain('$24')
})

test('who was mostly away has no place, and is not among those who are counted', () => {
  const { container } = end([2, 1, 3], [null, null, null], undefined, 'en', {}, [null, 1, 2])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Most of it was played for you: no place')
  const rows = [...container.querySelectorAll('ol li')].map((row) => [row.querySelector('.place')?.textContent, row.querySelector('b')?.textContent])
  expect(rows).toEqual([['1', 'P1'], ['2', 'P2'], ['–', 'P0']])
  expect(container.querySelectorAll('ol li')[2]?.textContent).toContain('mostly away')
})
