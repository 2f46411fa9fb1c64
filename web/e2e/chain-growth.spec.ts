/** Chain Growth: whole games, hidden hands, thefts seen from both sides. */
import type { Locator, Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, drive, handOf, moveOn, newTable, over, turn } from './growth'
import { codeOn, join } from './play'

const sticksOut = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Buttons that are too small for a finger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cg button, .cg summary')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${one.className || one.tagName} ${Math.round(width)}×${Math.round(height)}`] : []
    }),
  )

test('two browsers, desktop in English and phone in French: a whole game, a rematch @smoke', async ({ device }) => {
  const host = await device()
  const guest = await device({ lang: 'fr', viewport: PHONE, touch: true })
  await newTable(host, { way: 'online', start: /Open the table/, name: 'Mina', options: [[/^Scoring/, /^chemists/]] })
  await join(guest, await codeOn(host), 'Noé')
  await expect(host.getByText('Noé')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(host.locator('.cg .hand .card').first()).toBeVisible()
  await expect(guest.locator('.cg .hand .card').first()).toBeVisible()
  await accessible(host)
  await accessible(guest)
  expect(await sticksOut(guest)).toBeLessThanOrEqual(0)
  expect(await tooSmall(guest)).toEqual([])
  expect(await tooSmall(host)).toEqual([])
  const first = await Promise.race([asking(host).waitFor().then(() => host), asking(guest).waitFor().then(() => guest)])
  const second = first === host ? guest : host
  for (let i = 0; i < 2; i += 1) {
    await turn(first, first === guest)
    await turn(second, second === guest)
  }
  await Promise.all([drive(host), drive(guest)])
  await expect(over(host)).toBeVisible()
  await expect(over(guest)).toBeVisible()
  await accessible(host)
  await accessible(guest)
  expect(await sticksOut(guest)).toBeLessThanOrEqual(0)
  const [left, right] = await Promise.all([host, guest].map((page) => page.locator('.cg-end ol strong').allInnerTexts()))
  expect(left?.map((text) => Number(text.replace(/,/g, '')))).toEqual(right?.map((text) => Number(text.replace(/[\s ]/g, '').replace(',', '.'))))
  // The same game again, move by move.
  await guest.getByRole('link', { name: 'Revoir' }).click()
  await expect(guest.locator('.cg')).toBeVisible()
  await guest.getByRole('slider').fill('12')
  await expect(guest.locator('.cg .row').first()).toBeVisible()
  await guest.goBack()
  await host.getByRole('button', { name: 'Rematch' }).click()
  await expect(host.locator('.cg .hand .card').first()).toBeVisible()
  await expect(guest.locator('.cg .hand .card').first()).toBeVisible()
})

test('four at a table, three of them bots, with moving pictures and the learning variant', async ({ device }) => {
  const page = await device({ motion: true })
  await newTable(page, { way: 'alone', start: /Start/, bots: 3, name: 'Mina', options: [[/^Learning/, /^yes/]] })
  await expect(page.locator('.cg .party')).toHaveCount(3)
  await turn(page)
  await turn(page)
  await expect(page.locator('.cg .lesson')).toBeVisible()
  await accessible(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await drive(page)
  await expect(over(page)).toBeVisible()
  // One sample for the whole table: everybody who finished a chain has a share of it, and every chain a mark.
  const places = page.locator('.cg-end ol li')
  await expect(places).toHaveCount(4)
  const finishers = await places.filter({ has: page.locator('small sub') }).count()
  expect(finishers).toBeGreaterThan(1)
  await expect(page.locator('.cg-end .polymer .share')).toHaveCount(finishers)
  const told = await page.locator('.cg-end .paper .soft').innerText()
  await expect(page.locator('.cg-end .polymer svg g')).toHaveCount(Number(told.match(/^\d+/)?.[0]))
  await accessible(page)
})

test('with the keyboard only', async ({ device }) => {
  const page = await device()
  await newTable(page, { way: 'alone', start: /Start/ })
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const places = (what: string): Promise<number[]> => page.locator('.cg .hand .card').evaluateAll((cards, one) => cards.flatMap((card, i) => (card.classList.contains(one) ? [i] : [])), what)
  const goTo = async (place: number): Promise<void> => {
    await press('Home')
    for (let i = 0; i < place; i += 1) await press('ArrowRight')
    await press('Enter')
  }
  // Reach the hand with the Tab key: it is a single tab stop.
  await expect(asking(page)).toBeVisible({ timeout: 30_000 })
  const inHand = (): Promise<boolean> => page.evaluate(() => Boolean(document.activeElement?.closest('.hand')))
  for (let i = 0; i < 60 && !(await inHand()); i += 1) await press('Tab')
  expect(await inHand()).toBe(true)
  // The hand is also reached by its key from anywhere.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await press('h')
  expect(await inHand()).toBe(true)
  for (let round = 0; round < 70 && (await over(page).count()) === 0; round += 1) {
    await expect.poll(async () => (await asking(page).count()) + (await over(page).count()), { timeout: 30_000 }).toBeGreaterThan(0)
    if ((await over(page).count()) > 0) break
    const before = await moveOn(page)
    let played = false
    for (const place of (await places('calm')).slice(0, 3)) {
      await goTo(place)
      for (let more = 0; more < 2 && (await page.locator('.cg .play.go').count()) === 0; more += 1) {
        const [join] = await places('joins')
        if (join === undefined) break
        await goTo(join)
      }
      if ((await page.locator('.cg .play.go').count()) > 0) {
        await press('1')
        played = true
        break
      }
      for (let i = 0; i < 3; i += 1) await press('Escape')
    }
    if (!played) {
      await goTo(0)
      await press('d')
    }
    // No key press is lost between turns, and the focus stays in the hand.
    await expect.poll(async () => (await over(page).count()) > 0 || (await moveOn(page)) > before).toBe(true)
    if ((await over(page).count()) === 0) await expect.poll(async () => (await inHand()) || (await over(page).count()) > 0).toBe(true)
  }
  await expect(over(page)).toBeVisible()
})

test('a theft, seen from both sides', async ({ device }) => {
  const host = await device({ motion: true })
  const guest = await device({ viewport: PHONE })
  await newTable(host, { way: 'online', start: /Open the table/, name: 'Mina', deal: 'THIEVES', options: [[/^Single additions/, /^yes/]] })
  await join(guest, await codeOn(host), 'Noé')
  await expect(host.getByText('Noé')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(host.locator('.cg .hand .card').first()).toBeVisible()
  await Promise.all([drive(host, '.theft, .gone'), drive(guest, '.theft, .gone')])
  await expect.poll(async () => (await host.locator('.gone').count()) + (await guest.locator('.gone').count())).toBe(1)
  const [robbed, robber] = (await host.locator('.gone').count()) > 0 ? [host, guest] : [guest, host]
  const names = robbed === host ? ['Mina', 'Noé'] : ['Noé', 'Mina']
  const lost = robbed.locator('.mine .gone')
  await expect(lost).toBeVisible()
  await expect(lost).toContainText(`${names[1]} `)
  await expect(robber.locator('.theft.won p')).toContainText('You ')
  await expect(robber.locator('.theft.won p')).toContainText(names[0]!)
  const units = async (words: Locator): Promise<string> => /of (\d+)|(\d+) became/.exec(await words.innerText())?.slice(1).find(Boolean) ?? 'none'
  expect(await units(lost)).toBe(await units(robber.locator('.theft.won p')))
  await expect(host.locator('.rail')).toContainText(/takes? chain \d+ from/)
  await accessible(host)
  await accessible(guest)
  // A page that was loaded again still knows of it; it goes with the next own play.
  await robbed.reload()
  await expect(lost).toBeVisible()
  await turn(robbed)
  await expect(lost).toHaveCount(0)
})

test('a reload keeps the hand, and the opponent’s page never holds it', async ({ device }) => {
  const host = await device()
  const guest = await device()
  const heard: string[] = []
  guest.on('websocket', (line) => line.on('framereceived', (frame) => heard.push(String(frame.payload))))
  await newTable(host, { way: 'online', start: /Open the table/, name: 'Mina', deal: 'SECRETS' })
  await join(guest, await codeOn(host), 'Noé')
  await expect(host.getByText('Noé')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  const first = await Promise.race([asking(host).waitFor().then(() => host), asking(guest).waitFor().then(() => guest)])
  for (const page of first === host ? [host, guest, host, guest] : [guest, host, guest, host]) await turn(page)
  // Both pages have received the last turn: the next player's cards are enabled, the other page shows whose turn it is.
  await expect(asking(first)).toBeVisible()
  await expect((first === host ? guest : host).locator('.cg .party .who.turn')).toBeVisible()
  const [mine, theirs] = [await handOf(host), await handOf(guest)]
  expect(mine.length).toBeGreaterThan(3)
  await host.reload()
  await expect(host.locator('.cg .hand .card').first()).toBeVisible()
  expect(await handOf(host)).toEqual(mine)
  await guest.reload()
  await expect(guest.locator('.cg .hand .card').first()).toBeVisible()
  expect(await handOf(guest)).toEqual(theirs)

  // All messages to the guest: card ids appear only in public fields, or in the guest's own hand and menu.
  const CARD = /^(?:(?:S|MMA|VAc|BA)[123]|AIBN|H2O2|TEMPO|CTA|CO|T)$/
  const OPEN = [
    /^private\.(hand|drawn)/, /^menus\./, /^public\.(chains|players)\.\d+\.(shelf\.\d+\.)?(cards|start|end)/, /^public\.(discard|discards|taken|masses|radicals)/,
    /^events\.\d+\.(cards|card|starter|monomer)/,
  ]
  const bad: string[] = []
  let now = 0
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && CARD.test(value) && !OPEN.some((one) => one.test(path))) bad.push(`${path}: ${value}`)
    if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        const at = path ? `${path}.${key}` : key
        if (CARD.test(key) && !OPEN.some((one) => one.test(at))) bad.push(at)
        walk(inner, at)
      }
    }
  }
  for (const frame of heard) {
    const message = JSON.parse(frame) as { t: string; seat?: number | null; events?: { type: string; seat?: number; card?: string }[] | null; private?: unknown }
    if (message.t === 'now') now += 1
    if (message.t === 'now' && message.seat !== 1) expect(message.private ?? null).toBeNull()
    for (const event of message.events ?? []) if (event.type === 'drew' && event.seat === 0) expect(event.card).toBeUndefined()
    walk(message, '')
  }
  expect(now).toBeGreaterThan(4)
  expect(bad).toEqual([])
  // The page shows exactly the cards of its own hand.
  const shown = await guest.evaluate(() => document.querySelectorAll('[data-card]').length)
  expect(shown).toBe(theirs.length)
  expect((await guest.content()).match(/data-card="/g)).toHaveLength(theirs.length)
})

test('320 pixels wide, in French, in the dark: nothing is cut off', async ({ device }) => {
  const page = await device({ lang: 'fr', dark: true, viewport: { width: 320, height: 640 }, touch: true })
  await newTable(page, { way: 'alone', start: /Commencer/ })
  await turn(page, true)
  expect(await sticksOut(page)).toBeLessThanOrEqual(0)
  expect(await tooSmall(page)).toEqual([])
  await page.locator('.cg .strip').tap()
  await accessible(page)
})
