import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, drive, join, newGame, over, place } from './play'

const TABLET = { width: 1024, height: 768 }
const WALL = { width: 1920, height: 1080 }

/** The smallest visible font size, in pixels. */
const smallest = (page: Page): Promise<[number, string]> =>
  page.evaluate(() => {
    let found: [number, string] = [999, '']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement
      if (!at || !node.textContent?.trim() || at.closest('.unseen, .die, sub')) continue
      const box = at.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const matrix = at instanceof SVGGraphicsElement ? at.getScreenCTM() : null
      const size = parseFloat(getComputedStyle(at).fontSize) * (matrix ? matrix.d : 1)
      if (size < found[0]) found = [size, node.textContent.trim()]
    }
    return found
  })

test('a class: teacher, wall, three phones, to the files of results @smoke', async ({ device }) => {
  const teacher = await device({ viewport: TABLET })
  await newGame(teacher, 'class', /Open the class/, () => teacher.getByText('Let them choose their names').click())
  await expect(teacher.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()
  await accessible(teacher)
  const code = await codeOn(teacher)

  const opened = teacher.context().waitForEvent('page')
  await teacher.getByRole('link', { name: /Open the wall/ }).click()
  const wall = await opened
  await wall.setViewportSize(WALL)
  await expect(wall.locator('.card .code')).toBeVisible()
  await accessible(wall)

  const pupils = await Promise.all([0, 1, 2].map(() => device({ viewport: PHONE })))
  for (const [at, pupil] of pupils.entries()) await join(pupil, code, ['Inès', 'Tom', 'Sacha'][at] ?? '')
  for (const name of ['Inès', 'Tom', 'Sacha']) {
    await expect(wall.getByText(name)).toBeVisible()
    await expect(teacher.getByRole('button', { name: `More about ${name}` })).toBeVisible()
  }

  await teacher.getByRole('button', { name: 'Start the game' }).click()
  for (const pupil of pupils) await expect(asking(pupil)).toBeVisible()
  await expect(wall.locator('.dice .die')).toHaveCount(4)
  expect((await smallest(wall))[0], JSON.stringify(await smallest(wall))).toBeGreaterThanOrEqual(27.5)
  const [ines, tom, sacha] = pupils as [Page, Page, Page]
  await place(ines)
  await expect(teacher.getByText('Waiting for Tom and Sacha')).toBeVisible()
  await expect(wall.locator('.count b').first()).toHaveText('1')
  await accessible(teacher)
  await accessible(wall)

  // Somebody is away: the round is closed without them.
  await place(tom)
  await teacher.getByRole('button', { name: 'Close round' }).click()
  await expect(teacher.getByText(/plays for Sacha/)).toBeVisible()
  await expect(sacha.locator('.bar .round')).toContainText('2')
  await expect(wall.getByRole('heading', { name: 'Round 1: this is what you took' })).toBeVisible()
  await accessible(wall)

  // The round is held on the wall until the teacher lets go.
  await wall.keyboard.press(' ')
  await expect(wall.getByText('held: Space goes on')).toBeVisible()
  await wall.keyboard.press(' ')
  await expect(wall.locator('.dice .die')).toHaveCount(4)

  // A timer, and a pause with a question.
  await teacher.getByLabel('Timer of a round').selectOption('300')
  await expect(wall.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/)
  await expect(ines.getByRole('timer')).toBeVisible()
  await teacher.getByRole('button', { name: 'Question…' }).click()
  await teacher.getByPlaceholder('A question for the class').fill('Why is water waiting?')
  await teacher.getByRole('button', { name: 'Pause and ask' }).click()
  await expect(ines.getByText('Paused').first()).toBeVisible()
  await expect(wall.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(wall.getByText('Why is water waiting?')).toBeVisible()
  await accessible(wall)
  await teacher.getByRole('button', { name: 'Go on' }).click()
  await expect(asking(ines)).toBeVisible()

  // The ranking can be hidden, the door closed.
  await wall.getByRole('button', { name: 'Hide ranking' }).click()
  await expect(wall.getByRole('heading', { name: 'Ranking' })).toHaveCount(0)
  await wall.getByRole('button', { name: 'Show ranking' }).click()
  await teacher.getByRole('switch').click()
  await expect(teacher.getByText('The door is closed')).toBeVisible()
  await expect(wall.locator('.card .code')).toHaveCount(0)
  const late = await device()
  await late.goto(`/j/${code}`)
  await expect(late.getByRole('alert')).toContainText('closed the door')

  // A name is changed by the teacher, and a pupil joins again with a new phone.
  await teacher.getByRole('button', { name: 'More about Tom' }).click()
  await teacher.getByText('Name, key, removal').click()
  await teacher.getByRole('button', { name: 'Rename' }).click()
  await teacher.getByLabel('New name for Tom').fill('Thomas')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByRole('button', { name: 'More about Thomas' })).toBeVisible()
  await expect(teacher.getByRole('group', { name: 'What Thomas sees' }).locator('svg').first()).toBeVisible()
  await accessible(teacher)
  await teacher.getByRole('button', { name: 'More about Sacha' }).click()
  await teacher.getByText('Name, key, removal').click()
  await teacher.getByRole('button', { name: 'New key' }).click()
  const key = (await teacher.locator('.insert .key').innerText()).replace(/[^A-Z0-9]/g, '')
  expect(key).toHaveLength(10)
  await accessible(teacher)
  await expect(sacha.getByRole('heading', { name: 'The connection has ended' })).toBeVisible()
  const phone = await device({ viewport: PHONE })
  await phone.goto(`/j/${code}`)
  await phone.getByRole('button', { name: 'I have a personal key' }).click()
  await phone.getByLabel('Your personal key').fill(key)
  await phone.getByRole('button', { name: 'Come back' }).click()
  await expect(asking(phone)).toBeVisible()

  await Promise.all([ines, tom, phone].map((page) => drive(page)))
  for (const page of [ines, tom, phone]) await expect(over(page)).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  await expect(wall.getByRole('heading', { name: / wins$| share the first place$/ })).toBeVisible({ timeout: 15_000 }) // after the last round
  for (const name of ['Inès', 'Thomas', 'Sacha']) await expect(wall.locator('.podium').getByText(name)).toBeVisible()
  await accessible(wall)
  await accessible(teacher)
  for (const page of ['Why did cooling help?', 'What does a catalyst not do?', 'Which gas ran out first?']) {
    await wall.keyboard.press('ArrowRight')
    await expect(wall.getByRole('heading', { name: page })).toBeVisible()
  }
  await expect(wall.getByText('lines in which both gases met')).toBeVisible()
  await accessible(wall)
  for (const [name, first] of [['Print', 'PDF-'], ['CSV', 'Table'], ['JSON', '[{'], ['Excel', 'PK']] as const) {
    const [file] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('region', { name: /Results/ }).getByRole('button', { name }).click()])
    const text = readFileSync(await file.path(), 'latin1')
    expect(text.replace(/^[^\w[]+/, '').slice(0, first.length)).toBe(first)
    if (name === 'JSON') expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toHaveLength(3)
  }
  await teacher.getByRole('button', { name: 'Rematch' }).click()
  await expect(asking(ines)).toBeVisible()

  await teacher.getByRole('button', { name: 'Manage the class' }).click()
  await teacher.getByLabel('Name of the class (optional)').fill('2de 4')
  await teacher.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(wall.getByText('2de 4')).toBeVisible()
  await teacher.getByText('Delete the class').click()
  await expect(teacher.getByRole('button', { name: 'Delete everything' })).toBeDisabled()
  await teacher.getByLabel(/Type the code/).fill(code)
  await teacher.getByRole('button', { name: 'Delete everything' }).click()
  await expect(teacher).toHaveURL(/\/$/)
  await expect(ines.getByText('The host has deleted this group')).toBeVisible()
})

