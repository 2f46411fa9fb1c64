import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, drive, join, newGame, over, place } from './play'

test('two on one device hand it over', async ({ device }) => {
  const page = await device()
  await newGame(page, 'device', /Start/, async () => {
    await page.getByLabel('Name of player 1').fill('Ada')
    await page.getByLabel('Name of player 2').fill('Marie')
  })
  await expect(page.getByRole('heading', { name: 'Give the device to Ada' })).toBeVisible()
  await accessible(page)
  await expect(page.locator('[data-die]'), 'nothing is shown before somebody says so').toHaveCount(0)
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await place(page)
  await expect(page.getByRole('heading', { name: 'Give the device to Marie' })).toBeVisible()
  await page.getByRole('button', { name: 'I am Marie' }).click()
  await place(page)
  // The next throw: whoever holds the device goes first, so it changes hands once a round.
  await expect(page.locator('.bar .round')).toContainText('2')
  await place(page)
  await expect(page.getByRole('heading', { name: 'Give the device to Ada' })).toBeVisible()
  await drive(page)
  await expect(over(page)).toBeVisible()
  await accessible(page)
})

test('online: two browsers, a code, a whole game, a rematch @smoke', async ({ device }) => {
  const host = await device()
  const guest = await device({ lang: 'fr', viewport: PHONE })
  await newGame(host, 'online', /Open the table/, () => host.getByLabel('Your name').fill('Yanis'))
  await accessible(host)
  await join(guest, await codeOn(host), 'Lou')
  await accessible(guest)
  await expect(host.getByText('Lou')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(asking(guest)).toBeVisible()
  await place(guest)
  // A sealed choice may be changed until all have chosen.
  await guest.getByRole('button', { name: 'Changer' }).click()
  await expect(asking(guest)).toBeVisible()
  await place(guest)
  await expect(host.locator('.rail').getByText('1 / 2 have chosen')).toBeVisible()
  await place(host)
  await Promise.all([drive(host), drive(guest)])
  await expect(over(host)).toBeVisible()
  await expect(over(guest)).toBeVisible()
  await host.getByRole('button', { name: 'Rematch' }).click()
  await expect(asking(guest)).toBeVisible()
  await expect(asking(host)).toBeVisible()
})

test('taking back: alone at once, with others after they agree', async ({ device }) => {
  const host = await device()
  const guest = await device()
  await newGame(host, 'online', /Open the table/, async () => {
    await host.getByLabel('Your name').fill('Yanis')
    await host.getByRole('radio', { name: /^draft/ }).check()
  })
  await join(guest, await codeOn(host), 'Lou')
  await expect(host.getByText('Lou')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  const [first, second] = await Promise.race([
    asking(host).waitFor().then(() => [host, guest] as const),
    asking(guest).waitFor().then(() => [guest, host] as const),
  ])
  await place(first)
  await expect(asking(second)).toBeVisible()
  await first.getByRole('button', { name: 'Take back' }).click()
  await second.getByRole('button', { name: 'Agree' }).click()
  await expect(asking(first)).toBeVisible()
  await expect(asking(second)).toHaveCount(0)
})

test('a draft of four', async ({ device }) => {
  const host = await device()
  const guests = await Promise.all(['Lou', 'Noé', 'Zoé'].map(() => device({ viewport: PHONE })))
  await newGame(host, 'online', /Open the table/, async () => {
    await host.getByLabel('Your name').fill('Yanis')
    await host.getByRole('radio', { name: /^draft/ }).check()
  })
  const code = await codeOn(host)
  for (const [at, guest] of guests.entries()) await join(guest, code, ['Lou', 'Noé', 'Zoé'][at] ?? '')
  await expect(host.getByRole('heading', { name: /4 players/ })).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(host.locator('.chem.draft')).toBeVisible()
  await Promise.all([host, ...guests].map((page) => drive(page)))
  for (const page of [host, ...guests]) await expect(over(page)).toBeVisible()
  await accessible(host)
})
