import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { group, now, saved } from '../lib/fakes'
import type { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import type { Advice, No, ReviewInWords } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import { Hinting } from './hinting.svelte'
import HintPanel from './HintPanel.svelte'
import { emptyPlan } from './newgame'
import Hints from './new/Hints.svelte'
import Expectations from './review/Expectations.svelte'

beforeAll(async () => {
  await words.speak('en')
})
afterEach(cleanup)

const ask = { prompt: 1, seat: 0, kind: 'choose', must: true, nth: 0 }
const best = { action: { type: 'place' }, move: 'blue 3 → line 1', value: 3, worth: '$30', why: 'Both gases are there.', short: 'Both are there.', brief: 'blue 3 → line 1' }
const next = { ...best, action: { type: 'place', die: 'red' }, move: 'red 4 → line 2', worth: '$29', why: 'Water waits.', short: 'Water.', brief: 'red 4 → line 2' }
const advice: Advice = { t: 'advice', n: 'i', table: 't1', v: 1, ask, best, next, hints: 2, lead: 'about $1 more at the end than the next best' }

async function panel(answer: Promise<Advice | No>, counted = false) {
  const table = new Table('t1')
  table.now(now(1))
  const act = vi.fn()
  const store = { hint: () => answer, saved, group: group() } as unknown as GroupStore
  const hinting = new Hinting(() => store, () => table, () => table.asks[0]?.ask)
  hinting.toggle()
  render(HintPanel, { hinting, table, counted, act, apart: false, more: vi.fn() })
  await tick()
  return { act, hinting, table }
}

test('after a start by a link the coach’s texts are not loaded yet: the strip waits for them', async () => {
  expect(words.current.has('web-hint-second')).toBe(false)
  await panel(Promise.resolve(advice))
  expect(screen.getByRole('region', { name: 'Hint' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Put the hint away' })).toBeTruthy())
})

test('the best, how much better it is and why; the next best swaps the sentence; and it can be done', async () => {
  const { act, hinting } = await panel(Promise.resolve(advice), true)
  await waitFor(() => expect(screen.getByText('about $1 more at the end than the next best')).toBeTruthy())
  const told = (): string => document.body.textContent ?? ''
  for (const part of ['Both gases are there.', '2 hints so far']) expect(told()).toContain(part)
  expect(told()).not.toContain('$30') // a bare figure would read like a payout
  expect(hinting.told?.action).toEqual(best.action)
  await fireEvent.click(screen.getByRole('button', { name: /Look at red 4/ }))
  expect(told()).toContain('Water waits.')
  expect(told()).not.toContain('Both gases are there.')
  screen.getByRole('button', { name: 'Do it for me' }).click()
  expect(act).toHaveBeenCalledWith(ask, next.action)
})

test('two choices that are as good as each other are not ranked', async () => {
  const { hinting } = await panel(Promise.resolve({ ...advice, lead: 'about as good as the next best', even: true }))
  await waitFor(() => expect(screen.getByText(/^too close to call/).parentElement!.className).toContain('even'))
  expect(document.querySelector('.v-other .v-disc')!.className).not.toContain('hollow')
  expect(hinting.even).toBe(true)
})

test('it closes with Escape, and with any answer', async () => {
  const { hinting, table } = await panel(Promise.resolve(advice))
  await waitFor(() => expect(hinting.found).not.toBeNull())
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(hinting.open).toBe(false)
  hinting.toggle()
  expect(hinting.open).toBe(true)
  table.sent('n', ask, { type: 'place', die: 'white' })
  expect(hinting.open).toBe(false)
})

test('after a second it says that the coach thinks, and a refusal is told in its place', async () => {
  let answer: (no: No) => void = () => undefined
  await panel(new Promise((resolve) => (answer = resolve)))
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
