/** Every page without a board: home, a new game, joining, the rules, and a class as its teacher, the wall and the replay see it. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { judge, type Lang, look, type Size } from './picture'
import { hinted, type Room, ROOMS, Theatre } from './theatre'

const DESK = { width: 1280, height: 720 }
const LANGS = ['en', 'fr'] as const
/** The wall hangs in a class room; on a phone nobody looks at it. */
const large = ({ width, height }: Size): boolean => width >= 1024 && height >= 700

/** A pupil's board beside the list; on a phone it stands below it, as small as a drawing. */
const desk = ({ width }: Size): boolean => width >= 1024

const speak = (page: Page, lang: Lang): Promise<unknown> => page.addInitScript((spoken) => localStorage.setItem('labtop.lang', spoken), lang)

for (const lang of LANGS) {
  test(`pages in ${lang}`, async ({ device }) => {
    test.setTimeout(600_000)
    const page = await device({ lang })
    await speak(page, lang)
    const found: string[] = []
    const open = async (path: string, stage: string, ready: string, act?: () => Promise<void>): Promise<void> => {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await page.locator(ready).first().waitFor()
      await act?.()
      found.push(...(await look(page, lang, 'pages', stage)))
    }
    await open('/', 'home', 'main h1')
    await open('/j/KELVIN427', 'join', 'main h1')
    await open('/about', 'about', 'main h1')
    await open('/nowhere', 'not found', 'main h1')
    await open('/rules', 'rules', 'main h1')
    for (const room of ROOMS) {
      await open(`/new/${room}`, `new ${room}`, '.change > summary')
      await open(`/new/${room}`, `new ${room} unfolded`, '.change > summary', () => page.locator('.change > summary').click())
      await open(`/learn/${room}`, `learn ${room}`, 'main .btn.primary')
    }
    judge(`pages ${lang}`, found)
  })

  test(`class in ${lang}`, async ({ device }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    for (const room of ROOMS) {
      const phone = await device({ lang })
      const waiting = new Theatre(phone, room, 'pupil')
      await waiting.build(lang)
      waiting.lobby(28)
      await phone.goto('/g/GROUP')
      await phone.locator('.strip .one').first().waitFor()
      found.push(...(await look(phone, lang, `class ${room}`, `${room} waiting`)))
      await phone.context().close()
      const scene = { 'chem-and-roll': 'wall', 'chain-growth': 'wall', 'chemistry-monopoly': 'wall', laboratorium: 'spectator' }[room]
      for (const as of ['host', 'wall'] as const) {
        const page = await device({ lang })
        const theatre = new Theatre(page, room, as)
        await theatre.build(lang)
        theatre.lobby(28)
        await page.setViewportSize(DESK)
        await page.goto(as === 'host' ? '/class/GROUP' : '/wall/GROUP')
        await page.locator(as === 'host' ? '.cockpit' : '.wallpage').waitFor()
        const seen = (stage: string): Promise<string[]> => look(page, lang, `class ${room}`, `${room} ${as} ${stage}`, as === 'wall' ? large : stage === 'pupil' ? desk : undefined, as === 'wall')
        if (room === 'chem-and-roll') found.push(...(await seen('lobby')))
        if (as === 'wall') {
          theatre.lobby(99)
          await page.locator('.people li').nth(98).waitFor()
          found.push(...(await seen('lobby of 99')))
        }
        theatre.class(scene)
        await page.waitForTimeout(100)
        found.push(...(await seen('running')))
        if (room === 'chem-and-roll') {
          theatre.class(scene, { paused: true })
          await page.waitForTimeout(100)
          found.push(...(await seen('paused')))
        }
        if (as === 'host') {
          theatre.class(scene, { busy: true })
          await page.locator('.those.stuck button').first().waitFor()
          found.push(...(await seen('needed')))
          await page.locator('.those.stuck button').first().click()
          await page.locator('.side .acts.help').waitFor()
          found.push(...(await seen('pupil')))
          await page.locator('.side header .tool').click()
        }
        theatre.class('end')
        await page.locator(as === 'wall' ? '.sums, .together' : '.main').first().waitFor()
        found.push(...(await seen('over')))
        if (as === 'wall') {
          theatre.class('end', { people: 99 })
          await expect(page.locator('.card')).toHaveCount(24)
          found.push(...(await seen('over of 99')))
          for (const one of room === 'chem-and-roll' ? ['class-28', 'class-99'] : ['end']) {
            theatre.class(one, { people: 1 })
            await page.locator('.card').first().waitFor({ state: 'detached' })
            found.push(...(await seen(`over at one table, ${one}`)))
          }
        }
        await page.context().close()
      }
    }
    judge(`class ${lang}`, found)
  })

  test(`afterwards in ${lang}`, async ({ device }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    for (const room of ROOMS) found.push(...(await afterwards(await device({ lang }), lang, room)))
    judge(`afterwards ${lang}`, found)
  })
}

/** Replay and review of a game, and what opens beside a board. */
async function afterwards(page: Page, lang: Lang, room: Room): Promise<string[]> {
  const theatre = new Theatre(page, room)
  await theatre.build(lang)
  theatre.show({ scene: hinted(room) })
  await page.setViewportSize(DESK)
  const found: string[] = []
  const see = async (path: string, ready: string, stage: string): Promise<void> => {
    await page.setViewportSize(DESK)
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    found.push(...(await look(page, lang, room, `${room} ${stage}`)))
  }
  await see('/replay/GROUP/T1', '.film .board', 'replay')
  await see('/review/GROUP/T1', 'main.review', 'review')
  await page.setViewportSize(DESK)
  await page.goto('/g/GROUP')
  await page.locator('main.board').waitFor()
  await page.locator('.wide .tool:has(svg)').last().click()
  await page.locator('.drawer').waitFor()
  found.push(...(await look(page, lang, room, `${room} menu`)))
  return found
}
