/** A scripted player of Chemistry Monopoly: gives the offered answers, the filled button first. It knows no rules. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { openTable } from './play'

export const PRINTED = JSON.parse(readFileSync(new URL('../src/rooms/chemistry-monopoly/board.gen.json', import.meta.url), 'utf8')) as {
  money: Record<string, unknown>
  space: { id: string; kind: string; price?: number; rents?: number[]; names?: Record<string, string> }[]
  set: { id: string; names?: Record<string, string> }[]
  card: { id: string; names?: Record<string, string> }[]
}

/** A board with little money and high prices, so that debts come soon. */
export const HARD = {
  ...PRINTED,
  money: { ...PRINTED.money, start: 200, go: 10 },
  space: PRINTED.space.map((space) => ({ ...space, ...(space.price ? { price: 100 } : {}), ...(space.rents ? { rents: [150, 160, 170, 180, 190, 200] } : {}) })),
}

export const open = (page: Page, wish: Record<string, unknown>): ReturnType<typeof openTable> => openTable(page, 'chemistry-monopoly', wish)

export const over = (page: Page): Locator => page.locator('.end .total')
export const question = (page: Page): Locator => page.locator('[data-question]')
export const does = (page: Page, what: string): Locator => page.locator(`.mono [data-do=${what}]`)

/** Real dice: the host types in the throw. */
export async function dice(host: Page, first: number, second: number): Promise<void> {
  const form = host.locator('form.typed')
  await expect(form).toBeVisible()
  await form.locator('fieldset').nth(0).locator(`input[value="${first}"]`).check()
  await form.locator('fieldset').nth(1).locator(`input[value="${second}"]`).check()
  const asked = await form.elementHandle()
  await form.locator('button.primary').click()
  // Every throw has its own form: wait until this one is gone before filling in the next.
  await host.waitForFunction((one) => !one?.isConnected, asked)
}

export async function roll(player: Page, host: Page, first: number, second: number): Promise<void> {
  await does(player, 'throw').click()
  await dice(host, first, second)
}

/** Play on with clicks sent from inside the page until the game is over, or a round is reached. */
export async function drive(page: Page, until = 999): Promise<void> {
  await page.evaluate(async (last) => {
    const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const round = (): number => Number(find('.bar .round')?.textContent?.match(/\d+/)?.[0] ?? 0)
    const WAYS = ['.mono [data-do=drop]', '.mono .ask .acts .btn.primary', '.mono [data-do=refuse]', '.mono [data-do=decline]', '.mono [data-do=paytax]', '.mono [data-do=payinterest]', '.mono .debt [data-deed]', '.mono [data-do=giveup]', '.mono [data-do=end]']
    let still = 0
    while (!find('.end .total') && round() < last) {
      if (find('.frame[data-lively]')) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })) // the last move was seen
      still += 1
      const next = find('section.hand .btn.primary') ?? find('.inserts .insert[role=status] .btn.primary') ?? WAYS.map(find).find((one) => one !== null)
      if (next) {
        next.click()
        still = 0
      }
      if (still > 1500) throw new Error(`nothing happens in round ${round()}: ${find('.mono')?.textContent?.slice(0, 300)}`)
      await pause(next ? 90 : 20) // the server closes the connection of a client that answers faster for long
    }
  }, until)
}

/** Checks that no element overflows to the right; a failure names the element. */
export async function fits(page: Page): Promise<void> {
  const out = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`).slice(0, 6),
  )
  expect(out, 'what sticks out').toEqual([])
}
