/** Pictures of canned tables: `node preview/monopoly/shots.mjs <folder> [name …]`; starts and stops its own server and browser. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('say where the pictures go')

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }
const WALL = { width: 1920, height: 1080 }
const trade = async (page) => {
  await page.click('[data-do=trade]')
  await page.click('[data-good=copper]')
  await page.click('[data-good=chlorine]')
}
const space = (at) => (page) => page.locator(`[data-space="${at}"]`).click()
const cards = (page) => page.click('[data-do=cards]')
const SHOTS = {}
for (const scene of ['first', 'turn', 'own', 'offer', 'counter', 'my-offer', 'buy', 'auction', 'auction-other', 'tax', 'count', 'debt', 'debt-other', 'debt-lost', 'class', 'card', 'pot', 'receipt', 'rich', 'other', 'short']) {
  SHOTS[`${scene}-desk`] = [DESK, `scene=${scene}`]
  SHOTS[`${scene}-phone`] = [PHONE, `scene=${scene}`]
}
Object.assign(SHOTS, {
  'trade-desk': [DESK, 'scene=own', trade],
  'trade-phone': [PHONE, 'scene=own', trade],
  'trade-narrow': [NARROW, 'scene=own', trade],
  'space-desk': [DESK, 'scene=own', space(18)],
  'space-phone': [PHONE, 'scene=own', (page) => page.locator('.slot.at').click()],
  'cards-phone': [PHONE, 'scene=rich', cards],
  'auction-narrow': [NARROW, 'scene=auction'],
  'turn-narrow': [NARROW, 'scene=turn'],
  'offer-narrow': [NARROW, 'scene=offer&lang=fr'],
  'offer-dark-fr': [DESK, 'scene=offer&lang=fr&theme=dark'],
  'auction-dark-phone': [PHONE, 'scene=auction&theme=dark&lang=fr'],
  'buy-tablet': [{ width: 1024, height: 768 }, 'scene=buy'],
  'trade-tablet': [{ width: 820, height: 1180 }, 'scene=own', trade],
  'end-desk': [DESK, 'scene=end&part=end'],
  'end-phone': [PHONE, 'scene=end&part=end'],
  'end-narrow': [NARROW, 'scene=end&part=end'],
  wall: [WALL, 'scene=wall&part=wall'],
  'wall-dark-fr': [WALL, 'scene=wall&part=wall&lang=fr&theme=dark'],
})

const server = await createServer({ server: { port: 0, fs: { strict: false } }, logLevel: 'error', optimizeDeps: { noDiscovery: true } })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  for (const [name, [viewport, query, after]] of Object.entries(SHOTS)) {
    if (only.length > 0 && !only.includes(name)) continue
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    page.on('pageerror', (error) => console.log(name, 'error:', error.message))
    page.on('console', (message) => message.type() === 'error' && console.log(name, message.text()))
    await page.goto(`http://localhost:${port}/preview/monopoly/index.html?${query}`)
    try {
      await page.waitForSelector('#app *', { timeout: 60000 })
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
