/** A scripted player of Chain Growth: makes the plays that the table offers, and discards without one. It knows no rules. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openForm } from './play'

export const over = (page: Page): Locator => page.locator('.cg-end .total')

/** The table waits for this seat. */
export const asking = (page: Page): Locator => page.locator('.cg .hand .card[aria-disabled=false]').first()

export const handOf = (page: Page): Promise<string[]> => page.locator('.cg .hand [data-card]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''))

/** The number of the shown move; the hand is no indication, since a player who discards a card may draw an equal one. */
export const moveOn = async (page: Page): Promise<number> => Number(await page.locator('.cg').first().getAttribute('data-move', { timeout: 1000 }).catch(() => NaN))

export interface Wish {
  way: 'alone' | 'online' | 'class' | 'device'
  start: RegExp
  /** Options: the legend of each group, and the choice in it. */
  options?: [RegExp, RegExp][]
  bots?: number
  name?: string
  deal?: string
}

/** Opens a table from the page of a new game; always a short game. */
export async function newTable(page: Page, { way, start, options = [], bots, name, deal }: Wish): Promise<void> {
  await openForm(page, 'chain-growth')
  await page.locator(`input[name=way][value=${way}]`).check()
  await page.locator('.options details > summary').click()
  for (const [legend, choice] of [[/Short game|Partie courte/, /^(yes|oui)/] as const, ...options]) {
    await page.getByRole('group', { name: legend }).getByRole('radio', { name: choice }).check()
  }
  if (deal) await page.locator('.options .deal input').fill(deal)
  if (name) await page.getByLabel(/^(Your name|Ton nom)/).fill(name)
  for (let at = 1; at < (bots ?? 1); at += 1) await page.getByRole('button', { name: /^(More|Plus)$/ }).first().click()
  await page.getByRole('button', { name: start }).click()
  await page.waitForURL(way === 'class' ? /\/class\// : /\/g\//)
}

/** One turn with real input: the first cards that make a play, else the first card is discarded. */
export async function turn(page: Page, touch = false): Promise<void> {
  await expect(asking(page)).toBeVisible({ timeout: 30_000 })
  const press = (at: Locator): Promise<void> => (touch ? at.tap() : at.click())
  const before = await moveOn(page)
  let played = false
  const bright = page.locator('.cg .hand .card.calm')
  for (let i = 0; i < Math.min(3, await bright.count()); i += 1) {
    await press(bright.nth(i))
    for (let more = 0; more < 2 && (await page.locator('.cg .play.go').count()) === 0 && (await page.locator('.cg .card.joins').count()) > 0; more += 1) await press(page.locator('.cg .card.joins').first())
    if ((await page.locator('.cg .play.go').count()) > 0) {
      await press(page.locator('.cg .play.go').first())
      played = true
      break
    }
    await press(page.locator('.cg .question .back'))
  }
  if (!played) {
    await press(page.locator('.cg .hand .card').first())
    await press(page.locator('.cg .play.lay'))
  }
  await expect.poll(async () => (await over(page).count()) > 0 || (await moveOn(page)) > before).toBe(true)
}

/** Plays with clicks sent from inside the page until the game is over or a given element is visible. */
export async function drive(page: Page, until = '.cg-end .total'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
    const pause = (ms = 12): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const press = async (what: HTMLElement): Promise<void> => {
      what.click()
      await pause()
    }
    const play = async (): Promise<boolean> => {
      const go = find('.cg .play.go')
      if (!go) return false
      await press(go)
      return true
    }
    /** Picks up a card, adds others, and makes the first play that is offered. */
    const attempt = async (card: HTMLElement): Promise<boolean> => {
      await press(card)
      for (let more = 0; more < 2; more += 1) {
        const joins = find('.cg .card.joins')
        if (joins) await press(joins)
      }
      if (await play()) return true
      // A termination with many pairs: one chain, then the other.
      for (let chain = 0; chain < 2; chain += 1) {
        const lit = all('.cg .row.lit:not(.aimed) button')[0]
        if (lit) await press(lit)
      }
      if (await play()) return true
      const back = find('.cg .question .back')
      if (back) await press(back)
      return false
    }
    let still = 0
    while (!find(wanted) && !find('.cg-end .total')) {
      const pass = find('section.hand .btn.primary') ?? find('.inserts .insert[role=status] .btn.primary')
      if (pass) {
        await press(pass)
        for (let i = 0; i < 200 && pass.isConnected; i += 1) await pause() // wait, so that the answer is sent only once
      }
      if (find('.frame[data-lively]')) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })) // the last move was seen
      still += 1
      const source = find('.cg [data-offer="draw"]')
      if (source) await press(source)
      else if (find('.cg .hand .card[aria-disabled=false]')) {
        still = 0
        // Jokers first, so that something happens.
        const names = ['CO', 'CTA', 'T', 'TEMPO']
        const bright = all('.cg .hand .card.calm').sort((a, b) => Number(names.includes(b.dataset.card ?? '')) - Number(names.includes(a.dataset.card ?? '')))
        let done = false
        for (const card of bright.filter((one, i) => bright.findIndex((other) => other.dataset.card === one.dataset.card) === i)) {
          done = await attempt(card)
          if (done || find(wanted)) break
        }
        if (!done && !find(wanted)) {
          const card = find('.cg .hand .card')
          if (card) await press(card)
          const lay = find('.cg .play.lay')
          if (lay) await press(lay)
        }
        await pause(30)
      }
      if (still > 2500) throw new Error(`nothing happens: ${find('.cg .question')?.textContent}`)
      await pause()
    }
  }, until)
}
