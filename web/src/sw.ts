/**
 * The service worker: the pages open without a network. It keeps the files of this build and nothing that a server answers.
 *
 * An address is asked of the server first, so that no page is older than its server; the kept page is for when nobody answers.
 * A new worker waits until no page of the old build is open (there is no `skipWaiting`): those pages still find their files here.
 */
import { clientsClaim } from 'workbox-core'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: { __WB_MANIFEST: PrecacheEntry[] }

/** Milliseconds after which a server that does not answer counts as away. */
const PATIENCE = 5000
/** Addresses that are the server's own, or of pages that are not ours. */
const NOT_OURS = /^\/(api|docs|health|ready|metrics)(\/|$)/

const late = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))

/** The page from the server; the kept one if there is no answer, or only that of a proxy whose server is away. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await Promise.race([fetch(request), late()])
    if (answer.status < 500) return answer
    return (await matchPrecache('/index.html')) ?? answer
  } catch {
    return (await matchPrecache('/index.html')) ?? Response.error()
  }
}

// Before the kept files, one of which is the page itself.
registerRoute(new NavigationRoute(({ request }) => page(request), { denylist: [NOT_OURS] }))
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
clientsClaim()
