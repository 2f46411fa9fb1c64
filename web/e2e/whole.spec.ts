/**
 * Whole games against three bots and by two on one device, in both languages: on the way nothing may be cut or covered, at the
 * sizes of the commonest laptop and phone. Long, so only on request: LABTOP_WHOLE=1 (`make soak`); LABTOP_SHOTS=folder keeps pictures.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './fixtures'
import { drive as grow } from './growth'
import { drive as synthesise } from './laboratory'
import { drive as trade } from './monopoly'
import { openTable } from './play'
import { faultsIn } from './picture'

test.skip(!process.env.LABTOP_WHOLE, 'takes a quarter of an hour')

const LAPTOP = { width: 1280, height: 720 }
const FOLDER = process.env.LABTOP_SHOTS

const ROOMS = {
  'chain-growth': { options: {}, end: '.cg-end .total', play: (page: Page) => grow(page) },
  laboratorium: { options: { target: 'aspirin' }, end: '.labo.end h1', play: (page: Page) => synthesise(page, { cards: [1, 10, 9], dice: [2, 1, 1, 0], lay: true }) },
  'chemistry-monopoly': { options: { rounds: 14, auction: true }, end: '.end .total', play: (page: Page) => trade(page) },
} as const

const PEOPLE = {
  'three bots': { name: 'Maximilienne', own_names: true, bots: ['greedy', 'beginner', 'greedy'], start: true },
  'one device': { seats_here: 2, names: ['Maximilienne', 'Ben'], own_names: true, start: true },
}

for (const [room, { options, end, play }] of Object.entries(ROOMS)) {
  for (const [who, people] of Object.entries(PEOPLE)) {
    for (const [lang, viewport] of [['en', LAPTOP], ['fr', PHONE]] as const) {
      test(`${room}, ${who}, ${lang}: nothing is cut in a whole game`, async ({ device }) => {
        test.setTimeout(600_000)
        const page = await device({ lang, viewport })
        await openTable(page, room, { ...people, lang, options, deal: 'WHOLE' })
        const found = new Map<string, number>()
        let pictures = 0
        const look = async (): Promise<void> => {
          for (const fault of await faultsIn(page)) found.set(fault, (found.get(fault) ?? 0) + 1)
          if (!FOLDER) return
          mkdirSync(FOLDER, { recursive: true })
          await page.screenshot({ path: `${FOLDER}/${room}-${who.replace(' ', '-')}-${lang}-${String((pictures += 1)).padStart(3, '0')}.png` })
        }
        let over = false
        const played = play(page).finally(() => (over = true))
        while (!over) {
          await look()
          await page.waitForTimeout(700)
        }
        await played
        await expect(page.locator(end)).toBeVisible()
        await look()
        expect([...found], 'what was cut or covered, and how often').toEqual([])
      })
    }
  }
}
