/** A refused trade, one card short, the end with its fortunes: what is told comes from the server's figures. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chemistry-monopoly.json'
import { texts, type Lang, type Texts } from '../../lib/i18n'
import type { ChemistryMonopoly as CM, Outcome } from '../../lib/types.gen'
import type { TableStore } from '../index'
import { apart, scale, ticks } from './fortunes'
import room from './index'
import { ring, stand } from './layout'
import { boardOf, PRINTED } from './pack'
import { better, price, reasons } from './refused'
import { notForTrade } from './trade'
import { wishes } from './wishes'

const FILES = import.meta.glob<string>('$locales/*/{engine,web,chemistry-monopoly,web-chemistry-monopoly}.ftl', { import: 'default', eager: true })
const words = (lang: Lang): Texts => texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const scenes = canned as unknown as Record<string, Record<string, unknown>>
const table = (name: string, more: object = {}): TableStore =>
  ({ id: 't', v: 1, seats: [], mine: [Number(scenes[name]!.seat ?? 0)], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more }) as unknown as TableStore
const board = boardOf(null)
afterEach(cleanup)

describe('a refused trade', () => {
  const show = (more: object = {}, lang: Lang = 'en') => {
    const act = vi.fn()
    return { act, ...render(room.Board, { table: table('denied', more), act, say: words(lang), openRule: vi.fn() }) }
  }

  test('says who, why and for how much more; the offer that would be accepted is the filled button', async () => {
    const { act, container } = show()
    expect(container.querySelector('.denied')?.textContent).toMatch(/Noé says no.*all halogens.*@48.*For @630 more/)
    const filled = [...container.querySelectorAll<HTMLButtonElement>('.ask .btn.primary')]
    expect(filled.map((one) => one.textContent)).toEqual(['Offer @730'])
    await fireEvent.click(filled[0]!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'offer', to: 1, want: ['chlorine'], pay: 730 })
  })

  test('something else begins with the refused offer', async () => {
    const { container } = show()
    await fireEvent.click(screen.getByText('Offer something else'))
    expect(container.querySelector<HTMLElement>('[data-good=chlorine]')?.getAttribute('aria-pressed')).toBe('true')
    expect(container.querySelector<HTMLInputElement>('[data-pan=pay]')?.value).toBe('100')
  })

  test('is nothing to the others at the table', () => {
    expect(show({ seat: 2, mine: [2], asks: [] }).container.querySelector('.denied')).toBe(null)
  })

  test('every kind of reason has a sentence with its figures, in both languages', () => {
    const kinds: [CM.Reason, string[]][] = [
      [{ why: 'yours', yours: 'yellow', rent: 48 }, ['@48']],
      [{ why: 'yours', yours: 'life' }, []],
      [{ why: 'yours', yours: 'supplies', rent: 200 }, ['@200']],
      [{ why: 'both', yours: 'yellow', rent: 48, mine: 'red', rise: 40 }, ['@48', '@40']],
      [{ why: 'broken', broken: 'dark-blue' }, []],
      [{ why: 'printed', offered: 240, asked: 260 }, ['@240', '@260']],
      [{ why: 'margin', offered: 240, asked: 260, least: 390 }, ['@240', '@260', '@390']],
      [{ why: 'purse', left: 10, dearest: 90 }, ['@10', '@90']],
      [{ why: 'unconvinced', unconvinced: true }, []],
    ]
    for (const lang of ['en', 'fr'] as const) {
      for (const [why, figures] of kinds) {
        const told = reasons(board, why, words(lang)).join(' ')
        expect(told.length).toBeGreaterThan(10)
        expect([...told.matchAll(/@\d+/g)].map(([found]) => found)).toEqual(figures)
      }
    }
    expect(reasons(board, { more: 20 }, words('en'))).toEqual([])
    expect(price({ more: 20 }, words('en'))).toContain('@20')
    expect(price({}, words('en'))).toBe('')
  })

  test('the button names what is given, or how little is asked', () => {
    expect(better(board, { type: 'offer', to: 1, give: ['copper'], pay: 80 }, words('en'))).toBe('Offer Copper + @80')
    expect(better(board, { type: 'offer', to: 1, give: ['copper'], ask: 30 }, words('en'))).toBe('Ask for @30 only')
  })
})

