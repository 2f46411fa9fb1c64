/** A table shows at any moment exactly one picture that the server told: money, log, question and marks change together. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeServer, group, now, saved } from './fakes'
import { paces } from './pace.svelte'
import { BRISK, CALM, type Timing } from './queue'
import { remember } from './saved'
import { GroupStore } from './store.svelte'
import { LAST, type Table, type Tempo } from './table.svelte'
import type { Ask, Now } from './types.gen'

let server: FakeServer
let store: GroupStore
let rate: number
let end: () => void
const table = (): Table => store.now as Table
const pass = (ms: number): void => void vi.advanceTimersByTime(ms)
const ask = (prompt: number): Ask => ({ prompt, seat: 0, kind: 'choose', must: true, nth: 0 })
const tempo: Tempo = { rate: () => rate, timing: (_events, own): Timing => (own ? { before: 0, after: 300 } : { before: 400, after: 300 }) }

/** The game after so many moves: everything in it tells its number. My turn is every fourth move. */
function step(v: number, more: Partial<Now> = {}): Now {
  const mine = v % 4 === 1
  return now(v, {
    public: { cash: v },
    private: { hand: v },
    events: [{ type: 'moved', n: v }],
    hints: [v],
    answered: v,
    asks: mine ? [ask(v)] : [],
    menus: mine ? [{ for: v }] : [],
    ...more,
  } as Partial<Now>)
}

/** What a person sees, as numbers of pictures; a mixture has more than one. */
function seen(): number[] {
  const it = table()
  const found = [it.v, (it.public as { cash: number }).cash, (it.private as { hand: number }).hand, it.hints[0]!, it.answered!]
  for (const { ask, menu } of it.asks) found.push(ask.prompt, (menu as { for: number }).for)
  const told = it.story.at(-1) as { n?: number } | undefined
  if (told?.n) found.push(told.n)
  const event = it.events.at(-1) as { n?: number } | undefined
  if (event?.n) found.push(event.n)
  return [...new Set(found)]
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  localStorage.clear()
  sessionStorage.clear()
  server = new FakeServer()
  remember(saved)
  store = new GroupStore(saved, server.dials)
  server.last.open()
  rate = CALM
  server.last.say(group(), step(1, { events: null }), { t: 'story', table: 't1', v: 1, events: [] })
  end = table().play(tempo)
})

