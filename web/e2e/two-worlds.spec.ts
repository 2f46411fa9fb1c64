/**
 * One device for two people, in two worlds that the next player cannot tell apart: after the same turn of the first player,
 * who had other cards or sealed another choice, both pages say the same to the letter, at the hand-over, to the next player,
 * and on the wall. Two servers play the two worlds (`worlds.py`).
 */
import type { Page } from '@playwright/test'
import { type Device, expect, test as base } from './fixtures'
import { drive as synthesise } from './laboratory'
import { openTable } from './play'
import { saidAtRest } from './said'
import { startWorlds, type Worlds } from './worlds'

const HAND = 'section.hand .btn.primary'
const NAMES = { seats_here: 2, names: ['Ada', 'Ben'], start: true, deal: 'WORLDS' }

type Pair = [Page, Page]
/** Takes the turn on a page; world 1 does what was done in world 0, as far as others see it. */
type Turn = (page: Page, world: 0 | 1) => Promise<void>

const test = base.extend<object, { worlds: Worlds }>({
  worlds: [async ({}, use) => {
    const worlds = await startWorlds()
    await use(worlds)
    worlds.end()
  }, { scope: 'worker' }],
})

interface Room {
  id: string
  options: Record<string, unknown>
  /** A new taker of turns, for one pair of pages. */
  turns: () => Turn
  /** The secret is a choice, and not cards: the worlds are the two choices. */
  sealed?: boolean
}

/** Turns before the worlds part, so that everybody has hidden cards, and has been told of some that were drawn. */
const OPENING = 4

const ROOMS: Room[] = [
  {
    id: 'chain-growth',
    options: { short_game: true },
    turns: () => {
      let laid = ''
      return async (page, world) => {
        const cards = page.locator('.cg .hand .card')
        if (world === 0) laid = (await cards.first().getAttribute('data-card')) ?? ''
        await page.locator(`.cg .hand .card[data-card="${laid}"]`).first().click()
        await page.locator('.cg .play.lay').click()
        await page.getByRole('button', { name: 'Pass the device on' }).click()
        await page.locator(HAND).waitFor()
      }
    },
  },
  { id: 'laboratorium', options: { target: 'ethanol' }, turns: () => (page) => synthesise(page, { until: HAND, dice: [1, 1, 1, 1] }) },
  {
    id: 'chem-and-roll',
    options: {},
    sealed: true,
    turns: () => async (page, world) => {
      const dice = page.locator('[data-die]:not([disabled])')
      const slots = page.locator('[data-slot]')
      await dice.first().waitFor()
      const count = await dice.count()
      for (let i = 0; i < count && (await slots.count()) === 0; i += 1) await dice.nth(world === 0 ? i : count - 1 - i).click()
      await (world === 0 ? slots.first() : slots.last()).click()
      const button = page.locator('.chem:not(.end) .btn.primary')
      for (let more = 0; more < 2 && (await button.count()) > 0; more += 1) await button.first().click()
      await page.locator(HAND).waitFor()
    },
  },
]

async function open(device: (wish: Device) => Promise<Page>, worlds: Worlds, room: Room): Promise<Pair> {
  const pages: Page[] = []
  for (const url of worlds.urls) {
    const page = await device({ url })
    await openTable(page, room.id, { ...NAMES, options: room.options })
    await page.locator(HAND).waitFor()
    const act = room.turns()
    for (let number = 0; number < (room.sealed ? 0 : OPENING); number += 1) {
      await take(page)
      await act(page, 0)
    }
    pages.push(page)
  }
  return pages as Pair
}

const alike = (pages: Pair, what: string): Promise<void> =>
  expect(async () => {
    const [one, other] = await Promise.all(pages.map(saidAtRest))
    expect(other, what).toEqual(one)
  }).toPass({ timeout: 20_000 })

/** The board comes once the server has answered. */
async function take(page: Page): Promise<void> {
  await page.locator(HAND).click()
  await page.locator(HAND).waitFor({ state: 'detached' })
}

