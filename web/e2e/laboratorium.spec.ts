/** Laboratorium: whole games, Boum and Sécurité windows, a custom target, the route puzzle. */
import type { Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { drive, fits, open, over, tooSmall } from './laboratory'
import { join, openForm } from './play'

const looked = async (page: Page): Promise<void> => {
  await accessible(page)
  await fits(page)
  expect(await tooSmall(page)).toEqual([])
}

/** Host and guest at a table that has begun. */
async function pair(host: Page, guest: Page, wish: Record<string, unknown>): Promise<void> {
  const { code } = await open(host, { name: 'Mina', own_names: true, ...wish })
  await join(guest, code, 'Noé')
  await expect(host.getByText('Noé')).toBeVisible()
  await host.getByRole('button', { name: /^(Start the game|Commencer la partie)$/ }).click()
  await expect(host.locator('.lab')).toBeVisible()
  await expect(guest.locator('.lab')).toBeVisible()
}

test('two browsers, desktop in English and phone in French: a whole game, then again move by move @smoke', async ({ device }) => {
  const host = await device()
  const guest = await device({ lang: 'fr', viewport: PHONE, touch: true })
  await pair(host, guest, { options: { target: 'propanone' }, deal: 'ACETONE' })
  const cards = [2, 1, 4]
  await looked(guest)
  const guestPlays = drive(guest, { cards })
  await drive(host, { cards, until: '.p-dice' })
  await looked(host)
  await drive(host, { cards })
  await guestPlays
  for (const page of [host, guest]) {
    await expect(over(page)).toBeVisible()
    await expect(page.locator('.labo.end .route').first()).toBeVisible()
    await looked(page)
  }
  await expect(over(guest)).toContainText(/propanone/i)
  await host.getByRole('link', { name: 'Replay' }).click()
  await expect(host.locator('.lab')).toBeVisible()
  await accessible(host)
})

test('four on one tablet: the device goes round', async ({ device }) => {
  const page = await device({ viewport: { width: 1024, height: 768 }, touch: true })
  await open(page, { seats_here: 4, names: ['Ada', 'Bo', 'Cy', 'Di'], own_names: true, start: true, deal: 'FOUR', options: { target: 'ethanal' } })
  await expect(page.getByRole('button', { name: /Ada|Bo|Cy|Di/ }).first()).toBeVisible({ timeout: 30_000 })
  await drive(page, { cards: [4, 1], until: '.p-dice' })
  await looked(page)
  await expect(page.locator('.lab .others > li')).toHaveCount(3)
})

test('four at a table, three of them bots: a whole game', async ({ device }) => {
  const page = await device({ viewport: { width: 1024, height: 768 } })
  await open(page, { bots: ['greedy', 'random', 'beginner'], start: true, deal: 'FOUR', options: { target: 'ethanal' } })
  await drive(page, { cards: [4, 1] })
  await expect(over(page)).toBeVisible()
  await expect(page.locator('.labo.end .rest li')).toHaveCount(3)
  await looked(page)
})

/** The question of a Boum round, with a card to lay. */
const BOUM = '.p-trial header.c-boum ~ .list .lay'

test('Boum and Sécurité: the window from both sides, a card laid, a lost token that comes back', async ({ device }) => {
  test.setTimeout(240_000)
  const host = await device({ viewport: { width: 768, height: 1024 } })
  const guest = await device({ lang: 'fr', viewport: PHONE, touch: true })
  await pair(host, guest, { options: { target: 'resveratrol', any_safety: true }, deal: 'SAFE' })
  const hostPlays = drive(host, { dice: [1, 0, 0, 3], until: '.lab .guard-me' })
  await drive(guest, { dice: [1, 0, 3, 0], until: BOUM })
  const question = guest.getByRole('group', { name: 'La manipulation en cours' })
  await expect(question.locator('.stations .now')).toContainText('Toi')
  await expect(question.locator('.closes')).toHaveCount(0) // without a grace time the window waits
  await looked(guest)
  await expect(host.locator('.p-trial .stations .now')).toContainText('Noé')
  await looked(host)
  const name = await guest.locator('.p-trial .lay .what b').first().innerText()
  await guest.locator('.p-trial .lay').first().tap()
  await guest.locator('.p-trial .go .btn.primary').tap()
  await guest.getByRole('button', { name: 'Joueurs et journal' }).first().tap()
  await expect(guest.getByRole('dialog')).toContainText(name)
  await guest.keyboard.press('Escape')
  const guestPlays = drive(guest, { dice: [1, 0, 3, 0], lay: true }).catch(() => undefined)
  await hostPlays
  const lost = await host.locator('.left .guards .gone').count()
  expect(lost).toBeGreaterThan(0)
  await looked(host)
  await host.locator('.lab .guard-me').click()
  await accessible(host)
  await host.locator('.lab .acts .btn.primary').first().click()
  await expect(host.locator('.left .guards .gone')).toHaveCount(lost - 1)
  await guest.close()
  await guestPlays
})

test('the wall shows all four benches and what goes on, whole', async ({ device }) => {
  const page = await device({ viewport: { width: 1920, height: 1080 } })
  const { group } = await open(page, { bots: ['greedy', 'greedy', 'greedy'], start: true, deal: 'FOUR', options: { target: 'ethanal' } })
  await expect(page.locator('.lab')).toBeVisible()
  await page.goto(`/wall/${group}`)
  for (const [width, height] of [[1920, 1080], [1440, 900], [1280, 720]] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.benches > li')).toHaveCount(4)
    const low = await page.locator('.benches > li, .goal > *, .now').evaluateAll((parts) => Math.max(...parts.map((one) => one.getBoundingClientRect().bottom)))
    expect(low, `${width} × ${height}`).toBeLessThanOrEqual(height)
    await fits(page)
  }
  await expect(page.locator('.now')).not.toBeEmpty()
})

test('with a grace time a Boum window passes by itself', async ({ device }) => {
  const host = await device()
  const guest = await device({ viewport: PHONE })
  await pair(host, guest, { options: { target: 'resveratrol' }, deal: 'SAFE', grace: 6 })
  const hostPlays = drive(host, { dice: [2, 0, 0, 2] }).catch(() => undefined)
  await drive(guest, { dice: [1, 0, 3, 0], until: BOUM })
  await expect(guest.locator('.p-trial .closes')).toContainText(/in [0-6] s/)
  await expect(guest.locator('.p-trial .go')).toHaveCount(0, { timeout: 20_000 })
  await host.close()
  await hostPlays
})

test('the host types an own target as SMILES: judged, refused with the reason, played', async ({ device }) => {
  const page = await device()
  await openForm(page, 'laboratorium')
  await expect(page.locator('.setup')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: 'own target' }).check()
  const smiles = page.getByLabel('Its structure as SMILES')
  await smiles.fill('CCN')
  await expect(page.locator('.setup .answer .insert')).toContainText(/only|C, O and H|carbon/i, { timeout: 20_000 })
  await accessible(page)
  await smiles.fill('OC(=O)C') // another spelling of acetic acid
  await expect(page.locator('.setup .told')).toContainText('It can be made in 2 manipulations.', { timeout: 20_000 })
  await expect(page.locator('.setup .told')).toContainText('No shorter way exists.')
  await accessible(page)
  expect(await tooSmall(page)).toEqual([])
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.waitForURL(/\/g\//)
  await expect(page.locator('.lab .crest')).toContainText('Own target')
  await drive(page, { cards: [10, 1] })
  await expect(over(page)).toBeVisible()
})

test('a target is found by its name with the keyboard, or drawn with a finger; both say how many steps it needs', async ({ device }) => {
  const page = await device({ viewport: PHONE, touch: true })
  const pads: string[] = []
  page.on('request', (request) => void (/editor-/.test(request.url()) && pads.push(request.url())))
  await openForm(page, 'laboratorium')
  await page.getByRole('radio', { name: 'By its name' }).check()
  await expect(page.locator('.setup .answer')).toContainText('so far the target is aspirin', { timeout: 20_000 })
  await page.getByRole('searchbox').fill('lemon')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const row = page.locator('[data-molecule=citral]')
  await expect(row.getByRole('radio')).toBeChecked()
  await expect(page.locator('.setup .told')).toContainText(`It can be made in ${(await row.locator('.steps').innerText()).match(/\d+/)![0]} manipulations.`, { timeout: 20_000 })
  await expect(page.locator('.setup .crest')).toContainText('Citral')
  await looked(page)

  await page.getByRole('radio', { name: 'own target' }).check()
  expect(pads, 'the pad is loaded by its button only').toEqual([])
  await page.getByRole('button', { name: 'Draw it' }).tap()
  await expect(page.locator('[data-tool=benzene]')).toBeEnabled({ timeout: 20_000 })
  expect(pads).toHaveLength(1)
  const structure = page.getByLabel('Its structure as SMILES')
  const touch = async (tool: string, x: number, y: number): Promise<void> => {
    await page.locator(`[data-tool=${tool}]`).tap()
    await page.locator('[data-paper]').tap({ position: { x, y } })
  }
  await touch('benzene', 180, 120)
  await expect(structure).toHaveValue('C1=CC=CC=C1')
  await touch('oxygen', 60, 40)
  await expect(page.locator('.setup .answer .insert')).toContainText('several pieces', { timeout: 20_000 })
  await page.locator('[data-tool=undo]').tap()
  await expect(page.locator('.setup .told')).toContainText(/It can be made in \d+ manipulations/, { timeout: 20_000 })
  await looked(page)
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.waitForURL(/\/g\//)
  await expect(page.locator('.lab .crest .formula')).toHaveText('C6H6')
})

test('the route puzzle on a phone, in French: asks for the next step, sees both ways at the end', async ({ device }) => {
  const page = await device({ lang: 'fr', viewport: PHONE, touch: true, motion: true })
  await openForm(page, 'laboratorium')
  await expect(page.locator('.setup')).toBeVisible({ timeout: 30_000 })
  await page.locator('input[name=way][value=alone]').check()
  await page.getByRole('group', { name: 'Problème de synthèse' }).getByRole('radio', { name: 'oui' }).check()
  await page.getByRole('radio', { name: 'éthanol' }).check()
  await expect(page.locator('.setup .told')).toContainText('Elle se fait en 3 manipulations.', { timeout: 20_000 })
  await looked(page)
  await page.getByRole('button', { name: /^Commencer/ }).click()
  await page.waitForURL(/\/g\//)
  // A bad start, so that the shortest route is a different one.
  await page.locator('.pick').filter({ has: page.locator('b', { hasText: /^6$/ }) }).tap()
  await page.locator('.p-picker .btn.primary').tap()
  await expect(page.locator('.lack')).toBeVisible()
  await looked(page)
  await page.getByRole('button', { name: 'Piles Réactif' }).tap()
  await expect(page.locator('.book .pick')).toHaveCount(10)
  await looked(page)
  await page.getByRole('button', { name: 'Fermer' }).tap()
  // One helper, the coach's hint: without dice it counts steps of a shortest route, and can do the one it names.
  await page.locator('button.hint').tap()
  await expect(page.locator('.voice .v-why')).toContainText(/Une étape d’un plus court chemin.*il reste \d+ manipulation/, { timeout: 60_000 })
  await looked(page)
  const atoms = await page.locator('.stage [data-site]').count()
  await page.locator('.v-do').tap()
  await expect.poll(() => page.locator('.stage [data-site]').count()).not.toBe(atoms)
  await page.locator('.spot:not(.bond)').first().tap({ force: true })
  await expect(page.locator('.plays .play.on')).toBeVisible()
  await looked(page)
  await drive(page)
  await expect(over(page)).toContainText(/éthanol/i)
  await expect(page.locator('.labo.end .route')).toHaveCount(2)
  await expect(page.locator('.labo.end summary')).toContainText('3 manipulations')
  await looked(page)
})

for (const [width, height] of [[320, 640], [390, 844], [768, 1024], [1024, 768]] as const) {
  test(`room for a finger on every state of a turn at ${width} px`, async ({ device }) => {
    const page = await device({ viewport: { width, height }, touch: true })
    await open(page, { name: 'Mina', bots: ['greedy', 'greedy', 'greedy'], start: true, deal: 'FINGER', options: { target: 'vanillin' } })
    for (const state of ['.p-picker', '.p-dice', '.lab .spot']) {
      await drive(page, { until: state })
      expect(await tooSmall(page), state).toEqual([])
      await fits(page)
    }
    // A touch on a bond and on a centre selects the nearest place.
    for (const spot of ['.spot.bond', '.spot:not(.bond)']) {
      if ((await page.locator(spot).count()) === 0) continue
      await page.locator(spot).first().tap({ force: true })
      await expect(page.locator('.p-plays')).toBeVisible()
      expect(await tooSmall(page), spot).toEqual([])
      await fits(page)
    }
    await accessible(page)
    await page.locator('.plays .where .tool').last().tap()
    await expect(page.locator('.spot.on')).toHaveCount(1)
  })
}

test('with the keyboard only, and the board in words', async ({ device }) => {
  const page = await device()
  await open(page, { name: 'Mina', start: true, seats_here: 1, options: { target: 'ethanal', puzzle: true } })
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const tabTo = async (what: string): Promise<void> => {
    for (let i = 0; i < 80 && !(await page.evaluate((one) => document.activeElement?.matches(one) ?? false, what)); i += 1) await press('Tab')
    expect(await page.evaluate((one) => document.activeElement?.matches(one) ?? false, what), what).toBe(true)
  }
  await expect(page.locator('.p-picker')).toBeVisible()
  await tabTo('.pick')
  await press('Enter') // reagent 1
  await tabTo('.p-picker .btn.primary')
  await press('Enter')
  await expect(page.locator('.spot').first()).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await press('ArrowRight')
  await expect(page.locator('.spot:focus')).toHaveCount(1)
  // Try each direction in turn: the centre lies farther out than the bonds.
  const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].flatMap((key) => [key, key, key])
  for (const key of ways) if (!(await page.evaluate(() => document.activeElement?.matches('.spot:not(.bond)') ?? false))) await press(key)
  await expect(page.locator('.spot:not(.bond):focus')).toHaveAttribute('aria-label', 'The yellow centre')
  await press('Enter')
  await expect(page.locator('.plays .play').first()).toBeVisible()
  const at = await page.locator('.plays .play').evaluateAll((rows) => rows.findIndex((row) => /reagent 4/.test(row.textContent ?? '')))
  await press(String(at + 1))
  await expect(page.locator('.plays .play.on')).toContainText('reagent 4')
  // Open the board as text from the menu, then go on.
  await page.getByRole('button', { name: 'Menu' }).last().focus()
  await press('Enter')
  await page.getByRole('button', { name: /board in words/i }).focus()
  await press('Enter')
  await expect(page.locator('pre')).toContainText(/the yellow centre/)
  await accessible(page)
  await press('Escape')
  await tabTo('.plays .go .btn.primary')
  await press('Enter')
  await expect(over(page)).toBeVisible()
  await expect(over(page)).toContainText('You have made ethanal.')
  await accessible(page)
})
