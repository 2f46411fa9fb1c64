import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, group, now, saved } from './fakes'
import { GroupStore } from './store.svelte'
import { remember, savedSeat } from './saved'
import type { FromServer } from './types.gen'
import type { Table } from './table.svelte'

let server: FakeServer
let store: GroupStore

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  localStorage.clear()
  sessionStorage.clear()
  server = new FakeServer()
  remember(saved)
  store = new GroupStore(saved, server.dials)
  server.last.open()
})

afterEach(() => {
  store.close()
  vi.useRealTimers()
})

const table = (): Table => store.now as Table

async function reconnect(): Promise<void> {
  server.last.drop()
  await vi.advanceTimersByTimeAsync(250)
  server.last.open()
}

test('who hosts shows both tokens', () => {
  expect(server.last.hello).toEqual({ token: 'g1.0.secret', host: 'g1.h.secret' })
  expect(store.hosts).toBe(true)
})

test('a view is shown with the questions and menus of my seats', () => {
  server.last.say(group(), now(1))
  expect(table().public).toEqual({ round: 1 })
  expect(table().asks).toEqual([{ ask: { prompt: 1, seat: 0, kind: 'choose', must: true, nth: 0 }, menu: { dice: [] } }])
  expect([table().names, table().mine, table().due]).toEqual([['Mina', 'Yanis'], [0], [0]])
})

test('events are there to be animated with the view they led to, and not after a reconnect', async () => {
  server.last.say(group(), now(1), { t: 'story', table: 't1', v: 1, events: [{ type: 'rolled', round: 1 }] })
  server.last.say(now(2, { events: [{ type: 'placed', seat: 0 }] }))
  expect(table().events).toEqual([{ type: 'placed', seat: 0 }])
  expect(table().story.map((event) => event.type)).toEqual(['rolled', 'placed'])
  await reconnect()
  server.last.say(group(), now(4, { events: [{ type: 'placed', seat: 1 }] }))
  expect(table().events).toEqual([])
})

test('an answer is pending, then saved, then told by the view', () => {
  server.last.say(group(), now(1))
  const ask = table().asks[0]!.ask
  store.act(table(), ask, { type: 'place' })
  const n = String(server.last.of('act')[0]?.n)
  expect(table().pending).toMatchObject({ n, action: { type: 'place' }, saved: false })
  server.last.say({ t: 'ok', n, v: 2 })
  expect(table().pending?.saved).toBe(true)
  expect(table().due).toEqual([]) // the game does not wait for this answer
  server.last.say({ t: 'tick', table: 't1', v: 2, chosen: [0] })
  expect(table().chosen).toEqual([0])
  server.last.say(now(3))
  expect([table().pending, table().chosen, table().due]).toEqual([null, [], [0]])
})

test('the view may come before the confirmation', () => {
  server.last.say(group(), now(1))
  store.act(table(), table().asks[0]!.ask, {})
  server.last.say(now(2), { t: 'ok', n: String(server.last.of('act')[0]?.n), v: 2 })
  expect(table().pending).toBe(null)
})

test('a view that comes late is not shown, one seen by another seat is', () => {
  server.last.say(group(), now(5))
  server.last.say(now(4))
  expect(table().public).toEqual({ round: 5 })
  server.last.say(now(5, { seat: null, private: null }))
  expect(table().seat).toBe(null)
})

test('after a reconnect whatever the server shows counts', async () => {
  server.last.say(group(), now(5))
  await reconnect()
  server.last.say(group(), now(3))
  expect(table().v).toBe(3)
})

test('a refusal puts the answer away and is shown until the next one', () => {
  server.last.say(group(), now(1))
  store.act(table(), table().asks[0]!.ask, {})
  server.last.say({ t: 'no', n: String(server.last.of('act')[0]?.n), code: 'closed' })
  expect([table().pending, store.refused?.code]).toEqual([null, 'closed'])
  store.act(table(), table().asks[0]!.ask, {})
  expect(store.refused).toBe(null)
})

test('a refusal of the moment makes room for the question again, and no other does', async () => {
  server.last.say(group(), now(1))
  for (const [code, left] of [['slow_down', undefined], ['closed', 'closed']] as const) {
    server.last.say({ t: 'no', n: '', code })
    expect(store.refused?.code).toBe(code)
    await vi.advanceTimersByTimeAsync(4000)
    expect(store.refused?.code).toBe(left)
  }
})

test('an answer given without a line is shown as unsaved, survives a reload and is sent', async () => {
  server.last.say(group(), now(1))
  server.last.drop()
  store.act(table(), table().asks[0]!.ask, { type: 'place' })
  expect([table().online, table().pending?.saved]).toEqual([false, false])
  store.close()
  store = new GroupStore(saved, server.dials)
  server.last.open().say(group(), now(1))
  expect(table().pending).toMatchObject({ action: { type: 'place' }, saved: false })
  expect(server.last.of('act')).toHaveLength(1)
})

