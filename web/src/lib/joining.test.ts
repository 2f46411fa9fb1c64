import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinGroup } from './joining'

const ENTRY = { group: 'g', code: 'ABCDEFGH', kind: 'class', room: 'chem-and-roll', token: 't', key: 'k', member: 0, name: 'argon' }

/** Answers the requests one after the other: an entry, no answer at all, or a refusal. Returns the ids that were sent. */
function server(...answers: ('entry' | 'lost' | 'silent' | { code: string; status: number })[]): string[] {
  const ids: string[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    ids.push((JSON.parse(String(init.body)) as { n: string }).n)
    const answer = answers.shift() ?? 'entry'
    if (answer === 'lost') return Promise.reject(new TypeError('network'))
    if (answer === 'silent') return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))
    if (answer === 'entry') return Promise.resolve(new Response(JSON.stringify(ENTRY), { status: 201 }))
    return Promise.resolve(new Response(JSON.stringify({ code: answer.code }), { status: answer.status }))
  })
  return ids
}

/** Joins while the timers run. */
async function join(wish: Parameters<typeof joinGroup>[0]): Promise<string> {
  const told = joinGroup(wish).then(() => 'in', (error: { code: string }) => error.code)
  await vi.runAllTimersAsync()
  return told
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a join whose answer is lost is sent again with the same id', async () => {
  const ids = server('lost', 'lost', 'entry')
  expect(await join({ code: 'ABCDEFGH' })).toBe('in')
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('so is one that is pressed again, or after a reload; an answer ends it', async () => {
  const ids = server('lost', 'lost', 'lost', 'entry', 'entry')
  expect(await join({ code: 'ABCDEFGH', name: 'Marie' })).toBe('unreachable')
  expect(await join({ code: 'ABCDEFGH', name: 'Marie C.' })).toBe('in')
  expect(new Set(ids).size).toBe(1)
  expect(await join({ code: 'ABCDEFGH' })).toBe('in')
  expect(new Set(ids).size).toBe(2)
})

test('another wish is another join', async () => {
  const ids = server(...Array<'lost'>(12).fill('lost'))
  for (const wish of [{ code: 'ABCDEFGH' }, { code: 'ABCDEFGH', watch: true }, { code: 'ABCDEFGH', seats_here: 2 }, { code: 'HGFEDCBA' }]) await join(wish)
  expect(new Set(ids).size).toBe(4)
})

test('a refusal is final, and its id is not used for a seat of another device', async () => {
  const ids = server({ code: 'lobby_locked', status: 409 }, { code: 'join_used', status: 409 }, 'entry')
  expect(await join({ code: 'ABCDEFGH' })).toBe('lobby_locked')
  expect(await join({ code: 'ABCDEFGH' })).toBe('join_used')
  expect(await join({ code: 'ABCDEFGH' })).toBe('in')
  expect(ids).toHaveLength(3)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a server that does not answer at all is asked again', async () => {
  // The browser's own timeout does not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), wait)
    return late.signal
  })
  const ids = server('silent', 'entry')
  expect(await join({ code: 'ABCDEFGH' })).toBe('in')
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
