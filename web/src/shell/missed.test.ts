import { expect, test, vi } from 'vitest'
import { group } from '../lib/fakes'
import type { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import { Missed } from './missed.svelte'

const past = (at: number) => ({ t: 'past', n: 'x', table: 't1', at, of: 2, seat: 3, public: { round: at + 1 }, private: {}, events: [], asks: [{ prompt: 2 * at + 2, seat: 3, kind: 'choose', must: true, nth: 0 }], menus: [{}] })

/** A store that gives these answers, one after the other. */
function missed(...answers: object[]) {
  const redo = vi.fn(() => Promise.resolve(answers.shift()))
  const done = vi.fn()
  return { redo, done, rounds: new Missed({ redo } as unknown as GroupStore, new Table('t1'), 3, group(), done) }
}
const sent = (redo: ReturnType<typeof missed>['redo'], nth: number): unknown[] => redo.mock.calls[nth] as unknown as unknown[]

test('one round after the other, each on the board of that round; the last choice ends it', async () => {
  const { redo, done, rounds } = missed(past(0), past(1), { t: 'ok', n: 'x', v: 9 })
  await rounds.begin()
  expect([rounds.at, rounds.of]).toEqual([0, 2])
  await rounds.choose('first')
  expect(rounds.table.public).toEqual({ round: 2 })
  expect(rounds.table.asks[0]?.ask.prompt).toBe(4)
  expect(done).not.toHaveBeenCalled()
  await rounds.choose('second')
  expect(sent(redo, 2)[2]).toEqual(['first', 'second'])
  expect(done).toHaveBeenCalledTimes(1)
})

test('a refused choice changes nothing, and another one takes its place', async () => {
  const { redo, rounds } = missed(past(0), { t: 'no', n: 'x', code: 'line_value_frozen' }, past(1))
  await rounds.begin()
  await rounds.choose('wrong')
  expect(rounds.refused?.code).toBe('line_value_frozen')
  expect(rounds.at).toBe(0)
  await rounds.choose('right')
  expect(rounds.refused).toBeNull()
  expect(sent(redo, 2)[2]).toEqual(['right'])
})

test('if the answer to the last choice is lost, it is sent again under the same id and counts once', async () => {
  const { redo, done, rounds } = missed(past(0), past(1), { t: 'no', n: 'x', code: 'unreachable' }, { t: 'ok', n: 'x', v: 9 })
  await rounds.begin()
  await rounds.choose('first')
  await rounds.choose('second')
  await rounds.choose('second')
  expect(sent(redo, 3)[3]).toBe(sent(redo, 2)[3])
  expect(sent(redo, 2)[3]).not.toBe(sent(redo, 1)[3])
  expect(done).toHaveBeenCalledTimes(1)
})

test('when there is nothing to choose any more, the class goes on', async () => {
  const { done, rounds } = missed({ t: 'no', n: 'x', code: 'closed' })
  await rounds.begin()
  expect(done).toHaveBeenCalledTimes(1)
})
