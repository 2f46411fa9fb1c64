/** Screenshots of the main states for visual review: `npm run look`, then open e2e/artefacts. Nothing is compared. */
import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from './fixtures'
import { asking, codeOn, drive, join, newGame, over, place } from './play'
import { startServer } from './server'

test.skip(!process.env.LABTOP_LOOK, 'only when somebody wants to look')

const TABLET = { width: 820, height: 1180 }
const WALL = { width: 1920, height: 1080 }
const TONGUES = { en: 'English', fr: 'Français' } as const

async function speak(page: Page, lang: keyof typeof TONGUES): Promise<void> {
  await page.setViewportSize(DESKTOP)
  const button = page.getByRole('button', { name: TONGUES[lang], exact: true })
  if ((await button.count()) > 0) await button.first().click()
}

/** One state in four variants of size, language and theme. */
async function look(page: Page, name: string, sizes = { desk: DESKTOP, phone: PHONE }): Promise<void> {
  for (const [lang, theme, size] of [['en', 'light', 'desk'], ['fr', 'dark', 'desk'], ['fr', 'light', 'phone'], ['en', 'dark', 'phone']] as const) {
    await speak(page, lang)
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(sizes[size])
    await page.waitForTimeout(350)
    await page.screenshot({ path: `e2e/artefacts/${name}-${size}-${lang}-${theme}.png` })
  }
  await speak(page, 'en')
  await page.emulateMedia({ colorScheme: 'light' })
}

test('alone: home, new game, table, preview, waiting, result, replay', async ({ device }) => {
  test.setTimeout(300_000)
  const page = await device()
  await page.goto('/')
  await look(page, 'home')
  await newGame(page, 'alone', /Start/, async () => {
    await page.getByLabel('Your name').fill('Mina')
    await look(page, 'new')
  })
  await expect(asking(page)).toBeVisible()
  await drive(page, 9)
  await look(page, 'table')
  for (let at = 0; (await page.locator('[data-slot]').count()) === 0; at += 1) await page.locator('[data-die]:not([disabled])').nth(at).click()
  await page.locator('[data-slot]').first().focus()
  await look(page, 'table-preview')
  await page.getByRole('button', { name: 'Other die' }).click()
  await drive(page)
  await expect(over(page)).toBeVisible()
  await look(page, 'end')
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('slider').fill('31')
  await page.waitForTimeout(4000)
  await look(page, 'replay')
  await page.goto('/')
  await look(page, 'home-resume')
  await page.goto('/about')
  await look(page, 'about')
  await page.goto('/rules/chem-and-roll')
  await look(page, 'rules')
})

test('friends: lobby, waiting, reconnecting, draft', async ({ device }) => {
  test.setTimeout(300_000)
  const host = await device()
  const guest = await device()
  await newGame(host, 'online', /Open the table/, async () => {
    await host.getByLabel('Your name').fill('Yanis')
    await host.getByRole('radio', { name: /^draft/ }).check()
  })
  await join(guest, await codeOn(host), 'Lou')
  await expect(host.getByText('Lou')).toBeVisible()
  await look(host, 'lobby')
  await look(guest, 'lobby-guest')
  await host.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([drive(host, 6), drive(guest, 6)])
  await look(host, 'draft')
  await look(guest, 'draft-other')
})

test('class: cockpit, wall, phone', async ({ device }) => {
  test.setTimeout(300_000)
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/, () => teacher.getByRole('checkbox', { name: /Let them choose/ }).check())
  await look(teacher, 'class-empty', { desk: DESKTOP, phone: TABLET })
  const code = await codeOn(teacher)
  const opened = teacher.context().waitForEvent('page')
  await teacher.getByRole('link', { name: /Open the wall/ }).click()
  const wall = await opened
  const names = ['Inès', 'Tom', 'Sacha', 'Noé', 'Lina', 'Yanis']
  const pupils = await Promise.all(names.map(() => device({ viewport: PHONE })))
  for (const [at, pupil] of pupils.entries()) await join(pupil, code, names[at] ?? '')
  await wall.setViewportSize(WALL)
  await wall.waitForTimeout(500)
  await wall.screenshot({ path: 'e2e/artefacts/wall-lobby-light.png' })
  await look(teacher, 'class-lobby', { desk: DESKTOP, phone: TABLET })
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all(pupils.map((page) => drive(page, 7)))
  for (const pupil of pupils.slice(0, 4)) await place(pupil)
  await look(teacher, 'class-running', { desk: DESKTOP, phone: TABLET })
  await teacher.getByRole('button', { name: 'More about Tom' }).click()
  await teacher.getByText('Name, key, removal').click()
  await teacher.getByRole('button', { name: 'New key' }).click()
  await look(teacher, 'class-key', { desk: DESKTOP, phone: PHONE })
  for (const dark of [false, true]) {
    await wall.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await wall.waitForTimeout(400)
    await wall.screenshot({ path: `e2e/artefacts/wall-${dark ? 'dark' : 'light'}.png` })
  }
  await wall.emulateMedia({ colorScheme: 'light' })
  await wall.getByRole('button', { name: 'Hide ranking' }).click()
  await wall.screenshot({ path: 'e2e/artefacts/wall-hidden.png' })
  await wall.getByRole('button', { name: 'Show ranking' }).click()
  await look(pupils[0]!, 'pupil-waiting')
  for (const pupil of pupils.slice(4)) await place(pupil)
  // Tom lost his seat to the new key: the round is closed for him.
  const rest = pupils.filter((_, at) => at !== 1)
  await teacher.getByRole('button', { name: 'Remove' }).click()
  await teacher.getByRole('button', { name: 'Yes, take out' }).click()
  await Promise.all(rest.map((page) => drive(page)))
  await look(teacher, 'class-over', { desk: DESKTOP, phone: TABLET })
  await wall.screenshot({ path: 'e2e/artefacts/wall-over.png' })
})

test('a server in trouble: cockpit', async ({ device }) => {
  test.setTimeout(300_000)
  const server = await startServer()
  try {
    const teacher = await device({ url: server.url })
    await newGame(teacher, 'class', /Open the class/, () => teacher.getByRole('checkbox', { name: /Let them choose/ }).check())
    const code = await codeOn(teacher)
    const names = ['Inès', 'Tom', 'Sacha']
    const pupils = await Promise.all(names.map(() => device({ url: server.url, viewport: PHONE })))
    for (const [at, pupil] of pupils.entries()) await join(pupil, code, names[at] ?? '')
    await teacher.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all(pupils.map((page) => drive(page, 3)))
    server.breakDisk(true)
    await place(pupils[0]!)
    await expect(teacher.getByRole('alert')).toBeVisible()
    await look(teacher, 'class-trouble', { desk: { width: 1280, height: 720 }, phone: PHONE })
  } finally {
    await server.end()
  }
})
