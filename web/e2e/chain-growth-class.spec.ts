/** Chain Growth for a class: tables of equal size, filled with bots; and a custom deck. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, PHONE, test } from './fixtures'
import { drive, newTable, over } from './growth'
import { codeOn, openForm } from './play'

test('a class sits at tables of two, a bot fills the last one, and everybody finishes', async ({ device }) => {
  const teacher = await device({ viewport: { width: 1024, height: 768 } })
  await newTable(teacher, { way: 'class', start: /Open the class/ })
  const code = await codeOn(teacher)
  const pupils = await Promise.all([0, 1, 2].map(() => device({ viewport: PHONE })))
  for (const pupil of pupils) {
    await pupil.goto(`/j/${code}`)
    await pupil.getByRole('button', { name: 'Join the class' }).click()
    await pupil.waitForURL(/\/g\//)
  }
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  for (const pupil of pupils) await expect(pupil.locator('.cg .hand .card').first()).toBeVisible()
  await Promise.all(pupils.map((pupil) => drive(pupil)))
  for (const pupil of pupils) await expect(over(pupil)).toBeVisible()
})

test('an own deck is played with, and a wrong one is refused in words', async ({ device }) => {
  const page = await device()
  const packaged = readFileSync(fileURLToPath(new URL('../../src/labtop/rooms/chain_growth/content/deck.toml', import.meta.url)), 'utf8')
  const upload = async (text: string): Promise<void> => {
    await openForm(page, 'chain-growth')
    await page.locator('.options details > summary').click()
    await page.locator('input[type=file]').setInputFiles({ name: 'deck.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Start the game' }).click()
  }
  await upload(packaged.replace('mass = "104.15"', 'mass = "105.15"'))
  await expect(page.getByRole('alert')).toContainText('104.15')
  await upload(packaged.replaceAll('id = "BA"', 'id = "AN"\nname = { en = "acrylonitrile", fr = "acrylonitrile" }').replace('formula = "C7H12O2"', 'formula = "C3H3N"').replace('mass = "128.17"', 'mass = "53.06"'))
  await page.waitForURL(/\/g\//)
  await expect(page.locator('.cg .hand .card').first()).toBeVisible()
})
