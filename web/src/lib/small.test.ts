/** Tests of small modules: addresses, rule books, formulas, browser storage, plans for a new game. */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { pieces } from './Chem.svelte'
import { saved } from './fakes'
import { match } from './route.svelte'
import { loadRules } from './rules'
import { forget, note, remember, savedSeat, savedSeats } from './saved'
import type { RoomInfo } from './api'
import { begin, botRange, changed, defaults, lengthOf, ofLength, type Plan, seatRange, seedOf, wishOf } from '../shell/newgame'

beforeEach(() => localStorage.clear())

test('addresses are matched part by part', () => {
  expect(match('/replay/:group/:table', '/replay/a/b')).toEqual({ group: 'a', table: 'b' })
  expect(match('/j/:code', '/j/KEL-VIN/')).toEqual({ code: 'KEL-VIN' })
  expect(match('/j/:code', '/j/')).toBe(null)
  expect(match('/j/:code', '/j/a/b')).toBe(null)
  expect(match('/j/:code', '/j/%E0%A4%A')).toBe(null)
  expect(match('/about', '/about')).toEqual({})
})

test('the rule book has the same paragraphs in both languages, each with its source', async () => {
  const [en, fr] = [await loadRules('chem-and-roll', 'en'), await loadRules('chem-and-roll', 'fr')]
  const numbers = (book: typeof en): string[] => book.flatMap((chapter) => chapter.paragraphs.map((one) => one.number))
  expect(numbers(en)).toEqual(numbers(fr))
  expect(numbers(en)).toContain('3.4')
  for (const book of [en, fr]) {
    const pieces = book.flatMap((chapter) => chapter.paragraphs.flatMap((one) => one.pieces))
    expect(new Set(pieces.map((piece) => piece.source))).toEqual(new Set(['rulebook', 'reconstruction']))
    expect(pieces.some((piece) => /[*`]/.test(piece.text))).toBe(false)
  }
})

test('a rule calls an option as the page of a new game does', async () => {
  const book = await loadRules('chain-growth', 'en', (option) => (option === 'short_game' ? 'Short game' : option))
  expect(book.flatMap((chapter) => chapter.paragraphs).find((one) => one.number === '2.4')?.text).toContain('With the option Short game everybody')
})

test('formulas become true subscripts and arrows drawings', () => {
  expect(pieces('2 SO₂ ⇌ V₂O₅, Fe²⁺')).toEqual([
    { kind: 'text', text: '2 SO' }, { kind: 'sub', text: '2' }, { kind: 'text', text: ' ' }, { kind: 'both', text: '⇌' },
    { kind: 'text', text: ' V' }, { kind: 'sub', text: '2' }, { kind: 'text', text: 'O' }, { kind: 'sub', text: '5' },
    { kind: 'text', text: ', Fe' }, { kind: 'sup', text: '2+' },
  ])
})

test('seats are kept, newest first; a host who joins keeps the host’s token', () => {
  remember({ ...saved, group: 'old', host: null }, 1)
  remember(saved, 2)
  remember({ ...saved, host: null, host_key: null, token: 'g1.3.new' }, 3)
  expect(savedSeats().map((seat) => seat.group)).toEqual(['g1', 'old'])
  expect(savedSeat('g1')).toMatchObject({ token: 'g1.3.new', host: 'g1.h.secret' })
  note('old', { turn: true }, 4)
  expect(savedSeats()[0]).toMatchObject({ group: 'old', turn: true })
  forget('old')
  expect(savedSeat('old')).toBe(undefined)
  localStorage.setItem('labtop.seats', '[{"x":1}, null, 7')
  expect(savedSeats()).toEqual([])
})

const room: RoomInfo = {
  id: 'chem-and-roll', names: {}, rules: 1, bots: ['greedy', 'random'],
  seats: [{ mode: 'class', fewest: 1, most: 99 }, { mode: 'draft', fewest: 2, most: 4 }],
  options: { mode: { enum: ['class', 'draft'], default: 'class' }, prices: { type: 'array', default: [0, 1] } },
}
const plan: Plan = { way: 'alone', name: ' Mina ', title: '', names: ['', 'Lou'], bots: ['greedy'], perTable: 0, ownNames: false, approve: false, deal: '', typed: false, grace: 30, fill: 'greedy', options: defaults(room.options), hints: 'free' }
const nameless = (seat: number): string => `Player ${seat + 1}`

test('a game begins with the length that its room offers first, and the options stay a choice', () => {
  const whole = { id: 'whole', options: {} }
  const timed: RoomInfo = { ...room, options: { short: { type: 'boolean', default: false }, rounds: { type: 'integer', default: 300 }, auction: { type: 'boolean', default: false } }, lengths: [{ id: 'hour', options: { short: true, rounds: 60 } }, whole] }
  const first = begin(timed)
  expect(changed(timed, first)).toEqual({ short: true, rounds: 60 })
  expect(lengthOf(timed, first)).toBe('hour')
  const other = ofLength(timed, { ...first, auction: true }, whole.options)
  expect(changed(timed, other)).toEqual({ auction: true })
  expect(lengthOf(timed, other)).toBe('whole')
  expect(lengthOf(timed, { ...first, rounds: 20 })).toBe(undefined)
  expect(begin(room)).toEqual(defaults(room.options))
})

test('a game alone starts at once, with only the options that were changed', () => {
  expect(wishOf(room, plan, 'fr', nameless)).toEqual({ room: 'chem-and-roll', lang: 'fr', options: {}, bots: ['greedy'], name: 'Mina', start: true })
  const changed = { ...plan, options: { mode: 'draft', prices: [0, 1] }, deal: 'abc' }
  expect(wishOf(room, changed, 'en', nameless)).toMatchObject({ options: { mode: 'draft' }, deal: 'abc' })
})

test('several on one device all have names', () => {
  expect(wishOf(room, { ...plan, way: 'device', bots: [] }, 'en', nameless)).toMatchObject({ seats_here: 2, names: ['Player 1', 'Lou'], start: true })
})

test('friends bring their names, a teacher holds no seat', () => {
  expect(wishOf(room, { ...plan, way: 'online' }, 'en', nameless)).toMatchObject({ own_names: true, bots: ['greedy'] })
  const wish = wishOf(room, { ...plan, way: 'class', perTable: 4, approve: true }, 'en', nameless)
  expect(wish).toMatchObject({ kind: 'class', seats_here: 0, per_table: 4, approve: true, own_names: false })
  expect(wish).not.toHaveProperty('name')
  expect(wish).not.toHaveProperty('title')
  expect(wishOf(room, { ...plan, way: 'class', title: '  2de 4 ' }, 'en', nameless)).toMatchObject({ title: '2de 4' })
  expect(wishOf(room, { ...plan, way: 'online', title: '2de 4' }, 'en', nameless)).not.toHaveProperty('title')
})

test('real dice need one throw for all, and no deal code', () => {
  const typed = { ...plan, typed: true, deal: 'abc' }
  expect(wishOf(room, typed, 'en', nameless)).toMatchObject({ dice: 'typed' })
  expect(wishOf(room, typed, 'en', nameless)).not.toHaveProperty('deal')
  expect(wishOf(room, { ...typed, way: 'class' }, 'en', nameless)).toMatchObject({ dice: 'typed' })
  expect(wishOf(room, { ...typed, way: 'class', perTable: 4 }, 'en', nameless)).toMatchObject({ deal: 'abc', fill: 'greedy' })
  expect(wishOf(room, { ...typed, way: 'class', perTable: 4 }, 'en', nameless)).not.toHaveProperty('dice')
})

test('the seed is read from a record, if it is told', () => {
  expect(seedOf('dice: table\ncommitment: ab\nseed: "a\\"b"\n\n1 …')).toBe('a"b')
  expect(seedOf('dice: typed\ncommitment: \n')).toBe(null)
})

test('bots fill what the mode asks for', () => {
  expect(botRange(seatRange(room, { mode: 'draft' }), 1)).toEqual({ least: 1, most: 3 })
  expect(botRange(seatRange(room, { mode: 'class' }), 1)).toEqual({ least: 0, most: 98 })
})

test('no source names another server but those of the credits', () => {
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/https?:/)
})
