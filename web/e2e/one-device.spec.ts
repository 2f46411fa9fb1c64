/**
 * Several people on one device: what a page shows at a hand-over, and then to the next player, is what a page shows that
 * was opened just now. Such a page has received only what a spectator, and then that player, may know: the test of two
 * worlds (tests/wire) proves this for the messages.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { drive as grow } from './growth'
import { drive as synthesise } from './laboratory'
import { drive as roll, openTable } from './play'
import { said } from './said'

const HAND = 'section.hand .btn.primary'

/** A page that was opened just now, for the same device. */
async function opened(page: Page, seat: RegExp | null): Promise<Page> {
  const fresh = await page.context().newPage()
  await fresh.goto(page.url())
  await expect(fresh.locator(HAND)).toBeVisible()
  if (seat) await fresh.getByRole('button', { name: seat }).click()
  return fresh
}

async function saysTheSame(page: Page, seat: RegExp | null): Promise<void> {
  const fresh = await opened(page, seat)
  await expect(page.locator(HAND)).toHaveCount(seat ? 0 : 1)
  await expect(fresh.locator(HAND)).toHaveCount(seat ? 0 : 1)
  // Both fetch something more once they are there.
  await expect(async () => expect(await said(page)).toEqual(await said(fresh))).toPass({ timeout: 10_000 })
  await fresh.close()
}

/** Plays from hand-over to hand-over, and compares at each, before and after somebody takes the device. */
async function handOver(page: Page, times: number, play: () => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await page.locator(HAND).waitFor()
    await saysTheSame(page, null)
    const next = new RegExp((await page.locator(HAND).innerText()).trim())
    await page.locator(HAND).click()
    await saysTheSame(page, next)
    await play()
  }
}

const NAMES = { seats_here: 2, names: ['Ada', 'Ben'], start: true }

test('Laboratorium: cards that were drawn are told to nobody else', async ({ device }) => {
  const page = await device()
  await openTable(page, 'laboratorium', { ...NAMES, options: { target: 'ethanol' } })
  await handOver(page, 4, () => synthesise(page, { until: HAND, dice: [1, 1, 1, 1] }))
})

test('Chain Growth: hands and drawn cards are told to nobody else', async ({ device }) => {
  const page = await device()
  await openTable(page, 'chain-growth', { ...NAMES, options: { short_game: true } })
  await handOver(page, 4, () => grow(page, HAND))
})

test('Chem and Roll: a sealed choice is told to nobody else', async ({ device }) => {
  const page = await device()
  await openTable(page, 'chem-and-roll', { ...NAMES, seats_here: 3, names: ['Ada', 'Ben', 'Chloé'] })
  for (let i = 0; i < 3; i += 1) {
    await handOver(page, 1, async () => {
      await page.locator('[data-die]:not([disabled])').first().click()
      await page.locator('[data-slot]').first().click()
      const button = page.locator('.chem:not(.end) .btn.primary')
      for (let more = 0; more < 2 && (await button.count()) > 0; more += 1) await button.first().click()
    })
  }
  await roll(page, 2)
})

for (const [room, options] of [['chem-and-roll', {}], ['chain-growth', { short_game: true }], ['laboratorium', { target: 'ethanol' }]] as const) {
  for (const [when, taken] of [['at the hand-over', false], ['to the next player', true]] as const) {
    test(`a leak is found in ${room}, ${when}`, async ({ device }) => {
      const page = await device()
      await openTable(page, room, { ...NAMES, options })
      await page.locator(HAND).waitFor()
      const seat = taken ? new RegExp((await page.locator(HAND).innerText()).trim()) : null
      if (taken) await page.locator(HAND).click()
      const fresh = await opened(page, seat)
      await expect(async () => expect(await said(page)).toEqual(await said(fresh))).toPass({ timeout: 10_000 })
      await page.evaluate(() => document.querySelector('main')?.setAttribute('title', 'Ben draws a Chimie card. It is Catalyst.'))
      expect(await said(page)).not.toEqual(await said(fresh))
      await page.evaluate(() => document.querySelector('main')?.removeAttribute('title'))
      expect(await said(page)).toEqual(await said(fresh))
    })
  }
}
