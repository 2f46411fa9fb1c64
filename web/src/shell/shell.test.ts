import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRooms } from '../lib/api'
import { FakeServer, group, now, saved } from '../lib/fakes'
import { route } from '../lib/route.svelte'
import { remember, savedSeat } from '../lib/saved'
import { GroupStore } from '../lib/store.svelte'
import type { Table } from '../lib/table.svelte'
import { words } from '../lib/words.svelte'
import { hasRoom, type RoomUi } from '../rooms/index'
import CodeInput, { KEY } from './CodeInput.svelte'
import Contact from './Contact.svelte'
import { playable } from './games'
import Handover from './Handover.svelte'
import Home from './pages/Home.svelte'
import Join from './pages/Join.svelte'
import { byChapter, newest } from './log'
import New from './pages/New.svelte'
import OptionField from './OptionField.svelte'
import Refused from './Refused.svelte'

const ROOMS = [{
  id: 'chem-and-roll', names: {}, rules: 1, bots: ['random', 'greedy'], seats: [{ mode: 'class', fewest: 1, most: 99 }, { mode: 'draft', fewest: 2, most: 4 }],
  options: { mode: { enum: ['class', 'draft'], default: 'class' }, chemistry: { enum: ['advanced', 'basic'], default: 'basic' } },
}]

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  forgetRooms()
  route.go('/')
  await words.speak('en')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server that knows the rooms, and gives this answer to every other request. */