/** One turn in both worlds, up to the hand-over after it. Returns what the first player saw in each. */
async function turn(pages: Pair, worlds: Worlds, room: Room, act: Turn): Promise<[string[], string[]]> {
  const [one, other] = pages
  await worlds.ask('mark')
  await take(one)
  const mine = await saidAtRest(one)
  await act(one, 0)
  const [next] = await worlds.ask<number[]>('asked')
  if (!room.sealed) expect(await worlds.ask(`split ${next}`), 'a world in which the others have other cards').not.toBeNull()
  await take(other)
  const theirs = await saidAtRest(other)
  await act(other, 1)
  const [answers, elsewhere] = await worlds.ask<[unknown[], unknown[]]>('answers')
  if (room.sealed) expect(elsewhere).not.toEqual(answers)
  else expect(elsewhere, 'the same turn').toEqual(answers)
  return [mine, theirs]
}

for (const room of ROOMS) {
  test(`${room.id}: the page of the next player is the same in both worlds`, async ({ device, worlds }) => {
    const pages = await open(device, worlds, room)
    const act = room.turns()
    for (let number = 0; number < (room.sealed ? 1 : 2); number += 1) {
      await alike(pages, 'before the turn')
      const [mine, theirs] = await turn(pages, worlds, room, act)
      if (!room.sealed) expect(theirs, 'the two worlds differ for who had the turn').not.toEqual(mine)
      await alike(pages, `hand-over ${number}`)
      for (const page of pages) await take(page)
      await alike(pages, `next player ${number}`)
      const walls = (await Promise.all(pages.map(async (page) => {
        const wall = await page.context().newPage()
        await wall.goto(page.url().replace('/g/', '/wall/'))
        await wall.locator('main').first().waitFor()
        return wall
      }))) as Pair
      await alike(walls, `wall ${number}`)
      for (const wall of walls) await wall.close()
      await worlds.ask('same')
      for (const page of pages) await page.reload()
      for (const page of pages) await page.locator(HAND).waitFor()
    }
  })

  test(`${room.id}: a page that remembers the player before is found out`, async ({ device, worlds }) => {
    const pages = await open(device, worlds, room)
    for (const page of pages) await remembering(page, room.sealed ?? false)
    await turn(pages, worlds, room, room.turns())
    for (const page of pages) await take(page)
    const only = (mine: string[], theirs: string[]): string => mine.filter((line) => !theirs.includes(line)).join('\n')
    await expect(async () => {
      const [one, other] = (await Promise.all(pages.map(saidAtRest))) as [string[], string[]]
      for (const told of [only(one, other), only(other, one)]) expect(told).toMatch(room.sealed ? /\{"type"/ : /draws/)
    }).toPass({ timeout: 20_000 })
  })
}

/**
 * Plants the leak: what only the last player was told, or has sealed, stays in the page. Cards that were drawn are told again
 * in the log of the next player; a sealed answer is added to a name.
 */
async function remembering(page: Page, sealed: boolean): Promise<void> {
  type Told = { t: string; action?: unknown; events?: { type: string; seat: number; card?: string }[]; tables?: { seats: { name: string }[] }[] }
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer()
    const drawn: Record<number, string[]> = {}
    let secret = ''
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told
      if (message.t === 'act' && sealed) secret = JSON.stringify(message.action)
      server.send(text)
    })
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told
      const draws = (message.events ?? []).filter((event) => event.type === 'drew')
      for (const event of draws) if (event.card !== undefined && message.t === 'now') (drawn[event.seat] ??= []).push(event.card)
      const seats = new Set(draws.map((event) => event.seat))
      for (const seat of message.t === 'story' ? seats : []) {
        const mine = draws.filter((event) => event.seat === seat)
        if (mine[0]!.card !== undefined) drawn[seat] = mine.map((event) => event.card!)
        else mine.forEach((event, n) => (event.card = drawn[seat]?.[n]))
      }
      for (const table of message.tables ?? []) for (const seat of table.seats) seat.name += secret
      socket.send(JSON.stringify(message))
    })
  })
  await page.reload()
  await page.locator(HAND).waitFor()
}
