/** Every test plays deals of its own, the same ones in every run: what fails fails again, and no unlucky deal stops somebody else's work.
    With LABTOP_LUCK=1 dice and cards fall as they do for everybody, which finds what no fixed deal shows. */
import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

interface Wish {
  deal?: string
  dice?: string
  introduction?: boolean
  play_on?: unknown
}

/** `test`: what the deals depend on. */
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
