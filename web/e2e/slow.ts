/** A bad network: with LABTOP_SLOW=1 every answer and every message comes late, each by another time.
    A test that passes only because something is quick fails here. */
import type { BrowserContext } from '@playwright/test'

const SLOW = Boolean(process.env.LABTOP_SLOW)
/** How much longer everything may take then. */
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
      // Late, but in order: an end does not overtake what was said before it.
      const later = (what: () => unknown): void => {
        before = before.then(() => late(80)).then(what).then(() => undefined, () => undefined)
      }
      from.onMessage((message) => later(() => to.send(message)))
      from.onClose((code, reason) => later(() => to.close({ ...(code ? { code } : {}), ...(reason ? { reason } : {}) })))
    }
  })
}
