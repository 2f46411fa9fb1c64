/** The same as wrong-clicks.spec.ts in the other three rooms: wrong cards, chains, atoms and actions are answered at their place, hints and
    lessons mark what they name and move nothing. The introductions give every test the same table. */
import type { Locator, Page } from '@playwright/test'
import { accessible, type Device, DESKTOP, expect, PHONE, test } from './fixtures'
import { openTable } from './play'
import { boxOf, bubble, fits, gone, marked, refused, still, touch, type Way } from './wrong'

const LAPTOP = { width: 1280, height: 720 }
const WAYS: { way: Way; on: Device }[] = [
  { way: 'mouse', on: { viewport: DESKTOP, dark: true } },
  { way: 'finger', on: { viewport: PHONE, touch: true, lang: 'fr' } },
  { way: 'keys', on: { viewport: LAPTOP, lang: 'fr' } },
]

const doIt = (page: Page): Locator => page.getByRole('button', { name: /^(Show me|Montre-moi)$/ })
const step = (page: Page): Locator => page.getByRole('region', { name: 'Introduction' })

/** Let the introduction make its moves up to this step. */
async function upTo(page: Page, wanted: number): Promise<void> {
  for (let now = 1; now < wanted; now += 1) {
    await expect(step(page)).toContainText(new RegExp(`(Step|Étape) ${now} (of|sur)`), { timeout: 20_000 })
    await doIt(page).click()
  }
  await expect(step(page)).toContainText(new RegExp(`(Step|Étape) ${wanted} (of|sur)`), { timeout: 20_000 })
}

for (const { way, on } of WAYS) {
  test(`Chain Growth (${way}): a chain goes on only with the monomer at its end`, async ({ device }) => {
    const page = await device(on)
    await openTable(page, 'chain-growth', { introduction: true })
    await upTo(page, 2)
    const chain = page.locator('[data-chain="1"] > button')
    await touch(page, page.locator('[data-card="BA1"]'), way)
    await expect(page.locator('[data-card="BA1"]')).toHaveAttribute('aria-pressed', 'true')
    await touch(page, chain, way)
    await refused(page, chain, /(ends in|se termine par|finit par).*(cannot be added|ne peut|Copolym)/)
    await accessible(page)
    await gone(page)
    // A card that does not go with the chosen one begins a new choice, and says why.
    const other = page.locator('[data-card="S2"]').first()
    await touch(page, other, way)
    await expect(bubble(page)).toBeVisible()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await gone(page)
  })

  test(`Laboratorium (${way}): an atom is no reactive centre, and a card has its time`, async ({ device }) => {
    const page = await device(on)
    await openTable(page, 'laboratorium', { introduction: true })
    await upTo(page, 3)
    const atom = page.locator('.odd-spot:not(.bond)').first()
    await touch(page, atom, way)
    await refused(page, atom, /announce a manipulation.*Take a reagent|annoncer une manipulation.*Prends un réactif/, 150)
    await gone(page)
    for (let now = 3; now < 6; now += 1) await doIt(page).click().then(() => expect(step(page)).toContainText(new RegExp(`(Step|Étape) ${now + 1} (of|sur)`), { timeout: 20_000 }))
    await touch(page, atom, way)
    await refused(page, atom, /no reactive centre.*open bond|n’est pas un centre réactif.*liaison/, 150)
    await accessible(page)
    await bubble(page).getByRole('button', { name: /(Rule|Règle) 6\.9/ }).click()
    await expect(page.locator('[data-rule="6.9"].on')).toBeInViewport()
    await page.getByRole('dialog').getByRole('button', { name: /^(Close|Fermer)$/ }).click()
    const card = page.locator('.hand [data-title="202"]')
    await touch(page, card, way)
    await refused(page, card, /once it is announced|une fois annoncée/, way === 'finger' ? 150 : 24) // on a phone the strip and lit cards are all around
    await gone(page)
  })

  test(`Chemistry Monopoly (${way}): condensing needs the whole set`, async ({ device }) => {
    const page = await device(on)
    await openTable(page, 'chemistry-monopoly', { introduction: true })
    await expect(step(page)).toBeVisible()
    if (way === 'finger') await page.locator('[data-do="cards"]').tap()
    await touch(page, page.locator('[data-card="copper"]'), way)
    const condense = page.locator('[data-try="condense copper"]')
    await touch(page, condense, way)
    await refused(page, condense, /1 of 3.*transition metals|1 sur 3.*métaux de transition/, 150)
    await accessible(page)
    await gone(page)
    await expect(page.getByRole('dialog').first(), 'Escape has closed the bubble only').toBeVisible()
  })
}

