import { accessible, expect, PHONE, test } from './fixtures'
import { over, playOut } from './play'

test('alone against a bot, from the first page to the result @smoke', async ({ device }) => {
  const page = await device()
  await page.goto('/')
  await accessible(page)
  await page.getByRole('link', { name: 'Play Chem and Roll' }).click()
  await page.getByLabel('Your name').fill('Mina')
  await accessible(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/g\//)
  await expect(page.locator('.chem')).toBeVisible()
  await accessible(page)
  await playOut(page)
  await expect(over(page)).toBeVisible()
  await accessible(page)
})

test('alone for the medals, on a phone, in French, dark', async ({ device }) => {
  const page = await device({ lang: 'fr', dark: true, viewport: PHONE, touch: true })
  await page.goto('/new/chem-and-roll')
  await accessible(page)
  await page.locator('form button:not([type=button])').click()
  await page.waitForURL(/\/g\//)
  await playOut(page, async (round) => {
    if (round === 3) await accessible(page)
  })
  await expect(over(page)).toBeVisible()
  await accessible(page)
})
