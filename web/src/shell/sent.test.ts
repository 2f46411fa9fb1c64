/** What the teacher does for one pupil, on that pupil's screen: a hint that was sent, a choice made in the pupil's place. */
import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { now } from '../lib/fakes'
import type { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import type { Advice } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import { loadRoom, type RoomUi } from '../rooms/index'
import { Given } from './given.svelte'
import GivenNotice from './GivenNotice.svelte'
import { Hinting } from './hinting.svelte'
import HintPanel from './HintPanel.svelte'

beforeAll(async () => {
  await words.learn('chem-and-roll')
  await words.learn('coach')
  await words.speak('en')
})
afterEach(cleanup)

const best = { action: { type: 'place' }, move: 'blue 3 → line 1', value: 3, worth: '$30', why: 'Both gases are there.', short: 'Both are there.', brief: 'blue 3 → line 1' }

function hinted(hint = vi.fn((_table: unknown, ask: Advice['ask']) => Promise.resolve({ t: 'advice', n: 'i', table: 't1', v: 1, ask, best, hints: 2 } as Advice))) {
  const table = new Table('t1')
  const store = { hint } as unknown as GroupStore
  const hinting = new Hinting(() => store, () => table, () => table.asks.find((one) => one.ask.must)?.ask)
  return { table, hint, hinting }
}

test('a hint that was sent opens by itself, says whose it is, and is not counted', async () => {
  const { table, hint, hinting } = hinted()
  table.now(now(1))
  hinting.receive()
  expect(hint).not.toHaveBeenCalled()
  table.now(now(2, { asks: [{ prompt: 1, seat: 0, kind: 'choose', must: true, nth: 0 }], hint_sent: true }))
  hinting.receive()
  await waitFor(() => expect(hinting.found).not.toBeNull())
  expect(hinting.open).toBe(true)
  render(HintPanel, { hinting, table, counted: true, act: vi.fn(), apart: false, more: vi.fn() })
  expect(screen.getByText('From your teacher')).toBeTruthy()
  expect(document.body.textContent).toContain('Both gases are there.')
  expect(document.body.textContent).not.toContain('hints so far')
})

test('put away it stays away, until one is sent for another question', async () => {
  const { table, hint, hinting } = hinted()
  const ask = (prompt: number, v: number) => table.now(now(v, { asks: [{ prompt, seat: 0, kind: 'choose', must: true, nth: 0 }], hint_sent: true }))
  ask(1, 1)
  hinting.receive()
  await waitFor(() => expect(hinting.found).not.toBeNull())
  hinting.close()
  ask(1, 2)
  hinting.receive()
  expect([hint.mock.calls.length, hinting.open]).toEqual([1, false])
  ask(4, 3)
  hinting.receive()
  await waitFor(() => expect(hinting.open).toBe(true))
  expect(hint).toHaveBeenCalledTimes(2)
})

const sealed = { type: 'place', die: 'white', value: 3, box: 'stock' }
const SEATS = [{ name: 'Inès', member: 0, here: true }, { name: 'Tom', member: 1, here: true }]

function told(table: Table, room: RoomUi): string {
  const { container } = render(GivenNotice, { given: new Given(() => table), table, room, texts: words.current })
  return container.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

function chosenFor(asks: { prompt: number; must: boolean }[]): Table {
  const table = new Table('t1')
  table.info({ id: 't1', number: 1, seats: SEATS }, 0)
  table.story = [{ type: 'placed', seat: 0, die: 'blue', value: 6, box: 'line-1', price: 0 }]
  table.now(now(9, { private: { sealed }, answered: 4, idle: 1, asks: asks.map((one) => ({ ...one, seat: 0, kind: 'choose', nth: 0 })) }))
  return table
}

test('chosen by the teacher while the round goes on: the die that is sealed, not that of the round before, and that it can be changed', async () => {
  const text = told(chosenFor([{ prompt: 4, must: false }]), await loadRoom('chem-and-roll'))
  expect(text).toContain('Your teacher chose for you')
  expect(text).toContain('White 3 goes')
  expect(text).toContain('it costs nothing')
  expect(text).toContain('You can still choose something else.')
  expect(text).not.toMatch(/blue|6|went/i)
})

test('once the round is over it is the notice of a closed round', async () => {
  const text = told(chosenFor([{ prompt: 5, must: true }]), await loadRoom('chem-and-roll'))
  expect(text).toContain('This was played for you')
  expect(text).toContain('Blue 6 went')
  expect(text).not.toContain('still')
})

test('a room that says nothing of its own is told from its log', async () => {
  const room = { ...(await loadRoom('chem-and-roll')) }
  delete room.given
  const text = told(chosenFor([{ prompt: 5, must: true }]), room)
  expect(text).toMatch(/blue 6/i)
})
