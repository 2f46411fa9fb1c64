/** What is known of the server without a table: whether it answers, and whether it has newer pages than this one. */

class Server {
  /** The last request had no answer. */
  lost = $state(false)
  /** The server was renewed while this page was open. */
  newer = $state(false)

  constructor() {
    addEventListener('online', () => void this.look())
    addEventListener('offline', () => (this.lost = true))
    document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && this.look()))
  }

  /** Ask for the page that it has now: one small answer, or none if nothing has changed. */
  async look(): Promise<void> {
    try {
      const answer = await fetch('/', { cache: 'no-cache' })
      this.lost = answer.status >= 500
      if (answer.ok) this.newer = isNewer(await answer.text())
    } catch {
      this.lost = true
    }
  }
}

/** Whether this is a page of ours that starts with another script than the one that is shown. */
export function isNewer(page: string): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  return Boolean(script) && page.includes('/assets/') && !page.includes(`"${script}"`)
}

export const server = new Server()
