/** Addresses and the back button. A click on a plain link to this site changes the page without reloading it, unless the server has newer pages. */
import { server } from './server.svelte'

class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.click(event))
  }

  go(to: string, replace = false): void {
    if (to === this.path) return
    if (server.newer) return location[replace ? 'replace' : 'assign'](to)
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const route = new Route()

/** The parts of an address that fits a pattern such as `/replay/:group/:table`; null: it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/+$/, '').split('/')
  if (path !== '/' && wanted.length !== given.length) return null
  if (path === '/') return pattern === '/' ? {} : null
  const found: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const here = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!here) return null
      try {
        found[part.slice(1)] = decodeURIComponent(here)
      } catch {
        return null
      }
    } else if (part !== here) return null
  }
  return found
}
