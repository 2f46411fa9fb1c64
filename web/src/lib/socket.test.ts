import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, group } from './fakes'
import { dialSocket, dialStream, eventSplitter } from './lines'
import { Connection, type ContactState } from './socket'
import type { FromServer } from './types.gen'

let server: FakeServer
let heard: FromServer[]
let states: ContactState[]
let open: Connection[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  sessionStorage.clear()
  server = new FakeServer()
  heard = []
  states = []
  open = []
})

afterEach(() => {
  for (const connection of open) connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(greet?: () => object[]): Connection {
  const connection = new Connection({
    hello: { token: 'g1.0.secret' }, shelf: 'g1.0', dials: server.dials,
    heard: (message) => heard.push(message), changed: (state) => states.push(state), ...(greet ? { greet } : {}),
  })
  open.push(connection)
  return connection
}

const contact = (): string | undefined => states.at(-1)?.contact

test('a command is sent again, with the same id, until it is answered; then never again', async () => {
  const line = connect()
  server.last.open().say(group())
  const answer = line.command({ t: 'act', table: 't1' })
  const n = server.last.of('act')[0]?.n
  server.last.drop()
  await vi.advanceTimersByTimeAsync(250)
  expect(server.lines).toHaveLength(2)
  server.last.open().say(group())
  expect(server.last.of('act')).toEqual([{ t: 'act', table: 't1', n }])
  server.last.say({ t: 'ok', n: String(n), v: 4 }, { t: 'ok', n: String(n), v: 4 })
  expect(await answer).toEqual({ t: 'ok', n, v: 4 })
  server.last.drop()
  await vi.advanceTimersByTimeAsync(250)
  server.last.open().say(group())
  expect(server.last.of('act')).toEqual([])
})

test('what was not answered is kept over a reload, in order', () => {
  const before = connect()
  void before.command({ t: 'act', table: 't1', action: 1 })
  void before.command({ t: 'act', table: 't1', action: 2 })
  before.close()
  const after = connect()
  expect(after.waiting.map((command) => command.action)).toEqual([1, 2])
  server.last.open().say(group())
  expect(server.last.of('act').map((message) => message.action)).toEqual([1, 2])
})

test('commands wait until hello is said, and come after the posture', () => {
  const line = connect(() => [{ t: 'face', table: 't1', seat: 1 }])
  void line.command({ t: 'act' })
  expect(server.last.sent).toEqual([])
  server.last.open()
  expect(server.last.sent.map((message) => message.t)).toEqual(['face', 'act'])
})

test('the waits grow to eight seconds and begin anew after a success', async () => {
  connect()
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    server.last.drop()
    waits.push((states.at(-1)?.nextTry ?? 0) - Date.now())
    await vi.advanceTimersByTimeAsync(8000)
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
  server.last.open().say(group())
  server.last.drop()
  expect((states.at(-1)?.nextTry ?? 0) - Date.now()).toBe(250)
})

test('the network being back, or the page being looked at, dials at once', () => {
  connect()
  server.last.drop()
  dispatchEvent(new Event('online'))
  expect(server.lines).toHaveLength(2)
  server.last.drop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(server.lines).toHaveLength(3)
})

test('after two attempts without a word the stream is tried, and remembered', async () => {
  connect()
  server.last.drop()
  await vi.advanceTimersByTimeAsync(250)
  server.last.open().drop()
  await vi.advanceTimersByTimeAsync(500)
  expect(server.lines.map((line) => line.way)).toEqual([0, 0, 1])
  server.last.open().say(group())
  expect(contact()).toBe('open')
  open[0]?.close()
  connect()
  expect(server.last.way).toBe(1)
})

test('where sockets are forbidden the stream is next', async () => {
  server.blocked.add(0)
  connect()
  await vi.advanceTimersByTimeAsync(250)
  expect(server.last.way).toBe(1)
})

test('a line that worked once is dialled the same way again', async () => {
  connect()
  for (let times = 0; times < 4; times += 1) {
    server.last.open().say(group())
    server.last.drop()
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(server.lines.every((line) => line.way === 0)).toBe(true)
})

test.each(['removed', 'deleted', 'replaced', 'token_unknown'])('after the goodbye %s it stays ended until a person wants it', async (code) => {
  const line = connect()
  server.last.open().say(group()).say({ t: 'bye', code })
  expect(states.at(-1)).toEqual({ contact: 'ended', nextTry: null, code })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.lines).toHaveLength(1)
  line.again()
  expect(server.lines).toHaveLength(2)
})

test.each(['stopping', 'too_slow', 'fault'])('after the goodbye %s it comes back by itself', async (code) => {
  connect()
  server.last.open().say(group()).say({ t: 'bye', code })
  expect(contact()).toBe('back')
  await vi.advanceTimersByTimeAsync(250)
  expect(server.lines).toHaveLength(2)
})

test('a refusal that passes is no answer: the command is sent again', async () => {
  const line = connect()
  server.last.open().say(group())
  void line.command({ t: 'act' })
  const n = String(server.last.of('act')[0]?.n)
  server.last.say({ t: 'no', n, code: 'slow_down', params: { wait: 3 } })
  expect(heard.filter((message) => message.t === 'no')).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.last.of('act').map((message) => message.n)).toEqual([n, n])
  server.last.say({ t: 'no', n, code: 'closed' })
  expect(heard.at(-1)).toEqual({ t: 'no', n, code: 'closed' })
  expect(line.waiting).toEqual([])
})

test('it pings, and a silent line is dead', async () => {
  connect()
  server.last.open().say(group())
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.last.of('ping')).toHaveLength(1)
  server.last.say({ t: 'pong', v: {} })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.lines[0]?.closed).toBe(true)
  expect(server.lines.length).toBeGreaterThan(1)
})

