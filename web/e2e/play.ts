/** How somebody plays: the first die that lights a box, the first box it lights. No rule is known here. */
import { expect, type Page } from '@playwright/test'

/** The number in the bar; 0 while there is none. */
export async function roundOf(page: Page): Promise<number> {
  const text = await page.locator('.bar .round').textContent({ timeout: 5000 }).catch(() => null)
  return Number(text?.match(/\d+/)?.[0] ?? 0)
}

export const over = (page: Page) => page.locator('.end .total')

/** Wait until the board asks for a die of the shown seat. */
export async function asked(page: Page): Promise<void> {
  await expect(page.locator('.chem .prompt h1')).toBeVisible()
  await expect(page.locator('[data-die]:not([disabled])').first()).toBeVisible()
}

/** Answer the open question, with a mouse or with a finger. */
export async function place(page: Page): Promise<void> {
  const dice = page.locator('[data-die]:not([disabled])')
  await expect(dice.first()).toBeVisible()
  const slots = page.locator('[data-slot]')
  for (let i = 0; i < (await dice.count()); i += 1) {
    await dice.nth(i).click()
    if ((await slots.count()) > 0) break
  }
  await slots.first().click()
  // A finger's first touch shows what would follow, and an SO₃ may have to be chosen: the one button does it.
  const button = page.locator('.chem .btn.primary')
  for (let i = 0; i < 3 && (await button.count()) > 0 && (await slots.count()) + (await page.locator('.chip.violet').count()) > 0; i += 1) {
    await button.first().click({ timeout: 2000 }).catch(() => undefined)
  }
}

/** Play from the present round to the end. `after` is told each round that was answered. */
export async function playOut(page: Page, after?: (round: number) => Promise<void>): Promise<void> {
  for (let round = await roundOf(page); (await over(page).count()) === 0; ) {
    await place(page)
    await after?.(round)
    await expect(async () => {
      if ((await over(page).count()) > 0) return
      expect(await roundOf(page)).toBeGreaterThan(round)
    }).toPass({ intervals: [30, 60, 100, 250] })
    if ((await over(page).count()) === 0) round = await roundOf(page)
  }
}
