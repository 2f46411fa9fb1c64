/** Pictures of each game for the site's pages, in both languages: real tables of `web/canned`, shown as in the picture test. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures'
import { smaller } from './png'
import { type Room, ROOMS, Theatre } from './theatre'

/** The board alone: the log beside it tells of all scenes, as if they were one game. */
const BOARD = { x: 0, y: 48, width: 956, height: 792 }
const SIZE = { width: 1280, height: 840 }
const FOLDER = fileURLToPath(new URL('../../docs/pictures/play/', import.meta.url))
/** A table in the middle of a game, and one at its end. */
const SCENES: Record<Room, readonly string[]> = {
  'chem-and-roll': ['busy', 'end'],
  'chain-growth': ['busy', 'end'],
  'chemistry-monopoly': ['own', 'end'],
  laboratorium: ['manipulate', 'end'],
}

for (const room of ROOMS) {
  for (const lang of ['en', 'fr'] as const) {
    test(`${room} in ${lang}`, async ({ device }) => {
      const page = await device({ lang, viewport: SIZE })
      const theatre = new Theatre(page, room)
      await theatre.build(lang)
      theatre.lobby(4)
      await page.goto('/g/GROUP')
      mkdirSync(FOLDER, { recursive: true })
      for (const [n, scene] of SCENES[room].entries()) {
        theatre.lobby(4)
        await page.locator('.lobby').waitFor()
        theatre.show({ scene })
        await page.locator('.lobby').waitFor({ state: 'detached' })
        await page.mouse.move(0, 0)
        await page.waitForTimeout(3000) // until everything has come to rest
        writeFileSync(`${FOLDER}${room}-${n + 1}-${lang}.png`, smaller(await page.screenshot(n === 0 ? { clip: BOARD } : {})))
      }
    })
  }
}

test('the home page in French', async ({ device }) => {
  const page = await device({ lang: 'fr' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(600)
  writeFileSync(`${FOLDER}home-fr.png`, smaller(await page.screenshot()))
})
