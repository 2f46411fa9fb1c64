/** What a teacher does for pupils from the cockpit, and what their phones show of it. */
import { accessible, expect, PHONE, test } from './fixtures'
import { asking, codeOn, join, newGame, place, roundOf } from './play'
import { boxOf, still } from './wrong'

test('named on the way in, a plan; a hint sent, a choice made, both undone and carried out', async ({ device }) => {
  const teacher = await device({ viewport: { width: 1280, height: 720 } })
  await newGame(teacher, 'class', /Open the class/, async () => {
    await teacher.getByText('Let them choose their names').click()
    await teacher.getByLabel(/^Name of the class/).fill('2de 4')
  })
  await expect(teacher.locator('.bar').getByText('2de 4')).toBeVisible()
  const plan = teacher.getByRole('list', { name: /^Plan of the lesson: Start, minute \d of 45$/ })
  await expect(plan.getByRole('listitem')).toHaveCount(5)
  const code = await codeOn(teacher)
  const [ines, tom] = await Promise.all([device({ viewport: PHONE }), device({ viewport: PHONE })])
  await join(ines!, code, 'Inès')
  await join(tom!, code, 'Tom')
  await teacher.getByRole('button', { name: 'Start the game' }).click()
  await expect(teacher.getByRole('list', { name: /^Plan of the lesson: Rounds 1–12, minute 5 of 45$/ })).toBeVisible()
  await expect(asking(ines!)).toBeVisible()
  const [sheet, toms] = await Promise.all([still(ines!, '.paper-sheet'), still(tom!, '.paper-sheet')])

  // The hint is on one phone, lit on its board, and nowhere else.
  await teacher.getByRole('button', { name: 'More about Inès' }).click()
  await accessible(teacher)
  // The pupil's whole board is seen at once.
  const board = teacher.getByRole('group', { name: 'What Inès sees' })
  await expect(board.locator('[data-box]').first()).toBeAttached()
  expect(await board.evaluate((part) => part.scrollHeight - part.clientHeight), 'what is scrolled out of sight').toBeLessThanOrEqual(1)
  await teacher.getByRole('button', { name: 'Send a hint' }).click()
  const hint = ines!.getByRole('region', { name: 'Hint' })
  await expect(hint.getByText('From your teacher')).toBeVisible({ timeout: 30_000 })
  await expect(ines!.locator('span.mark').first()).toBeAttached()
  await accessible(ines!)
  await expect(teacher.getByRole('button', { name: 'The hint is on the phone' })).toBeVisible()
  await expect(tom!.getByRole('region', { name: 'Hint' })).toHaveCount(0)
  await ines!.reload()
  await expect(hint.getByText('From your teacher')).toBeVisible({ timeout: 30_000 })
  await hint.getByRole('button', { name: 'Put the hint away' }).click()
  await expect(hint).toHaveCount(0)

  // Chosen for one pupil: undone, then carried out; the phone says which die went where, and can still choose.
  await teacher.getByRole('button', { name: 'Choose for this pupil' }).click()
  await expect(teacher.getByText(/plays for Inès/)).toBeVisible()
  await accessible(teacher)
  await teacher.getByRole('button', { name: 'Undo' }).click()
  await expect(teacher.getByText(/plays for Inès/)).toHaveCount(0)
  await teacher.getByRole('button', { name: 'Choose for this pupil' }).click()
  await expect(ines!.getByText('Your teacher chose for you')).toBeVisible()
  await expect(ines!.locator('.given')).toContainText(/goes .*; it costs? /)
  expect(await boxOf(ines!, '.paper-sheet'), 'a message moves no board').toEqual(sheet)
  await accessible(ines!)
  await expect(tom!.getByText('chose for you')).toHaveCount(0)

  // Closed and undone, closed and done.
  await teacher.getByRole('button', { name: 'Close round' }).click()
  await expect(teacher.getByText(/plays for Tom/)).toBeVisible()
  await teacher.getByRole('button', { name: 'Undo' }).click()
  await expect(teacher.getByText(/plays for Tom/)).toHaveCount(0)
  expect(await roundOf(tom!)).toBe(1)
  await teacher.getByRole('button', { name: 'Close round' }).click()
  await expect(tom!.getByText('This was played for you')).toBeVisible()
  await expect(ines!.getByText('This was played for you')).toBeVisible()
  await tom!.getByRole('button', { name: 'Got it' }).click()
  await place(tom!)

  // A question of the plan, in a pause.
  await teacher.getByRole('button', { name: 'Question…' }).click()
  await teacher.getByRole('button', { name: /^From the plan: Two gases/ }).click()
  await teacher.getByRole('button', { name: 'Pause and ask' }).click()
  await expect(tom!.getByText('Paused').first()).toBeVisible()
  await expect(tom!.getByText('Your teacher has stopped the game')).toBeVisible()
  expect(await boxOf(tom!, '.paper-sheet'), 'a message moves no board').toEqual(toms)
})
