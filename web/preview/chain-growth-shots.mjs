/** Pictures of canned tables: `node preview/chain-growth-shots.mjs <folder> [name …]`; starts and stops its own server and browser. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('say where the pictures go')

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WALL = { width: 1920, height: 1080 }
const take = (...cards) => async (page) => {
  for (const card of cards) await page.locator(`[data-card="${card}"]:not([aria-pressed=true])`).first().click()
}
const joker = process.env.CARDS?.split(',') ?? ['CO']
const SHOTS = {
  'first-desk': [DESK, 'scene=first'],
  'first-phone': [PHONE, 'scene=first'],
  'busy-desk': [DESK, 'scene=busy'],
  'busy-phone': [PHONE, 'scene=busy'],
  'play-desk': [DESK, 'scene=busy', take(...joker)],
  'play-desk-dark-fr': [DESK, 'scene=busy&theme=dark&lang=fr', take(...joker)],
  'play-phone': [PHONE, 'scene=busy', take(...joker)],
  'play-phone-dark-fr': [PHONE, 'scene=busy&theme=dark&lang=fr', take(...joker)],
  'play-320': [{ width: 320, height: 640 }, 'scene=busy&lang=fr', take(...joker)],
  'play-1024': [{ width: 1024, height: 768 }, 'scene=busy', take(...joker)],
  'other-desk': [DESK, 'scene=busy-other'],
  'watch-desk': [DESK, 'scene=busy-watch'],
  'meeting-desk': [DESK, 'scene=meeting', take('T')],
  'meeting-phone': [PHONE, 'scene=meeting', take('T')],
  'two-desk': [DESK, 'scene=two-ways'],
  'source-desk': [DESK, 'scene=source'],
  'source-phone': [PHONE, 'scene=source'],
  'waking-desk': [DESK, 'scene=waking'],
  'own-desk': [DESK, 'scene=own-deck'],
  'own-phone': [PHONE, 'scene=own-deck'],
  'robbed-desk': [DESK, 'scene=robbed-before&after=robbed', (page) => page.waitForTimeout(900)],
  'robbed-phone': [PHONE, 'scene=robbed-before&after=robbed', (page) => page.waitForTimeout(900)],
  'robber-desk': [DESK, 'scene=robber-before&after=robber', (page) => page.waitForTimeout(900)],
  'combined-desk': [DESK, 'scene=combined-before&after=combined', async (page) => {
    await page.locator('.reason summary').click({ timeout: 5000 })
  }],
  'combined-phone': [PHONE, 'scene=combined-before&after=combined', async (page) => {
    await page.locator('.reason summary').click({ timeout: 5000 })
  }],
  'shelf-phone': [PHONE, 'scene=busy', (page) => page.locator('.strip').click()],
  'end-desk': [{ width: 1440, height: 1400 }, 'scene=end&part=end'],
  'end-chemist-fr-dark': [DESK, 'scene=end-chemist&part=end&lang=fr&theme=dark'],
  'end-phone': [{ width: 390, height: 1600 }, 'scene=end&part=end'],
  'wall-4': [WALL, 'scene=wall&part=wall'],
  'wall-2': [WALL, 'scene=robbed&part=wall'],
}

const server = await createServer({ server: { port: 0, fs: { strict: false } }, logLevel: 'error', optimizeDeps: { noDiscovery: true } })
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
    await page.goto(`http://localhost:${port}/preview/chain-growth.html?${query}`)
    try {
      await page.waitForSelector('#app *', { timeout: 20000 })
      await page.evaluate(() => document.fonts.ready)
      await after?.(page)
      await page.waitForTimeout(250)
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
