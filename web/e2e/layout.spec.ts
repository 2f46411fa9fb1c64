/** Nothing overlaps and nothing is cut: every stage of every room and page, in all sizes, both languages, light and dark. */
import { expect, test } from './fixtures'
import { judge, type Lang, look, type Size } from './picture'
import { hinted, type Room, ROOMS, Theatre } from './theatre'
import type { Page } from '@playwright/test'

interface Stage {
  name: string
  scene: string
  handed?: boolean
  paused?: boolean
  chosen?: boolean
  sent?: boolean
  long?: boolean
  /** What is done on the page before it is looked at. */
  act?: (page: Page) => Promise<void>
}

const click = (selector: string) => async (page: Page): Promise<void> => page.locator(selector).first().click()
const hint = async (page: Page): Promise<void> => {
  await page.locator('button.hint').click()
  await page.locator('.voice .v-head b').waitFor()
}
/** Where a hint has least room, it still tells all of its short reason. */
const whole = async (page: Page): Promise<void> => {
  await hint(page)
  for (const [width, height] of [[360, 740], [1280, 720]] as const) {
    await page.setViewportSize({ width, height })
    await page.locator('.voice .v-why').filter({ visible: true }).waitFor()
  }
}
/** Touches what cannot be done, so that the bubble with the reason opens. */
const wrong = (...selectors: string[]) => async (page: Page): Promise<void> => {
  for (const selector of selectors) await page.locator(selector).first().dispatchEvent('click')
  await page.locator('.refusal .bubble:not(.unplaced)').waitFor()
}
/** Takes up all the cards of a hand: the play ends the game. */
const lastCards = async (page: Page): Promise<void> => {
  const cards = page.locator('.hand .card')
  for (let i = 0; i < (await cards.count()); i += 1) await cards.nth(i).click()
  await page.locator('.play.last').first().waitFor()
}
/** A paused board asks for nothing that would be refused. */
const silent = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('main.board .insert')).toBeVisible()
  await expect(page.locator('main.board').getByText(/^(Touch|Touche) /)).toHaveCount(0)
}
const plain = (...scenes: string[]): Stage[] => scenes.map((scene) => ({ name: scene, scene }))

const STAGES: Record<Room, Stage[]> = {
  'chem-and-roll': [
    ...plain('first', 'busy', 'waiting', 'revealed', 'violet', 'recolour', 'excess', 'draft', 'draft-other', 'advanced', 'end', 'solo-end'),
    { name: 'hint', scene: 'busy', act: whole },
    { name: 'long hint', scene: 'busy', long: true, act: whole },
    { name: 'hint sent', scene: 'busy', sent: true, act: async (page) => page.locator('.voice .v-from').waitFor() },
    { name: 'chosen for', scene: 'waiting', chosen: true, act: async (page) => page.locator('.given').waitFor() },
    { name: 'refusal', scene: 'busy', act: wrong('.pick.d-yellow', '[data-box="line-5:red"]') },
  ],
  'chain-growth': [
    ...plain('first', 'busy', 'busy-other', 'transfer', 'two-ways', 'meeting', 'robbed', 'robber', 'taken', 'combined', 'waking', 'source', 'own-deck', 'last-win', 'end', 'end-if', 'end-chemist'),
    { name: 'last cards', scene: 'last-behind', act: lastCards },
    { name: 'card chosen', scene: 'busy', act: click('.hand [data-lit]') },
    { name: 'hint', scene: 'busy', act: whole },
    { name: 'long hint', scene: 'busy', long: true, act: whole },
    { name: 'refusal', scene: 'busy', act: wrong('.hand .card', '.row:not(.lit):not(.within) > button') },
  ],
  'chemistry-monopoly': [
    ...plain('first', 'turn', 'own', 'my-offer', 'denied', 'offer', 'counter', 'buy', 'auction', 'auction-other', 'tax', 'count', 'debt', 'debt-less', 'debt-lost', 'class', 'card', 'pot', 'receipt', 'other', 'short', 'end', 'fallen'),
    { name: 'trade', scene: 'turn', act: click('[data-do=trade]') },
    { name: 'hint', scene: 'buy', act: whole },
    { name: 'long hint', scene: 'buy', long: true, act: whole },
    { name: 'space', scene: 'own', act: click('.ring .spot') },
    { name: 'refusal', scene: 'own', act: wrong('.holdings [data-card=copper]', '[data-try]') },
  ],
  laboratorium: [
    ...plain('begin', 'dice', 'take', 'surplus', 'manipulate', 'watch', 'four', 'boum', 'chemistry', 'reroll', 'lose', 'safety', 'bridge', 'exchange', 'puzzle', 'puzzle-end', 'end'),
    { name: 'hint', scene: 'manipulate', act: whole },
    { name: 'long hint', scene: 'manipulate', long: true, act: whole },
    { name: 'place touched', scene: 'manipulate', act: async (page) => page.locator('.spot').first().dispatchEvent('click') },
    { name: 'refusal', scene: 'manipulate', act: wrong('.odd-spot:not(.bond)') },
  ],
}

async function stages(page: Page, lang: Lang, room: Room): Promise<string[]> {
  const theatre = new Theatre(page, room)
  await theatre.build(lang)
  const found: string[] = []
  const desk: Size = { width: 1280, height: 720 }
  const wanted = process.env.LABTOP_STAGE?.split(',')
  theatre.lobby(4)
  await page.goto('/g/GROUP')
  await page.locator('.lobby .code').waitFor()
  if (!wanted && room === ROOMS[0]) found.push(...(await look(page, lang, room, 'lobby'))) // it looks the same in every room
  for (const stage of [...STAGES[room], { name: 'handed over', scene: hinted(room), handed: true }, { name: 'paused', scene: hinted(room), paused: true, act: silent }] as Stage[]) {
    if (wanted && !wanted.includes(stage.name)) continue
    await page.setViewportSize(desk)
    theatre.lobby(4) // the stage before is taken down
    await page.locator('.lobby').waitFor()
    theatre.show(stage)
    await page.locator('.lobby').waitFor({ state: 'detached' })
    await stage.act?.(page)
    found.push(...(await look(page, lang, room, stage.name)))
  }
  return found
}

for (const room of ROOMS) {
  for (const lang of ['en', 'fr'] as const) {
    test(`${room} in ${lang}`, async ({ device }) => {
      test.setTimeout(600_000)
      judge(`${room} ${lang}`, await stages(await device({ lang }), lang, room))
    })
  }
}
