/** Keeps the pages on this device. Browsers allow it where nobody can change them on the way: over https, and on the server's own device. */

/** Milliseconds after the first page is shown; the files it keeps must not delay those that are needed now. */
const LATER = 3000

export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // A browser that keeps no files (a private window) plays all the same.
    navigator.serviceWorker.register(trusted('/sw.js'), { updateViaCache: 'none' }).catch(() => undefined)
  }, LATER)
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string }
}

/** The server's policy of content asks for scripts with an address of a known kind; browsers without such kinds take the text. */
function trusted(address: '/sw.js'): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  return policies ? policies.createPolicy('labtop', { createScriptURL: () => address }).createScriptURL(address) : address
}
