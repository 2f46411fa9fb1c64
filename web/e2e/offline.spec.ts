/** The pages are kept on the device: they open without a server, say what needs it, and never stand old against a newer one. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, drive, newGame, roundOf } from './play'
import { startServer } from './server'

const DIST = fileURLToPath(new URL('../../src/labtop/web/dist', import.meta.url))
const AWAY = 'The server cannot be reached.'
const OLDER = 'This page is older than the server.'

/** Until every file is kept: a worker is active only after that. */
const kept = (page: Page): Promise<unknown> => page.evaluate(async () => void (await navigator.serviceWorker.ready))
const script = (page: Page): Promise<string | null> => page.locator('script[type=module]').first().getAttribute('src')

/** The scripts of the pages that are kept, as a page finds them that is opened and closed. */
async function keptScripts(context: BrowserContext): Promise<(string | undefined)[]> {
  const page = await context.newPage()
  await page.goto('/')
  const pages = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll('/index.html', { ignoreSearch: true })) found.push(await answer.text())
    }
    return found
  })
  await page.close()
  return pages.map((one) => /src="([^"]+)"/.exec(one)?.[1])
}

/** The pages of another build: the same, but every file with a hash in its name has another one. */
function renewed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'labtop-pages-'))
  cpSync(DIST, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).map((name) => [name, name.replace(/-([\w-]{8})\.(\w+)$/, (_, hash: string, kind: string) => `-${[...hash].reverse().join('')}.${kind}`)] as const)
  for (const [before, after] of names) renameSync(join(assets, before), join(assets, after))
  for (const file of [join(folder, 'index.html'), join(folder, 'sw.js'), ...names.map(([, after]) => join(assets, after))]) {
    if (!/\.(html|js|css)$/.test(file)) continue
    let text = readFileSync(file, 'utf8')
    for (const [before, after] of names) text = text.replaceAll(before, after)
    if (file.endsWith('sw.js')) text = text.replace(/(?<="revision":")\w{32}/g, (revision) => [...revision].reverse().join(''))
    writeFileSync(file, text)
  }
  return folder
}

test('without a server the pages and all rules open, in both languages, and say what needs it; then it is back', async ({ device }) => {
  const server = await startServer()
  try {
    const page = await device({ url: server.url, keeps: true, viewport: PHONE })
    await page.goto('/')
    await kept(page)
    await server.kill()
    await page.goto('/')
    await expect(page.getByText(AWAY)).toBeVisible()
    await expect(page.getByText('Playing, joining and results need the server.')).toBeVisible()
    await accessible(page)
    for (const room of ['chem-and-roll', 'chain-growth', 'chemistry-monopoly', 'laboratorium']) {
      await page.goto(`/rules/${room}`)
      await page.getByText('All the rules, numbered').click()
      await expect(page.getByText('1.1').first()).toBeVisible()
    }
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('labtop.lang', 'fr'))
    await page.goto('/')
    await expect(page.getByText('Le serveur est injoignable.')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('labtop.lang', 'en'))
    await page.goto('/new/chem-and-roll')
    await expect(page.getByText(AWAY).first()).toBeVisible()
    await page.goto('/')
    await expect(page.getByText(AWAY)).toBeVisible()
    await server.again()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(AWAY)).toHaveCount(0)
  } finally {
    await server.end()
  }
})

test('a renewed server: the old page goes on with its own files, says so, and is exchanged', async ({ device, faults }) => {
  const server = await startServer()
  const pages = renewed()
  try {
    const page = await device({ url: server.url, keeps: true })
    await page.goto('/')
    await kept(page)
    await newGame(page, 'alone', /Start/)
    await drive(page, 3)
    const before = await script(page)
    await server.kill()
    await server.again(pages)
    await expect(page.getByText(OLDER)).toBeVisible({ timeout: 20_000 })
    // A part that was never opened before: the server has it under another name only.
    const round = await roundOf(page)
    await page.getByRole('button', { name: 'Rules' }).first().click()
    await expect(page.getByText('1.1').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(asking(page)).toBeVisible()
    expect(await roundOf(page)).toBe(round)
    expect(await script(page)).not.toBe(before)
    await expect(page.getByText(OLDER)).toHaveCount(0)
    expect(faults).toEqual([])

    // Once no old page is open the kept files are exchanged, and the next page without the server is a new one.
    const [context, after] = [page.context(), await script(page)]
    await page.close()
    // Between two looks no page may be open: as long as one is, the old worker stays in use.
    await expect.poll(() => keptScripts(context), { timeout: 60_000, intervals: [3_000] }).toEqual([after])
    await server.kill()
    const next = await context.newPage()
    await next.goto('/rules')
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await script(next)).toBe(after)
  } finally {
    await server.end()
    rmSync(pages, { recursive: true, force: true })
  }
})

test('an old page without kept files changes to the new one at the next link', async ({ device }) => {
  const server = await startServer()
  const pages = renewed()
  try {
    const page = await device({ url: server.url })
    await page.goto('/')
    const before = await script(page)
    await server.kill()
    await server.again(pages)
    await page.evaluate(() => dispatchEvent(new Event('online'))) // as after the loss of a network
    await expect(page.getByText(OLDER)).toBeVisible()
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await expect(page).toHaveURL(/\/rules$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await script(page)).not.toBe(before)
  } finally {
    await server.end()
    rmSync(pages, { recursive: true, force: true })
  }
})

test('what a browser needs to install it', async ({ device }) => {
  const page = await device({ keeps: true })
  await page.goto('/')
  await kept(page)
  const chromium = await page.context().newCDPSession(page)
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
  // A private window is all that a test has.
  expect(installabilityErrors.map((one) => one.errorId).filter((one) => one !== 'in-incognito')).toEqual([])
  const { data, errors } = await chromium.send('Page.getAppManifest')
  expect(errors).toEqual([])
  for (const icon of (JSON.parse(data ?? '{}') as { icons: { src: string }[] }).icons) {
    expect((await page.request.get(icon.src)).status(), icon.src).toBe(200)
  }
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-security-policy']).toContain("default-src 'none'")
})
