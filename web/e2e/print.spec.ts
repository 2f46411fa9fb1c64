/** Games on paper from the browser: the packaged one, one's own, a class's; and what cannot be printed is said. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { newGame } from './play'

const own = 'decks = 1\nmonomer = [{ id = "E", formula = "C2H4", count = [20, 9, 3] }, { id = "P", formula = "C3H6", count = [10, 5, 3] }]\nstarter = [{ id = "BPO", formula = "C14H10O4", radicals = 2, count = 12 }]\njoker = [{ id = "T", count = 6 }]\n'
const file = (text: string) => ({ name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })

async function saved(page: Page, press: string): Promise<{ name: string; bytes: Buffer }> {
  const [found] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), page.getByRole('button', { name: press }).click()])
  return { name: found.suggestedFilename(), bytes: await readFile(await found.path()) }
}

test('a game, and an own pack of it; a bad pack is refused beside its field', async ({ device }) => {
  const page = await device({ viewport: { width: 1280, height: 720 } })
  await page.goto('/new/chain-growth')
  await page.getByRole('button', { name: 'Print' }).click()
  const drawer = page.getByRole('dialog', { name: 'Print' })
  await drawer.getByLabel('Rules, as a booklet').uncheck()
  await drawer.getByLabel('Cards').uncheck()
  await drawer.getByRole('radio', { name: 'Français' }).check({ force: true })
  await accessible(page)
  const sheets = await saved(page, 'Make the PDF')
  expect(sheets.name).toBe('chain-growth.fr.pdf')
  expect(sheets.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(drawer.getByRole('status').last()).toHaveText('Saved as chain-growth.fr.pdf.')

  const chooser = drawer.locator('input[type=file]')
  await chooser.setInputFiles(file(own.replace('C2H4', 'Xy9')))
  await drawer.getByRole('button', { name: 'Make the PDF' }).click()
  await expect(drawer.locator('fieldset').getByRole('alert')).toBeVisible()
  await accessible(page)
  await chooser.setInputFiles(file(own))
  await drawer.getByLabel('Cards').check()
  await drawer.getByLabel('Sheets to write on').uncheck()
  const cards = await saved(page, 'Make the PDF')
  expect(cards.bytes.length).not.toBe(sheets.bytes.length)
  await drawer.getByLabel('Cards').uncheck()
  await expect(drawer.getByRole('button', { name: 'Make the PDF' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused()
})

test('in French on a phone, from the rules and from the cockpit', async ({ device }) => {
  const phone = await device({ viewport: PHONE, lang: 'fr' })
  await phone.goto('/rules/laboratorium')
  await phone.getByRole('button', { name: 'Imprimer' }).click()
  await expect(phone.getByLabel('Jetons')).toBeChecked()
  await accessible(phone)

  const teacher = await device({ viewport: { width: 1280, height: 720 } })
  await newGame(teacher, 'class', /Open the class/, async () => undefined)
  await expect(teacher.getByRole('heading', { name: 'Ready when you are' })).toBeVisible() // the page before has such a button, too
  await teacher.getByRole('button', { name: 'Print' }).click()
  const drawer = teacher.getByRole('dialog', { name: 'Print' })
  for (const part of ['Sheets to write on', 'Two sheets on a page', 'Throws, for a class without dice', 'Rules, as a booklet']) await drawer.getByLabel(part).uncheck()
  await accessible(teacher)
  expect((await saved(teacher, 'Make the PDF')).name).toBe('chem-and-roll.en.pdf')
})
