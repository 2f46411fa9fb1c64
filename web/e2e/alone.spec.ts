import { accessible, expect, PHONE, test } from './fixtures'
import { asking, drive, newGame, over, playOut } from './play'

test('alone against a bot, from the first page to the result @smoke', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Play Chem and Roll' }).click()
  await page.locator('.change > summary').click()
  await page.getByLabel('Your name').fill('Mina')
  await accessible(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/g\//)
  await expect(asking(page)).toBeVisible()
  await accessible(page)
  await playOut(page, { real: 3 })
  await expect(over(page)).toBeVisible()
  await accessible(page)
  // The browser remembers the seat, and that the game is over.
  await page.goto('/')
  await expect(page.getByText('Chem and Roll: the result')).toBeVisible()
})

test('on a phone, with a finger, in French, in the dark', async ({ device }) => {
  const page = await device({ lang: 'fr', dark: true, viewport: PHONE, touch: true })
  await page.goto('/')
  await accessible(page)
  await newGame(page, 'alone', /Commencer/, () => accessible(page))
  await expect(asking(page)).toBeVisible()
  await accessible(page)
  await page.locator('[data-die]:not([disabled])').first().tap()
  await accessible(page)
  await page.locator('[data-slot]').first().tap()
  await expect(page.locator('.chem .btn.primary'), 'the first touch only shows').toBeVisible()
  await accessible(page)
  await page.locator('.chem .btn.primary').tap()
  await playOut(page, { real: 2, touch: true })
  await expect(over(page)).toBeVisible()
  await accessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0)
})

test('advanced chemistry, moving pictures', async ({ device }) => {
  const page = await device({ motion: true })
  await newGame(page, 'alone', /Start/, async () => {
    await page.getByRole('radio', { name: /^advanced/ }).check()
  })
  await playOut(page, { real: 2 })
  await expect(over(page)).toBeVisible()
})

test('sounds are off until switched on in the menu, and stay as they were left', async ({ device }) => {
  const page = await device()
  await page.addInitScript(() => {
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        ;(window as { rang?: number }).rang = ((window as { rang?: number }).rang ?? 0) + 1
      }
    }
  })
  const rang = (): Promise<number> => page.evaluate(() => (window as { rang?: number }).rang ?? 0)
  await newGame(page, 'alone', /Start/)
  await drive(page, 3)
  expect(await rang(), 'nobody asked for a sound').toBe(0)
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).first()
  await menu.click()
  const sounds = page.getByRole('switch', { name: /^Sounds/ })
  await expect(sounds).toHaveAttribute('aria-checked', 'false')
  await sounds.click()
  await expect(sounds).toHaveAttribute('aria-checked', 'true')
  await accessible(page)
  await expect.poll(rang).toBe(1)
  await page.reload()
  await expect(asking(page)).toBeVisible()
  await drive(page, 5)
  await menu.click()
  await expect(sounds).toHaveAttribute('aria-checked', 'true')
})

test('with the keyboard only, from the first page to the result @smoke', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await tabTo(page, 'main a[href="/new/chem-and-roll"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('button.now:enabled')).toBeVisible()
  await tabTo(page, 'button.now')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/g\//)
  for (let turn = 0; turn < 20; turn += 1) {
    await expect(asking(page)).toBeVisible()
    if (turn === 0) await tabTo(page, '[data-die]:not([disabled])')
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key)
      if ((await page.locator('[data-slot]').count()) > 0) break
    }
    await expect(page.locator('[data-slot]:focus')).toBeVisible()
    if (turn === 0) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    if ((await page.locator('.chip.violet').count()) > 0) {
      await tabTo(page, '.chip.violet')
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('[data-slot]')).toHaveCount(0)
  }
  await expect(over(page)).toBeVisible()
})

async function tabTo(page: import('@playwright/test').Page, what: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, what)) return
  }
  throw new Error(`cannot be reached with Tab: ${what}`)
}
