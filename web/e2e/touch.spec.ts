/** Touch targets are at least 44 by 44 pixels, also on the narrowest phone; and 200 % zoom. */
import type { Page } from '@playwright/test'
import { accessible, expect, test } from './fixtures'
import * as growth from './growth'
import * as monopoly from './monopoly'
import { asking, codeOn, drive, join, newGame, openForm, over, place, roundOf } from './play'

const TOUCH = 44
const PHONES = [{ width: 320, height: 640 }, { width: 390, height: 844 }]
const TABLETS = [{ width: 768, height: 1024 }, { width: 820, height: 1180 }, { width: 1024, height: 768 }]

interface Small {
  what: string
  width: number
  height: number
}

/** The touch targets that are too small. A field inside a label is touched through the label. */
const tooSmall = (page: Page): Promise<{ seen: number; small: Small[] }> =>
  page.evaluate((least) => {
    const small: Small[] = []
    let seen = 0
    for (const one of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=slider]')) {
      const target = one.closest('label') ?? one
      const box = target.getBoundingClientRect()
      const style = getComputedStyle(target)
      if (one.matches(':disabled') || box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue
      seen += 1
      // Half a pixel is rounding: the sheet is drawn in fractions of its width.
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        small.push({ what: `${one.tagName.toLowerCase()}.${one.className} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`, width: box.width, height: box.height })
      }
    }
    return { seen, small }
  }, TOUCH)

async function fingers(page: Page, where: string, most = 1, sizes = PHONES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Wait until the targets exist and are laid out for this size.
    await expect.poll(async () => (await tooSmall(page)).seen, `${where}: there is something to touch`).toBeGreaterThanOrEqual(most)
    await page.waitForTimeout(150)
    const { seen, small } = await tooSmall(page)
    expect(seen, `${where}: it is still there`).toBeGreaterThanOrEqual(most)
    expect(small, `${where} at ${size.width} × ${size.height}`).toEqual([])
    const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('main table')].map((one) => one.getBoundingClientRect().right)) - innerWidth)
    expect(wide, `${where}: nothing sticks out at ${size.width}`).toBeLessThanOrEqual(0)
  }
}