function answer(status: number, body: unknown, rooms: unknown = ROOMS): ReturnType<typeof vi.fn> {
  const asked = vi.fn((path: string) => Promise.resolve(path === '/api/rooms' ? new Response(JSON.stringify(rooms)) : new Response(JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}

/** The body of the last request, other than the one for the rooms. */
const wished = (asked: ReturnType<typeof vi.fn>): Record<string, unknown> => {
  const [, request] = asked.mock.calls.findLast(([path]) => path !== '/api/rooms') as [string, RequestInit]
  return JSON.parse(String(request.body)) as Record<string, unknown>
}

test('a code on the home page leads to the page where one joins', async () => {
  answer(200, {})
  render(Home)
  await fireEvent.input(screen.getByLabelText('Have a code?'), { target: { value: 'kel-vin' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(route.path).toBe('/j/KELVIN')
})

test('half a code leads nowhere: the field is asked for the rest', async () => {
  answer(200, {})
  render(Home)
  await fireEvent.input(screen.getByLabelText('Have a code?'), { target: { value: 'kel' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(route.path).toBe('/')
  expect(document.activeElement?.id).toBe('code')
})

test('a code and a name lead to the table, and the seat is kept', async () => {
  const door = { code: 'KELVIN', kind: 'table', room: 'chem-and-roll', own_names: true, locked: false, approve: false, started: false, over: false, inside: 1, nicknames: ['calm zinc'] }
  const asked = answer(201, { ...saved, host: null, ...door })
  render(Join, { code: 'kel-vin' })
  await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: ' Mina ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(route.path).toBe('/g/g1'))
  expect(wished(asked)).toMatchObject({ code: 'KELVIN', name: 'Mina', n: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
  expect(savedSeat('g1')?.token).toBe('g1.0.secret')
})

test('a wrong code is explained beside the field', async () => {
  answer(404, { code: 'code_unknown', rule: '', params: {} })
  render(Join, { code: 'ABCDEF' })
  expect((await screen.findByRole('alert')).textContent).toContain('There is no group with this code')
})

test('the first game begins with one press on the home page', async () => {
  const asked = answer(200, saved)
  render(Home)
  await fireEvent.click(screen.getByRole('button', { name: /^Start playing/ }))
  await waitFor(() => expect(route.path).toBe('/g/g1'))
  expect(wished(asked)).toEqual({ room: 'chem-and-roll', lang: 'en', introduction: true })
})

test('an option that matters in one mode is shown and sent in that mode only', async () => {
  const asked = answer(200, saved, [{ ...ROOMS[0], options: { ...ROOMS[0]!.options, excess: { enum: ['run', 'same'], when: { mode: 'draft' }, default: 'run' } } }])
  render(New, { room: 'chem-and-roll' })
  const draft = await screen.findByRole('radio', { name: /^draft/ }, { timeout: 20_000 })
  expect(screen.queryByRole('group', { name: /^Excess/ })).toBeNull()
  await fireEvent.click(draft)
  await fireEvent.click(await screen.findByRole('radio', { name: 'same' }))
  await fireEvent.click(screen.getByRole('radio', { name: /^class, / }))
  expect(screen.queryByRole('group', { name: /^Excess/ })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(route.path).toBe('/g/g1'))
  expect(wished(asked)).toMatchObject({ options: {} })
})

test('Home offers what was being played, in the language that is spoken', async () => {
  answer(200, {})
  remember({ ...saved, others: ['Yanis'], bots: 1, turn: true, where: 'round 3 of 20', lang: 'en' } as never)
  render(Home)
  expect(screen.getByText('Your turn at Chem and Roll')).toBeTruthy()
  expect(screen.getByText('round 3 of 20, with Yanis and a bot')).toBeTruthy()
  await words.speak('fr')
  expect(await screen.findByText('À toi de jouer à Chem and Roll')).toBeTruthy()
  expect(screen.getByText('avec Yanis et un robot')).toBeTruthy()
})

test('what the server does not list, or the browser has no part for, is coming', async () => {
  for (const [rooms, found] of [[ROOMS, ['chem-and-roll']], [[{ id: 'laboratorium' }], []], [[{ id: 'no-such-room' }, ...ROOMS], ['chem-and-roll']]] as const) {
    answer(200, {}, rooms)
    forgetRooms()
    expect([...(await playable())].filter((id) => id === 'chem-and-roll' || !hasRoom(id))).toEqual(found)
  }
})

test('a server that does not answer hides nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  expect([...(await playable())]).toContain('chem-and-roll')
})

test('three games are marked as coming, one can be played', async () => {
  answer(200, {})
  render(Home)
  await waitFor(() => expect(screen.getAllByText('Coming')).toHaveLength(3))
  expect(screen.getByRole('link', { name: 'Play Chem and Roll' }).getAttribute('href')).toBe('/new/chem-and-roll')
})

test('a game against a bot takes one click on its page', async () => {
  const asked = answer(200, saved)
  render(New, { room: 'chem-and-roll' })
  const start = await screen.findByRole('button', { name: /^Play now/ })
  // The page waits for the room's own part, which is read from its sources here.
  await waitFor(() => expect((start as HTMLButtonElement).disabled).toBe(false), { timeout: 20_000 })
  await fireEvent.click(start)
  await waitFor(() => expect(route.path).toBe('/g/g1'))
  expect(wished(asked)).toEqual({ room: 'chem-and-roll', lang: 'en', options: {}, bots: ['greedy'], start: true })
})

test('a mode that needs two brings a bot along', async () => {
  const asked = answer(200, saved)
  render(New, { room: 'chem-and-roll' })
  await fireEvent.click(await screen.findByRole('radio', { name: /draft/ }))
  await fireEvent.click(screen.getAllByRole('button', { name: 'Fewer' })[0]!)
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(route.path).toBe('/g/g1'))
  expect(wished(asked)).toMatchObject({ options: { mode: 'draft' }, bots: ['greedy'] })
})

test('own content is chosen as a file, sent as text, and what is wrong with it is said beside it', async () => {
  const options = { ...ROOMS[0]!.options, pack: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Pack' }], default: null } }
  const asked = answer(400, { code: 'bad_option', rule: '', params: { reason: 'unknown colour' } }, [{ ...ROOMS[0], options, pack: '/api/rooms/chem-and-roll/pack' }])
  const { container } = render(New, { room: 'chem-and-roll' })
  const chooser = (await screen.findByLabelText('Choose a file')) as HTMLInputElement
  expect(chooser.type).toBe('file')
  expect(container.querySelectorAll('.option'), 'no raw field for it').toHaveLength(2)
  expect(screen.getByRole('link', { name: /Download the packaged/ }).getAttribute('href')).toBe('/api/rooms/chem-and-roll/pack')
  const choose = (file: File): Promise<boolean> => fireEvent.change(chooser, { target: { files: [file] } })
  await choose(new File(['x'.repeat(70_000)], 'large.toml'))
  expect((await screen.findByRole('alert')).textContent).toContain('at most 60 kB')
  await choose(new File(['title = "Mine"\n'], 'mine.toml'))
  expect(await screen.findByText('mine.toml')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(wished(asked)).toMatchObject({ options: { pack: 'title = "Mine"\n' } }))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('unknown colour')
  expect(said.closest('.pack'), 'beside the field, not under the form').not.toBe(null)
  await waitFor(() => expect(document.activeElement?.contains(said), 'it has the focus, and with it the window').toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  await fireEvent.click(screen.getByRole('button', { name: 'Use the packaged one' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(wished(asked)).toMatchObject({ options: {} }))
  expect((await screen.findByRole('alert')).closest('.pack')).toBe(null)
})

test('no game begins before the chosen file is read, and of two files the one chosen last counts', async () => {
  const options = { ...ROOMS[0]!.options, pack: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Pack' }], default: null } }
  const asked = answer(200, saved, [{ ...ROOMS[0], options }])
  render(New, { room: 'chem-and-roll' })
  const chooser = (await screen.findByLabelText('Choose a file')) as HTMLInputElement
  const start = screen.getByRole('button', { name: 'Start the game' }) as HTMLButtonElement
  const done: ((text: string) => void)[] = []
  for (const name of ['first.toml', 'second.toml']) {
    const file = new File([''], name)
    file.text = () => new Promise((resolve) => done.push(resolve))
    await fireEvent.change(chooser, { target: { files: [file] } })
  }
  expect(start.disabled).toBe(true)
  done[0]!('title = "First"')
  await Promise.resolve()
  expect(start.disabled, 'the second is still being read').toBe(true)
  done[1]!('title = "Second"')
  await waitFor(() => expect(start.disabled).toBe(false))
  await fireEvent.click(start)
  await waitFor(() => expect(wished(asked)).toMatchObject({ options: { pack: 'title = "Second"' } }))
})

test('a class plays a game for few at several tables, without being asked', async () => {
  const asked = answer(200, { ...saved, kind: 'class' }, [{ ...ROOMS[0], seats: [{ mode: null, fewest: 2, most: 3 }], options: {} }])
  render(New, { room: 'chem-and-roll' })
  await screen.findByLabelText('Your name')
  await fireEvent.click(screen.getByRole('radio', { name: /With a class/ }))
  expect(screen.queryByText(/Everybody at one table/)).toBe(null)
  await fireEvent.click(screen.getByRole('button', { name: 'Open the class' }))
  await waitFor(() => expect(wished(asked)).toMatchObject({ kind: 'class', per_table: 3 }))
})

test('a list of numbers is read as people type it, and refused outside its bounds', async () => {
  await words.learn('chem-and-roll')
  const schema = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 99, default: 0 }, minItems: 1, maxItems: 3, default: [0, 1] }
  render(OptionField, { name: 'black_hole_prices', schema, value: [0, 1] })
  const field = screen.getByRole('textbox')
  for (const [typed, wrong] of [['0, 2 3', 'false'], ['1 2 3 4', 'true'], ['100', 'true'], ['x', 'true'], ['', 'true'], ['7', 'false']] as const) {
    await fireEvent.input(field, { target: { value: typed } })
    expect(field.getAttribute('aria-invalid'), typed).toBe(wrong)
  }
})

test('a key has ten slots from the first letter on', async () => {
  const { container } = render(CodeInput, { label: 'Code', length: KEY })
  const slots = (): string[] => [...container.querySelectorAll('.slot')].map((slot) => slot.textContent)
  expect(slots()).toHaveLength(10)
  await fireEvent.input(screen.getByLabelText('Code'), { target: { value: 'abcd-efgh-jklm' } })
  expect(slots().join('')).toBe('ABCDEFGHJK')
})

test('handing the device over shows names only, and turns to who takes it', async () => {
  const server = new FakeServer()
  const store = new GroupStore(saved, server.dials)
  const both = [0, 1].map((seat) => ({ prompt: 1, seat, kind: 'choose', must: true, nth: 0 }))
  const seats = [{ name: 'Mina', member: 0 }, { name: 'Lou', member: 0 }]
  server.last.open().say(group({}, seats), now(1, { seat: null, private: null, asks: both, menus: [null, null] }))
  render(Handover, { store, table: store.now as Table })
  expect(screen.getByRole('heading').textContent).toBe('Give the device to Mina')
  await fireEvent.click(screen.getByRole('button', { name: 'I am Lou' }))
  expect(server.last.of('face')).toEqual([{ t: 'face', table: 't1', seat: 1 }])
  store.close()
})

test('a lost connection says what is kept', async () => {
  const store = { lost: true, nextTry: Date.now() + 5000, again: vi.fn() } as unknown as GroupStore
  render(Contact, { store, unsent: true })
  expect(screen.getByText('Your move is kept and will be sent. You can keep looking.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(store.again).toHaveBeenCalled()
})

test('the log goes by rounds, newest first, without what a room finds too small', async () => {
  await words.learn('chem-and-roll')
  const room = { told: (event: { type: string }) => event.type !== 'starter', gain: () => '+$5' } as unknown as RoomUi
  const story = [
    { type: 'starter', seat: 0 }, { type: 'rolled', round: 1, faces: [1, 2, 3, 4] }, { type: 'out', seat: 1 },
    { type: 'rolled', round: 2, faces: [1, 2, 3, 4] }, { type: 'no-such-event', seat: 1 }, { type: 'out', seat: 0 },
  ]
  const rounds = byChapter(story, room, words.current, ['Mina', 'Yanis'])
  expect(rounds.map((one) => [one.title, one.lines.map((line) => line.text)])).toEqual([
    ['Round 2', ['Mina is out: the black hole is full.']], ['Round 1', ['Yanis is out: the black hole is full.']],
  ])
  expect(rounds[0]?.lines[0]).toMatchObject({ seat: 0, gain: '+$5' })
  // A room may have chapters of its own, or none: then the newest line comes first.
  const turns = byChapter(story, { chapter: (event: { type: string; seat?: number }, _say: unknown, names: string[]) => (event.type === 'starter' ? `Turn of ${names[event.seat ?? 0]}` : '') } as unknown as RoomUi, words.current, ['Mina', 'Yanis'])
  expect(turns.map((one) => one.title)).toEqual(['Turn of Mina'])
  expect(turns[0]?.lines.map((line) => line.seat)).toEqual([0, null, 1, null, 0])
  const plain = byChapter([{ type: 'out', seat: 0 }, { type: 'out', seat: 1 }], {} as RoomUi, words.current, ['Mina', 'Yanis'])
  expect(plain).toMatchObject([{ title: '', lines: [{ seat: 1 }, { seat: 0 }] }])
  expect(newest([{ title: '', lines: Array.from({ length: 20 }, (_, seat) => ({ seat, text: '', gain: '' })) }], 3)[0]?.lines.map((line) => line.seat)).toEqual([0, 1, 2])
})

test('where a room has a short log, one use of a die is one line, and the viewer is called You', async () => {
  await words.learn('chem-and-roll')
  const { loadRoom } = await import('../rooms/index')
  const room = await loadRoom('chem-and-roll')
  const story = [
    { type: 'rolled', round: 1, faces: [2, 3, 4, 5] },
    { type: 'placed', seat: 0, die: 'blue', rolled: 2, value: 2, box: 'line-4' },
    { type: 'reacted', seat: 0, line: 4, violet: 2, blue: 2, red: 2, shift: 0 },
    { type: 'acid_sold', seat: 0, line: 4, gain: 2 },
    { type: 'placed', seat: 1, die: 'yellow', rolled: 5, value: 6, box: 'catalyst-1' },
    { type: 'row_complete', seat: 1, box: 'catalyst-1', bonus: 1 },
    { type: 'placed', seat: 2, die: 'white', rolled: 4, value: 4, box: 'water-sale' },
    { type: 'sold', seat: 2, box: 'water-sale', gain: 1 },
  ]
  const lines = (names: string[], mine: number[]) => byChapter(story, room, words.current, names, mine)[0]?.lines.map((line) => [line.text, line.gain])
  expect(lines(['Mina', 'gentle nickel', 'Lou'], [0])).toEqual([
    ['You: blue 2 → line 4, SO₃ 2, H₂SO₄', '+$2'],
    ['gentle nickel: yellow 6 → catalyst row 1, row complete', '±1'],
    ['Lou: white 4 → water sale, sold', '+$1'],
  ])
  expect(lines(['Mina', 'Yanis', 'Lou'], [0, 1])?.[0]?.[0], 'a device of several players names them').toMatch(/^Mina:/)
})

test('a refusal calls a card of an own board by its own name', async () => {
  await words.learn('chemistry-monopoly')
  const error = { code: 'not_your_card', params: { space: 'francium' }, rule: '5.1' }
  render(Refused, { error, texts: words.current.naming({ 'space-francium': 'Francium the rare' }) })
  expect(screen.getByRole('alert').textContent).toContain('Francium the rare')
})