const BOARDS = { 'chain-growth': '.cg .left', laboratorium: '.lab .stage', 'chemistry-monopoly': '.ring, .lens' }
const LESSONS: { room: keyof typeof BOARDS; on: Device }[] = [
  { room: 'chain-growth', on: { viewport: PHONE, touch: true, lang: 'fr' } },
  { room: 'laboratorium', on: { viewport: PHONE, touch: true, lang: 'fr' } },
  { room: 'chemistry-monopoly', on: { viewport: PHONE, touch: true } },
  { room: 'chain-growth', on: { viewport: LAPTOP } },
  { room: 'laboratorium', on: { viewport: LAPTOP } },
  { room: 'chemistry-monopoly', on: { viewport: LAPTOP, lang: 'fr' } },
]

for (const { room, on } of LESSONS) {
  test(`a lesson of ${room}: what each step names is marked and in view, its text fits, and the strip moves nothing (${on.viewport!.width})`, async ({ device }) => {
    const page = await device(on)
    await openTable(page, room, { introduction: true })
    await expect(step(page)).toContainText(/(Step|Étape) 1 (of|sur)/)
    const steps = Number(/(?:of|sur) (\d+)/.exec(await step(page).innerText())?.[1])
    for (let now = 1; now <= steps; now += 1) {
      await expect(step(page)).toContainText(new RegExp(`(Step|Étape) ${now} (of|sur) ${steps}`), { timeout: 20_000 })
      await marked(page)
      await fits(page)
      await doIt(page).click()
    }
    await expect(step(page)).toContainText(/On your own now|À toi maintenant/)
    await fits(page)
    const before = await still(page, BOARDS[room])
    await page.getByRole('button', { name: /^(Understood|Compris)$/ }).click()
    await expect(step(page)).toHaveCount(0)
    expect(await still(page, BOARDS[room]), 'the same without the strip').toEqual(before)
  })
}

test('a double click plays one step of a lesson', async ({ device }) => {
  const page = await device({ viewport: LAPTOP })
  await openTable(page, 'chain-growth', { introduction: true })
  await expect(step(page)).toContainText('Step 1 of')
  await doIt(page).dblclick({ delay: 30 })
  await expect(step(page)).toContainText('Step 2 of', { timeout: 20_000 })
  await expect(doIt(page)).toBeEnabled() // whatever the second half of the click did has happened by now
  await expect(step(page)).toContainText('Step 2 of')
})

for (const [room, part] of Object.entries(BOARDS)) {
  for (const viewport of [LAPTOP, PHONE]) {
    test(`a hint in ${room} moves nothing and marks what it names (${viewport.width})`, async ({ device }) => {
      const page = await device({ viewport, touch: viewport === PHONE })
      await openTable(page, room, { deal: 'monday', hints: 'free', bots: ['random'], start: true })
      const button = page.getByRole('button', { name: 'Hint', exact: true })
      await expect(button).toBeEnabled({ timeout: 30_000 })
      const before = await still(page, part)
      await button.click()
      const hint = page.getByRole('region', { name: 'Hint' })
      await expect(hint.locator('.v-why')).toBeVisible({ timeout: 60_000 })
      expect(await boxOf(page, part)).toEqual(before)
      await marked(page)
      await accessible(page)
      await page.keyboard.press('Escape')
      await expect(hint).toHaveCount(0)
      expect(await boxOf(page, part)).toEqual(before)
    })
  }
}
