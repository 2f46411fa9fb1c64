import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { group, now, saved } from '../lib/fakes'
import type { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import type { Advice, No, ReviewInWords } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import HintPanel from './HintPanel.svelte'
import { emptyPlan } from './newgame'
import Hints from './new/Hints.svelte'
import Expectations from './review/Expectations.svelte'

beforeAll(async () => {
  await words.speak('en')
})
afterEach(cleanup)

const ask = { prompt: 1, seat: 0, kind: 'choose', must: true, nth: 0 }
const best = { action: { type: 'place' }, move: 'blue 3 → line 1', value: 3, worth: '$30', why: 'Both gases are there.' }
const advice: Advice = { t: 'advice', n: 'i', table: 't1', v: 1, ask, best, next: { ...best, move: 'red 4 → line 2', worth: '$29', why: 'Water waits.' }, hints: 2 }

function panel(answer: Promise<Advice | No>, counted = false) {
  const table = new Table('t1')
  table.now(now(1))
  const act = vi.fn()
  const store = { hint: () => answer, saved, group: group() } as unknown as GroupStore
  render(HintPanel, { store, table, ask, counted, act, close: () => undefined })
  return act
}

test('whoever came by a link has not heard the coach’s words before: the panel waits for them', async () => {
  expect(words.current.has('web-hint-best')).toBe(false)
  panel(Promise.resolve(advice))
  expect(screen.getByRole('region', { name: 'Hint' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Put the hint away' })).toBeTruthy())
})

test('the best, the next best, what each is worth and why; and it can be done', async () => {
  const act = panel(Promise.resolve(advice), true)
  await waitFor(() => expect(screen.getByText('$30')).toBeTruthy())
  const told = document.body.textContent ?? ''
  for (const part of ['Both gases are there.', '$29', 'Water waits.', '2 hints so far']) expect(told).toContain(part)
  screen.getByRole('button', { name: 'Do it' }).click()
  expect(act).toHaveBeenCalledWith(ask, best.action)
})

test('after a second it says that the coach thinks, and a refusal is told in its place', async () => {
  let answer: (no: No) => void = () => undefined
  panel(new Promise((resolve) => (answer = resolve)))
  await waitFor(() => expect(document.body.textContent).toContain('The coach is thinking'), { timeout: 3000 })
  answer({ t: 'no', n: 'i', code: 'hints_off' })
  await waitFor(() => expect(document.body.textContent).toContain('switched off'))
})

test('a class has no free hints to choose', () => {
  render(Hints, { plan: { ...emptyPlan(''), way: 'class' } })
  expect(screen.getAllByRole('option').map((one) => (one as HTMLOptionElement).value)).toEqual(['counted', 'off'])
})

test('a curve for every player, from the first to the last value', () => {
  const curve = [{ move: 1, seat: 0, value: 0.4 }, { move: 2, seat: 1, value: 0.6 }, { move: 9, seat: 0, value: 1 }, { move: 9, seat: 1, value: 0 }]
  const review: ReviewInWords = { room: 'chem-and-roll', unit: 'chance', moves: 9, decisions: 2, weighed: 2, curve, turning: [], accuracy: [] }
  render(Expectations, { review, nameOf: (seat: number) => ['Mina', 'Yanis'][seat] ?? '' })
  expect(document.querySelectorAll('path.line')).toHaveLength(2)
  expect(document.body.textContent).toContain('Mina: from 40% to 100%')
})
