/** Chemistry Monopoly: the page of a new game, the introduction, a class with a time limit, and play by keyboard only. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { dice, does, drive, fits, HARD, open, over, question } from './monopoly'
import { JOIN, codeOn, openForm } from './play'
import { startServer } from './server'

const PACKAGED = readFileSync(fileURLToPath(new URL('../../src/labtop/rooms/chemistry_monopoly/content/board.toml', import.meta.url)), 'utf8')

/** Timeout for a server that has just started, which loads all rooms at its first request. */
const COLD = 60_000

test('the page of a new game: options, a wrong board refused in words, an own board played on', async ({ device }) => {
  const page = await device()
  await openForm(page, 'chemistry-monopoly', COLD)
  const hour = page.getByRole('group', { name: 'How long?' }).getByRole('radio', { name: /^About 60 minutes/ })
  await expect(hour).toBeChecked()
  await page.locator('.options details > summary').click()
  await page.getByRole('group', { name: 'Short game' }).getByRole('radio', { name: /^yes/ }).check()
  await page.getByRole('textbox', { name: 'Rounds' }).fill('2')
  await expect(hour).not.toBeChecked()
  await accessible(page)
  const upload = (text: string): Promise<void> => page.locator('input[type=file]').setInputFiles({ name: 'board.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await upload(PACKAGED.replace('price = 60', 'price = -60'))
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await accessible(page)
  await upload(PACKAGED.replace('id = "hydrogen"', 'id = "hydrogen"\nnames = { en = "Protium", fr = "Protium" }'))
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/g\//)
  await expect(does(page, 'throw')).toBeVisible({ timeout: COLD })
  await expect(page.locator('.mono [data-space="1"]')).toHaveAttribute('aria-label', /^Protium/) // on the board, since it may also have been dealt to a hand
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('the introduction to its end, in French, on a phone', async ({ device }) => {
  const page = await device({ lang: 'fr', viewport: PHONE, touch: true })
  await page.goto('/learn/chemistry-monopoly')
  await accessible(page)
  await page.getByRole('button', { name: 'Jouer le premier coup' }).tap()
  const coach = page.getByRole('region', { name: 'Introduction' })
  await expect(coach).toContainText('Étape 1 sur')
  const steps = Number(/sur (\d+)/.exec(await coach.innerText())?.[1])
  await accessible(page)
  // First the roll by hand, then a move other than the one asked for.
  await does(page, 'throw').tap()
  await expect(coach).toContainText(`Étape 2 sur ${steps}`)
  await does(page, 'decline').tap()
  await expect(page.locator('.refusal')).toContainText('Cette étape de la leçon demande un autre coup. Achète le lithium.')
  for (let step = 2; step <= steps; step += 1) {
    await expect(coach).toContainText(`Étape ${step} sur ${steps}`)
    await fits(page)
    await coach.getByRole('button', { name: 'Montre-moi' }).tap()
  }
  await expect(coach).toContainText('À toi maintenant')
  await accessible(page)
  await coach.getByRole('button', { name: 'Compris' }).tap()
  await expect(coach).toHaveCount(0)
  await expect(question(page)).toBeVisible()
})

test('a class at tables of three with bots, thirty minutes: the bell rings, and the wall ranks', async ({ device }) => {
  // Thirty minutes pass in eight seconds.
  const server = await startServer(225)
  try {
    const teacher = await device({ url: server.url, viewport: { width: 1024, height: 768 } })
    await openForm(teacher, 'chemistry-monopoly', COLD)
    await teacher.locator('input[name=way][value=class]').check()
    await expect(teacher.getByRole('textbox', { name: 'Minutes' })).toHaveValue('30', { timeout: COLD })
    await expect(teacher.getByRole('group', { name: 'How long?' })).toHaveCount(0)
    await teacher.getByRole('button', { name: 'Fewer' }).first().click()
    await accessible(teacher)
    await teacher.getByRole('button', { name: 'Open the class' }).click()
    await teacher.waitForURL(/\/class\//)
    const code = await codeOn(teacher)
    const opened = teacher.context().waitForEvent('page')
    await teacher.getByRole('link', { name: /Open the wall/ }).click()
    const wall = await opened
    await wall.setViewportSize({ width: 1920, height: 1080 })
    const pupils = await Promise.all([0, 1, 2, 3].map((at) => device({ url: server.url, viewport: PHONE, lang: at % 2 ? 'fr' : 'en' })))
    for (const pupil of pupils) {
      await pupil.goto(`/j/${code}`)
      await pupil.getByRole('button', { name: JOIN }).click()
      await pupil.waitForURL(/\/g\//)
    }
    await teacher.getByRole('button', { name: 'Start the game' }).click()
    await expect(wall.locator('article')).toHaveCount(2)
    await accessible(wall)
    await Promise.all(pupils.map((pupil) => drive(pupil)))
    for (const pupil of pupils) await expect(over(pupil)).toBeVisible()
    await expect(pupils[0]!.getByText('The time is up.')).toBeVisible()
    await expect(wall.getByRole('heading', { name: 'All tables have finished' })).toBeVisible()
    // Six seats at two tables: on the wall each table has its own places, and the teacher's list has the richest first.
    await expect(wall.locator('.card ol > li')).toHaveCount(6)
    await expect(wall.locator('.card ol > li:first-child .place')).toHaveText(['1', '1'])
    await expect(wall.getByRole('region', { name: 'Together' })).toContainText('of rent')
    await accessible(wall)
    await expect(teacher.locator('tbody tr')).toHaveCount(6)
    const worth = (await teacher.locator('tbody .num').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
    await accessible(teacher)
  } finally {
    await server.end()
  }
})

/** On every tablet the bid can be touched without scrolling: nothing lies over it, and it is not cut off. */
async function bidIsSeen(page: Page): Promise<void> {
  for (const [width, height] of [[768, 1024], [820, 1180], [1024, 768], [1180, 820], [1440, 900]] as const) {
    await page.setViewportSize({ width, height })
    const touched = (): Promise<boolean> =>
      page.locator('.auction .bid').evaluate((one) => {
        const { x, y, width: w, height: h } = one.getBoundingClientRect()
        return [y + 4, y + h - 4].every((at) => document.elementFromPoint(x + w / 2, at) === one)
      })
    await expect.poll(touched, `the bid at ${width} × ${height}`).toBe(true)
  }
}

/** Press Tab until a given element has the focus. */
async function reach(page: Page, what: string): Promise<void> {
  await expect(page.locator(what).first()).toBeVisible()
  for (let tries = 0; tries < 150; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${what} cannot be reached with the Tab key`)
}

/** A button found with the Tab key and pressed with Enter. */
async function enter(page: Page, what: string): Promise<void> {
  await reach(page, what)
  await page.keyboard.press('Enter')
}

test('auction, trade, debt and giving up with the keyboard alone', async ({ device }) => {
  const page = await device()
  await open(page, { seats_here: 2, names: ['Ada', 'Bo'], own_names: true, start: true, dice: 'typed', options: { auction: true, pack: HARD } })
  const roll = async (first: number, second: number): Promise<void> => {
    await expect(does(page, 'throw')).toBeVisible()
    await page.keyboard.press('r')
    await dice(page, first, second)
  }
  const key = async (name: string, at: string): Promise<void> => {
    await expect(does(page, at)).toBeVisible()
    await page.keyboard.press(name)
  }
  await dice(page, 6, 6)
  await dice(page, 1, 2)
  // Ada leaves Helium; Bo gets it for @10.
  await roll(1, 2)
  await key('l', 'decline')
  await expect(question(page)).toHaveText('Helium is up for auction')
  await bidIsSeen(page)
  await enter(page, '.auction .step:last-of-type')
  await enter(page, '.auction .bid')
  await key('l', 'drop')
  await key('e', 'end')
  // Bo buys Lithium; Ada pays for it and buys Helium from Bo.
  await roll(4, 2)
  await key('b', 'buy')
  await key('e', 'end')
  await roll(1, 2)
  await key('t', 'trade')
  await reach(page, '.builder .cash input')
  await page.keyboard.type('20')
  await enter(page, '[data-good=helium]')
  await accessible(page)
  await enter(page, '.builder .btn.primary')
  await expect(question(page)).toHaveText('Ada offers you a trade')
  await key('y', 'accept')
  await key('e', 'end')
  // Bo buys Potassium; Ada cannot pay for it: a transfer is not enough.
  await roll(1, 2)
  await key('b', 'buy')
  await key('e', 'end')
  await roll(1, 2)
  await expect(question(page)).toHaveText('You owe Bo @150')
  await enter(page, '[data-deed="transfer helium"]')
  await enter(page, '[data-do=giveup]')
  await enter(page, '[data-sure] [data-do=giveup]')
  await expect(over(page)).toBeVisible()
})
