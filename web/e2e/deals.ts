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

/** `test`: the text from which the deals are derived. */
export async function fixDeals(context: BrowserContext, test: string): Promise<void> {
  if (process.env.LABTOP_LUCK) return
  let opened = 0
  await context.route('**/api/groups', async (route) => {
    const wish = route.request().method() === 'POST' ? (route.request().postDataJSON() as Wish) : null
    if (!wish || wish.deal || wish.dice === 'typed' || wish.introduction || wish.play_on) return route.fallback()
    opened += 1
    const deal = createHash('sha256').update(`${test} ${opened}`).digest('hex').slice(0, 12)
    return route.fallback({ postData: JSON.stringify({ ...wish, deal }) })
  })
}
