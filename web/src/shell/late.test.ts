/** Joining and coming late, on the phone: the door, the welcome, and what was played in somebody's place. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer, group, saved } from '../lib/fakes'
import { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import type { Doorway, Now } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import type { RoomUi } from '../rooms/index'
import chemAndRoll from '../rooms/chem-and-roll/index'
import { halves, tidyCode } from './CodeInput.svelte'
import { Given } from './given.svelte'
import GivenNotice from './GivenNotice.svelte'
import Lobby from './Lobby.svelte'
import Join from './pages/Join.svelte'
import { textsOf } from './named'
import Welcome from './Welcome.svelte'

const DOOR: Doorway = {
  code: 'KELVIN427', kind: 'class', room: 'chem-and-roll', own_names: false, locked: false, approve: false, started: false, over: false, inside: 26, nicknames: ['quick argon', 'calm zinc'],
}
const ENTRY = { group: 'g', code: 'KELVIN427', kind: 'class', room: 'chem-and-roll', token: 't', key: 'KEY2345678', member: 0, name: 'calm zinc' }

beforeAll(async () => {
  await words.learn('chem-and-roll')
  await words.speak('en')
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers by address; remembers what was asked. */
function serve(answers: Record<string, unknown>): { path: string; body: Record<string, unknown> }[] {
  const asked: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {} })
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? { code: 'code_unknown' }), { status: path in answers ? 200 : 404 }))
  })
  return asked
}

test('a code is read as people type it, and shown as it is said', () => {
  for (const typed of ['KELVIN-427', 'kelvin 427', ' kélvin–427 ']) expect(tidyCode(typed)).toBe('KELVIN427')
  expect(halves('KELVIN427')).toBe('KELVIN-427')
  expect(halves('J3NVXYRQ')).toBe('J3NV-XYRQ')
  expect(tidyCode('j3nv-xyrq')).toBe('J3NVXYRQ')
})

test('where the class uses nicknames there is no name to type, and the shown nickname is the one that is asked for', async () => {
  const asked = serve({ '/api/look': DOOR, '/api/join': ENTRY })
  render(Join, { code: 'kelvin-427' })
  await screen.findByText('quick argon')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('KELVIN-427')).toBeTruthy()
  expect(screen.getByText(/26 are in/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Another one' }))
  expect(screen.getByText('calm zinc')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Join the class' }))
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/join'))
  expect(asked.at(-1)?.body).toMatchObject({ code: 'KELVIN427', name: 'calm zinc', lang: 'en' })
})

test('the nickname follows the language of the pupil', async () => {
  const asked = serve({ '/api/look': DOOR })
  render(Join, { code: 'KELVIN427' })
  await screen.findByText('quick argon')
  await words.speak('fr')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ code: 'KELVIN427', lang: 'fr' }))
  await words.speak('en')
})

test('with own names one field, and a nickname for who prefers one', async () => {
  const asked = serve({ '/api/look': { ...DOOR, own_names: true }, '/api/join': ENTRY })
  render(Join, { code: 'KELVIN427' })
  await fireEvent.input(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Charlotte' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Rather a nickname' }))
  expect(screen.getByText('quick argon')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Type my own name' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Join the class' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ name: 'Charlotte' }))
})

test('a locked door says so before anything is typed', async () => {
  serve({ '/api/look': { ...DOOR, locked: true } })
  render(Join, { code: 'KELVIN427' })
  expect((await screen.findByRole('alert')).textContent).toContain('closed the door')
  expect(screen.queryByRole('button', { name: 'Join the class' })).toBeNull()
})

function inClass(more: object = {}): { server: FakeServer; store: GroupStore } {
  const server = new FakeServer()
  const store = new GroupStore({ ...saved, host: null }, server.dials)
  server.last.open().say({ ...group(), kind: 'class', code: 'KELVIN427', member: 3, inside: 27, members: [{ id: 3, name: 'Amélie', here: true, mark: 8 }], ...more })
  return { server, store }
}

