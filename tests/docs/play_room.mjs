/** Plays a game of Litmus in each language in Chromium, from the home page to the result: node play_room.mjs ADDRESS [FOLDER FOR PICTURES].
    Run in a folder whose node_modules has Playwright and axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [address, pictures] = process.argv.slice(2)
const require = createRequire(join(process.cwd(), 'package.json'))
const { chromium } = require('@playwright/test')
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const LANGUAGES = {
  en: { play: 'Play Litmus', start: /^Play now/, nature: 'neutral', strips: '1 strip' },
  fr: { play: 'Jouer à Tournesol', start: /^Jouer maintenant/, nature: 'neutre', strips: '1 bande' },
}

const faults = []
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  for (const [lang, words] of Object.entries(LANGUAGES)) await play(lang, words)
} finally {
  await browser.close()
}
if (faults.length > 0) {
  console.log(faults.join('\n'))
  process.exit(1)
}
console.log('played to the end')

async function play(lang, words) {
  const context = await browser.newContext({ baseURL: address, locale: lang, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
  context.on('weberror', (error) => faults.push(error.error().stack ?? String(error.error())))
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const page = await context.newPage()
  /** No serious barrier for people with a screen reader or a keyboard; and a picture, where wanted. */
  const look = async (name) => {
    if (pictures) await page.screenshot({ path: join(pictures, `${name}-${lang}.png`) })
    await page.evaluate(AXE)
    const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
    for (const one of found.violations) if (['serious', 'critical'].includes(one.impact)) faults.push(`${name}: ${one.id} at ${one.nodes.map((node) => node.target).join(', ')}`)
  }
  /** Answer with the keyboard. A press can miss a button that is just being drawn again: then it is pressed again, as a person would. */
  const answer = async (button, round) => {
    const next = page.locator('.bar .round', { hasText: new RegExp(`\\b${round + 1} `) }).or(page.locator('main.end .total'))
    for (let tries = 0; tries < 4; tries += 1) {
      await button.press('Enter')
      if (await next.first().waitFor({ timeout: 5_000 }).then(() => true, () => false)) return
    }
  }
  await page.goto('/')
  await page.getByRole('link', { name: words.play }).waitFor()
  await look('home')
  await page.getByRole('link', { name: words.play }).click()
  await page.getByRole('button', { name: words.start }).click()
  await page.waitForURL(/\/g\//)
  for (let round = 1; round <= 8; round += 1) {
    await page.locator('.bar .round', { hasText: new RegExp(`\\b${round} `) }).waitFor()
    await answer(page.getByRole('group', { name: words.nature }).getByRole('button', { name: words.strips }), round)
    if (round === 2) await look('board')
  }
  await page.locator('main.end .total').waitFor()
  await look('end')
  await context.close()
}
