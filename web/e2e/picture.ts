/** The sizes at which every page must hold, and a look at one page in all of them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './faults'

export type Lang = 'en' | 'fr'
export type Theme = 'light' | 'dark'
export interface Size { width: number; height: number }

export const DESKS: readonly Size[] = [[1024, 768], [1180, 820], [1200, 800], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]].map(([width, height]) => ({ width: width!, height: height! }))
export const PHONES: readonly Size[] = [[360, 740], [390, 844], [430, 932], [740, 360], [844, 390], [932, 430]].map(([width, height]) => ({ width: width!, height: height! }))
/** While a page is being mended: only these widths, `LABTOP_WIDTHS=1280,390`. */
const ASKED = process.env.LABTOP_WIDTHS?.split(',').map(Number)
const EVERY = [...DESKS, ...PHONES].filter(({ width }) => !ASKED || ASKED.includes(width))
/** `make soak` looks at the full product of sizes, languages and themes. */
const ALL = Boolean(process.env.LABTOP_PICTURES) || ASKED !== undefined
/** Every other run leaves out what can hardly fail by itself: between two sizes of the same arrangement there is a third (1200, 1366, 430, 932),
    French is looked at where texts have least room, and the dark theme changes colours alone, which src/styles/theme.test.ts reads in
    the style sheets. */
const BETWEEN = [1200, 1366, 430, 932]
const TIGHT = [1280, 360, 390, 844]
const short = (lang: Lang): readonly Size[] => EVERY.filter(({ width }) => (lang === 'en' ? !BETWEEN.includes(width) : TIGHT.includes(width)))
const sizesFor = (lang: Lang, theme: Theme): readonly Size[] => (ALL ? EVERY : theme === 'light' ? short(lang) : [])

/** A fault that is known and not mended yet: this list may only shrink. `stage`: "*" for all of a test; `sees`: a part of the fault's line;
    `at`: the only widths at which it may show. */
interface Known { test: string; stage: string; sees: string; at?: number[]; why: string }
const LIST = new URL('./layout-known.json', import.meta.url)
const KNOWN: readonly Known[] = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Known[]) : []

/** Whether somebody wants the pictures themselves: `LABTOP_SHOTS=folder`. */
const SHOTS = process.env.LABTOP_SHOTS

/** Boxes and `elementsFromPoint` do not depend on the opacity of the whole page; a page that is clear is laid out and measured, but
    hardly drawn, and drawing was a fifth of what a look cost. */
const CLEAR = SHOTS ? '' : `document.documentElement.style.opacity = '0'`

const SCRIPT = `(async () => {
  await document.fonts.ready
  const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 1000) }) // a frame that does not come is not waited for
  for (let n = 0; n < 2; n += 1) await frame()
  // What moves is put to its end: under load a browser may never come to the last frame of what nobody sees.
  for (let n = 0; n < 9; n += 1) {
    const moving = document.getAnimations().filter((one) => one.playState !== 'finished' && one.effect && Number.isFinite(one.effect.getComputedTiming().endTime))
    if (moving.length === 0) break
    for (const one of moving) one.finish()
    await frame()
  }
  scrollTo(0, 0)
  return (${faultsOf.toString()})()
})()`

/** The faults of the page as it stands. */
export const faultsIn = (page: Page): Promise<string[]> => page.evaluate(SCRIPT)

/** Looks at one stage in all sizes that this language is due; returns one line per fault, with the sizes at which it shows.
    `whole`: nobody is there who could scroll. */
export async function look(page: Page, lang: Lang, test: string, stage: string, only: (size: Size) => boolean = () => true, whole = false): Promise<string[]> {
  const found = new Map<string, string[]>()
  const due = { light: sizesFor(lang, 'light').filter(only), dark: sizesFor(lang, 'dark').filter(only) }
  let shown: Theme | null = null
  if (CLEAR) await page.evaluate(CLEAR)
  for (const size of EVERY) {
    if (!due.light.includes(size) && !due.dark.includes(size)) continue
    await page.setViewportSize(size)
    for (const theme of ['light', 'dark'] as const) {
      if (!due[theme].includes(size)) continue
      // Telling the page its theme once more makes it work out all its styles again.
      if (theme !== shown) await page.emulateMedia({ colorScheme: theme })
      shown = theme
      const told = await faultsIn(page)
      if (whole && (await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 2))) told.push('the page is higher than its window')
      for (const fault of told) found.set(fault, [...(found.get(fault) ?? []), `${size.width}${theme === 'dark' ? ' dark' : ''}`])
      await keep(page, `${test} ${stage}`, lang, theme, size)
    }
  }
  return [...found].map(([fault, at]) => `${stage}: ${fault} at ${at.join(', ')}`)
}

/** The picture itself, for people. */
async function keep(page: Page, name: string, lang: Lang, theme: Theme, size: Size): Promise<void> {
  if (!SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: `${SHOTS}/${name.replaceAll(' ', '_')}-${size.width}-${lang}-${theme}.png` })
}

/** Nothing is wrong but what is known; and what is known is still there, else it must leave the list. */
export function judge(name: string, found: string[]): void {
  const known = KNOWN.filter((one) => one.test === name && !ASKED)
  const widths = (line: string): number[] => line.slice(line.lastIndexOf(' at ') + 4).split(', ').map((at) => parseInt(at, 10))
  const fits = (line: string, one: Known): boolean =>
    (one.stage === '*' || line.startsWith(`${one.stage}:`)) && line.includes(one.sees) && (!one.at || widths(line).every((at) => one.at!.includes(at)))
  expect(found.filter((line) => !known.some((one) => fits(line, one))), 'overlapping or cut').toEqual([])
  expect(known.filter((one) => !found.some((line) => fits(line, one))), 'mended: take it off layout-known.json').toEqual([])
}
