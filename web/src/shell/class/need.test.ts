import { expect, test } from 'vitest'
import type { Effort } from '../../lib/types.gen'
import { needing } from './need'
import type { Person } from './people'

const person = (name: string, seat: number, change: Partial<Person> = {}, here = true): Person => ({
  info: { id: seat, name, here },
  at: { id: 't', table: 1, seat },
  due: true,
  done: false,
  score: '',
  ...change,
})
const effort = (seat: number, change: Partial<Effort> = {}): Effort => ({ table: 't', seat, ...change })

test('stuck first, then thinking, away, chosen; the longest silence first', () => {
  const people = [person('Ada', 0, { due: false, done: true }), person('Bo', 1, {}, false), person('Cy', 2), person('Di', 3), person('Ed', 4), person('Fi', 5)]
  const efforts = [effort(1, { quiet: 900 }), effort(2, { quiet: 5 }), effort(3, { quiet: 61 }), effort(4, { quiet: 3, tries: 2 }), effort(5, { quiet: 20 })]
  expect(needing(people, efforts, 60, 0).map((one) => [one.person.info.name, one.need])).toEqual([
    ['Di', 'stuck'], ['Ed', 'stuck'], ['Fi', 'thinking'], ['Cy', 'thinking'], ['Bo', 'away'], ['Ada', 'chosen'],
  ])
})

test('time goes on between two messages, and the teacher sets how long is too long', () => {
  const one = [person('Ada', 0)]
  const need = (patience: number, since: number) => needing(one, [effort(0, { quiet: 50 })], patience, since)[0]?.need
  expect([need(60, 9), need(60, 10), need(30, 0), need(120, 60)]).toEqual(['thinking', 'stuck', 'stuck', 'thinking'])
})

test('one refusal is no need, two are', () => {
  const need = (tries: number) => needing([person('Ada', 0)], [effort(0, { tries })], 60, 0)[0]?.need
  expect([need(1), need(2)]).toEqual(['thinking', 'stuck'])
})

test('the same seat of another table is somebody else', () => {
  expect(needing([person('Ada', 0)], [{ table: 'other', seat: 0, tries: 5 }], 60, 0)[0]?.need).toBe('thinking')
})

test('before the game nobody is stuck', () => {
  expect(needing([person('Ada', 0, { at: null, due: false })], [], 60, 999)[0]?.need).toBe('none')
})
