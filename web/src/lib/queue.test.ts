/** What was told is shown one after the other, in order, and nobody has to wait for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BRISK, CALM, LONGEST, Queue, type Timing } from './queue'

let shown: number[]
let begun: [number, number][]
let rate: number
let asked: boolean
let queue: Queue<number>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  begun = []
  rate = CALM
  asked = false
  queue = new Queue({
    rate: () => rate,
    asks: () => asked,
    begin: (item, ms) => begun.push([item, ms]),
    show: (items) => shown.push(...items),
    changed: () => undefined,
  })
})
afterEach(() => vi.useRealTimers())

const lasts = (before: number, after: number) => (): Timing => ({ before, after })
const pass = (ms: number): void => void vi.advanceTimersByTime(ms)

test('each picture is shown when what leads to it has been played, and the next one waits for it', () => {
  for (const item of [1, 2, 3]) queue.add(item, lasts(400, 300))
  expect([begun, shown]).toEqual([[[1, 400]], []])
  pass(399)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual([1])
  pass(300)
  expect([begun.length, shown]).toEqual([2, [1]])
  pass(400)
  expect(shown).toEqual([1, 2])
  pass(700)
  expect([shown, queue.busy]).toEqual([[1, 2, 3], false])
})

test('what comes while another stands waits, and what takes no time keeps its place in the order', () => {
  queue.add(1, lasts(0, 500))
  queue.add(2)
  queue.add(3, lasts(100, 0))
  expect(shown).toEqual([1])
  pass(500)
  expect(shown).toEqual([1, 2])
  pass(100)
  expect(shown).toEqual([1, 2, 3])
})

test('a skip ends the running event only; finishing shows everything, in order', () => {
  for (const item of [1, 2, 3, 4]) queue.add(item, lasts(400, 300))
  expect(queue.skip()).toBe(true)
  expect([shown, begun.length]).toEqual([[1], 2])
  pass(400) // 2 stands
  expect(queue.skip()).toBe(true) // and need not stand any longer
  expect([shown, begun.length]).toEqual([[1, 2], 3])
  queue.finish()
  expect([shown, queue.busy, queue.skip()]).toEqual([[1, 2, 3, 4], false, false])
  pass(5000)
  expect(shown).toEqual([1, 2, 3, 4])
})

test('brisk takes 0.45 of the time, and at once takes none', () => {
  rate = BRISK
  queue.add(1, lasts(400, 0))
  pass(179)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual([1])
  rate = 0
  for (const item of [2, 3]) queue.add(item, lasts(400, 300))
  expect([shown, queue.busy]).toEqual([[1, 2, 3], false])
})

test('others are played calmly for six seconds in a row at the most, then briskly', () => {
  for (let item = 1; item <= 12; item += 1) queue.add(item, lasts(600, 400))
  pass(LONGEST)
  expect([shown.length, begun.length, begun.at(-1)]).toEqual([6, 7, [7, 600 * BRISK]])
  pass(6 * 1000 * BRISK)
  expect([shown.length, queue.busy]).toEqual([12, false])
})

test('the viewer’s own move begins a new count of these seconds', () => {
  for (let item = 1; item <= 6; item += 1) queue.add(item, lasts(600, 400))
  queue.add(7, lasts(0, 500), true)
  queue.add(8, lasts(600, 400))
  pass(LONGEST + 500)
  expect(begun.at(-1)).toEqual([8, 600])
})

test('a question is never covered: nothing stands or begins while the viewer is asked', () => {
  queue.add(1, lasts(400, 300))
  asked = true
  pass(400)
  expect([shown, queue.busy]).toEqual([[1], false])
  queue.add(2, lasts(400, 300))
  expect(shown).toEqual([1, 2])
  queue.add(3, lasts(400, 300), true) // the own answer is played
  expect(begun.at(-1)).toEqual([3, 400])
})

test('what is dropped is never shown', () => {
  for (const item of [1, 2]) queue.add(item, lasts(400, 300))
  expect(queue.drop()).toEqual([1, 2])
  pass(5000)
  expect([shown, queue.busy]).toEqual([[], false])
})