test('after joining: the own name, the true count of the others, and no code to join with', () => {
  serve({})
  const { store } = inClass()
  render(Welcome, { store, group: store.group! })
  expect(screen.getByRole('heading', { name: 'You are in, Amélie' })).toBeTruthy()
  expect(screen.getByText(/26 others are here/)).toBeTruthy()
  expect(screen.queryByText('Join with this code')).toBeNull()
})

test('three pictures of the rules wait with the pupil', async () => {
  serve({})
  const { store } = inClass()
  render(Welcome, { store, group: store.group! })
  expect(await screen.findByText('One line of your plant')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(3)
})

test('another nickname is one that is free', async () => {
  serve({ '/api/look': { ...DOOR, nicknames: ['brave neon'] } })
  const { server, store } = inClass()
  render(Welcome, { store, group: store.group! })
  expect(screen.queryByRole('button', { name: 'Change name' })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Another nickname' }))
  await waitFor(() => expect(server.last.sent.at(-1)).toMatchObject({ t: 'call_me', name: 'brave neon' }))
})

const PLACED = { type: 'placed', seat: 1, die: 'white', rolled: 3, value: 3, box: 'stock' }

function table(idle: number, joined = 0, answered = 26): Table {
  const made = new Table('t')
  made.info({ id: 't', number: 1, seats: [{ name: 'Mina' }, { name: 'Noé', member: 3, joined_round: joined }] }, 3)
  made.now({ t: 'now', table: 't', v: 9, seat: 1, public: {}, private: {}, events: null, outcome: null, idle, answered } as unknown as Now)
  made.tell({ t: 'story', table: 't', v: 9, events: [PLACED] } as never)
  return made
}

function notice(of: Table): Given {
  const given = new Given(() => of)
  render(GivenNotice, { given, table: of, room: chemAndRoll as RoomUi, texts: textsOf(chemAndRoll as RoomUi, of) })
  return given
}

test('a round that was closed names die, place and cost, until it is read', async () => {
  const shown = table(1)
  const given = notice(shown)
  expect(given.count).toBe(1)
  expect(screen.getByText('This was played for you')).toBeTruthy()
  expect(screen.getByText(/White 3 went .*stock exchange; it cost nothing\./)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(given.count).toBe(0)
  expect(new Given(() => shown).count, 'also after a reload').toBe(0)
  expect(new Given(() => table(2, 0, 30)).count, 'the next one is told again').toBe(2)
})

test('it goes with the next own answer', () => {
  const shown = table(1)
  const given = new Given(() => shown)
  shown.sent('n', { prompt: 28, seat: 1, kind: 'choose', must: true, nth: 0 }, {})
  expect(given.count).toBe(0)
})

test('who comes late is told from which round on', () => {
  notice(table(5, 6))
  expect(screen.getByText('Welcome, Noé')).toBeTruthy()
  expect(screen.getByText(/in round 6\. Rounds 1 to 5 are filled in/)).toBeTruthy()
})

test('the host cannot start with too few, and a refusal about that goes when somebody comes', async () => {
  serve({ '/api/rooms': [{ id: 'chem-and-roll', names: {}, rules: 1, seats: [{ mode: null, fewest: 2, most: 4 }], options: {}, bots: [] }] })
  const server = new FakeServer()
  const store = new GroupStore(saved, server.dials)
  const alone = { ...group(), role: 'host', members: [{ id: 0, name: 'Mina', here: true }] }
  server.last.open().say(alone)
  const page = render(Lobby, { store, group: store.group! })
  const start = screen.getByRole('button', { name: 'Start the game' })
  await waitFor(() => expect(start.hasAttribute('disabled')).toBe(true))
  store.refused = { code: 'seats_out_of_range', params: { seats: 1, fewest: 2, most: 4 } }
  server.last.say({ ...alone, members: [...alone.members, { id: 1, name: 'Yanis', here: true }] })
  await page.rerender({ store, group: store.group! })
  await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false))
  expect(store.refused).toBeNull()
})
