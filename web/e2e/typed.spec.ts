/** Real dice in a class: the teacher throws dice on the desk and types in the result; phones and wall show it. */
import type { Page } from '@playwright/test'
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, drive, join, newGame, place, roundOf } from './play'

/** The four values on a phone, in the order of the dice. */
const diceOn = (page: Page): Promise<number[]> =>
  page.locator('.chem [data-die]').evaluateAll((dice) => dice.map((one) => Number(/(\d+)\s*$/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? 0)))

test('a teacher types real dice for a class; phones and wall see them', async ({ device }) => {
  const teacher = await device({ viewport: { width: 1024, height: 768 } })
  await newGame(teacher, 'class', /Open the class/, async () => {
    await teacher.getByText('More options').click()
    await teacher.getByRole('checkbox', { name: /Real dice/ }).check()
    await expect(teacher.getByLabel('Deal code'), 'real dice need no deal code').toHaveCount(0)
  })
  const code = await codeOn(teacher)
  const opened = teacher.context().waitForEvent('page')
  await teacher.getByRole('link', { name: /Open the wall/ }).click()
  const wall = await opened
  await wall.setViewportSize({ width: 1920, height: 1080 })
  const [ines, tom] = [await device({ viewport: PHONE, touch: true }), await device({ viewport: PHONE, touch: true })]
  await join(ines, code, 'Inès')
  await join(tom, code, 'Tom')
  await teacher.getByRole('button', { name: 'Start the game' }).click()

  // With the mouse: nothing can be sent before all four are there.
  const question = teacher.getByRole('heading', { name: 'How did the dice fall?' })
  await expect(question).toBeVisible()
  await accessible(teacher)
  const send = teacher.getByRole('button', { name: 'Use these dice' })
  await expect(send).toBeDisabled()
  await expect(asking(ines), 'no dice, nothing to choose').toHaveCount(0)
  for (const name of ['blue die: 5', 'red die: 5', 'white die: 2']) await teacher.getByRole('radio', { name }).check({ force: true })
  await expect(send).toBeDisabled()
  await teacher.getByRole('radio', { name: 'yellow die: 6' }).check({ force: true })
  await send.click()
  for (const pupil of [ines, tom]) {
    await expect(asking(pupil)).toBeVisible()
    expect(await diceOn(pupil)).toEqual([5, 5, 2, 6])
  }
  await expect(wall.locator('.dice .die')).toHaveCount(4)
  expect((await wall.locator('.dice').innerText()).match(/\b[1-6]\b/g)?.slice(0, 4)).toEqual(['5', '5', '2', '6'])
  await expect(question).toHaveCount(0)

  await place(ines, true)
  await place(tom, true)
  await expect(question, 'the next throw is asked for').toBeVisible()

  // With the keyboard: four digits, one of them corrected, and Enter.
  await teacher.locator('body').press('1')
  for (const key of ['3', 'Backspace', '2', '3', '4', 'Enter']) await teacher.keyboard.press(key)
  await expect.poll(() => roundOf(ines)).toBe(2)
  await expect.poll(() => diceOn(ines)).toEqual([1, 2, 3, 4])
  await expect.poll(() => diceOn(tom)).toEqual([1, 2, 3, 4])

  // A reload of the cockpit in the middle asks again.
  await Promise.all([drive(ines, 2), drive(tom, 2)])
  await place(ines, true)
  await place(tom, true)
  await teacher.reload()
  await expect(question).toBeVisible()
  await teacher.keyboard.type('6543')
  await teacher.keyboard.press('Enter')
  await expect.poll(() => diceOn(tom)).toEqual([6, 5, 4, 3])
})
