/** Failures as in a school: reloads, lost networks, blocked sockets, a killed server. No answer may be lost or count twice. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, drive, join, newGame, over, place, roundOf } from './play'
import { startServer } from './server'

const alone = (page: Page): Promise<void> => newGame(page, 'alone', /Start/)

test('a reload in the middle, the back button, and Home leads back @smoke', async ({ device }) => {
  const page = await device()
  await alone(page)
  await drive(page, 4)
  await page.reload()
  await expect(asking(page)).toBeVisible()
  expect(await roundOf(page)).toBe(4)
  await page.goBack()
  await expect(page).toHaveURL(/\/new\//)
  await page.goForward()
  await expect(asking(page)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Your turn at Chem and Roll')).toBeVisible()
  await page.getByRole('link', { name: /Resume/ }).click()
  await expect(asking(page)).toBeVisible()
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('the network goes: it is said, the answer is kept, sent once, and the game goes on', async ({ device }) => {
  const page = await device()
  let lines: WebSocketRoute[] = []
  let cut = false
  await page.routeWebSocket('/api/socket', (line) => {
    if (cut) return void line.close()
    lines.push(line)
    line.connectToServer()
  })
  await page.route('/api/stream', (request) => (cut ? request.abort() : request.continue()))
  await alone(page)
  await drive(page, 3)
  cut = true
  for (const line of lines) await line.close()
  lines = []
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await accessible(page)
  // The board can still be used: the answer is kept until the connection is back.
  const round = await roundOf(page)
  await place(page)
  await expect(page.getByText('Your move is kept and will be sent')).toBeVisible()
  expect(await roundOf(page)).toBe(round)
  cut = false
  await expect.poll(() => roundOf(page), { timeout: 20_000 }).toBe(round + 1)
  await expect(page.getByText('Reconnecting')).toHaveCount(0)
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('offline for a moment', async ({ device }) => {
  const page = await device()
  await alone(page)
  await drive(page, 2)
  await page.context().setOffline(true)
  await page.waitForTimeout(300)
  await page.context().setOffline(false)
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('sockets are blocked: the same game over a stream', async ({ device }) => {
  const page = await device()
  await page.routeWebSocket('/api/socket', (line) => line.close())
  const streams: string[] = []
  page.on('request', (request) => request.url().includes('/api/stream') && streams.push(request.url()))
  await alone(page)
  await expect(asking(page)).toBeVisible()
  expect(streams.length).toBeGreaterThan(0)
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('the server is killed and comes back: everybody goes on where they were', async ({ device }) => {
  const server = await startServer()
  try {
    const host = await device({ url: server.url })
    const guest = await device({ url: server.url })
    await newGame(host, 'online', /Open the table/, () => host.getByLabel('Your name').fill('Yanis'))
    await join(guest, await codeOn(host), 'Lou')
    await expect(host.getByText('Lou')).toBeVisible()
    await host.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([drive(host, 5), drive(guest, 5)])
    await place(host)
    await expect(guest.locator('.rail').getByText('1 / 2 have chosen')).toBeVisible()
    await server.kill()
    await expect(guest.getByText('Reconnecting')).toBeVisible()
    await expect(host.getByText('Reconnecting')).toBeVisible()
    await server.again()
    await expect(guest.getByText('Reconnecting')).toHaveCount(0, { timeout: 20_000 })
    await expect(asking(guest)).toBeVisible()
    expect(await roundOf(guest), 'the sealed choice of the other was kept').toBe(5)
    await place(guest)
    await expect.poll(() => roundOf(guest)).toBe(6)
    await Promise.all([drive(host), drive(guest)])
    await expect(over(host)).toBeVisible()
    const totals = await Promise.all([host, guest].map((page) => page.locator('.end ol').innerText()))
    expect(totals[0]?.match(/\$-?\d+/g)).toEqual(totals[1]?.match(/\$-?\d+/g))
  } finally {
    await server.end()
  }
})

test('the disk fails: the teacher reads it in the cockpit, pupils why their move does not count, and it heals', async ({ device }) => {
  const server = await startServer()
  try {
    const teacher = await device({ url: server.url, viewport: { width: 1280, height: 720 } })
    await newGame(teacher, 'class', /Open the class/, () => teacher.getByText('Let them choose their names').click())
    const pupil = await device({ url: server.url, viewport: PHONE })
    await join(pupil, await codeOn(teacher), 'Lou')
    await teacher.getByRole('button', { name: 'Start the game' }).click()
    await drive(pupil, 3)
    const round = await roundOf(pupil)
    server.breakDisk(true)
    await place(pupil)
    await expect(pupil.getByRole('status').getByText('does not count')).toBeVisible()
    const line = teacher.getByRole('alert')
    await expect(line).toContainText('The server’s disk reports errors: moves are not being saved.')
    await expect(line).toContainText('Let the class wait')
    await accessible(teacher)
    await expect(pupil.getByText('reports errors')).toHaveCount(0)
    server.breakDisk(false)
    await expect(line).toHaveCount(0)
    await place(pupil)
    await expect.poll(() => roundOf(pupil)).toBe(round + 1)
  } finally {
    await server.end()
  }
})

test('two tabs of one seat: an answer in one shows in the other', async ({ device }) => {
  const page = await device()
  await newGame(page, 'alone', /Start/)
  await drive(page, 3)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(asking(second)).toBeVisible()
  await place(second)
  await expect.poll(() => roundOf(page)).toBe(4)
  await place(page)
  await expect.poll(() => roundOf(second)).toBe(5)
  await second.close()
  await drive(page)
  await expect(over(page)).toBeVisible()
})

test('an address that leads nowhere, a code that is not known, a seat that is elsewhere', async ({ device }) => {
  const page = await device()
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await accessible(page)
  await page.goto('/j/ZZZZZZ')
  await expect(page.getByRole('alert')).toContainText('There is no group with this code')
  await accessible(page)
  await page.goto('/g/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'This seat is not on this device' })).toBeVisible()
  await accessible(page)
  for (const path of ['/about', '/rules/chem-and-roll']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accessible(page)
  }
})
