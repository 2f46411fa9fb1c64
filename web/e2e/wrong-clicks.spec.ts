/** A wrong click is answered at its place with the judge's reason; what a hint or a lesson names is marked and in view, and nothing
    moves. Chem and Roll. */
import { accessible, type Device, DESKTOP, expect, PHONE, test } from './fixtures'
import { openTable } from './play'
import { boxOf, bubble, fits, gone, marked, refused, spoken, touch, type Way } from './wrong'

const LAPTOP = { width: 1280, height: 720 }
const WAYS: { way: Way; on: Device; reason: RegExp; chemistry: RegExp; rule: RegExp }[] = [
  { way: 'mouse', on: { viewport: DESKTOP }, reason: /Line 1 already holds blue 6/, chemistry: /right ratio/, rule: /Rule 3\.2/ },
  { way: 'finger', on: { viewport: PHONE, touch: true, lang: 'fr', dark: true }, reason: /La ligne 1 contient déjà bleu 6/, chemistry: /bonne proportion/, rule: /Règle 3\.2/ },
  { way: 'keys', on: { viewport: LAPTOP, lang: 'fr' }, reason: /La ligne 1 contient déjà bleu 6/, chemistry: /bonne proportion/, rule: /Règle 3\.2/ },
]

for (const { way, on, reason, chemistry, rule } of WAYS) {
  test(`the beginner’s mistake (${way}): a line runs on one number`, async ({ device }) => {
    const page = await device(on)
    await openTable(page, 'chem-and-roll', { deal: 'monday', start: true })
    const box = (slot: string) => page.locator(`[data-box="${slot}"]`)
    const die = (colour: string) => page.locator(`.pick.d-${colour}`)
    await touch(page, box('line-1:blue'), way)
    await refused(page, box('line-1:blue'), /First choose a die|Choisis d’abord un dé/)
    await gone(page)
    await touch(page, die('blue'), way)
    await touch(page, box('line-1:blue'), way)
    if (way === 'finger') await page.locator('.chem .btn.primary').tap() // the first touch previews
    await expect(page.locator('.bar .round')).toContainText('2')
    await touch(page, die('red'), way)
    await touch(page, box('line-1:red'), way)
    await refused(page, box('line-1:red'), reason)
    await expect(spoken(page)).toContainText(chemistry)
    await accessible(page)
    const ways = bubble(page).getByRole('button')
    await expect(ways).toHaveCount(3) // another line, the market, the rule
    // Any input closes it, and what was chosen stays chosen.
    await gone(page)
    await expect(die('red')).toHaveClass(/chosen/)
    await touch(page, box('line-1:red'), way)
    await ways.first().click()
    await expect(bubble(page)).toHaveCount(0)
    await expect(page.locator('.chem .btn.primary')).toContainText(/line 2|ligne 2/)
    await touch(page, box('line-1:red'), way)
    await bubble(page).getByRole('button', { name: rule }).click()
    await expect(page.locator('[data-rule="3.2"].on')).toBeInViewport()
  })
}

test('every box answers: rows, sales, stock exchange, SO₃, the market; and nothing is played', async ({ device }) => {
  const page = await device({ viewport: LAPTOP })
  await openTable(page, 'chem-and-roll', { deal: 'monday', start: true })
  await touch(page, page.locator('.pick.d-red'), 'mouse')
  const answers: [string, RegExp][] = [
    ['water-1', /red die does not go into.*cooled by water/],
    ['catalyst-4', /red die does not go into/],
    ['water-sale', /water is sold with a white die/],
    ['line-3:violet', /SO3 forms by itself/],
    ['line-3:white', /for H2O: the red die \(O2\) has a box of its own/],
    ['stock:2', /cannot use the red die .* as a 2, it shows 6: no catalyst row of yours is complete yet/],
  ]
  for (const [slot, reason] of answers) {
    const at = page.locator(`[data-box="${slot}"]`)
    await touch(page, at, 'mouse')
    await refused(page, at, reason)
    await gone(page)
  }
  await expect(page.locator('.bar .round')).toContainText('1')
  await expect(page.locator('.pick.d-red')).toHaveClass(/chosen/)
})

