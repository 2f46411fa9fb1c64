import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './fixtures'
import { asking, codeOn, join, newGame, over, roundOf } from './play'
import { smaller } from './png'
import { promising } from './pupil'

const MOST = 200_000

async function picture(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url))
  await page.mouse.move(0, 0)
  await page.waitForTimeout(600)
  const bytes = smaller(await page.screenshot())
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  expect(bytes.length, `${name}.png is small enough for a README`).toBeLessThanOrEqual(MOST)
}

/** A rating of a lit box from its label: acid, then SO₃, then catalyst, then the start of a line. */
const promise = (text: string, slot: string): number => {
  const money = Number(/\$(\d+)/.exec(text)?.[1] ?? 0)
  if (slot.startsWith('stock') || slot.endsWith('-sale')) return money > 3 ? 8 : 1
  if (text.includes('SO₃')) return 50 + money * 5
  if (slot.includes('white')) return money > 0 ? 60 + money : 2
  const grown = Number(/(\d) of \d/.exec(text)?.[1] ?? 0)
  if (slot.startsWith('catalyst-1') || slot.startsWith('water-1')) return 14 + 8 * grown
  if (slot.startsWith('catalyst') || slot.startsWith('water')) return 4 + 4 * grown
  return /^line-[1-4]/.test(slot) ? 20 : 5
}

async function best(page: Page): Promise<{ die: string; slot: string; worth: number }> {
  let found = { die: '', slot: '', worth: -1 }
  for (const die of await page.locator('[data-die]:not([disabled])').all()) {
    await die.click()
    for (const at of await page.locator('[data-slot]').all()) {
      const slot = (await at.getAttribute('data-slot')) ?? ''
      const worth = promise((await at.getAttribute('aria-label')) ?? '', slot)
      if (worth > found.worth) found = { die: (await die.getAttribute('data-die')) ?? '', slot, worth }
    }
  }
  return found
}

async function choose(page: Page): Promise<{ worth: number }> {
  await expect(asking(page)).toBeVisible()
  const wish = await best(page)
  await page.locator(`[data-die=${wish.die}]`).click()
  await page.locator(`[data-slot="${wish.slot}"]`).focus()
  return wish
}

async function place(page: Page): Promise<void> {
  const button = page.locator('.chem .btn.primary')
  for (let i = 0; i < 3 && (await page.locator('[data-slot], .chip.violet').count()) > 0; i += 1) await button.click()
}

test('home and a table', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'home')
  await newGame(page, 'alone', /Start/, async () => {
    await page.getByLabel('Your name').fill('Mina')
    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByText('More options').click()
    await page.getByLabel('Deal code').fill('contact process')
  })
  for (;;) {
    const { worth } = await choose(page)
    const round = await roundOf(page)
    if ((round >= 12 && worth >= 70) || (round >= 14 && worth >= 50) || round >= 18) break
    await place(page)
    await expect.poll(() => roundOf(page)).toBeGreaterThan(round)
  }
  await picture(page, 'table')
})

test('the wall of a class', async ({ device }) => {
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/, () => teacher.getByRole('checkbox', { name: /Let them choose/ }).check())
  const code = await codeOn(teacher)
  const names = ['Inès', 'Tom', 'Sacha', 'Noé', 'Lina', 'Yanis', 'Zoé', 'Karim', 'Emma', 'Mina']
  const pupils: Page[] = []
  for (const name of names) {
    const pupil = await device({ viewport: PHONE })
    await join(pupil, code, name)
    pupils.push(pupil)
  }
  const opened = teacher.context().waitForEvent('page')
  await teacher.getByRole('link', { name: /Open the wall/ }).click()
  const wall = await opened
  await wall.setViewportSize({ width: 1920, height: 1080 })
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  const play = async (pupil: Page, last: number): Promise<void> => {
    while ((await over(pupil).count()) === 0 && (await roundOf(pupil)) < last) {
      const round = await roundOf(pupil)
      await asking(pupil).waitFor()
      await pupil.evaluate(promising)
      await expect.poll(() => roundOf(pupil)).toBeGreaterThan(round)
    }
  }
  await Promise.all(pupils.map((pupil) => play(pupil, 9)))
  for (const pupil of pupils.slice(0, 7)) await pupil.evaluate(promising)
  await expect(wall.locator('.count b').first()).toHaveText('7')
  await picture(wall, 'wall')
})

for (const [room, steps] of [['chain-growth', 5], ['chemistry-monopoly', 9]] as const) {
  test(`a table of ${room}, from its introduction`, async ({ device }) => {
    const page = await device()
    await page.goto(`/learn/${room}`)
    await page.getByRole('button', { name: 'Make the first move' }).click()
    const coach = page.getByRole('region', { name: 'Introduction' })
    for (let step = 1; step <= steps; step += 1) {
      await expect(coach).toContainText(`Step ${step} of`)
      await coach.getByRole('button', { name: 'Show me' }).click()
    }
    await expect(coach).toContainText(`Step ${steps + 1} of`)
    await page.waitForTimeout(3000)
    await picture(page, room)
  })
}
