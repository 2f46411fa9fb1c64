/** A scripted player of Chem and Roll: takes the first die that lights a box, and the first such box. It knows no rules. */
import { expect, type Locator, type Page } from '@playwright/test'

export const over = (page: Page): Locator => page.locator('.end .total')

/** The board asks for a die, and none is chosen yet. */
export const asking = (page: Page): Locator => page.locator('.chem:not(:has([data-die].chosen)) [data-die]:not([disabled])').first()

/** The round in the bar; 0 while there is none. */
export async function roundOf(page: Page): Promise<number> {
  const text = await page.locator('.bar .round').textContent({ timeout: 5000 }).catch(() => null)
  return Number(text?.match(/\d+/)?.[0] ?? 0)
}

/** Answer the open question with a mouse, or with touch, where the first touch only previews. */
export async function place(page: Page, touch = false): Promise<void> {
  await expect(asking(page)).toBeVisible()
  const dice = page.locator('[data-die]:not([disabled])')
  const slots = page.locator('[data-slot]')
  const press = (at: Locator): Promise<void> => (touch ? at.tap() : at.click())
  for (let i = 0; i < (await dice.count()); i += 1) {
    await press(dice.nth(i))
    if ((await slots.count()) > 0) break
  }
  await press(slots.first())
  // The first touch only previews, and an SO₃ may have to be chosen: the primary button confirms both.
  const button = page.locator('.chem:not(.end) .btn.primary')
  for (let i = 0; i < 2 && (await button.count()) > 0; i += 1) await press(button.first())
  await expect(slots).toHaveCount(0)
}

/** Play with real input until that round, then with clicks sent from inside the page (twenty rounds are long). */
export async function playOut(page: Page, { real = 1, touch = false, until = 99 } = {}): Promise<void> {
  for (let i = 0; i < real; i += 1) await place(page, touch)
  await drive(page, until)
}

/** Returns when the game is over, or has reached a round. Passes the device on where several share it. */
export async function drive(page: Page, until = 99): Promise<void> {
  await page.evaluate(async (last) => {
    const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15))
    const round = (): number => Number(find('.bar .round')?.textContent?.match(/\d+/)?.[0] ?? 0)
    let still = 0
    while (!find('.end .total') && round() < last) {
      const seat = find('section.hand .btn.primary') ?? find('.inserts .insert[role=status] .btn.primary')
      const dice = find('.chem [data-die].chosen') ? [] : [...document.querySelectorAll<HTMLElement>('.chem [data-die]:not([disabled])')]
      if (find('.frame[data-lively]')) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })) // the last move was seen
      still += 1
      if (seat) {
        seat.click()
        for (let i = 0; i < 200 && seat.isConnected; i += 1) await pause() // wait, so that the answer is sent only once
        for (let i = 0; i < 16; i += 1) await pause() // and slowly enough for the server's rate limit
      }
      for (const die of dice) {
        still = 0
        die.click()
        await pause()
        const slot = find('.chem [data-slot]')
        if (!slot) continue
        slot.click()
        await pause()
        for (let i = 0; i < 3 && find('.chem:not(.end) .btn.primary') && !find('.inserts'); i += 1) {
          find('.chem:not(.end) .btn.primary')?.click()
          await pause()
        }
        break
      }
      if (still > 1000) throw new Error(`nothing happens in round ${round()}: ${find('.prompt, .hand')?.textContent}`)
      await pause()
    }
  }, until)
}

/** The page of a new game with all its choices unfolded. */
export async function openForm(page: Page, room: string, timeout = 30_000): Promise<void> {
  await page.goto(`/new/${room}`)
  await page.locator('.change > summary').click({ timeout })
  await expect(page.locator('.options')).toBeVisible()
}

/** Opens a game from its page by clicks, in one of the ways. */
export async function newGame(page: Page, way: 'alone' | 'device' | 'online' | 'class', start: RegExp, before?: () => Promise<void>): Promise<void> {
  await openForm(page, 'chem-and-roll')
  await page.locator(`input[name=way][value=${way}]`).check()
  await before?.()
  await page.getByRole('button', { name: start }).click()
  await page.waitForURL(way === 'class' ? /\/class\// : /\/g\//)
}

/** Open a table by the request of the page of a new game, with settings that its form lacks, and go there. */
export async function openTable(page: Page, room: string, wish: Record<string, unknown>): Promise<{ code: string; group: string }> {
  await page.goto('/')
  const entry = await page.evaluate(async (body) => {
    const answer = await fetch('/api/groups', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    const made = (await answer.json()) as Record<string, unknown>
    localStorage.setItem('labtop.seats', JSON.stringify([{ ...made, at: Date.now() }]))
    return made
  }, { room, ...wish })
  await page.goto(`/g/${String(entry.group)}`)
  return { code: String(entry.code), group: String(entry.group) }
}

export const JOIN = /^(Join|Entrer|Join the class|Rejoindre la classe)$/

export async function join(page: Page, code: string, name: string, label: RegExp = /^(Your name|Ton nom)$/): Promise<void> {
  await page.goto(`/j/${code}`)
  await expect(page.getByRole('button', { name: JOIN })).toBeVisible()
  const field = page.getByRole('textbox', { name: label })
  if ((await field.count()) > 0) await field.fill(name) // a class may play with nicknames only
  await page.getByRole('button', { name: JOIN }).click()
  await page.waitForURL(/\/g\//)
}

/** The code shown in a lobby or a cockpit. */
export const codeOn = async (page: Page): Promise<string> => (await page.locator('.code').first().innerText()).replace(/[^A-Z0-9]/g, '')