test('a lost line is worth a word only after a second', async () => {
  server.last.say(group(), now(1))
  server.last.drop()
  await vi.advanceTimersByTimeAsync(249)
  expect([store.contact, store.lost]).toEqual(['back', false])
  for (let times = 0; times < 4; times += 1) {
    await vi.advanceTimersByTimeAsync(500)
    server.last.drop()
  }
  expect(store.lost).toBe(true)
  dispatchEvent(new Event('online'))
  server.last.open().say(group())
  expect(store.lost).toBe(false)
})

test('a gap that stays for two beats makes it look again', () => {
  server.last.say(group(), now(1))
  server.last.say({ t: 'pong', v: { t1: 3 } })
  expect(server.last.of('face')).toEqual([])
  server.last.say({ t: 'pong', v: { t1: 3 } })
  expect(server.last.of('face')).toEqual([{ t: 'face', table: 't1', seat: 0 }])
  server.last.say(now(3))
  expect(table().v).toBe(3)
})

test('ticks and confirmations are no gap', () => {
  server.last.say(group(), now(1), { t: 'tick', table: 't1', v: 3, chosen: [1] })
  server.last.say({ t: 'pong', v: { t1: 3 } }, { t: 'pong', v: { t1: 3 } }, { t: 'pong', v: { t1: 3 } })
  expect(server.last.of('face')).toEqual([])
})

test('several on one device: nothing is shown until somebody says who looks, also after a reconnect', async () => {
  const seats = [{ name: 'Mina', member: 0 }, { name: 'Lou', member: 0 }, { name: '', bot: 'greedy' }]
  const both = [0, 1].map((seat) => ({ prompt: 1, seat, kind: 'choose', must: true, nth: 0 }))
  server.last.say(group({}, seats), now(1, { seat: null, private: null, asks: both, menus: [null, null] }))
  expect([table().mine, table().due, table().seat]).toEqual([[0, 1], [0, 1], null])
  store.turnTo(table(), 1)
  server.last.say(now(1, { seat: 1, asks: both, menus: [null, { dice: [] }] }))
  expect(table().seat).toBe(1)
  store.turnTo(table(), null)
  expect(table().seat).toBe(null) // at once, whatever the network does
  await reconnect()
  expect(server.last.sent[0]).toEqual({ t: 'face', table: 't1', seat: null })
})

test('several on one device: the next player is told nothing that the last one alone may know', () => {
  const seats = [{ name: 'Mina', member: 0 }, { name: 'Lou', member: 0 }]
  const story = (...events: object[]): FromServer => ({ t: 'story', table: 't1', v: 2, events }) as FromServer
  const told = (): unknown[] => table().story.map((event) => (event as { card?: string }).card ?? 'hidden')
  server.last.say(group({}, seats), now(1, { seat: null, private: null }), story({ type: 'drawn' }))
  store.turnTo(table(), 0)
  server.last.say(now(1, { seat: 0, private: { hand: ['catalyst'] } }), story({ type: 'drawn', card: 'catalyst' }))
  expect(told()).toEqual(['catalyst'])

  store.turnTo(table(), null)
  expect([told(), table().events, table().private]).toEqual([[], [], null])
  // What was under way for the player before comes too late.
  server.last.say(now(2, { seat: 0, private: { hand: ['catalyst'] }, events: [{ type: 'drawn', card: 'broken glass' }] }))
  expect([table().seat, told(), table().private]).toEqual([null, [], null])
  const asked = server.last.of('history').length
  server.last.say(now(2, { seat: null, private: null }))
  expect(server.last.of('history').length, 'one request is under way already').toBe(asked)
  server.last.say(story({ type: 'drawn' }))
  expect(told()).toEqual(['hidden'])

  store.turnTo(table(), 1)
  store.turnTo(table(), null)
  store.turnTo(table(), 0)
  server.last.say(story({ type: 'drawn', card: 'of seat 1' }))
  expect(told(), 'a log for a seat that is not shown any more').toEqual([])
})

test('a log that was refused is asked for again with the next view', () => {
  server.last.say(group(), now(1))
  const asked = (): Record<string, unknown>[] => server.last.of('history')
  expect(asked().length).toBe(1)
  server.last.say({ t: 'no', n: String(asked()[0]?.n), code: 'slow_down', params: { wait: 1 } })
  expect(store.refused, 'nothing that a person did was refused').toBe(null)
  server.last.say(now(2))
  expect(asked().length).toBe(2)
})

test('taking back names the question the server says was answered last, on any device', async () => {
  server.last.say(group(), now(1))
  expect(table().answered).toBe(null)
  server.last.say(now(2, { answered: 1 }))
  const back = store.back(table(), 0)
  expect(server.last.of('back')[0]).toMatchObject({ table: 't1', seat: 0, prompt: 1 })
  server.last.say({ t: 'ok', n: String(server.last.of('back')[0]?.n), v: 3 })
  await back
  expect(table().answered).toBe(null)
})

test('a sealed answer that brings no new view can be taken back at once; one of another seat cannot', () => {
  server.last.say(group(), now(1))
  store.act(table(), table().asks[0]!.ask, {})
  server.last.say({ t: 'ok', n: String(server.last.of('act')[0]?.n), v: 2 })
  expect(table().answered).toBe(1)
  void store.back(table(), 1)
  expect(server.last.of('back')).toEqual([])
})