test('in a class a wrong click seals nothing, and after the choice it says so', async ({ device }) => {
  const page = await device({ viewport: PHONE, touch: true })
  await openTable(page, 'chem-and-roll', { deal: 'monday', start: true, bots: ['random'], options: { mode: 'class' }, seats_here: 1 })
  const box = (slot: string) => page.locator(`[data-box="${slot}"]`)
  await touch(page, page.locator('.pick.d-yellow'), 'finger')
  await touch(page, box('line-1:red'), 'finger')
  await refused(page, box('line-1:red'), /yellow die never goes into a reactor line.*catalyst/)
  await expect(page.locator('.bar .round')).toContainText('1')
  await expect(page.locator('.pick.d-yellow')).toHaveClass(/chosen/)
})

for (const [name, viewport] of Object.entries({ desk: DESKTOP, laptop: LAPTOP, phone: PHONE })) {
  test(`a hint marks its die and box, and the sheet does not move (${name})`, async ({ device }) => {
    const page = await device({ viewport, touch: name === 'phone' })
    await openTable(page, 'chem-and-roll', { deal: 'monday', start: true, hints: 'free' })
    await expect(page.locator('[data-die]').first()).toBeVisible()
    const before = [await boxOf(page, '.paper-sheet'), await boxOf(page, '.prompt')]
    await page.keyboard.press('i')
    const hint = page.getByRole('region', { name: 'Hint' })
    await expect(hint).toContainText(/than the next best|as good as the next best/, { timeout: 30_000 })
    expect([await boxOf(page, '.paper-sheet'), await boxOf(page, '.prompt')]).toEqual(before)
    await marked(page, 4) // die and box of both choices
    await expect(hint).not.toContainText('$29')
    await page.getByRole('button', { name: /^Look at/ }).click()
    await expect(hint).toContainText('the next best')
    await accessible(page)
    await page.keyboard.press('Escape')
    await expect(hint).toHaveCount(0)
    expect([await boxOf(page, '.paper-sheet'), await boxOf(page, '.prompt')]).toEqual(before)
    // It closes with the move, whichever it is.
    await page.keyboard.press('i')
    await expect(hint).toContainText('next best', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Do it' }).click()
    await expect(hint).toHaveCount(0)
    await expect(page.locator('.bar .round')).toContainText('2')
  })
}

test('a lesson on a phone: what each step names is lit and in view, the sheet never moves, a wrong touch is answered', async ({ device }) => {
  const page = await device({ viewport: PHONE, touch: true, lang: 'fr' })
  await openTable(page, 'chem-and-roll', { introduction: true })
  const coach = page.getByRole('region', { name: 'Introduction' })
  await expect(coach).toContainText('Étape 1 sur 9')
  const still = await boxOf(page, '.paper-sheet')
  // Another die in a box that would take it: the rules allow it, the lesson does not.
  await touch(page, page.locator('.pick.d-yellow'), 'finger')
  await touch(page, page.locator('[data-box="catalyst-1"]'), 'finger')
  await refused(page, page.locator('[data-box="catalyst-1"]'), /Cette étape de la leçon demande un autre coup\. Touche le 4 bleu, puis la ligne 1\./)
  await gone(page)
  // And one that breaks a rule: the rule answers.
  await touch(page, page.locator('.pick.d-yellow'), 'finger')
  await touch(page, page.locator('[data-box="line-2:red"]'), 'finger')
  await refused(page, page.locator('[data-box="line-2:red"]'), /dé jaune ne va jamais/)
  for (let step = 1; step <= 9; step += 1) {
    await expect(coach).toContainText(`Étape ${step} sur 9`)
    await marked(page, step === 6 ? 2 : step === 8 ? 3 : 2)
    await fits(page)
    expect(await boxOf(page, '.paper-sheet')).toEqual(still)
    if (step === 8) {
      await expect(page.locator('[data-offer="2"]')).toBeInViewport({ ratio: 0.9 })
      await expect(coach).toContainText('le billet à 2')
    }
    await page.getByRole('button', { name: 'Montre-moi' }).click()
  }
  await expect(coach).toContainText('À toi maintenant')
})
