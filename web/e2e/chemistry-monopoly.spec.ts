import type { Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { dice, does, drive, fits, HARD, open, over, question, roll } from './monopoly'
import { join } from './play'

test('auction, counter-offer, debt, bankruptcy: three browsers, real dice, a board of their own @smoke', async ({ device }) => {
  test.setTimeout(300_000)
  const ada = await device()
  const { code } = await open(ada, { name: 'Ada', own_names: true, dice: 'typed', options: { auction: true, rounds: 3, pack: HARD } })
  const bo = await device({ viewport: PHONE })
  const cy = await device({ lang: 'fr' })
  await join(bo, code, 'Bo')
  await join(cy, code, 'Cy')
  await expect(ada.getByText('Cy')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const [name, first, second] of [['Ada', 6, 6], ['Bo', 1, 2], ['Cy', 1, 1]] as const) {
    await expect(ada.locator('form.typed')).toContainText(`for ${name}`)
    await dice(ada, first, second)
  }

  // Ada buys Helium, Bo Lithium on a phone.
  await expect(question(ada)).toHaveText('Your turn: roll the dice')
  await accessible(ada)
  await roll(ada, ada, 1, 2)
  await expect(question(ada)).toHaveText('Buy Helium?')
  await does(ada, 'buy').click()
  await does(ada, 'end').click()
  await roll(bo, ada, 4, 2)
  await expect(question(bo)).toHaveText('Buy Lithium?')
  await accessible(bo)
  await fits(bo)
  await does(bo, 'buy').click()
  await does(bo, 'end').click()

  // Cy declines Potassium, so everybody may bid for it.
  await roll(cy, ada, 5, 4)
  await does(cy, 'decline').click()
  await expect(question(ada)).toHaveText('Potassium is up for auction')
  await ada.getByRole('button', { name: 'Bid more' }).click()
  await ada.getByRole('button', { name: 'Bid @10' }).click()
  await expect(bo.getByText('Ada leads')).toBeVisible()
  await accessible(bo)
  await does(bo, 'drop').click()
  await cy.getByRole('button', { name: /^@20$/ }).click()
  await accessible(cy)
  await cy.getByRole('button', { name: 'Offrir @20' }).click()
  await does(ada, 'drop').click()
  await does(cy, 'end').click()

  // Ada offers Helium for Lithium; Bo wants @30 more.
  await does(ada, 'trade').click()
  await ada.getByRole('button', { name: 'Bo', exact: true }).click()
  await ada.locator('[data-good=helium]').click()
  await ada.locator('[data-good=lithium]').click()
  await accessible(ada)
  await ada.getByRole('button', { name: 'Offer it to Bo' }).click()
  await expect(question(bo)).toHaveText('Ada offers you a trade')
  await accessible(bo)
  await does(bo, 'trade').click()
  await bo.getByLabel(/and AMUny/).fill('30')
  await bo.getByLabel(/and AMUny/).blur()
  await accessible(bo)
  await bo.getByRole('button', { name: 'Send this offer instead' }).click()
  await expect(question(ada)).toHaveText('Bo answers with another offer')
  await does(ada, 'accept').click()
  await expect(ada.getByRole('button', { name: /^Lithium, alkali metals, gas/ })).toBeVisible()
  await roll(ada, ada, 3, 4)
  await does(ada, 'end').click()

  // Bo owes Cy more than the purse holds: a transfer is enough, and it is paid by itself.
  await roll(bo, ada, 1, 2)
  await expect(question(bo)).toHaveText('You owe Cy @150')
  await expect(cy.getByRole('heading', { name: 'Bo te doit @150' })).toBeVisible()
  await accessible(bo)
  await bo.locator('[data-deed="transfer helium"]').click()
  await expect(question(bo)).toHaveText('Anything else this turn?')
  await does(bo, 'end').click()
  await roll(cy, ada, 1, 2)
  await does(cy, 'buy').click()
  await does(cy, 'end').click()

  // Ada raises the price of Calcium first.
  await roll(ada, ada, 1, 2)
  await expect(question(ada)).toHaveText('Buy Calcium?')
  await expect(does(ada, 'buy')).toHaveCount(0)
  await ada.locator('.ask [data-deed="transfer lithium"]').click()
  await does(ada, 'buy').click()
  await does(ada, 'end').click()

  // Bo cannot pay any more; Ada inherits the transferred Helium.
  await roll(bo, ada, 1, 3)
  await expect(question(bo)).toHaveText('You owe Ada @150')
  await does(bo, 'giveup').click()
  await expect(bo.locator('.mono [data-sure]')).toContainText('gets all you have')
  await does(bo, 'giveup').click()
  await expect(question(ada)).toHaveText('Helium comes to you transferred')
  await does(ada, 'payinterest').click()
  await expect(bo.locator('.purses .out')).toContainText('bankrupt')
  await roll(cy, ada, 1, 2)
  await drive(cy)
  for (const page of [ada, bo, cy]) {
    await expect(over(page)).toBeVisible()
    await accessible(page)
  }
  await expect(over(cy)).toHaveText('C’est toi, la plus grosse fortune')
})

/** No two elements of the bar overlap. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.bar > *, .bar .where > *')].map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 1 && box.height > 12)
    return parts.flatMap(({ one, box }, at) =>
      parts.slice(at + 1).flatMap(({ one: other, box: next }) =>
        !one.contains(other) && box.right > next.left + 1 && next.right > box.left + 1 && box.bottom > next.top + 1 && next.bottom > box.top + 1 ? [`${one.className} / ${other.className}`] : [],
      ),
    )
  })

test('a limit in minutes: everybody sees how long it goes on, and a guest gets a hint', async ({ device }) => {
  const ada = await device({ viewport: { width: 820, height: 1180 } })
  const { code } = await open(ada, { name: 'Ada', own_names: true, lang: 'fr', options: { minutes: 30 }, bots: ['greedy', 'greedy'] })
  const bo = await device({ viewport: PHONE, lang: 'fr' })
  await join(bo, code, 'Bo')
  await expect(ada.getByText('Bo')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const [page, told] of [[ada, /^(30|29) minutes left$/], [bo, /^encore (30|29) minutes$/]] as const) {
    const timer = page.getByRole('timer')
    await expect(timer).toBeVisible()
    await expect(timer).toHaveAccessibleName(told)
    await expect(timer).toHaveAttribute('aria-live', 'off')
    expect(await overlaps(page)).toEqual([])
    await fits(page)
  }
  // Bo joined by a link, so the coach's texts are not loaded yet.
  await Promise.race([ada, bo].map((page) => expect(page.getByRole('button', { name: /^(Hint|Conseil)$/ })).toBeVisible({ timeout: 60_000 })))
  const asked = (await bo.getByRole('button', { name: 'Conseil' }).count()) ? bo : ada
  await asked.getByRole('button', { name: /^(Hint|Conseil)$/ }).click()
  await expect(asked.getByRole('region', { name: /^(Hint|Conseil)$/ })).toContainText(/next best|que le suivant|no other|pas d’autre/, { timeout: 30_000 })
  expect(await overlaps(asked)).toEqual([])
})

test('a whole short game in three browsers', async ({ device }) => {
  const host = await device()
  const { code } = await open(host, { name: 'Ada', own_names: true, options: { short_game: true, rounds: 3, extra_credit: 'pot-and-base', auction: true } })
  const others = [await device({ viewport: PHONE }), await device({ viewport: { width: 820, height: 1180 } })]
  for (const [at, page] of others.entries()) await join(page, code, ['Bo', 'Cy'][at] ?? '')
  await expect(host.getByText('Cy')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([host, ...others].map((page) => drive(page)))
  for (const page of [host, ...others]) await expect(over(page)).toBeVisible()
  await host.getByRole('button', { name: /board/i }).click()
  await expect(question(host)).toHaveText('The game is over')
})

test('a family on one tablet: the player who is asked is shown at once', async ({ device }) => {
  const page = await device({ viewport: { width: 1180, height: 820 } })
  await open(page, { seats_here: 4, names: ['Ada', 'Bo', 'Cy', 'Di'], own_names: true, start: true, options: { short_game: true, rounds: 2, auction: true } })
  await expect(does(page, 'throw')).toBeVisible()
  await expect(page.locator('.whom-asked')).toBeVisible()
  await accessible(page)
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('on a phone, with a finger, in French, in the dark, pieces moving', async ({ device }) => {
  const page = await device({ lang: 'fr', dark: true, viewport: PHONE, touch: true, motion: true })
  await open(page, { name: 'Mina', lang: 'fr', bots: ['random', 'random'], start: true, options: { rounds: 4 } })
  await expect(does(page, 'throw')).toBeVisible()
  await accessible(page)
  await fits(page)
  await does(page, 'cards').tap()
  await expect(page.getByRole('dialog', { name: 'Cartes' })).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await page.locator('.slot.at').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Fermer' }).tap()
  const small = await page.locator('.p-ask button:visible').evaluateAll((buttons) => buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent))
  expect(small, 'room for a finger').toEqual([])
  await does(page, 'throw').tap()
  await drive(page)
  await expect(over(page)).toBeVisible()
  await accessible(page)
  await fits(page)
})

test('on a narrow phone nothing is cut off', async ({ device }) => {
  const page = await device({ viewport: { width: 320, height: 640 } })
  await open(page, { name: 'Mina', bots: ['random'], start: true, options: { rounds: 3 } })
  await expect(does(page, 'throw')).toBeVisible()
  await fits(page)
  await does(page, 'trade').click()
  await fits(page)
  await accessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await drive(page)
  await expect(over(page)).toBeVisible()
  await fits(page)
})

test('with the keyboard only', async ({ device }) => {
  const page = await device()
  await open(page, { name: 'Mina', bots: ['random'], start: true, options: { rounds: 2 } })
  await expect(does(page, 'throw')).toBeVisible()
  // The board is one tab stop: arrows move within it, Enter opens a card, Escape closes it.
  for (let tries = 0; tries < 40 && !(await page.evaluate(() => document.activeElement?.matches('[data-space]') ?? false)); tries += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hydrogen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (let press = 0; press < 400 && (await over(page).count()) === 0; press += 1) {
    const key = await page.evaluate(() => {
      const found = [...document.querySelectorAll<HTMLElement>('.mono .acts [data-key]')].find((one) => one.dataset.key && one.dataset.do !== 'trade')
      return found?.dataset.key ?? null
    })
    if (key) await page.keyboard.press(key)
    else if ((await page.locator('.mono [data-do=paytax], .mono [data-do=giveup], .mono .debt [data-deed]').count()) > 0) {
      await page.locator('.mono [data-do=paytax], .mono [data-do=giveup], .mono .debt [data-deed]').first().focus()
      await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
  await expect(over(page)).toBeVisible()
})

test('count it yourself: a wrong amount is explained', async ({ device }) => {
  const ada = await device()
  const { code } = await open(ada, { name: 'Ada', own_names: true, dice: 'typed', options: { count_it_yourself: true, rounds: 2 } })
  const bo = await device()
  await join(bo, code, 'Bo')
  await expect(ada.getByText('Bo')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await dice(ada, 6, 6)
  await dice(ada, 1, 2)
  await roll(ada, ada, 1, 2)
  await does(ada, 'buy').click()
  await does(ada, 'end').click()
  await roll(bo, ada, 2, 1)
  await expect(question(bo)).toHaveText('How much do you owe Ada?')
  await bo.getByLabel('Amount').fill('8')
  await bo.getByRole('button', { name: 'Pay this' }).click()
  // At the button, or in the question where the button is gone by then.
  await expect(bo.locator('.refusal, [role=alert]').filter({ hasText: 'not doubled' })).toBeVisible()
  await accessible(bo)
  await bo.getByLabel('Amount').fill('4')
  await bo.getByRole('button', { name: 'Pay this' }).click()
  await expect(question(bo)).toHaveText('Anything else this turn?')
})