test('a class in tables of two, let in by hand, in French', async ({ device }) => {
  const teacher = await device({ lang: 'fr' })
  await newGame(teacher, 'class', /Ouvrir/, async () => {
    await teacher.locator('input[name=split]').last().check()
    for (let size = 4; size > 2; size -= 1) await teacher.getByRole('button', { name: 'Moins' }).first().click()
    await teacher.locator('.tick input').first().check()
    await teacher.locator('.tick input').last().check()
  })
  const code = await codeOn(teacher)
  const pupils = await Promise.all([0, 1, 2].map(() => device({ lang: 'fr', viewport: PHONE })))
  for (const [at, pupil] of pupils.entries()) await join(pupil, code, ['Inès', 'Tom', 'Sacha'][at] ?? '')
  await expect(pupils[0]!.getByRole('status')).toContainText('presque')
  await teacher.getByRole('button', { name: /Laisser entrer les 3/ }).click()
  await expect(teacher.getByText('3 personnes sont entrées')).toBeVisible()
  await accessible(teacher)
  await teacher.getByRole('button', { name: 'Commencer la partie' }).click()
  const opened = teacher.context().waitForEvent('page')
  await teacher.getByRole('link', { name: /Ouvrir l’écran mural/ }).click()
  const wall = await opened
  await wall.setViewportSize(WALL)
  await expect(wall.locator('article')).toHaveCount(2)
  await expect(teacher.locator('article')).toHaveCount(2)
  expect((await smallest(wall))[0], JSON.stringify(await smallest(wall))).toBeGreaterThanOrEqual(27.5)
  await accessible(wall)
  await Promise.all(pupils.map((page) => drive(page)))
  await expect(teacher.getByRole('heading', { name: 'La partie est finie' })).toBeVisible()
  await expect(teacher.locator('tbody tr')).toHaveCount(4)
  await accessible(teacher)
  await expect(wall.getByRole('heading', { name: 'Toutes les tables ont fini' })).toBeVisible()
})
