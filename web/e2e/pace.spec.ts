/** Moves are played one after the other: money, turn, owners and log change with the move that changes them, never before. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import * as growth from './growth'
import { does } from './monopoly'
import { openTable, place } from './play'

interface Told {
  v: number
  events: unknown[] | null
  asks?: { must: boolean; seat: number }[]
  public: { players: Record<string, unknown>[] }
}

/** What the page shows between two changes. */
interface Seen {
  v: number
  at: number
  scores: string
  turn: number
  log: string
  owned: number
  lively: boolean
}

/** All pictures that the server tells, by version. */
function listen(page: Page): Map<number, Told> {
  const told = new Map<number, Told>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Told & { t: string }
      if (message.t === 'now') told.set(message.v, message)
    }),
  )
  return told
}

/** Writes down what is shown from now on, whenever it changes. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const look = (): void => {
      const frame = document.querySelector<HTMLElement>('.frame')
      const rows = [...document.querySelectorAll('.rail section li')].filter((row) => row.querySelector('.name'))
      if (frame && rows.length > 0) {
        const now: Seen = {
          v: Number(frame.dataset.move), at: performance.now(),
          scores: rows.map((row) => (row.querySelector(':scope > b')?.textContent ?? '').replace(/\D/g, '')).join(' '),
          turn: rows.findIndex((row) => row.classList.contains('turn')),
          log: document.querySelector<HTMLElement>('.rail .log')?.textContent ?? '',
          owned: document.querySelectorAll('.mono .cloud, .mono .wet, .mono .crystal, .cg .slot:not([inert]) [data-chain]').length,
          lively: frame.dataset.lively !== undefined,
        }
        const { at: _, ...facts } = now
        const { at: __, ...before } = seen.at(-1) ?? now
        if (seen.length === 0 || JSON.stringify(facts) !== JSON.stringify(before)) seen.push(now)
      }
    }
    look()
    // Every change, also where a busy machine draws few frames.
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })

const frames = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

interface Game {
  room: string
  options: Record<string, unknown>
  bots: string[]
  ready: string
  /** One own move, with real input. */
  play(page: Page): Promise<void>
  /** What the line of a player shows, in figures. */
  score(player: Record<string, unknown>): unknown
}

const GAMES: Game[] = [
  { room: 'chemistry-monopoly', options: { rounds: 4 }, bots: ['random', 'random'], ready: '.mono [data-do=throw]', score: (player) => player.cash ?? 0, async play(page) {
    await does(page, 'throw').click()
    // Whatever the landing asks, and the end of the turn.
    for (let i = 0; i < 12 && (await page.locator('.rail li.turn.me').count()) > 0; i += 1) await page.locator('.mono .ask .acts .btn:not([data-do=trade]), .mono [data-do=end]').first().click({ timeout: 1500 }).catch(() => undefined)
  } },
  { room: 'chain-growth', options: { short_game: true }, bots: ['random', 'random'], ready: '.cg .hand .card[aria-disabled=false]', play: (page) => growth.turn(page), score: (player) => player.units ?? 0 },
  { room: 'laboratorium', options: { target: 'aspirin' }, bots: ['random', 'random'], ready: '.labo .panel:is(.p-picker, .p-dice, .p-surplus)', score: (player) => player.done ?? 0, async play(page) {
    await page.locator('.labo .picker [data-reagent]').first().click()
    await page.locator('.labo .panel .go .btn.primary').click()
  } },
  { room: 'chem-and-roll', options: { mode: 'draft' }, bots: ['random', 'random'], ready: '.chem [data-die]:not([disabled])', play: (page) => place(page), score: (player) => player.money ?? 0 },
]

test('money, turn, owners and log change with their move, one move after the other, in every room', async ({ device }) => {
  await Promise.all(
    GAMES.map(async ({ room, options, bots, ready, play, score }) => {
      const page = await device({ motion: true, pace: 'calm' })
      const told = listen(page)
      await openTable(page, room, { name: 'Mina', bots, start: true, options })
      await expect(page.locator(ready).first(), room).toBeVisible({ timeout: 30_000 })
      await watch(page)
      const first = (await frames(page))[0]!.v
      await play(page)
      await expect.poll(() => [...told.keys()].some((v) => v > first + 1), { message: room, timeout: 30_000 }).toBe(true)
      await expect.poll(async () => (await frames(page)).at(-1)!.lively === false && (await page.locator(ready).count()) > 0, { message: room, timeout: 40_000 }).toBe(true)

      const seen = await frames(page)
      // What is shown with a version is that version, whole, for as long as it is shown.
      const facts = new Map<number, string>()
      for (const { v, scores, turn, log, owned } of seen.filter((one) => one.v > first)) { // the log of the first may still be coming
        const all = JSON.stringify({ scores, turn, log, owned })
        expect(all, `${room}: version ${v} is shown in one way`).toBe(facts.get(v) ?? all)
        facts.set(v, all)
        const picture = told.get(v)
        if (picture) expect(scores, `${room}: the money of version ${v}`).toBe(picture.public.players.map((one) => String(score(one)).replace(/\D/g, '')).join(' '))
      }
      // Every move of the others was seen, in order, and had its time.
      const versions = seen.map(({ v }) => v)
      expect(versions, room).toEqual([...versions].sort((a, b) => a - b))
      const moves = [...told.values()].filter(({ v, events }) => v > first && v <= versions.at(-1)! && (events ?? []).length > 0)
      expect([...new Set(versions)], `${room}: every picture is shown`).toEqual(expect.arrayContaining(moves.map(({ v }) => v)))
      expect(seen.at(-1)!.at - seen[0]!.at, `${room}: the moves take their time`).toBeGreaterThan(400)
    }),
  )
})
