/** Monitored pages: no request to another server, no violation of the content security policy, no thrown error. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { run } from 'axe-core'
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test'
import { fixDeals } from './deals'
import { slow } from './slow'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export interface Device {
  lang?: 'en' | 'fr'
  dark?: boolean
  viewport?: { width: number; height: number }
  /** Touch input instead of a mouse. */
  touch?: boolean
  motion?: boolean
  /** The speed of the game that is remembered on this device; 'once' unless a test is about it. */
  pace?: 'calm' | 'brisk' | 'once'
  /** The browser may keep the pages; elsewhere it may not, so that every test sees what the server has. */
  keeps?: boolean
  /** Another server than the shared one of the run. */
  url?: string
}

interface Watched {
  /** Opens a page in a new browser context with its own storage. */
  device(wish?: Device): Promise<Page>
  /** The faults in any of the pages; a test that provokes a fault may remove it. */
  faults: string[]
}

export const test = base.extend<Watched>({
  faults: async ({}, use) => use([]),
  device: async ({ browser, faults }, use, { titlePath }) => {
    const contexts: BrowserContext[] = []
    await use(async (wish = {}) => {
      const url = wish.url ?? process.env.LABTOP_URL
      if (!url) throw new Error('no server')
      const context = await browser.newContext({
        baseURL: url,
        locale: wish.lang === 'fr' ? 'fr-FR' : 'en-GB',
        viewport: wish.viewport ?? DESKTOP,
        colorScheme: wish.dark ? 'dark' : 'light',
        reducedMotion: wish.motion ? 'no-preference' : 'reduce',
        hasTouch: wish.touch ?? false,
        isMobile: wish.touch ?? false,
        acceptDownloads: true,
        serviceWorkers: wish.keeps ? 'allow' : 'block',
      })
      contexts.push(context)
      await context.addInitScript((pace) => {
        if (location.protocol !== 'http:') return // a blank page has no storage
        // Once: a person who chooses another speed keeps it.
        if (localStorage.getItem('labtop.pace') === null) localStorage.setItem('labtop.pace', pace)
      }, wish.pace ?? 'once')
      await watch(context, url, faults)
      await fixDeals(context, `${titlePath.join(' ')} ${contexts.length}`)
      await slow(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(faults, 'foreign requests, policy violations, errors').toEqual([])
  },
})

async function watch(context: BrowserContext, url: string, faults: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
    })
  })
  context.on('request', (request) => {
    const to = new URL(request.url())
    if (!['data:', 'blob:'].includes(to.protocol) && to.host !== new URL(url).host) faults.push(`request to ${request.url()}`)
  })
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    // The browser itself reports an unreachable server and a request refused on purpose.
    if (message.type() === 'error' && !/net::ERR_|WebSocket connection to|Failed to load resource/.test(text)) faults.push(`console: ${text}`)
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run: typeof run }
  }
}

/** Checks the page with axe for serious or critical barriers. axe is loaded once per page, and no page has frames. */
export async function accessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(AXE)
  const grave = await page.evaluate(async () => {
    const found = await window.axe!.run(document, { resultTypes: ['violations'], preload: false })
    return found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
  })
  expect(grave.map((one) => `${one.id} (${one.impact}): ${one.nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`).join(' | ')}`)).toEqual([])
}

export { expect }
