/** Pictures of canned tables: `node preview/shots.mjs <folder> [name …]`; starts and stops its own server and browser. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('say where the pictures go')

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const red = async (page) => {
  await page.click('[data-die=red]')
  await page.locator('[data-slot="line-3:red"]').focus()
}
const SHOTS = {
  'first-desk': [DESK, 'scene=first'],
  'busy-desk': [DESK, 'scene=busy', red],
  'busy-desk-dark-fr': [DESK, 'scene=busy&theme=dark&lang=fr', red],
  'busy-phone': [PHONE, 'scene=busy', red],
  'busy-phone-fr': [PHONE, 'scene=busy&lang=fr&theme=dark', red],
  'busy-320': [{ width: 320, height: 640 }, 'scene=busy', red],
  'busy-1024': [{ width: 1024, height: 768 }, 'scene=busy', red],
  'waiting-desk': [DESK, 'scene=waiting'],
  'waiting-phone': [PHONE, 'scene=waiting'],
  'violet-desk': [DESK, 'scene=violet', async (page) => {
    await page.click('[data-die=red]')
    await page.locator('[data-slot="line-2:red"]').click()
  }],
  'violet-phone': [PHONE, 'scene=violet', async (page) => {
    await page.click('[data-die=red]')
    await page.locator('[data-slot="line-2:red"]').click()
  }],
  'recolour-desk': [DESK, 'scene=recolour', (page) => page.click('[data-die=blue]')],
  'recolour-phone': [PHONE, 'scene=recolour', (page) => page.click('[data-die=blue]')],
  'market-phone': [PHONE, 'scene=busy', async (page) => {
    await page.click('[data-die=white]')
    await page.locator('.spot.buy').nth(1).click()
  }],
  'white-desk': [DESK, 'scene=busy', async (page) => {
    await page.click('[data-die=white]')
    await page.locator('.spot.buy').nth(1).click()
    await page.locator('[data-slot="water-sale"]').focus()
  }],
  'yellow-desk': [DESK, 'scene=busy', async (page) => {
    await page.click('[data-die=yellow]')
    await page.locator('[data-slot="catalyst-2"]').focus()
  }],
  'draft-desk': [DESK, 'scene=draft', (page) => page.click('[data-die=red]')],
  'draft-phone': [PHONE, 'scene=draft', (page) => page.click('[data-die=red]')],
  'draft-other-desk': [DESK, 'scene=draft-other'],
  'excess-desk': [DESK, 'scene=excess', async (page) => {
    await page.click('[data-die=blue]')
    await page.locator('[data-slot="excess-1"]').click()
  }],
  'excess-phone': [PHONE, 'scene=excess', async (page) => {
    await page.click('[data-die=blue]')
    await page.locator('[data-slot="excess-1"]').click()
  }],
  'advanced-desk': [DESK, 'scene=advanced', async (page) => {
    await page.click('[data-die=red]')
    await page.locator('[data-slot="line-3:red"]').focus()
  }],
  'end-desk': [DESK, 'scene=end&part=end'],
  'end-solo-fr': [DESK, 'scene=solo-end&part=end&lang=fr'],
  'end-solo-dark': [DESK, 'scene=solo-end&part=end&theme=dark'],
  'end-phone': [PHONE, 'scene=solo-end&part=end'],
  wall: [{ width: 1920, height: 1080 }, 'scene=wall&part=wall'],
  'wall-fr-dark': [{ width: 1920, height: 1080 }, 'scene=wall&part=wall&lang=fr&theme=dark'],
}

const server = await createServer({ server: { port: 0 }, logLevel: 'error', optimizeDeps: { noDiscovery: true } })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  for (const [name, [viewport, query, after]] of Object.entries(SHOTS)) {
    if (only.length > 0 && !only.some((part) => name.startsWith(part))) continue
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    page.on('pageerror', (error) => console.log(name, 'error:', error.message))
    page.on('console', (message) => message.type() === 'error' && console.log(name, message.text()))
    await page.goto(`http://localhost:${port}/preview/index.html?${query}`)
    try {
      await page.waitForSelector('#app *', { timeout: 20000 })
      await page.evaluate(() => document.fonts.ready)
      await after?.(page)
      await page.waitForTimeout(150)
    } catch (error) {
      console.log(name, String(error).split('\n')[0])
    }
    await page.screenshot({ path: `${folder}/${name}.png` })
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
