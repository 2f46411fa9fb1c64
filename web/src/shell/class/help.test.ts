/** What a teacher may do for pupils from the cockpit: whose turn it is to undo, a hint that is sent, the names of files. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { group } from '../../lib/fakes'
import type { GroupStore } from '../../lib/store.svelte'
import type { Effort } from '../../lib/types.gen'
import { words } from '../../lib/words.svelte'
import { loadRoom } from '../../rooms/index'
import Controls from './Controls.svelte'
import type { Needing } from './need'
import { fileOf } from './people'
import Pupil from './Pupil.svelte'
import Undo from './Undo.svelte'
import WallChoice from './WallChoice.svelte'

beforeAll(async () => {
  await words.learn('class')
  await words.speak('en')
})
afterEach(cleanup)

const ask = { prompt: 7, seat: 1, kind: 'choose', must: true, nth: 0 }
const running = group({ kind: 'class', role: 'host', tables: [{ id: 't1', number: 1, seats: [{ name: 'Mina', member: 0, here: true }, { name: 'Yanis', member: 1, here: true }], waiting: [1] }] })
const on = { minute: 6, total: 45, now: 1, at: 1, ends: [], over: 0, ended: false }

function store(answer = { t: 'ok', n: 'x' }) {
  const host = vi.fn((_message: object) => Promise.resolve(answer))
  return { host, store: { host, tableOf: () => undefined, lookOver: () => undefined, saved: {} } as unknown as GroupStore }
}

test('closing a round asks nothing, is announced, and can be undone by its id', async () => {
  const { host, store: mine } = store()
  const room = await loadRoom('chem-and-roll')
  const { rerender } = render(Controls, { store: mine, group: running, room, plan: [], on })
  await fireEvent.click(screen.getByRole('button', { name: 'Close round' }))
  expect(host.mock.calls).toEqual([[{ t: 'close_round', table: 't1', wait: 5 }]])
  await rerender({ store: mine, group: { ...running, announced: [{ table: 't1', id: 'c1', seats: [1], left: 4.2 }] }, room, plan: [], on })
  expect(screen.getByText('In 5 s: plays for Yanis')).toBeTruthy()
  expect(screen.getAllByText(/A pause or a stop of the server cancels it/)).not.toHaveLength(0)
  expect((screen.getByRole('button', { name: 'Close round' }) as HTMLButtonElement).disabled).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(host).toHaveBeenLastCalledWith({ t: 'undo', table: 't1', what: 'c1' })
})

test('many are counted, and when the time is up there is nothing to undo', () => {
  const seats = Array.from({ length: 9 }, (_, seat) => seat)
  render(Undo, { store: store().store, group: running, one: { table: 't1', id: 'c1', seats, left: 0 } })
  expect(screen.getByText('In 0 s: plays for 9 people')).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(true)
})

const stuck = (effort: Partial<Effort> | null): Needing => ({
  person: { info: { id: 1, name: 'Yanis', here: true }, at: { id: 't1', table: 1, seat: 1 }, due: effort !== null, done: effort === null, score: '' },
  need: effort ? 'stuck' : 'chosen',
  quiet: 70,
  effort: effort && { table: 't1', seat: 1, tries: 2, ask, ...effort },
})

test('a hint is sent, and a choice made, for the question that is open', async () => {
  const { host, store: mine } = store()
  const room = await loadRoom('chem-and-roll')
  const { rerender } = render(Pupil, { store: mine, group: running, room, one: stuck({ hint: 'asked' }), close: () => undefined })
  expect(screen.getByText(/asked for a hint/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Send a hint' }))
  expect(host).toHaveBeenLastCalledWith({ t: 'send_hint', table: 't1', ask, lang: 'en' })
  await fireEvent.click(screen.getByRole('button', { name: 'Choose for this pupil' }))
  expect(host).toHaveBeenLastCalledWith({ t: 'choose_for', table: 't1', ask, wait: 5 })
  const calls = host.mock.calls.length
  await rerender({ store: mine, group: { ...running, announced: [{ table: 't1', id: 'c2', seats: [1], left: 5 }] }, room, one: stuck({ hint: 'sent' }), close: () => undefined })
  await fireEvent.click(screen.getByRole('button', { name: 'The hint is on the phone' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Choose for this pupil' }))
  expect(host).toHaveBeenCalledTimes(calls)
})

test('who has chosen, or rests in a pause, gets neither', async () => {
  const room = await loadRoom('chem-and-roll')
  const { rerender } = render(Pupil, { store: store().store, group: running, room, one: stuck(null), close: () => undefined })
  expect(screen.queryByRole('button', { name: 'Send a hint' })).toBeNull()
  await rerender({ store: store().store, group: { ...running, paused: true }, room, one: stuck({}), close: () => undefined })
  expect(screen.queryByRole('button', { name: 'Choose for this pupil' })).toBeNull()
})

test('a question of the plan is one press away, and is only shown when the teacher sends it', async () => {
  const { host, store: mine } = store()
  render(WallChoice, { store: mine, group: { ...running, wall: {} }, planned: 'Why is water waiting?' })
  await fireEvent.click(screen.getByRole('button', { name: 'Question…' }))
  await fireEvent.click(screen.getByRole('button', { name: /From the plan: Why is water waiting/ }))
  expect(host).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Pause and ask' }))
  expect(host.mock.calls[0]![0]).toMatchObject({ t: 'show', question: 'Why is water waiting?' })
})

test('files carry the class and the day of its game', () => {
  const begun = new Date(2026, 10, 6, 9).getTime() / 1000
  expect(fileOf({ title: '2de 4 / Éléonore', code: 'KELVIN427', begun }, 'csv')).toBe('labtop-2de-4-Éléonore-2026-11-06.csv')
  expect(fileOf({ title: '', code: 'KELVIN427', begun }, 'xlsx')).toBe('labtop-kelvin427-2026-11-06.xlsx')
  expect(fileOf({ title: '../*', code: 'KELVIN427', begun }, 'json')).toBe('labtop-kelvin427-2026-11-06.json')
})
