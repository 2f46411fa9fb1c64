/**
 * Two whole lessons as a class has them: one cockpit, one wall, 28 phones; three come late, two go away, one reloads, and the
 * server is killed in the middle. `npm run screenshots -- lesson` plays them and writes docs/pictures/lesson.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, PHONE, test } from './fixtures'
import { asking, codeOn, join, newGame, over, roundOf } from './play'
import { smaller } from './png'
import { promising } from './pupil'
import { startServer } from './server'

const FIRST_COMERS = 25
const ROUNDS = 20
/** What happens after which round. */
const AT = { late: 3, closed: 5, reload: 6, question: 7, away: 8, killed: 11 }
const NAMES = 'Inès Tom Sacha Noé Lina Yanis Zoé Karim Emma Mina Lou Jade Adam Léa Hugo Nour Camille Gabriel Maxence Ilyes Amélie Éléonore Charlotte Lucas Aya Rose Jules Nina'.split(' ')

const FOLDER = fileURLToPath(new URL('../../docs/pictures/lesson/', import.meta.url))

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}${name}.png`, smaller(await page.screenshot()))
}

/** Texts cut by an ellipsis or by the edge of their box: there must be none on a wall. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((one) => {
      const style = getComputedStyle(one)
      const hidden = style.overflowX === 'hidden' || style.textOverflow === 'ellipsis'
      return hidden && one.scrollWidth > one.clientWidth + 1 && !one.closest('.unseen') ? [one.textContent?.trim().slice(0, 40) ?? ''] : []
    }),
  )

interface Lesson {
  lang: 'en' | 'fr'
  open: RegExp
  own: boolean
  manage: string
  called: RegExp
  save: string
  wall: RegExp
  start: string
  close: string
  question: string
  ask: string
  goOn: string
  over: string
}

const LESSONS: Lesson[] = [
  { lang: 'en', open: /Open the class/, own: true, manage: 'Manage the class', called: /^Name of the class/, save: 'Save', wall: /Open the wall/, start: 'Start the game', close: 'Close round', question: 'A question for the class', ask: 'Pause and ask', goOn: 'Go on', over: 'The game is over' },
  { lang: 'fr', open: /Ouvrir/, own: false, manage: 'Gérer la classe', called: /^Nom de la classe/, save: 'Enregistrer', wall: /Ouvrir l’écran mural/, start: 'Commencer la partie', close: 'Clore le tour', question: 'Une question pour la classe', ask: 'Pause et question', goOn: 'Reprendre', over: 'La partie est finie' },
]

for (const say of LESSONS) {
  test(`a lesson of 28 in ${say.lang}`, async ({ device, faults }) => {
    test.setTimeout(1_200_000)
    const server = await startServer()
    const at = { lang: say.lang, url: server.url }
    const name = (what: string): string => `${what}-${say.lang}`
    try {
      const teacher = await device({ ...at, viewport: { width: 1280, height: 720 } })
      await newGame(teacher, 'class', say.open, async () => {
        if (say.own) await teacher.getByText('Let them choose their names').click()
      })
      await teacher.getByRole('button', { name: say.manage }).click()
      await teacher.getByLabel(say.called).fill('2de 4')
      await teacher.getByRole('button', { name: say.save, exact: true }).click()
      await teacher.keyboard.press('Escape')
      const code = await codeOn(teacher)
      const opened = teacher.context().waitForEvent('page')
      await teacher.getByRole('link', { name: say.wall }).click()
      const wall = await opened
      await wall.setViewportSize({ width: 1920, height: 1080 })

      const pupils: Page[] = []
      const comes = async (): Promise<Page> => {
        const pupil = await device({ ...at, viewport: PHONE })
        await join(pupil, code, NAMES[pupils.length] ?? '')
        pupils.push(pupil)
        return pupil
      }
      const looking = await device({ ...at, viewport: PHONE })
      await looking.goto(`/j/${code}`)
      await expect(looking.getByRole('button', { name: /^(Join the class|Rejoindre la classe)$/ })).toBeVisible()
      await picture(looking, name('phone-join'))
      await looking.context().close()
      for (let n = 0; n < FIRST_COMERS; n += 1) await comes()
      await expect(wall.locator('.lobby li')).toHaveCount(FIRST_COMERS)
      await picture(pupils[20]!, name('phone-lobby'))
      await picture(wall, name('wall-lobby'))
      await picture(teacher, name('cockpit-lobby'))
      expect(await cut(wall), 'names on the wall').toEqual([])

      await teacher.getByRole('button', { name: say.start }).click()
      await asking(pupils[0]!).waitFor({ timeout: 60_000 }) // 28 phones load the board at once
      await picture(pupils[0]!, name('phone-first-round'))
      let here = [...pupils]
      const close = (): Promise<void> => teacher.getByRole('button', { name: say.close }).click()
      const choose = async (pupil: Page): Promise<void> => {
        await asking(pupil).waitFor({ timeout: 60_000 })
        await pupil.evaluate(promising)
      }
      /** Everybody here has seen the end of this round. */
      const ends = (round: number): Promise<unknown> =>
        Promise.all(here.map((pupil) => expect.poll(async () => (await over(pupil).count()) > 0 || (await roundOf(pupil)) > round, { timeout: 60_000 }).toBe(true)))

      for (let round = 1; round <= ROUNDS; round += 1) {
        const slow = round === AT.closed ? here[4] : undefined
        const quick = here.filter((pupil) => pupil !== slow)
        if (round === 2) {
          await Promise.all(quick.slice(0, 15).map(choose))
          await picture(wall, name('wall-round'))
          await picture(teacher, name('cockpit-round'))
          await Promise.all(quick.slice(15).map(choose))
        } else await Promise.all(quick.map(choose))
        if (here.length < pupils.length || slow) await close()
        if (round === 4) await picture(wall, name('wall-reveal'))
        await ends(round)
        if (slow) await picture(slow, name('phone-closed'))
        if (round === AT.late) {
          for (let n = 0; n < 3; n += 1) here.push(await comes())
          await picture(pupils.at(-1)!, name('phone-late'))
        }
        if (round === AT.reload) await here[6]!.reload()
        if (round === AT.question) {
          await teacher.getByRole('button', { name: 'Question…' }).click()
          await teacher.getByPlaceholder(say.question).fill(say.lang === 'en' ? 'Why does the water wait?' : 'Pourquoi l’eau attend-elle ?')
          await teacher.getByRole('button', { name: say.ask }).click()
          await expect(wall.locator('h1')).toContainText(/Paused|pause/i)
          await picture(wall, name('wall-paused'))
          await picture(here[0]!, name('phone-paused'))
          await teacher.getByRole('button', { name: say.goOn }).click()
        }
        if (round === AT.away) {
          for (const gone of here.slice(8, 10)) await gone.context().close()
          here = here.filter((_, n) => n !== 8 && n !== 9)
        }
        if (round === AT.killed) {
          const money = (): Promise<(string | null)[]> => Promise.all(here.map((pupil) => pupil.locator('.bar .money').textContent()))
          const before = await money()
          await server.kill()
          await here[0]!.waitForTimeout(1500)
          await picture(here[0]!, name('phone-no-server'))
          await server.again()
          await Promise.all(here.map((pupil) => expect(pupil.locator('.insert.off, .contact')).toHaveCount(0, { timeout: 60_000 })))
          expect(await money(), 'nothing is lost in the kill').toEqual(before)
        }
        if (round === 14) await picture(teacher, name('cockpit-away'))
      }

      for (const pupil of here) await expect(over(pupil)).toBeVisible()
      await picture(here[0]!, name('phone-end'))
      await expect(teacher.getByRole('heading', { name: say.over })).toBeVisible()
      await expect(wall.locator('.podium')).toBeVisible({ timeout: 20_000 })
      await picture(wall, name('wall-end'))
      expect(await cut(wall), 'names at the end').toEqual([])
      const rows = (await (await teacher.request.get(`${server.url}/api/group/results.json`, { headers: { Authorization: `Bearer ${await tokenOf(teacher)}` } })).json()) as { joined_round?: number; away?: boolean; place: number | null }[]
      expect(rows).toHaveLength(28)
      expect(rows.filter((row) => row.joined_round).length, 'came late').toBe(3)
      expect(rows.filter((row) => row.away && row.place === null).length, 'went away').toBe(2)
      for (let page = 1; page <= 3; page += 1) {
        await wall.keyboard.press('ArrowRight')
        await picture(wall, name(`wall-debrief-${page}`))
      }
      await picture(teacher, name('cockpit-end'))
      // The server was killed on purpose: what pages say about that is no fault.
      faults.splice(0, faults.length, ...faults.filter((fault) => !/Failed to fetch|ERR_CONNECTION/.test(fault)))
    } finally {
      await server.end()
    }
  })
}

/** The token of the host, as the page keeps it. */
async function tokenOf(teacher: Page): Promise<string> {
  const seats = await teacher.evaluate(() => JSON.parse(localStorage.getItem('labtop.seats') ?? '[]') as { host?: string }[])
  return seats.find((seat) => seat.host)?.host ?? ''
}
