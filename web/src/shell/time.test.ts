import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, group, now, saved } from '../lib/fakes'
import { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import { words } from '../lib/words.svelte'
import TimeLeft, { newest } from './TimeLeft.svelte'
import { walk } from './class/walk'

beforeEach(async () => {
  await words.speak('en')
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = (): string | undefined => screen.queryByRole('timer')?.textContent?.trim()

async function later(seconds: number): Promise<void> {
  vi.advanceTimersByTime(1000 * seconds)
  await tick()
}

test('minutes, then seconds in the last one, never announced', async () => {
  const table = new Table('t1')
  table.now(now(1, { left: 125 }))
  render(TimeLeft, { table })
  expect(shown()).toBe('3 min')
  await later(10)
  expect(shown()).toBe('2 min')
  await later(56)
  expect(shown()).toBe('59 sec')
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('59 seconds left')
  await later(60)
  expect(shown()).toBeUndefined()
})

test('a pause stops it, and what the server says next counts', async () => {
  const table = new Table('t1')
  table.now(now(1, { left: 40 }))
  render(TimeLeft, { table })
  await later(10)
  expect(shown()).toBe('30 sec')
  table.now(now(1, { left: 30, paused: true }))
  await later(100)
  expect(shown()).toBe('30 sec')
  table.now(now(1, { left: 30 }))
  await later(5)
  expect(shown()).toBe('25 sec')
  await words.speak('fr')
  await tick()
  expect(shown()).toMatch(/^25\ss$/)
  table.now(now(2))
  await tick()
  expect(shown()).toBeUndefined()
})

test('a wall looks at all tables again when they are stopped, and shows the clock that was heard last', () => {
  const server = new FakeServer()
  const store = new GroupStore({ ...saved, host: null }, server.dials)
  const tables = ['t1', 't2'].map((id, at) => ({ id, number: at + 1, seats: [], v: 1, waiting: [0] }))
  server.last.open().say(group({ role: 'wall', member: null, tables }), now(1, { table: 't1', left: 90 }))
  vi.advanceTimersByTime(50)
  server.last.say(now(1, { table: 't2', left: 80 }))
  expect(newest(store, store.group!)?.id).toBe('t2')
  const stop = walk(store)
  vi.advanceTimersByTime(3000)
  expect(server.last.of('watch')).toEqual([])
  server.last.say(group({ role: 'wall', member: null, tables, paused: true }))
  vi.advanceTimersByTime(1500)
  expect(server.last.of('watch').map((one) => one.table)).toEqual(['t1', 't2'])
  stop()
  store.close()
})
