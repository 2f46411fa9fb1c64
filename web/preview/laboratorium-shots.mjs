/** Pictures of canned tables: `node preview/laboratorium-shots.mjs <folder> [name …]`; starts and stops its own server and browser. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('say where the pictures go')

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }
const WALL = { width: 1920, height: 1080 }
const site = async (page) => {
  await page.locator('.spot:not(.bond)').first().click({ force: true, timeout: 3000 })
}
const bond = async (page) => page.locator('.spot.bond').nth(2).click({ force: true, timeout: 3000 })
const dice = async (page) => {
  for (const n of [0, 3, 4, 9]) await page.locator('.cube').nth(n).click()
}
const first = (css) => async (page) => page.locator(css).first().click()
const SHOTS = {
  'begin-desk': [DESK, 'scene=begin', first('.pick')],
  'begin-phone': [PHONE, 'scene=begin&lang=fr', first('.pick')],
  'dice-desk': [DESK, 'scene=dice', dice],
  'dice-phone': [PHONE, 'scene=dice&lang=fr', dice],
  'take-phone': [PHONE, 'scene=take'],
  'surplus-desk': [DESK, 'scene=surplus&lang=fr', first('.lay')],
  'manipulate-desk': [DESK, 'scene=manipulate'],
  'site-desk': [DESK, 'scene=manipulate&lang=fr', site],
  'bond-desk': [DESK, 'scene=manipulate', bond],
  'site-desk-dark': [DESK, 'scene=manipulate&theme=dark', site],
  'site-phone': [PHONE, 'scene=manipulate&lang=fr', site],
  'site-phone-dark': [PHONE, 'scene=manipulate&theme=dark', site],
  'site-320': [SMALL, 'scene=manipulate&lang=fr', site],
  'manipulate-phone': [PHONE, 'scene=manipulate'],
  'four-desk': [DESK, 'scene=four', site],
  'four-phone': [PHONE, 'scene=four'],
  'watch-desk': [DESK, 'scene=watch'],
  'boum-desk': [DESK, 'scene=boum&lang=fr', first('.lay')],
  'boum-phone': [PHONE, 'scene=boum&lang=fr', first('.lay')],
  'boum-320': [SMALL, 'scene=boum'],
  'chemistry-desk': [DESK, 'scene=chemistry'],
  'chemistry-phone': [PHONE, 'scene=chemistry&theme=dark'],
  'reroll-desk': [DESK, 'scene=reroll'],
  'lose-phone': [PHONE, 'scene=lose'],
  'safety-desk': [DESK, 'scene=safety'],
  'puzzle-desk': [DESK, 'scene=puzzle', site],
  'puzzle-phone': [PHONE, 'scene=puzzle&lang=fr', site],
  'end-desk': [DESK, 'scene=end&part=end'],
  'end-phone': [PHONE, 'scene=end&part=end&lang=fr'],
  'puzzle-end': [DESK, 'scene=puzzle-end&part=end'],
  wall: [WALL, 'scene=boum&part=wall'],
  'wall-dark-fr': [WALL, 'scene=four&part=wall&theme=dark&lang=fr'],
  'site-1024': [{ width: 1024, height: 768 }, 'scene=manipulate', site],
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
    await page.goto(`http://localhost:${port}/preview/laboratorium.html?${query}`)
    try {
      await page.waitForSelector('#app *', { timeout: 20000 })
      await page.evaluate(() => document.fonts.ready)
      await after?.(page)
      await page.waitForTimeout(150)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (wide) console.log(name, 'is wider than the screen')
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