describe('what one card would make whole', () => {
  const held = (spaces: string[], owner: number) => spaces.map((id) => ({ space: board.at(id), owner }))

  test('those of somebody first, and an offer for it in one press', async () => {
    expect(wishes(board, held(['fluorine', 'iodine', 'platinum'], 0).concat(held(['chlorine'], 1)) as never, 0)).toEqual([
      { space: board.at('chlorine'), owner: 1, of: 3 },
      { space: board.at('gold'), owner: null, of: 2 },
    ])
    expect(wishes(board, held(['fluorine', 'chlorine', 'iodine'], 0) as never, 0)).toEqual([])
    const { container } = render(room.Board, { table: table('turn'), act: vi.fn(), say: words('en'), openRule: vi.fn() })
    await fireEvent.click(container.querySelector<HTMLElement>('[data-wish=chlorine]')!)
    expect(container.querySelector('[data-good=chlorine]')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('cards that are not for trade are named', () => {
    expect(notForTrade(held(['lithium', 'copper'], 0) as never, ['copper'], (card) => board.spaces[card.space]!.id)).toHaveLength(1)
    const { container } = render(room.Board, { table: table('turn'), act: vi.fn(), say: words('en'), openRule: vi.fn() })
    void fireEvent.click(container.querySelector<HTMLElement>('[data-do=trade]')!)
    return waitFor(() => expect(container.querySelector('.shelf .fixed')?.textContent).toMatch(/Lithium, Sodium, Potassium/))
  })
})

test('pieces cover neither the words of Go nor those of a space', () => {
  const layout = ring(PRINTED.space.length)
  const go = layout.places[0]!
  for (let nth = 0; nth < 6; nth += 1) {
    const { x, y } = stand(layout, 0, nth, 6)
    expect(x).toBeLessThanOrEqual(go.x)
    expect(y).toBeLessThanOrEqual(go.y)
  }
  for (const [at, place] of layout.places.entries()) {
    const { x, y } = stand(layout, at, 0, 1)
    const [deepX, deepY] = [Math.max(0, Math.min(x + 21, place.x + place.w) - Math.max(x - 21, place.x)), Math.max(0, Math.min(y + 21, place.y + place.h) - Math.max(y - 21, place.y))]
    expect(Math.min(deepX, deepY), `space ${at}`).toBeLessThan(22)
  }
})

describe('the end', () => {
  const actions = createRawSnippet(() => ({ render: () => '<p>next</p>' }))
  const end = (name: string, told: unknown, lang: Lang = 'en') =>
    render(room.End!, { table: table(name), outcome: scenes[name]!.outcome as Outcome, say: words(lang), openRule: vi.fn(), actions, ending: () => Promise.resolve(told) })

  test('the fortunes, the fall in red, what was missing and what would have been enough', async () => {
    const { container } = end('fallen', scenes.fallen!.ending)
    await waitFor(() => expect(container.querySelector('figure svg')).not.toBe(null))
    expect(container.querySelectorAll('figure path.line')).toHaveLength(4)
    expect(container.querySelectorAll('figure path.fall')).toHaveLength((scenes.fallen!.ending as CM.Ending).falls.length)
    expect(container.querySelector('.downfall')?.textContent).toMatch(/Round 19, Iodine, 3 liquids: you owed Mei @850.*@213.*@570.*@67 too little.*Since round 13 you had paid @200 for 4 liquids/)
    expect(container.querySelector('.head')?.textContent).toContain('ahead until round 9')
  })

  test('without a what-if nothing is claimed, and without an ending the result still stands', async () => {
    const told = scenes.fallen!.ending as CM.Ending
    const { container } = end('fallen', { ...told, falls: told.falls.map((fall) => ({ ...fall, kept: null })) }, 'fr')
    await waitFor(() => expect(container.querySelector('.downfall')).not.toBe(null))
    expect(container.querySelector('.downfall')?.textContent).not.toMatch(/moitié prix/)
    cleanup()
    const bare = end('end', {})
    expect(bare.container.querySelector('table')).not.toBe(null)
    expect(bare.container.querySelector('figure')).toBe(null)
  })

  test('scales are round, names stand apart, rounds do not crowd', () => {
    expect(scale(8300)).toEqual({ high: 10_000, marks: [0, 2000, 4000, 6000, 8000, 10_000] })
    expect(scale(0).high).toBe(100)
    for (const rounds of [1, 2, 7, 34, 300]) {
      const found = ticks(rounds)
      expect(found.at(-1)).toBe(rounds)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBeLessThanOrEqual(10)
    }
    const labels = apart([{ seat: 0, y: 100 }, { seat: 1, y: 102 }, { seat: 2, y: 290 }, { seat: 3, y: 288 }], 18, 290)
    for (const [i, label] of labels.entries()) if (i > 0) expect(label.y - labels[i - 1]!.y).toBeGreaterThanOrEqual(18)
    expect(Math.max(...labels.map((label) => label.y))).toBeLessThanOrEqual(290)
  })
})