test('an answer taken back after the view that tells it changes nothing any more', async () => {
  server.last.say(group(), now(4, { answered: 3 }))
  const back = store.back(table(), 0)
  server.last.say(now(5, { answered: 2 }), { t: 'ok', n: String(server.last.of('back')[0]?.n), v: 5 })
  await back
  expect(table().answered).toBe(2)
})

test('real dice: the host is asked, once until the server has answered', () => {
  const ask = { prompt: 1, seat: -1, kind: 'roll', must: true, nth: 0 }
  server.last.say(group(), now(0, { asks: [ask], menus: [null] }))
  expect([table().chance, table().due]).toEqual([{ ask, sending: false }, []])
  store.act(table(), ask, { type: 'roll', faces: [1, 2, 3, 4] })
  expect([table().chance?.sending, table().pending]).toEqual([true, null])
  server.last.say({ t: 'no', n: String(server.last.of('act')[0]?.n), code: 'paused' })
  expect(table().chance?.sending).toBe(false)
  server.last.say(now(1))
  expect(table().chance).toBe(null)
})

test('a wish is shown to who must agree, and dies with the next move', async () => {
  server.last.say(group(), now(1), { t: 'wish', id: 'w1', table: 't1', seat: 1, agreed: null, missing: [0] })
  expect(table().wish?.id).toBe('w1')
  store.agree(table(), 'w1', true)
  expect(server.last.of('agree')[0]).toMatchObject({ wish: 'w1', yes: true })
  expect(table().wish).toBe(null)
  server.last.say({ t: 'wish', id: 'w2', table: 't1', seat: 1, agreed: null, missing: [0] }, now(2))
  expect(table().wish).toBe(null)
})

test('my own wish that a move has overtaken is not sent again after a reconnect', async () => {
  server.last.say(group(), now(1))
  store.act(table(), table().asks[0]!.ask, {})
  server.last.say({ t: 'ok', n: String(server.last.of('act')[0]?.n), v: 2 }, now(2, { answered: 1 }))
  void store.back(table(), 0)
  const n = String(server.last.of('back')[0]?.n)
  server.last.say({ t: 'wish', id: n, table: 't1', seat: 0, agreed: null, missing: [1] }, now(3))
  await reconnect()
  server.last.say(group())
  expect(server.last.of('back')).toEqual([])
})

test('a server in trouble says so until it is well again, and once more after a reconnect', async () => {
  server.last.say(group(), now(1))
  expect(store.troubles).toEqual([])
  server.last.say({ t: 'trouble', codes: ['disk_full'] })
  expect(store.troubles).toEqual(['disk_full'])
  server.last.say({ t: 'trouble', codes: [] })
  expect(store.troubles).toEqual([])
  server.last.say({ t: 'trouble', codes: ['loop_slow'] })
  await reconnect()
  server.last.say(group())
  expect(store.troubles, 'the server would say it after hello').toEqual([])
  server.last.say({ t: 'trouble', codes: ['disk_full'] })
  expect(store.troubles).toEqual(['disk_full'])
})

test('the list of seats on Home is kept up to date', () => {
  server.last.say(group(), now(1), group())
  expect(savedSeat('g1')).toMatchObject({ others: ['Yanis'], bots: 0, turn: true, over: false })
})

test('a hint is asked once, answered to who asked, and a refusal of it is no refusal of an answer', async () => {
  server.last.say(group({ hints: 'free' }), now(1))
  const ask = table().asks[0]!.ask
  const first = store.hint(table(), ask, 'fr')
  const [sent] = server.last.of('hint')
  expect(sent).toMatchObject({ table: 't1', ask, lang: 'fr' })
  const best = { action: { type: 'place' }, move: 'blue 3 → line 1', value: 3, worth: '$3', why: 'so', short: 'so', brief: 'blue 3 → line 1' }
  server.last.say({ t: 'advice', n: String(sent?.n), table: 't1', v: 1, ask, best })
  expect(await first).toMatchObject({ t: 'advice', best })
  const second = store.hint(table(), ask, 'en')
  server.last.say({ t: 'no', n: String(server.last.of('hint')[1]?.n), code: 'hints_off' })
  expect(await second).toMatchObject({ t: 'no', code: 'hints_off' })
  expect(store.refused).toBeNull()
  await reconnect()
  expect(server.last.of('hint')).toEqual([])
})

test('a hint that never comes is given up', async () => {
  server.last.say(group(), now(1))
  const asked = store.hint(table(), table().asks[0]!.ask, 'en')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ code: 'unreachable' })
})

test('who thinks is shown until the next view, or until it has chosen', () => {
  server.last.say(group(), now(1), { t: 'thinking', table: 't1', v: 1, seats: [0, 1] })
  expect(table().thinking).toEqual([0, 1])
  server.last.say({ t: 'tick', table: 't1', v: 1, chosen: [1] })
  expect(table().thinking).toEqual([0])
  server.last.say(now(2, { hints: [1, 0] }))
  expect([table().thinking, table().hints]).toEqual([[], [1, 0]])
})
