/** The moments of the wall: everybody's name, late and away, the pause, the debriefing, the keys. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Wall } from '../../lib/types.gen'
import { words } from '../../lib/words.svelte'
import { hasRoom, loadRoom } from '../../rooms/index'
import Debriefing from './Debriefing.svelte'
import Everybody from './Everybody.svelte'
import { Moments } from './moments.svelte'
import Paused from './Paused.svelte'
import Podium, { type Placed } from './Podium.svelte'

const ROOMS = ['chem-and-roll', 'chain-growth', 'chemistry-monopoly', 'laboratorium']
const LONGEST = 'étincelant praséodyme'

beforeAll(async () => {
  await words.learn('class')
  await words.speak('en')
})
afterEach(cleanup)

const placed = (seat: number, change: Partial<Placed> = {}): Placed => ({ seat, name: `${LONGEST} ${seat + 1}`, place: seat + 1, score: `$${99 - seat}`, worth: 99 - seat, ...change })

test('28 and 99 names are all there in full, none behind dots', () => {
  for (const count of [28, 99]) {
    const all = Array.from({ length: count }, (_, seat) => placed(seat))
    render(Podium, { best: all.slice(0, 3) })
    const { container } = render(Everybody, { rows: all.slice(3), podium: all.slice(0, 3) })
    for (const one of all) expect(screen.getByText(one.name)).toBeTruthy()
    expect(container.querySelectorAll('li')).toHaveLength(count - 3)
    expect(document.head.textContent).not.toMatch(/\.name[^}]*text-overflow/)
    cleanup()
  }
})

test('who shares a place stands as high', () => {
  const heights = (...places: number[]): string[] => {
    const { container } = render(Podium, { best: places.map((place, seat) => placed(seat, { place })) })
    const found = [...container.querySelectorAll<HTMLElement>('.step')].map((step) => `${step.textContent} ${step.style.height}`)
    cleanup()
    return found.sort()
  }
  expect(new Set(heights(1, 1, 1)).size).toBe(1)
  expect(new Set(heights(1, 2, 2)).size).toBe(2)
  expect(new Set(heights(1, 2, 3)).size).toBe(3)
})

test('a latecomer has a star and a place; a player who was away has a line without a place', () => {
  render(Everybody, { rows: [placed(3, { joined: 6 }), placed(4, { joined: 9 }), placed(5, { away: true, place: null, score: '' })], podium: [placed(0)] })
  expect(screen.getByText(/\* joined in rounds 6 and 9/)).toBeTruthy()
  expect(screen.getByText(/– was away/)).toBeTruthy()
  expect(screen.getAllByText('*')).toHaveLength(2)
  cleanup()
  render(Everybody, { rows: [placed(3)] })
  expect(screen.queryByText(/joined/)).toBeNull()
})

test('the pause says that it is one, and shows the question of the teacher or the rule', () => {
  render(Paused, { question: 'Why is 3 enough?', table: { timer: { seconds: 40.2, at: 0 } } })
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  expect(screen.getByText('Why is 3 enough?')).toBeTruthy()
  expect(screen.getByText(/The clock stands at 0:41/)).toBeTruthy()
})

describe('the keys of the wall', () => {
  let wall: Wall | null = { scene: 'game' }
  let over = false
  const moments = (): Moments => new Moments(() => wall, () => 3, () => over)

  test('Space holds the round and lets it go', () => {
    const now = moments()
    expect(now.holds).toBe(false)
    expect(now.key(' ')).toBe(true)
    expect(now.holds).toBe(true)
    now.key(' ')
    expect(now.holds).toBe(false)
  })

  test('arrows lead from the podium through the pages and back, and not beyond them', () => {
    over = true
    const now = moments()
    const scenes = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map((key) => (now.key(key), `${now.scene} ${now.page}`))
    expect(scenes).toEqual(['debrief 0', 'debrief 1', 'debrief 2', 'debrief 2', 'debrief 1', 'debrief 0', 'end 0', 'end 0'])
    over = false
  })

  test('while the game is on they do nothing', () => {
    expect(moments().key('ArrowRight')).toBe(false)
  })

  test('what the cockpit says later counts', () => {
    const now = moments()
    now.follow()
    now.key(' ')
    now.follow()
    expect(now.scene).toBe('reveal')
    wall = { scene: 'debrief', page: 1 }
    now.follow()
    expect([now.scene, now.page]).toEqual(['debrief', 1])
    wall = { scene: 'game' }
  })
})

describe.each(ROOMS)('the debriefing of %s', (id) => {
  test.each(['en', 'fr'] as const)('has its pages without a game, in %s', async (lang) => {
    expect(hasRoom(id)).toBe(true)
    const pages = (await (await loadRoom(id)).debriefing?.()) ?? []
    expect(pages.length).toBeGreaterThanOrEqual(2)
    await words.learn(id)
    await words.speak(lang)
    for (const page of pages.keys()) {
      const turned: number[] = []
      render(Debriefing, { pages, page, data: null, say: words.current, named: () => '', turn: (to: number) => turned.push(to) })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\?/)
      expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
      expect(screen.queryByText(words.current.say('web-debrief-yours'))).toBeNull()
      await fireEvent.click(screen.getAllByRole('button')[pages.length - 1]!)
      expect(turned).toEqual([pages.length - 1])
      cleanup()
    }
    await words.speak('en')
  })
})
