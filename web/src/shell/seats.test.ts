/** Seats that nobody has taken: the host sees them and clears them, in the lobby and in the cockpit. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FakeServer, group, saved } from '../lib/fakes'
import { GroupStore } from '../lib/store.svelte'
import type { MemberInfo } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import { needing } from './class/need'
import { peopleOf } from './class/people'
import People from './class/People.svelte'
import Pupil from './class/Pupil.svelte'
import Lobby from './Lobby.svelte'
import room from '../rooms/chem-and-roll'

const MEMBERS: MemberInfo[] = [
  { id: 0, name: 'Mina', here: true },
  { id: 1, name: 'Yanis', untaken: true },
  { id: 2, name: 'Lou' },
]

beforeAll(async () => {
  await words.learn('class')
  await words.speak('en')
})
afterEach(cleanup)

function hosting(): { server: FakeServer; store: GroupStore } {
  const server = new FakeServer()
  const store = new GroupStore(saved, server.dials)
  server.last.open().say({ ...group(), role: 'host', members: MEMBERS })
  return { server, store }
}

test('in the lobby the host clears the seat that nobody has taken', async () => {
  const { server, store } = hosting()
  render(Lobby, { store, group: store.group! })
  expect(screen.getByText('has not come yet')).toBeTruthy()
  expect(screen.getByText('away')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear the seat of Lou' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Clear the seat of Yanis' })
  button.focus()
  expect(document.activeElement).toBe(button)
  await fireEvent.click(button)
  const [sent] = server.last.of('clear')
  expect(sent).toMatchObject({ member: 1 })
  server.last.say({ t: 'ok', n: String(sent?.n) })
  await expect.poll(() => document.activeElement?.id).toBe('people')
  store.close()
})

test('a guest cannot', () => {
  const server = new FakeServer()
  const store = new GroupStore({ ...saved, host: null }, server.dials)
  server.last.open().say({ ...group(), role: 'member', members: MEMBERS })
  render(Lobby, { store, group: store.group! })
  expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull()
  store.close()
})

test('in the cockpit the teacher opens a name, and does so beside the list', async () => {
  const { server, store } = hosting()
  const list = needing(peopleOf(store, store.group!, null, words.current), [], 60, 0)
  const opened: number[] = []
  render(People, { store, group: store.group!, list, open: null, toggle: (member: number) => opened.push(member), reason: () => '' })
  await fireEvent.click(screen.getByRole('button', { name: 'More about Lou' }))
  await fireEvent.click(screen.getByRole('button', { name: 'More about Yanis' }))
  expect(opened).toEqual([2, 1])
  cleanup()
  const of = (member: number) => list.find((one) => one.person.info.id === member)!
  const beside = (member: number, close = (): void => undefined) => render(Pupil, { store, group: store.group!, room, one: of(member), close })
  beside(2)
  expect(screen.queryByRole('button', { name: 'Clear the seat' })).toBeNull()
  cleanup()
  let closed = false
  beside(1, () => (closed = true))
  expect(document.activeElement?.textContent).toBe('Yanis')
  await fireEvent.click(screen.getByRole('button', { name: 'Clear the seat' }))
  const [sent] = server.last.of('clear')
  expect(sent).toMatchObject({ member: 1 })
  server.last.say({ t: 'ok', n: String(sent?.n) })
  await expect.poll(() => closed).toBe(true)
  store.close()
})