test('pages', async ({ device }) => {
  const page = await device({ viewport: PHONES[0]!, touch: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fingers(page, 'home', 6)
  for (const path of ['/about', '/rules', '/rules/chem-and-roll', '/j/ABCDEF', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fingers(page, path, 2)
  }
  await page.goto('/new/chem-and-roll')
  await expect(page.locator('button.now:enabled')).toBeVisible()
  await fingers(page, 'new game, folded', 6)
  await openForm(page, 'chem-and-roll')
  await page.locator('.options details > summary').click()
  for (const way of ['alone', 'device', 'online', 'class']) {
    await page.locator(`input[name=way][value=${way}]`).check()
    await fingers(page, `new game, ${way}`, 10)
  }
})

test('a table: every stage of a turn, the drawers, the result, the replay', async ({ device }) => {
  const page = await device({ viewport: PHONES[0]!, touch: true })
  await newGame(page, 'alone', /Start/)
  for (let round = 1; round <= 20; round += 1) {
    await expect(asking(page)).toBeVisible()
    if (round % 5 === 1) await turn(page)
    await place(page, true)
    if (round < 20) await expect.poll(() => roundOf(page)).toBe(round + 1)
    if (round === 2) {
      for (const [open, name] of [['Menu', 'the menu'], ['Players and log', 'players and log']] as const) {
        await page.getByRole('button', { name: open }).first().click()
        await fingers(page, name, 3)
        await page.getByRole('button', { name: 'Close' }).click()
      }
    }
  }
  await expect(over(page)).toBeVisible()
  await fingers(page, 'the result', 5)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  await fingers(page, 'the result in French', 5)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await fingers(page, 'the replay', 6)
})

/** Checks every die with every market ticket: all lit boxes, and the questions that follow. */
async function turn(page: Page): Promise<void> {
  await fingers(page, 'the question', 5)
  const dice = page.locator('[data-die]:not([disabled])')
  for (let at = 0; at < (await dice.count()); at += 1) {
    await dice.nth(at).tap()
    await fingers(page, `die ${at + 1}`, 5)
    for (const ticket of await page.locator('.spot.buy:not([aria-disabled=true])').all()) {
      await ticket.tap()
      await fingers(page, `die ${at + 1} with a ticket`, 5)
    }
    const slots = page.locator('[data-slot]')
    if ((await slots.count()) > 0) {
      await slots.last().tap()
      await fingers(page, `die ${at + 1}, its last box`, 5)
    }
  }
  await page.keyboard.press('Escape') // no die is chosen
  await expect(asking(page)).toBeVisible()
}

for (const lang of ['en', 'fr'] as const) test(`a draft (${lang}): excess zones and the black hole; all of it is on the screen of an ordinary phone`, async ({ device }) => {
  const page = await device({ viewport: PHONES[1]!, touch: true, lang })
  await newGame(page, 'alone', /Start|Commencer/, () => page.getByRole('radio', { name: /^draft/ }).check())
  for (let round = 0; round < 3; round += 1) {
    await expect(asking(page)).toBeVisible()
    await fingers(page, 'draft, the question', 3)
    await page.locator('[data-die]:not([disabled])').first().tap()
    await fingers(page, 'draft, a die', 4)
    const [hand, hidden] = await page.evaluate(() => {
      const top = document.querySelector('.chem .hand')?.getBoundingClientRect().top ?? 0
      return [top, [...document.querySelectorAll<HTMLElement>('[data-slot]')].filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.dataset.slot)]
    })
    expect(hidden, `what can be chosen is above the hand at ${hand}`).toEqual([])
    await page.locator('[data-slot]').first().tap()
    await page.locator('.chem .btn.primary').first().tap()
  }
})

test('on tablets, upright and flat: Chem and Roll', async ({ device }) => {
  const page = await device({ viewport: TABLETS[0]!, touch: true })
  await newGame(page, 'alone', /Start/)
  // Late enough in the game for a shift, with which a die can be used as several values.
  await drive(page, 10)
  await fingers(page, 'the question', 5, TABLETS)
  const dice = page.locator('[data-die]:not([disabled])')
  for (let at = 0; at < (await dice.count()); at += 1) {
    await dice.nth(at).tap()
    await fingers(page, `die ${at + 1}`, 5, TABLETS)
  }
  await page.locator('.spot.buy:not([aria-disabled=true])').first().tap()
  await fingers(page, 'with a ticket', 5, TABLETS)
  await page.keyboard.press('Escape')
  await place(page, true)
})

test('on tablets, upright and flat: a draft of Chem and Roll', async ({ device }) => {
  const page = await device({ viewport: TABLETS[0]!, touch: true })
  await newGame(page, 'alone', /Start/, () => page.getByRole('radio', { name: /^draft/ }).check())
  await expect(asking(page)).toBeVisible()
  await page.locator('[data-die]:not([disabled])').first().tap()
  await fingers(page, 'a die', 5, TABLETS)
  await page.locator('[data-slot=black-hole]').tap()
  await fingers(page, 'the black hole', 5, TABLETS)
})

test('on tablets, upright and flat: Chain Growth', async ({ device }) => {
  const page = await device({ viewport: TABLETS[0]!, touch: true })
  await growth.newTable(page, { way: 'alone', start: /Start/ })
  await expect(growth.asking(page)).toBeVisible()
  await fingers(page, 'the hand', 6, TABLETS)
  await page.locator('.cg .hand .card').first().tap()
  await fingers(page, 'a card', 6, TABLETS)
})

test('on tablets, upright and flat: Chemistry Monopoly', async ({ device }) => {
  const page = await device({ viewport: TABLETS[0]!, touch: true })
  await monopoly.open(page, { name: 'Mina', bots: ['random', 'random'], start: true, options: { short_game: true, rounds: 3 } })
  await expect(monopoly.does(page, 'throw')).toBeVisible()
  await fingers(page, 'the board', 6, TABLETS)
  await monopoly.does(page, 'trade').tap()
  await fingers(page, 'a trade', 6, TABLETS)
  await page.locator('[data-good]').first().tap()
  await fingers(page, 'a trade with a card', 6, TABLETS)
})

test('on a low screen a pill names what is lit outside, and leads there', async ({ device }) => {
  const page = await device({ viewport: { width: 320, height: 568 }, touch: true })
  await newGame(page, 'alone', /Start/, () => page.getByRole('radio', { name: /^draft/ }).check())
  await expect(asking(page)).toBeVisible()
  await page.locator('[data-die]:not([disabled])').first().tap()
  const pill = page.getByRole('button', { name: /lit box(es)? below/ })
  await expect(pill).toBeVisible()
  await pill.tap()
  await expect(page.locator('[data-slot]:focus')).toBeInViewport()
  // That box is previewed, and its button takes the place of the pill, until a die is chosen again.
  await expect(pill).toHaveCount(0)
  await page.locator('[data-die]:not([disabled])').first().tap()
  await page.locator('.chem .scroll').evaluate((one) => one.scrollTo(0, one.scrollHeight))
  await expect(pill).toHaveCount(0)
  await expect(page.getByRole('button', { name: /lit box(es)? above/ })).toBeVisible()
})

test('lobby, cockpit and typed dice', async ({ device }) => {
  const teacher = await device({ viewport: PHONES[0]!, touch: true })
  await newGame(teacher, 'class', /Open the class/, async () => {
    await teacher.getByText('More options').click()
    await teacher.getByRole('checkbox', { name: /Real dice/ }).check()
  })
  await expect(teacher.getByRole('heading', { name: 'Ready when you are' })).toBeVisible() // wait until the previous page is gone
  await fingers(teacher, 'cockpit before the game', 6)
  const pupil = await device({ viewport: PHONES[0]!, touch: true })
  await join(pupil, await codeOn(teacher), 'Inès')
  await expect(pupil.getByRole('button', { name: 'Leave' })).toBeVisible()
  await fingers(pupil, 'lobby', 3)
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await expect(teacher.getByRole('heading', { name: 'How did the dice fall?' })).toBeVisible()
  await teacher.locator('.people [aria-expanded], li [aria-expanded]').first().click()
  await fingers(teacher, 'cockpit', 30)
})

test('at 200 % a laptop shows everything, and a move can be made', async ({ device }) => {
  // A laptop of 1440 × 900 at 200 % is a window of 720 × 450.
  const page = await device({ viewport: { width: 720, height: 450 } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await newGame(page, 'alone', /Start/)
  await expect(asking(page)).toBeVisible()
  expect(await sideways()).toBeLessThanOrEqual(0)
  await place(page)
  await expect.poll(() => roundOf(page)).toBe(2)
  await accessible(page)
  await drive(page, 4)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const leave = page.getByRole('button', { name: /^Leave/ })
  await leave.scrollIntoViewIfNeeded()
  await expect(leave).toBeInViewport()
})
