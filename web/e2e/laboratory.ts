/** A scripted player of Laboratorium: follows the planner's hints where it has the card. It knows no rules. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openTable } from './play'

export const over = (page: Page): Locator => page.locator('.labo.end h1')

export const open = (page: Page, wish: Record<string, unknown>): ReturnType<typeof openTable> => openTable(page, 'laboratorium', wish)

export interface Style {
  /** Stop when this element is visible. */
  until?: string
  /** Reagents to start from and to take, the best first. */
  cards?: number[]
  /** Dice of each colour: reagent, Chimie, Boum, Sécurité. */
  dice?: number[]
  /** Whether Boum and Chimie cards are laid. */
  lay?: boolean
}

/** Plays with clicks sent from inside the page until the game is over or a given element is visible. */
export async function drive(page: Page, style: Style = {}): Promise<void> {
  await page.evaluate(async ({ until, cards = [], dice = [3, 0, 0, 1], lay = false }) => {
    const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
    const pause = (ms = 15): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const press = async (what: HTMLElement | null | undefined): Promise<boolean> => {
      if (!what) return false
      what.click()
      await pause()
      return true
    }
    const seen = (): boolean => find('.labo.end h1') !== null || (until !== undefined && find(until) !== null)
    /** The step the planner names, where it can be done now; else the turn ends. */
    const atTheBench = async (): Promise<void> => {
      if (!find('.p-hint')) await press(find('.lab .for-hint'))
      for (let i = 0; i < 300 && find('.p-hint') && !find('.hint .play, .hint .soft:not([role=status])'); i += 1) await pause(20)
      if (seen()) return
      if (await press(find('.hint .play:not([disabled])'))) {
        await press(find('.p-plays .go .btn.primary'))
        return
      }
      await press(find('.p-hint .go .btn'))
      const end = all('.lab .acts .btn:not(.guard-me)').at(-1)
      await press(end)
    }
    let still = 0
    while (!seen()) {
      still += 1
      const pass = find('section.hand .btn.primary') ?? find('.inserts .insert[role=status] .btn.primary')
      if (pass) {
        await press(pass)
        for (let i = 0; i < 200 && pass.isConnected; i += 1) await pause() // wait, so that the answer is sent only once
        still = 0
      }
      else if (find('.p-picker')) {
        const picks = all('.pick:not([disabled])')
        const best = cards.map((card) => picks.find((one) => one.querySelector('b')?.textContent === String(card))).find(Boolean)
        await press(best ?? picks[0])
        if (!(await press(find('.p-picker .go .btn.primary:not([disabled])')))) await press(find('.p-picker .go .btn'))
        still = 0
      } else if (find('.p-dice')) {
        for (const [colour, count] of dice.entries()) if (count > 0) await press(all('.cube')[colour * 3 + count - 1])
        await press(find('.p-dice .go .btn.primary'))
        still = 0
      } else if (find('.p-surplus')) {
        await press(find('.p-surplus .lay'))
        await press(find('.p-surplus .go .btn.primary'))
        still = 0
      } else if (find('.p-trial .go')) {
        if (lay || !find('.p-trial .go .btn.primary')) await press(find('.p-trial .lay'))
        await press(find('.p-trial .go .btn.primary'))
        still = 0
      } else if (find('.lab .guard-me')) {
        await press(find('.lab .guard-me'))
        await press(find('.lab .acts .btn.primary'))
        still = 0
      } else if (find('.lab .spot') || find('.lab .acts .btn')) {
        await atTheBench()
        still = 0
      }
      if (still > 8000) throw new Error(`nothing happens: ${find('.lab .ask')?.textContent}`)
      await pause()
    }
  }, style)
}

/** All buttons that are too small for a finger. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.labo button, .labo summary, .setup .choices label')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${one.className || one.tagName} ${one.textContent?.trim().slice(0, 20)} ${Math.round(width)}×${Math.round(height)}`] : []
    }),
  )

/** Checks that no element overflows to the right; a failure names the element. */
export async function fits(page: Page): Promise<void> {
  const out = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`).slice(0, 6),
  )
  expect(out, 'what sticks out').toEqual([])
}
