/** What a person has chosen, typed or scrolled to stays when news about the group, words or another language arrive. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRooms } from '../lib/api'
import { group as told } from '../lib/fakes'
import { Table } from '../lib/table.svelte'
import type { Outcome } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import type { RoomUi } from '../rooms/index'
import Moment from './class/Moment.svelte'
import ClassPlan from './new/ClassPlan.svelte'
import { emptyPlan, type SeatRange } from './newgame'
import OptionField from './OptionField.svelte'
import Join from './pages/Join.svelte'
import New from './pages/New.svelte'
import PrintGame from './PrintGame.svelte'
import Ranking from './Ranking.svelte'
import RuleBook from './RuleBook.svelte'

const PACK = { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Pack' }], default: null }
const ROOMS = [{
  id: 'chem-and-roll', names: {}, rules: 1, bots: ['greedy'], seats: [{ mode: null, fewest: 1, most: 9 }], parts: ['sheets', 'key', 'rules'],
  options: { mode: { enum: ['class', 'draft'], default: 'class' }, pack: PACK },
}]
let asked: ReturnType<typeof vi.fn<(path: string, request?: RequestInit) => Promise<Response>>>
let reply: () => Response | Promise<Response>

beforeEach(async () => {
  localStorage.clear()
  forgetRooms()
  reply = () => new Response('{}')
  asked = vi.fn(async (path: string) => (path === '/api/rooms' ? new Response(JSON.stringify(ROOMS)) : reply()))
  vi.stubGlobal('fetch', asked)
  await words.speak('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const refusal = (code: string, status = 400, params: Record<string, unknown> = {}): Response => new Response(JSON.stringify({ code, rule: '', params }), { status })

test('the rules stay where somebody reads them while the group goes on', async () => {
  let group = $state.raw(told())
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const book = mount(RuleBook, { target: document.body, props: { get room() { return group.room }, at: '3.4' } })
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  const first = document.querySelector('[data-rule="3.4"]')
  for (let n = 0; n < 3; n += 1) {
    group = told({ inside: n })
    flushSync()
    await new Promise((done) => setTimeout(done, 20))
  }
  await words.speak('fr')
  await waitFor(() => expect(document.querySelector('h3')?.textContent).toContain('Le but'))
  expect(shown).toHaveBeenCalledTimes(1)
  expect(first?.isConnected).toBe(true)
  await unmount(book)
})

test('the score of the player that was touched stays when the seats are told again', async () => {
  const table = new Table('t1')
  table.member = 0
  const seats = [{ name: 'Mina', member: 0 }, { name: 'Yanis', member: 1 }]
  table.seats = seats
  const outcome = { places: [1, 2], scores: [7, 3], awards: ['', ''], lines: [[], []], reason: 'over' } as unknown as Outcome
  render(Ranking, { table, outcome, room: { score: String } as unknown as RoomUi })
  await fireEvent.click(screen.getByRole('button', { name: /Yanis/ }))
  table.seats = seats.map((seat) => ({ ...seat }))
  flushSync()
  expect(screen.getByRole('button', { name: /Yanis/ }).getAttribute('aria-pressed')).toBe('true')
})

test('another code can be typed at the door of a group', async () => {
  reply = () => new Response(JSON.stringify({ code: 'KELVIN', kind: 'table', room: 'chem-and-roll', own_names: true, locked: false, approve: false, started: false, over: false, inside: 1, nicknames: [] }))
  render(Join, { code: 'kel-vin' })
  await fireEvent.click(await screen.findByRole('button', { name: 'Another code' }))
  const field = (await screen.findByRole('textbox')) as HTMLInputElement
  for (const typed of ['a', 'ab', 'abcdefgh']) {
    await fireEvent.input(field, { target: { value: typed } })
    flushSync()
    expect(field.value).toBe(typed.toUpperCase())
  }
  expect(asked, 'typing alone looks nothing up').toHaveBeenCalledTimes(1)
})

test('an option that was typed wrong and is then set anew is right', async () => {
  await words.learn('chem-and-roll')
  const schema = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9, default: 0 }, minItems: 1, maxItems: 3, default: [0, 1] }
  const { rerender } = render(OptionField, { name: 'black_hole_prices', schema, value: [3] })
  const field = screen.getByRole('textbox')
  await fireEvent.input(field, { target: { value: '99' } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await rerender({ value: [4] })
  expect((field as HTMLInputElement).value).toBe('4')
  expect(field.getAttribute('aria-invalid')).toBe('false')
})

test('a refused file that is replaced is not blamed any more', async () => {
  reply = () => refusal('unreadable_pack', 400, { reason: 'line 1' })
  render(New, { room: 'chem-and-roll' })
  const chooser = await screen.findByLabelText('Choose a file', {}, { timeout: 20_000 })
  await fireEvent.change(chooser, { target: { files: [new File(['a'], 'a.toml')] } })
  await screen.findByText('a.toml')
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await screen.findByRole('alert')
  await fireEvent.change(chooser, { target: { files: [new File(['b'], 'b.toml')] } })
  await screen.findByText('b.toml')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('names and bots that were chosen are there again after a look at another way to play', async () => {
  const few = { mode: 'draft', fewest: 2, most: 4 }
  const rooms = [{ ...ROOMS[0], bots: ['random', 'greedy', 'strong'], seats: [{ mode: 'class', fewest: 1, most: 99 }, few] }]
  asked.mockImplementation(async (path) => new Response(path === '/api/rooms' ? JSON.stringify(rooms) : '{}'))
  render(New, { room: 'chem-and-roll' })
  const way = async (name: RegExp): Promise<unknown> => fireEvent.click(await screen.findByRole('radio', { name }, { timeout: 20_000 }))
  const more = async (label: string): Promise<unknown> => fireEvent.click(within(await screen.findByRole('group', { name: label }, { timeout: 20_000 })).getByRole('button', { name: 'More' }))
  const values = (name: RegExp): string[] => (screen.getAllByLabelText(name) as HTMLInputElement[]).map((one) => one.value)

  await more('Bots')
  await fireEvent.change(screen.getByLabelText(/^Level of bot 2/), { target: { value: 'strong' } })
  await way(/^Several on this device/)
  await more('Players here')
  for (const [n, name] of ['Mina', 'Yanis', 'Inès'].entries()) await fireEvent.input(screen.getByLabelText(new RegExp(`^Name of player ${n + 1}`)), { target: { value: name } })
  await way(/^With a class/)
  await way(/^Several on this device/)
  expect(values(/^Name of player/)).toEqual(['Mina', 'Yanis', 'Inès'])
  await way(/^Alone/)
  expect(values(/^Level of bot/)).toEqual(['greedy', 'strong'])
})

test('tables of a class are as large as was chosen, as soon as the game allows it again', async () => {
  const range = (most: number): SeatRange => ({ fewest: 2, most })
  const plan = $state({ ...emptyPlan(''), way: 'class' as const })
  const { rerender } = render(ClassPlan, { plan, range: range(99), levels: [] })
  await rerender({ range: range(4) })
  expect(plan.perTable).toBe(4)
  await rerender({ range: range(99) })
  expect(plan.perTable, 'all at one').toBe(0)
  await fireEvent.click(screen.getByRole('radio', { name: /^Tables of/ }))
  for (let n = 0; n < 3; n += 1) await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(plan.perTable).toBe(7)
  await rerender({ range: range(3) })
  expect(plan.perTable).toBe(3)
  await rerender({ range: range(99) })
  expect(plan.perTable).toBe(7)
})

test('the wall asks once for the debriefing, not at every news about the class', async () => {
  let group = $state.raw(told({ tables: [], wall: { scene: 'debrief', page: 0 } }))
  const debriefing = vi.fn(async () => [])
  const props = { store: { saved: { token: 't' } }, get group() { return group }, room: { debriefing }, parts: { Scene: Ranking }, table: undefined, ranking: true, joinable: false, aside: () => undefined }
  const wall = mount(Moment, { target: document.body, props: props as never })
  for (let n = 0; n < 3; n += 1) {
    flushSync()
    group = told({ tables: [], wall: { scene: 'debrief', page: 0 }, inside: n })
  }
  flushSync()
  expect(debriefing).toHaveBeenCalledTimes(1)
  await unmount(wall)
})

// ---- the drawer for printing -----------------------------------------------------------------------------------------

const drawer = (props: Partial<{ options: Record<string, unknown>; token: string }> = {}): ReturnType<typeof render> =>
  render(PrintGame, { room: 'chem-and-roll', options: {}, token: undefined, close: () => undefined, ...props })
const go = (): HTMLButtonElement => screen.getByRole('button', { name: 'Make the PDF' })
const printed = (): unknown[] => asked.mock.calls.filter(([path]) => path !== '/api/rooms').map(([path, request]) => (request?.body ? JSON.parse(String(request.body)) : path))

test('what is not ticked stays so while the group, words and languages change', async () => {
  let group = $state.raw(told())
  const made = mount(PrintGame, { target: document.body, props: { get room() { return group.room }, options: {}, token: undefined, close: () => undefined } })
  const key = (await screen.findByLabelText('Teacher’s key')) as HTMLInputElement
  await fireEvent.click(key)
  group = told({ inside: 7 })
  await words.learn('chain-growth')
  await words.speak('fr')
  flushSync()
  const [, ticked] = screen.getAllByRole('checkbox') as HTMLInputElement[]
  expect(ticked!.checked).toBe(false)
  await fireEvent.click(screen.getByRole('button', { name: 'Faire le PDF' }))
  await waitFor(() => expect(printed()).toMatchObject([{ parts: ['sheets', 'rules'], lang: 'en' }]))
  expect((await screen.findByText('Enregistré sous chem-and-roll.en.pdf.')).textContent).toBeTruthy()
  await words.speak('en')
  flushSync()
  expect(screen.getByText('Saved as chem-and-roll.en.pdf.')).toBeTruthy()
  await unmount(made)
})

test('a class is printed by its token: its pack is not sent', async () => {
  drawer({ token: 'secret', options: { pack: { decks: 1 } } })
  await screen.findByLabelText('Teacher’s key')
  expect(screen.queryByLabelText(/Choose/)).toBe(null)
  await fireEvent.click(screen.getByRole('radio', { name: 'A4' }))
  await fireEvent.click(go())
  await waitFor(() => expect(printed()).toEqual(['/api/group/print/en/a4/full/all']))
  await fireEvent.click(screen.getByLabelText('Teacher’s key'))
  await fireEvent.click(screen.getByLabelText(/^Black and white/))
  await waitFor(() => expect(go().disabled).toBe(false))
  await fireEvent.click(go())
  await waitFor(() => expect(printed()[1]).toBe('/api/group/print/en/a4/bw/sheets,rules'))
  expect((asked.mock.calls.at(-1)?.[1]?.headers as Record<string, string>).Authorization).toBe('Bearer secret')
})

test.each([
  ['no network', () => Promise.reject(new Error('gone')), /reach|answer/],
  ['no extra', () => refusal('printing_not_installed', 503), /labtop\[print\]/],
  ['busy', () => refusal('busy', 503), /too much/],
  ['too often', () => refusal('slow_down', 429, { wait: 9 }), /9/],
  ['too long', () => refusal('too_big', 413, { bytes: 70_000, most: 65_536 }), /too long/],
] as const)('%s is said above the button, which can be pressed again', async (_, refuse, says) => {
  drawer()
  await screen.findByLabelText('Teacher’s key')
  reply = refuse
  await fireEvent.click(go())
  const said = await screen.findByRole('alert')
  expect(said.textContent).toMatch(says)
  expect(said.compareDocumentPosition(go()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(go().disabled).toBe(false)
  reply = () => new Response('%PDF-')
  await fireEvent.click(go())
  await screen.findByText(/^Saved as/)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('a drawer that is closed while its PDF is being made still saves it, once', async () => {
  let give: (answer: Response) => void = () => undefined
  reply = () => new Promise((done) => (give = done))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { unmount: close } = drawer()
  await screen.findByLabelText('Teacher’s key')
  go().focus()
  await fireEvent.click(go())
  expect([go().disabled, go().getAttribute('aria-disabled')], 'a disabled button would lose the focus').toEqual([false, 'true'])
  expect(document.activeElement).toBe(go())
  await fireEvent.click(go())
  expect(printed()).toHaveLength(1)
  close()
  give(new Response('%PDF-'))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
})

test('a refused file goes with what was said about it', async () => {
  drawer()
  const chooser = await screen.findByLabelText('Choose a file')
  reply = () => refusal('unreadable_pack', 400, { reason: 'line 1' })
  await fireEvent.change(chooser, { target: { files: [new File(['a'], 'a.toml')] } })
  await screen.findByText('a.toml')
  await fireEvent.click(go())
  expect((await screen.findByRole('alert')).closest('.pack')).not.toBe(null)
  await fireEvent.click(screen.getByRole('button', { name: 'Use the packaged one' }))
  expect(screen.queryByRole('alert')).toBe(null)
})
