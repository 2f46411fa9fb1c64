/** The timer of a round: counts down by itself, rests in a pause, and tells screen readers only what matters. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import { words } from '../lib/words.svelte'
import RoundTime, { clock } from './RoundTime.svelte'

beforeAll(async () => {
  await words.speak('en')
})
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const table = (seconds: number, paused = false) => ({ timer: { seconds, at: 1_000_000 }, paused })
const pass = async (seconds: number): Promise<void> => {
  vi.advanceTimersByTime(1000 * seconds)
  await tick()
}
const shown = (): string | null | undefined => screen.queryByRole('timer')?.textContent

test('as a clock shows it', () => {
  expect([clock(0), clock(9), clock(60), clock(605)]).toEqual(['0:00', '0:09', '1:00', '10:05'])
})

test('it counts down and stays at nothing once it has rung', async () => {
  render(RoundTime, { table: table(65) })
  await tick()
  expect(shown()).toBe('1:05')
  await pass(25)
  expect(shown()).toBe('0:40')
  await pass(100)
  expect(shown()).toBe('0:00')
})

test('a pause stops it', async () => {
  render(RoundTime, { table: table(41, true) })
  await pass(30)
  expect(shown()).toBe('0:41')
})

test('screen readers hear of the last ten seconds and of the end, not of every second', async () => {
  const { container } = render(RoundTime, { table: table(12) })
  await tick()
  const polite = () => container.querySelector('[aria-live=polite]')?.textContent
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  expect(polite()).toBe('')
  await pass(3)
  expect(polite()).toBe('10 seconds are left.')
  await pass(4)
  expect(polite()).toBe('10 seconds are left.')
  await pass(6)
  expect(polite()).toBe('The time for this round is up.')
})

test('without a timer there is nothing', () => {
  render(RoundTime, { table: { timer: null, paused: false } })
  expect(screen.queryByRole('timer')).toBeNull()
})
