import { test } from './fixtures'
import { drive, newGame } from './play'
test('debug', async ({ device }) => {
  const page = await device()
  await newGame(page, 'alone', /Start/)
  await drive(page)
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider').waitFor()
  await page.waitForTimeout(1000)
  console.log(await page.evaluate(() => ['.film', 'main', '.board', '.chem', '.scroll', '.paper-sheet', '.sheet'].map((s) => { const e = document.querySelector(s)!; const r = e.getBoundingClientRect(); const c = getComputedStyle(e); return `${s} ${r.width}x${r.height} ${c.display} ${c.flex} ${c.width} ${c.containerType} ratio ${c.getPropertyValue('--ratio')} ${e.getAttribute('style')}` }).join('\n')))
})
