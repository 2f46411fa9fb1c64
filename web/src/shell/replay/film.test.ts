/** Replays: positions from a fake server, the names by seat, and the curve of the room's score. */
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../../lib/words.svelte'
import type { RoomUi } from '../../rooms/index'
import { Film } from './film.svelte'
import { Projector } from './projector.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A game of three moves in which seat 1 gains 5 units in one move; `names` as newer servers send them. */
function serve(names?: string[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn((path: string) => {
    const [seat, move] = path.split('/').slice(-2).map(Number) as [number, number]
    const units = [[0, 0], [1, 0], [1, 5], [2, 5]][move]
    const view = { seat: seat < 0 ? null : seat, public: { units }, private: null }
    return Promise.resolve(new Response(JSON.stringify({ move, of: 3, by: move - 1, view, events: [{ type: 'grown', seat: 1 }], outcome: null, ...(names ? { names } : {}) })))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}
const room = { worth: (table: { public: unknown }, seat: number) => (table.public as { units: number[] }).units[seat] } as unknown as RoomUi

test('an older deal tells the names of its own seats', async () => {
  await words.speak('en')
  serve(['Mina', ''])
  const film = new Film('token', 't1')
  await film.go(3, null)
  expect(film.seats.map((_, seat) => film.nameOf(seat))).toEqual(['Mina', 'Player 2'])
})

test('what the group knows goes before, and an older server has only numbers', async () => {
  await words.speak('en')
  serve(['Mina', 'Lou'])
  const film = new Film('token', 't1')
  film.names = ['Mina', 'Bot 1']
  await film.go(1, 0)
  expect(film.nameOf(1)).toBe('Bot 1')
  serve()
  const bare = new Film('token', 't1')
  await bare.go(1, 0)
  expect([bare.names, bare.nameOf(0)]).toEqual([[], 'Player 1'])
})

test('the curve is the room’s own worth, each picture asked once, turning points in the order of the game', async () => {
  const asked = serve(['Mina', 'Lou'])
  const film = new Film('token', 't1')
  await film.go(0, null)
  await film.sample(room)
  expect(film.curve).toEqual([[0, 0], [1, 0], [1, 5], [2, 5]].map((worth, move) => ({ move, worth })))
  expect(film.turns(1)).toEqual([{ move: 2, gain: 5 }])
  expect(film.turns(0).map((turn) => turn.move)).toEqual([1, 3])
  expect(asked).toHaveBeenCalledTimes(4)
  await film.sample({} as RoomUi)
  expect(film.curve, 'a room without a worth changes nothing').toHaveLength(4)
})

test('only one step forward in the same seat moves; a jump shows the picture', async () => {
  serve()
  const film = new Film('token', 't1')
  await film.go(1, 0)
  expect(film.events).toEqual([])
  await film.go(2, 0)
  expect(film.events).toHaveLength(1)
  await film.go(3, 1)
  expect(film.events).toEqual([])
  const before = film.v
  await film.go(0, 1)
  expect([film.events, film.v]).toEqual([[], before + 1])
})

test('a replay calls the spaces of an own board by the names it gives', async () => {
  await words.speak('en')
  await words.learn('chemistry-monopoly')
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify({ move: 1, of: 1, by: 0, view: { seat: 0, public: {}, private: null }, events: [{ type: 'bought', seat: 0, space: 'neodymium', amount: 60 }], outcome: null, names: ['Mina'] })))))
  const projector = new Projector()
  projector.film = new Film('token', 't1')
  projector.room = { names: () => ({ 'space-neodymium': 'Neodymium the bright' }) } as unknown as RoomUi
  await projector.film.go(1, 0)
  expect(projector.told()).toEqual(['Mina buys Neodymium the bright for @60.'])
})

test('two steps before the first picture has arrived move by two, and a change of seat loses none', async () => {
  serve(['Mina', 'Lou'])
  const projector = new Projector()
  const film = (projector.film = new Film('token', 't1'))
  await film.go(0, 0)
  projector.step(1)
  projector.step(1)
  projector.show(1)
  await vi.waitFor(() => expect([film.move, film.seat]).toEqual([2, 1]))
  expect(location.hash).toBe('#2/1')
  projector.step(-1)
  await vi.waitFor(() => expect([film.move, film.seat]).toEqual([1, 1]))
})

test('a picture that cannot be had leaves the film where it is', async () => {
  serve(['Mina', 'Lou'])
  const projector = new Projector()
  const film = (projector.film = new Film('token', 't1'))
  await film.go(1, 0)
  const good = globalThis.fetch
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('away'))))
  projector.show(1)
  await vi.waitFor(() => expect(film.error).not.toBe(null))
  vi.stubGlobal('fetch', good)
  projector.step(1)
  await vi.waitFor(() => expect([film.move, film.seat]).toEqual([2, 0]))
})
