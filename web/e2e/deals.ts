/** Every test plays its own fixed deals, the same in every run, so that failures are reproducible and no test fails by chance.
    With LABTOP_LUCK=1 dice and cards are random, which finds failures that the fixed deals do not show. */
import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

interface Wish {
  deal?: string
  dice?: string
  introduction?: boolean
  play_on?: unknown
}

declare global {
  interface Window {
    nextDeal(): Promise<string>
  }
}

/** `test`: the text from which the deals are derived. Inside the page, not by a route: a route takes the browser's cache away and stops
    each of its requests, so that pages opened again cost a quarter more. */
export async function fixDeals(context: BrowserContext, test: string): Promise<void> {
  if (process.env.LABTOP_LUCK) return
  let opened = 0
  await context.exposeFunction('nextDeal', () => createHash('sha256').update(`${test} ${(opened += 1)}`).digest('hex').slice(0, 12))
  await context.addInitScript(() => {
    const honest = window.fetch
    window.fetch = async (to, how) => {
      if (!String(to instanceof Request ? to.url : to).endsWith('/api/groups') || how?.method !== 'POST') return honest(to, how)
      const wish = JSON.parse(String(how.body)) as Wish
      if (wish.deal || wish.dice === 'typed' || wish.introduction || wish.play_on) return honest(to, how)
      return honest(to, { ...how, body: JSON.stringify({ ...wish, deal: await window.nextDeal() }) })
    }
  })
}
