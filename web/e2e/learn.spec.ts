import { accessible, expect, PHONE, test } from './fixtures'
import { asking, drive, over } from './play'

test('an introduction explains each move, refuses others, and lets go', async ({ device }) => {
  const page = await device({ lang: 'fr', viewport: PHONE })
  await page.goto('/')
  await page.getByRole('link', { name: 'Jouer à Chem and Roll' }).click()
  await page.getByRole('link', { name: 'Apprendre d’abord, 5 minutes' }).click()
  await accessible(page)
  await page.getByRole('button', { name: 'Jouer le premier coup' }).click()
  const coach = page.getByRole('region', { name: 'Introduction' })
  await expect(coach).toContainText('Étape 1 sur 9')
  await accessible(page)
  if (process.env.LABTOP_LOOK) await page.screenshot({ path: 'e2e/artefacts/learn-phone.png' })
  // A die other than the one asked for.
  await page.locator('[data-die]:not([disabled])').nth(3).click()
  await page.locator('[data-slot]').first().click()
  for (let i = 0; i < 2 && (await page.locator('.chem .btn.primary').count()) > 0; i += 1) await page.locator('.chem .btn.primary').first().click()
  await expect(page.locator('.refusal')).toContainText(/Cette étape de la leçon demande un autre coup\. Touche le 4 bleu, puis la ligne 1\./)
  for (let step = 1; step <= 9; step += 1) {
    await expect(coach).toContainText(`Étape ${step} sur 9`)
    await page.getByRole('button', { name: 'Montre-moi' }).click()
  }
  await expect(coach).toContainText('À toi maintenant')
  await page.getByRole('button', { name: 'Compris' }).click()
  await expect(coach).toHaveCount(0)
  await expect(asking(page)).toBeVisible()
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('an introduction on a wide screen can be played by hand', async ({ device }) => {
  const page = await device()
  await page.goto('/learn/chem-and-roll')
  await page.getByRole('button', { name: 'Make the first move' }).click()
  const coach = page.getByRole('region', { name: 'Introduction' })
  await expect(coach).toContainText('Step 1 of 9')
  await page.locator('[data-die]:not([disabled])').first().click()
  await page.locator('[data-slot]').first().click()
  await expect(coach).toContainText('Step 2 of 9')
  await accessible(page)
  if (process.env.LABTOP_LOOK) await page.screenshot({ path: 'e2e/artefacts/learn-desk.png' })
})
