/** The plan of a lesson: its needle, what it says where a class is behind, and its data in every room. */
import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { texts } from '../../lib/i18n'
import { words } from '../../lib/words.svelte'
import { loadRoom, type PlanPart } from '../../rooms/index'
import LessonPlan from './LessonPlan.svelte'
import { onPlan, questionAt } from './plan'

const ROOMS = ['chem-and-roll', 'chain-growth', 'chemistry-monopoly', 'laboratorium']
const PLAN: readonly PlanPart[] = [
  { name: 'web-plan-start', minutes: 5 },
  { name: 'web-plan-rounds', minutes: 14, rounds: [1, 12], question: 'a' },
  { name: 'web-plan-question', minutes: 3, question: 'b' },
  { name: 'web-plan-rounds', minutes: 13, rounds: [13, 20] },
  { name: 'web-plan-debrief', minutes: 10 },
]
const TEN = new Date(2026, 10, 16, 10).getTime()
const minutes = (count: number): number => count * 60_000
const at = (passed: number, more: object = {}) => onPlan(PLAN, { opened: TEN, begun: TEN, ended: false, round: 1, ...more }, TEN + minutes(passed))

beforeAll(async () => {
  await words.learn('class')
  await words.speak('en')
})
afterEach(cleanup)

test('before the game the needle waits at the end of the first part', () => {
  const early = onPlan(PLAN, { opened: TEN, begun: 0, ended: false, round: null }, TEN + minutes(2))
  expect([early.minute, early.now, early.at]).toEqual([2, 0, 0])
  const late = onPlan(PLAN, { opened: TEN, begun: 0, ended: false, round: null }, TEN + minutes(30))
  expect([late.minute, late.now, late.at]).toEqual([5, 0, 0])
})

test('the game begins with the second part, however long the first one was', () => {
  expect([at(0).minute, at(0).now]).toEqual([5, 1])
  expect(at(13.9).now).toBe(1)
  expect(at(14).now).toBe(2)
  expect(new Date(at(20, { round: 14 }).ends[3]!).getMinutes()).toBe(30)
  expect([at(40).now, at(40).minute, at(40).over]).toEqual([4, 45, 0])
  expect(at(47.5).over).toBe(7)
})

test('a class that is behind or ahead is shown where it is; nothing is forced', () => {
  expect([at(20, { round: 9 }).now, at(20, { round: 9 }).at]).toEqual([3, 1])
  expect([at(3, { round: 14 }).now, at(3, { round: 14 }).at]).toEqual([1, 3])
  expect(at(3, { round: null }).at).toBe(1)
  expect(at(3, { ended: true, round: 20 }).at).toBe(4)
})

test('a pause takes the question of the present part, or of the last one that has any', () => {
  expect([0, 1, 2, 3, 4].map((now) => questionAt(PLAN, now))).toEqual([undefined, 'a', 'b', 'b', 'b'])
})

test('the strip names every part, how long it is, and says where the class is', () => {
  const { container } = render(LessonPlan, { plan: PLAN, on: at(20, { round: 14 }) })
  expect(screen.getByRole('list', { name: 'Plan of the lesson: Rounds 13–20, minute 25 of 45' })).toBeTruthy()
  expect(screen.getByText('Rounds 1–12')).toBeTruthy()
  expect(screen.getByText(/until about 10:30/)).toBeTruthy()
  expect(screen.getByText('14 min')).toBeTruthy()
  expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Rounds 13–20')
  expect((container.querySelector('.needle') as HTMLElement).style.left).toBe(`${(100 * 3) / 13}%`)
  cleanup()
  render(LessonPlan, { plan: PLAN, on: at(47.5) })
  expect(screen.getByText('7 min over')).toBeTruthy()
  cleanup()
  // A game that ended early: its halves have no end to come.
  render(LessonPlan, { plan: PLAN, on: at(9, { ended: true, round: 20 }) })
  expect(screen.queryByText(/until about/)).toBeNull()
})

const catalogue = (lang: string, name: string): string => readFileSync(`../src/labtop/locales/${lang}/${name}.ftl`, 'utf8')

test.each(ROOMS)('the plan of %s lasts 45 minutes and has its texts in both languages', async (id) => {
  const room = await loadRoom(id)
  for (const options of [{}, { mode: 'class' }, { mode: 'draft' }, { minutes: 0 }, { minutes: 10 }, { minutes: 30 }, { minutes: 600 }]) {
    const plan = room.plan!(options)
    expect(plan.reduce((sum, part) => sum + part.minutes, 0)).toBe(45)
    expect(plan.every((part) => part.minutes >= 3)).toBe(true)
    for (const lang of ['en', 'fr'] as const) {
      const all = texts(lang, [catalogue(lang, 'web-class'), catalogue(lang, `web-${id}`)])
      for (const part of plan) {
        expect(all.has(part.name), part.name).toBe(true)
        if (part.question) expect(all.say(part.question)).toMatch(/\?/)
      }
      expect(plan.filter((part) => part.question)).toHaveLength(3)
    }
  }
})

/** The rows of the plan on a page of the site: minutes, part, question. */
function rows(page: string): string[][] {
  const cells = readFileSync(`../docs/${page}`, 'utf8').split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return cells.filter(([, minutes]) => /^\d+–\d+$/.test(minutes ?? '')).map(([, minutes, part, , question]) => [minutes!, part!.replaceAll('**', ''), question!])
}

test.each(ROOMS)('the lesson plan of %s on the site is the one that the cockpit shows', async (id) => {
  const room = await loadRoom(id)
  const plan = room.plan!({ minutes: 30 }) // what a class begins with where the game has a limit (newgame.ts)
  for (const [lang, folder] of [['en', 'lessons'], ['fr', 'fr/lessons']] as const) {
    const all = texts(lang, [catalogue(lang, 'web-class'), catalogue(lang, `web-${id}`)])
    let minute = 0
    const wanted = plan.map((part) => {
      const name = all.say(part.name, { first: part.rounds?.[0] ?? 0, last: part.rounds?.[1] ?? 0 })
      return [`${minute}–${(minute += part.minutes)}`, name, part.question ? all.say(part.question) : '']
    })
    expect(rows(`${folder}/${id}.md`)).toEqual(wanted)
  }
})