afterEach(() => {
  end()
  store.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** My answer to the open question, confirmed and followed by the moves of three bots. */
function playRound(from = 1): void {
  store.act(table(), ask(from), { type: 'go' })
  const n = server.last.of('act').at(-1)!.n as string
  server.last.say({ t: 'ok', n, v: from + 1 })
  for (let v = from + 1; v <= from + 4; v += 1) server.last.say(step(v))
}

test('whatever moment one looks, one picture is shown, and every picture is', () => {
  playRound()
  const found: number[] = []
  for (let ms = 0; ms < 3000; ms += 10) {
    expect(seen(), `after ${ms} ms`).toHaveLength(1)
    if (found.at(-1) !== seen()[0]) found.push(seen()[0]!)
    pass(10)
  }
  expect(found).toEqual([2, 3, 4, 5])
  expect(table().story.map((event) => event.n)).toEqual([2, 3, 4, 5])
})

test('the own move is shown at once, the others’ one after the other, and then my turn', () => {
  playRound()
  expect([table().v, table().pending, table().due, table().lively]).toEqual([2, null, [], true])
  pass(299)
  expect(table().playing).toBe(null)
  pass(1)
  expect(table().playing).toEqual({ events: [{ type: 'moved', n: 3 }], ms: 400, rate: 1 })
  pass(400)
  expect([table().v, table().playing, table().due]).toEqual([3, null, []])
  pass(1100)
  expect([table().v, table().due, table().lively]).toEqual([4, [], true])
  pass(300)
  expect([table().v, table().due, table().lively]).toEqual([5, [0], false])
})

test('answers are not delayed: sent in the same moment, also while something is played, and confirmed at once', () => {
  playRound()
  server.last.say(step(6))
  expect(table().lively).toBe(true)
  store.act(table(), ask(5), { type: 'go' })
  expect(server.last.of('act')).toHaveLength(2)
  expect([table().v, table().lively]).toEqual([6, false]) // who answers is in the present
  server.last.say({ t: 'ok', n: server.last.of('act')[1]!.n as string, v: 7 })
  expect(table().pending?.saved).toBe(true)
  server.last.say(step(7))
  expect([table().v, table().pending]).toEqual([7, null])
})

test('a skip ends one event; the rest goes to my own turn, whose events are told together', () => {
  playRound()
  expect(table().skip()).toBe(true) // what I did myself need not stand any longer
  expect(table().v).toBe(2)
  expect(table().skip()).toBe(true)
  expect(table().v).toBe(3)
  table().catchUp()
  expect([table().v, table().due, table().lively, table().events.map((event) => event.n)]).toEqual([5, [0], false, [4, 5]])
  expect(table().story.map((event) => event.n)).toEqual([2, 3, 4, 5])
  expect(table().skip()).toBe(false)
})

test('a view with a newer version is in the present after a reconnect, without events', async () => {
  playRound()
  server.last.drop()
  await vi.advanceTimersByTimeAsync(250)
  server.last.open()
  server.last.say(group(), step(9, { events: null }))
  expect([table().v, table().lively, table().playing, table().events]).toEqual([9, false, null, []])
  pass(5000)
  expect(table().v).toBe(9)
})

test('an older view than the newest one is refused, also while that one waits', () => {
  playRound()
  server.last.say(step(3))
  pass(5000)
  expect(table().story.map((event) => event.n)).toEqual([2, 3, 4, 5])
})

test('a hidden page shows the present', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  playRound()
  expect([table().v, table().lively]).toEqual([5, false])
  hidden.mockRestore()
})

test.each<[string, Partial<Now>]>([
  ['a pause', { paused: true }],
  ['a window that closes by itself', { closes: 20 }],
  ['a round with a timer', { timer: 60 }],
])('%s is shown at once', (_, more) => {
  playRound()
  server.last.say(step(9, more))
  expect([table().v, table().lively]).toEqual([9, false])
})

test('marks and thinking bots belong to the picture that they were told with', () => {
  playRound()
  server.last.say({ t: 'thinking', table: 't1', v: 5, seats: [1] }, { t: 'tick', table: 't1', v: 5, chosen: [1] })
  expect([table().thinking, table().chosen]).toEqual([[], []])
  pass(3000)
  expect([table().v, table().chosen]).toEqual([5, [1]])
})

describe('on a shared device', () => {
  test('nothing of what waits for one player is shown to the next', () => {
    playRound()
    store.turnTo(table(), null)
    expect([table().private, table().story, table().events]).toEqual([null, [], []])
    pass(5000)
    expect([table().private, table().lively]).toEqual([null, false])
    server.last.say(step(5)) // for the last player: late
    expect(table().private).toBe(null)
    server.last.say(step(5, { seat: null, private: null, events: null }))
    expect([table().v, table().private]).toEqual([5, null])
    store.turnTo(table(), 1)
    server.last.say(step(5, { seat: 1, private: { hand: 51 }, events: null }))
    expect([table().seat, table().private, table().lively]).toEqual([1, { hand: 51 }, false])
  })
})

describe('the end of a game', () => {
  const outcome = { ranks: [] } as unknown as Now['outcome']

  test('the last move is played and then seen before the end screen', () => {
    playRound()
    server.last.say(step(6, { outcome, asks: [], menus: [] }))
    store.act(table(), ask(5), { type: 'give-up' }) // whoever gives up is in the present
    expect([table().outcome, table().lasting]).toEqual([outcome, true])
    pass(LAST - 1)
    expect(table().lasting).toBe(true)
    pass(1)
    expect(table().lasting).toBe(false)
  })

  test('the others’ last moves are seen, one after the other, and can be skipped', () => {
    playRound()
    server.last.say(step(6, { outcome, asks: [], menus: [] }))
    pass(600)
    expect(table().outcome).toBe(null)
    table().catchUp()
    expect([table().outcome, table().lasting]).toEqual([outcome, true])
    expect([table().skip(), table().lasting]).toEqual([true, false])
  })

  test('after a reload the end is there at once', () => {
    const again = new GroupStore(saved, server.dials)
    server.last.open()
    server.last.say(group(), step(6, { outcome, asks: [], menus: [], events: null }))
    const late = again.now as Table
    const stop = late.play(tempo)
    expect([late.outcome, late.lasting]).toEqual([outcome, false])
    stop()
    again.close()
  })
})

test('without a page that plays, as on the wall, every picture is shown at once', () => {
  end()
  for (let v = 2; v <= 5; v += 1) server.last.say(step(v))
  expect([table().v, table().lively]).toEqual([5, false])
})

describe('the pace of this device', () => {
  test('the first two games of a room are calm, later ones brisk, until a person chooses', () => {
    expect(['a', 'b', 'c', 'a'].map((game) => paces.of('chain-growth', game))).toEqual(['calm', 'calm', 'brisk', 'calm'])
    expect(paces.rate('laboratorium', 'c')).toBe(CALM)
    expect(paces.rate('chain-growth', 'c')).toBe(BRISK)
    paces.choose('once')
    expect(paces.rate('laboratorium', 'c')).toBe(0)
    expect(localStorage.getItem('labtop.pace')).toBe('once')
  })

  test('less motion means at once, whatever was chosen', () => {
    paces.choose('calm')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(paces.of('chain-growth', 'a')).toBe('once')
    vi.unstubAllGlobals()
  })
})