test('a line that was given up says nothing any more', async () => {
  connect()
  const old = server.last.open().say(group())
  old.drop()
  await vi.advanceTimersByTimeAsync(250)
  heard.length = 0
  old.say(group())
  old.drop()
  expect(heard).toEqual([])
  expect(server.lines).toHaveLength(2)
})

test('a socket says hello first', () => {
  const sent: string[] = []
  class Socket {
    static readonly OPEN = 1
    readyState = 1
    onopen: () => void = () => {}
    onclose: () => void = () => {}
    onerror: () => void = () => {}
    constructor(readonly address: URL) {
      made = this
    }
    send = (text: string): void => void sent.push(text)
    close = (): void => {}
  }
  let made: Socket | undefined
  vi.stubGlobal('WebSocket', Socket)
  const events = { ready: vi.fn(), heard: vi.fn(), lost: vi.fn() }
  dialSocket({ token: 'a', host: 'b' }, events)
  expect(made?.address.pathname).toBe('/api/socket')
  made?.onopen()
  expect(sent).toEqual(['{"t":"hello","token":"a","host":"b"}'])
  made?.onerror()
  made?.onclose()
  expect(events.lost).toHaveBeenCalledTimes(1)
})

test('a stream reads events down and posts messages up, one after the other', async () => {
  vi.useRealTimers()
  const asked: { path: string; init: RequestInit }[] = []
  let push: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({ start: (flow) => void (push = (text) => flow.enqueue(new TextEncoder().encode(text))) })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return Promise.resolve(path === '/api/stream' ? new Response(body) : new Response('{}', { status: 202 }))
  })
  const events = { ready: vi.fn(), heard: vi.fn(), lost: vi.fn() }
  const line = dialStream({ token: 'a', host: 'b' }, events)
  push('event: stream\ndata: {"id":"s1"}\n\n: still here\n\ndata: {"t":"po')
  push('ng","v":{}}\n\n')
  await vi.waitFor(() => expect(events.heard).toHaveBeenCalledWith({ t: 'pong', v: {} }))
  expect(events.ready).toHaveBeenCalledTimes(1)
  expect(asked[0]?.init.headers).toEqual({ Authorization: 'Bearer a', 'Labtop-Host': 'b' })
  line.send({ t: 'ping' })
  line.send({ t: 'face' })
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.slice(1).map(({ init }) => init.body)).toEqual(['{"t":"ping"}', '{"t":"face"}'])
  expect(asked[1]?.init.headers).toMatchObject({ 'Labtop-Stream': 's1' })
  line.close()
})

test('a stream that is refused says why', async () => {
  vi.useRealTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"token_unknown","rule":"","params":{}}', { status: 401 })))
  const events = { ready: vi.fn(), heard: vi.fn(), lost: vi.fn() }
  dialStream({ token: 'a' }, events)
  await vi.waitFor(() => expect(events.lost).toHaveBeenCalledWith('token_unknown'))
})

test('events may end anywhere', () => {
  const found: [string, string][] = []
  const split = eventSplitter((kind, data) => found.push([kind, data]))
  for (const letter of 'event: stream\ndata: 1\n\n: beat\n\ndata: 2\ndata: 3\n\n') split(letter)
  expect(found).toEqual([['stream', '1'], ['message', '2\n3']])
})
