/** Seats without anybody: a lost answer makes none, a class does not wait for one, and the teacher clears it. */
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, JOIN, join, newGame, place, roundOf } from './play'

test('an answer that is lost on the way leaves no empty seat', async ({ device }) => {
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/, () => teacher.getByText('Let them choose their names').click())
  const code = await codeOn(teacher)
  const pupil = await device({ viewport: PHONE })
  const ids: unknown[] = []
  await pupil.route('/api/join', async (route) => {
    ids.push((route.request().postDataJSON() as { n: unknown }).n)
    if (ids.length > 1) return route.continue()
    await route.fetch() // the server has made the seat
    await route.abort()
  })
  await join(pupil, code, 'Inès')
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
  await expect(teacher.getByRole('button', { name: /^More about/ })).toHaveCount(1)
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await expect(asking(pupil)).toBeVisible()
})

test('somebody joined and never came: the class goes on, and the teacher clears the seat with the keyboard', async ({ device }) => {
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/, () => teacher.getByText('Let them choose their names').click())
  const code = await codeOn(teacher)
  const pupil = await device({ viewport: PHONE })
  await join(pupil, code, 'Inès')
  const never = await device()
  await never.goto('/')
  expect((await never.request.post('/api/join', { data: { code, name: 'Tom' } })).status()).toBe(201)

  await expect(teacher.getByText('has not come yet')).toBeVisible()
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await place(pupil)
  await expect.poll(() => roundOf(pupil), { timeout: 30_000 }).toBe(2) // a class gives a seat 20 s at the start

  await teacher.getByRole('button', { name: 'More about Tom' }).focus()
  await teacher.keyboard.press('Enter')
  await accessible(teacher)
  const clear = teacher.getByRole('button', { name: 'Clear the seat' })
  for (let tabs = 0; tabs < 4 && !(await clear.evaluate((button) => button === document.activeElement)); tabs += 1) await teacher.keyboard.press('Tab')
  await expect(clear).toBeFocused()
  await teacher.keyboard.press('Enter')
  await expect(teacher.getByRole('button', { name: 'More about Tom' })).toHaveCount(0)
  await expect(teacher.getByRole('heading', { name: /^People/ })).toBeFocused()
  await place(pupil)
  await expect.poll(() => roundOf(pupil)).toBe(3)
})

test('a class with nicknames: the door, the welcome, a round that is closed, and somebody who comes late', async ({ device }) => {
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/)
  const code = await codeOn(teacher)
  expect(code).toMatch(/^[A-Z]{4,11}\d{3}$/)

  const pupil = await device({ viewport: PHONE, lang: 'fr' })
  await pupil.goto(`/j/${code.toLowerCase()}`)
  await expect(pupil.getByRole('button', { name: 'Un autre', exact: true })).toBeVisible()
  await expect(pupil.getByRole('textbox')).toHaveCount(0)
  await accessible(pupil)
  const nickname = await pupil.locator('.card .name').innerText()
  await pupil.getByRole('button', { name: JOIN }).click()
  await expect(pupil.getByRole('heading', { name: `Ça y est, ${nickname}` })).toBeVisible()
  await expect(pupil.getByText('Une ligne de ton usine')).toBeVisible()
  await expect(teacher.getByRole('button', { name: `More about ${nickname}` })).toBeVisible()

  const away = await device({ viewport: PHONE })
  await join(away, code, '')
  await expect(away.getByText('1 other is here.')).toBeVisible()
  await accessible(away)
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await place(pupil)
  await teacher.getByRole('button', { name: 'Close round' }).click()
  await expect(away.getByText('This was played for you')).toBeVisible()
  await accessible(away)
  await away.reload()
  await expect(away.getByText('This was played for you')).toBeVisible()
  await away.getByRole('button', { name: 'Got it' }).click()
  await expect(away.getByText('This was played for you')).toHaveCount(0)

  const late = await device({ viewport: PHONE })
  await late.goto(`/j/${code}`)
  await expect(late.getByText('The game is running: you can play at once.')).toBeVisible()
  await late.getByRole('button', { name: JOIN }).click()
  await expect(late.getByText(/Round 1 is filled in/)).toBeVisible()
  await expect(late.locator('.chem .filled'), 'the box that was filled').toHaveCount(1)
  await accessible(late)
  await Promise.all([pupil, away, late].map((page) => place(page)))
  for (const page of [pupil, away, late]) await expect.poll(() => roundOf(page)).toBe(3)
  await expect(late.getByText(/filled in/)).toHaveCount(0)
  await expect(late.locator('.chem .filled')).toHaveCount(0)
  await teacher.getByRole('button', { name: 'Pause all' }).click()
  await expect(late.getByText('Paused').first()).toBeVisible()
})

test('somebody who comes late chooses for the rounds before, and nobody waits', async ({ device }) => {
  const teacher = await device()
  await newGame(teacher, 'class', /Open the class/)
  const code = await codeOn(teacher)
  const pupil = await device({ viewport: PHONE })
  await join(pupil, code, '')
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  for (let round = 2; round <= 3; round += 1) {
    await place(pupil)
    await expect.poll(() => roundOf(pupil)).toBe(round)
  }
  const late = await device({ viewport: PHONE, touch: true })
  await late.goto(`/j/${code}`)
  await late.getByRole('button', { name: JOIN }).tap()
  await expect(late.locator('.chem .filled')).toHaveCount(2)
  await late.getByRole('button', { name: 'Choose for them myself' }).tap()
  const round = late.getByRole('heading', { level: 1 })
  await expect(round).toHaveText('Round 1 of 2, chosen by you')
  await accessible(late)
  await expect(late.locator('.chem .is-filled')).toHaveCount(0) // the sheet as it was then
  // A wrong click teaches here as well, and nothing is chosen by it.
  await late.locator('.hand .pick.d-yellow').tap()
  await late.locator('[data-box="line-1:blue"]').tap({ force: true }) // a box that is not lit is told as disabled
  await expect(late.locator('.refusal')).toContainText('A yellow die never goes into a reactor line.')
  await expect(round).toHaveText('Round 1 of 2, chosen by you')
  await late.locator('.hand .pick.d-yellow').tap() // the same die again: not chosen any more
  const stock = async (): Promise<void> => {
    await late.locator('.hand .pick.d-yellow').tap()
    await late.locator('[data-slot^="stock:"]').first().tap()
    await late.locator('.chem .btn.primary').tap()
  }
  await stock()
  await expect(round).toHaveText('Round 2 of 2, chosen by you')
  await expect(late.locator('.chem .is-filled')).toHaveCount(1)
  await place(late, true)
  await expect(late.locator('.bar .round')).toContainText('3')
  await expect(late.getByText(/filled in/)).toHaveCount(0)
  await expect(late.locator('.chem .filled')).toHaveCount(0)
  await expect(late.locator('.chem .is-filled')).toHaveCount(2)
  await Promise.all([place(pupil), place(late, true)])
  for (const page of [pupil, late]) await expect.poll(() => roundOf(page)).toBe(4)
})
