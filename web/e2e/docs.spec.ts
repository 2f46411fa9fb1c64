/** The documentation site, from the server and from a folder: no request elsewhere, no fault, a search that finds. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const INDEX = new URL('../../src/labtop/web/docs/index.html', import.meta.url)
test.skip(!existsSync(fileURLToPath(INDEX)), 'the site is not built (make docs)')

async function find(page: Page, wanted: string, title: RegExp): Promise<void> {
  await page.locator('[data-md-component=search-query]').fill(wanted)
  await expect(page.locator('.md-search-result__item').first()).toContainText(title)
}

test('from the server, in both languages, light and dark', async ({ device, faults }) => {
  const page = await device()
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Labtop')
  expect(new URL(page.url()).pathname).toBe('/docs/')
  await find(page, 'Le Chatelier', /Chem and Roll/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Select language' }).hover()
  await page.getByRole('link', { name: 'Français', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const scheme = (): Promise<string | null> => page.locator('body').getAttribute('data-md-color-scheme')
  expect(await scheme()).toBe('default')
  await page.locator('label[for=__palette_1]').first().click()
  expect(await scheme()).toBe('slate')
  expect(faults).toEqual([])
})

test('from a folder without a server', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(file|data|blob|about):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto(INDEX.href)
  await find(page, 'équilibre', /Chem and Roll/)
  await page.locator('.md-search-result__link').first().click()
  await expect(page).toHaveURL(/\/docs\/.+\.html/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(elsewhere).toEqual([])
  await context.close()
})
