/** A slow network: with LABTOP_SLOW=1 every response and every message has a random delay.
    A test that depends on a quick answer fails here. */
import type { BrowserContext } from '@playwright/test'

const SLOW = Boolean(process.env.LABTOP_SLOW)
/** The factor for timeouts on the slow network. */
export const PATIENCE = SLOW ? 4 : 1
const late = (most: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * most))

export async function slow(context: BrowserContext): Promise<void> {
  if (!SLOW) return
  await context.route('**/*', async (route) => {
    await late(600)
    await route.fallback().catch(() => undefined) // the page may have gone on meanwhile
  })
  await context.routeWebSocket('**/*', (page) => {
    const server = page.connectToServer()
    for (const [from, to] of [[page, server], [server, page]] as const) {
      let before = Promise.resolve()
      // Delayed, but in order: a close does not overtake earlier messages.
      const later = (what: () => unknown): void => {
        before = before.then(() => late(80)).then(what).then(() => undefined, () => undefined)
      }
      from.onMessage((message) => later(() => to.send(message)))
      from.onClose((code, reason) => later(() => to.close({ ...(code ? { code } : {}), ...(reason ? { reason } : {}) })))
    }
  })
}
