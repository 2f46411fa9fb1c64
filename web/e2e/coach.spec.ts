import { accessible, expect, PHONE, test } from './fixtures'
import { asking, drive, newGame, over } from './play'
import { marked } from './wrong'

test('a hint with its reason, counted; a review after the game, and played on from a turning point', async ({ device }) => {
  const page = await device()
  await newGame(page, 'alone', /Start/, async () => {
    await page.getByLabel('Your name').fill('Mina')
    await expect(page.getByText('takes what is best at the moment')).toBeVisible()
    await page.getByLabel('Hints of the coach').selectOption('counted')
  })
  await expect(asking(page)).toBeVisible()
  await page.keyboard.press('i')
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint.getByText(/the next best/)).toBeVisible({ timeout: 30_000 })
  await expect(hint.getByText(/One hint so far/)).toBeVisible()
  await accessible(page)
  await page.setViewportSize(PHONE)
  await accessible(page)
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(hint).toHaveCount(0)
  await drive(page)
  await expect(over(page)).toBeVisible()
  await expect(page.getByText('Mina: one hint')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'The coach’s review of this game' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('img', { name: /could expect/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mina' }).filter({ hasText: '20 decisions' })).toBeVisible()
  await accessible(page)
  // The test always takes the first die that fits, so the review must find some losses.
  await page.getByLabel('Whose turning points').selectOption({ label: 'Mina' })
  const point = page.getByRole('heading', { level: 3 })
  await expect(point).toHaveCount(3, { timeout: 90_000 })
  await expect(point.first()).toContainText(/You lost (about )?\$\d+(\.\d)? in round \d+/)
  // Its board shows both answers, marked, before the move.
  await page.getByRole('link', { name: 'The board before' }).first().click()
  await expect(page.getByRole('status')).toContainText(/The coach: .*Played: /)
  await marked(page, 3) // one die may serve both
  if (process.env.LABTOP_LOOK) await page.screenshot({ path: 'e2e/artefacts/turning.png' })
  await expect(page.locator('.rim')).not.toHaveCount(0)
  await page.reload()
  await marked(page, 3)
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(page.locator('.mark')).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Play on from here' }).first().click({ timeout: 90_000 })
  await page.waitForURL(/\/g\//)
  await expect(asking(page)).toBeVisible()
})
