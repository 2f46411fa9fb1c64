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
    type Step = { type: string } & Partial<Record<'keep' | 'away' | 'first' | 'second' | 'centre', number>>
    const sorted = (what: object): string => JSON.stringify(Object.entries(what).sort(([a], [b]) => (a < b ? -1 : 1)))
    const alike = (one: object, other: object): boolean => sorted(one) === sorted(other)
    performance.setResourceTimingBufferSize(20_000)
    /** The planner's next steps, as the page itself asks for them. */
    const steps = async (): Promise<Step[]> => {
      const asked = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/aid/')).at(-1)
      const seats = JSON.parse(localStorage.getItem('labtop.seats') ?? '[]') as { token: string }[]
      for (const { token } of asked ? seats : []) {
        const answer = await fetch(asked!, { headers: { Authorization: `Bearer ${token}` } })
        if (answer.ok) return ((await answer.json()) as { plan?: { steps?: Step[] } }).plan?.steps ?? []
      }
      return []
    }
    /** The step the planner names, where it can be done now; else the turn ends. */
    const atTheBench = async (): Promise<void> => {
      for (const step of await steps()) {
        if (seen()) return
        const [one = 0, two] = step.type === 'cut' ? [step.keep, step.away] : step.type === 'add' ? [step.first, step.second] : [step.centre]
        const site = two === undefined ? `t${one}` : `b${Math.min(one, two)}-${Math.max(one, two)}`
        if (!(await press(find(`.spot[data-site="${site}"]`)))) continue
        const row = all('.p-plays [data-play]').find((each) => alike(JSON.parse(each.dataset.play!), step))
        if (row?.getAttribute('aria-pressed') === 'false') await press(row)
        if (row && (await press(find('.p-plays .go .btn.primary')))) return
        await press(find('.p-plays .go .btn.quiet'))
      }
      if (seen()) return
      const end = all('.lab .acts .btn:not(.guard-me)').at(-1)
      await press(end)
    }
    let still = 0
    while (!seen()) {
      if (find('.frame[data-lively]')) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })) // the last move was seen
      still += 1
      const pass = find('section.hand .btn.primary') ?? find('.inserts .insert[role=status] .btn.primary')
      if (pass) {
        await press(pass)
        for (let i = 0; i < 200 && pass.isConnected; i += 1) await pause() // wait, so that the answer is sent only once
        still = 0
      }
      else if (find('.p-picker')) {
        const picks = all('.pick:not([disabled]):not([aria-disabled=true])')
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
      const box = one.getBoundingClientRect()
      const around = getComputedStyle(one, '::after') // a button in running text may take the touches of all of it
      const also = around.position === 'absolute' && around.pointerEvents !== 'none' ? { width: parseFloat(around.width), height: parseFloat(around.height) } : box
      const [width, height] = [Math.max(box.width, also.width), Math.max(box.height, also.height)]
      return box.width > 0 && (width < 43.5 || height < 43.5) ? [`${one.className || one.tagName} ${one.textContent?.trim().slice(0, 20)} ${Math.round(width)}×${Math.round(height)}`] : []
    }),
  )

/** Checks that no element overflows to the right; a failure names the element. */
export async function fits(page: Page): Promise<void> {
  const out = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`).slice(0, 6),
  )
  expect(out, 'what sticks out').toEqual([])
}
