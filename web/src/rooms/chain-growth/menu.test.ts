import { describe, expect, test } from 'vitest'
import canned from '../../../canned/chain-growth.json'
import { LANGUAGES, texts } from '../../lib/i18n'
import { Bench, type GrowthTable } from './bench.svelte'
import { everything, joining, offers, reachable, usable, within } from './menu'
import { offerWords } from './telling'
import type { Menu } from './types'

interface Scene {
  asks: { menu: Menu }[]
  legal?: string[]
}
const scenes = canned as unknown as Record<string, Scene>
const menuOf = (name: string): Menu => scenes[name]!.asks[0]!.menu
/** As Python writes it with sorted keys. */
const text = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(text).join(', ')}]`
  : value && typeof value === 'object' ? `{${Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => `"${key}": ${text(one)}`).join(', ')}}`
  : JSON.stringify(value)

const RECORDED = Object.keys(scenes).filter((name) => scenes[name]!.legal)

describe('what is offered', () => {
  const FILES = import.meta.glob<string>('$locales/*/{engine,chain-growth,web-chain-growth}.ftl', { import: 'default', eager: true })
  const table = (name: string): GrowthTable => ({ id: 't', v: 1, seats: [], mine: [0], pending: null, paused: false, online: true, ...scenes[name], events: [] }) as unknown as GrowthTable
  const places = (hand: readonly string[], cards: readonly string[]): number[] => {
    const found: number[] = []
    for (const card of cards) found.push(hand.findIndex((one, at) => one === card && !found.includes(at)))
    return found
  }

  test.each(LANGUAGES)('no two plays have the same words, whatever cards are chosen (%s)', (lang) => {
    const say = texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
    let [most, named] = [0, 0]
    for (const name of RECORDED) {
      const bench = new Bench(() => table(name))
      const sets = new Map(everything(menuOf(name)).filter((one) => one.play !== 'draw' && one.play !== 'take').map((one) => [one.cards.toSorted().join(' '), one.cards]))
      for (const cards of sets.values()) {
        bench.clear()
        bench.places = places(bench.hand.map((card) => card.id), cards)
        const chosen = bench.pairing ? [...new Set(bench.plays.flatMap((one) => one.chains))] : [null]
        for (const chain of chosen) {
          bench.aimed = chain === null ? [] : [chain]
          const told = bench.offers.map((one) => offerWords(one, bench, bench.table.names, say))
          const titles = told.map((one) => (bench.offers.some((offer) => offer.last) ? `${one.title} ${one.more}` : one.title))
          expect(new Set(titles).size, `${name}: ${titles.join(' | ')}`).toBe(titles.length)
          most = Math.max(most, titles.length)
          named += titles.filter((title) => title.includes(lang === 'en' ? ', no. ' : ', n° ')).length
        }
      }
    }
    expect(most).toBeGreaterThan(4)
    expect(named, 'plays that would have had the same words').toBeGreaterThan(5)
  })

  test('an answer that ends the game is found by its action', () => {
    for (const name of ['last-behind', 'last-win']) {
      const menu = menuOf(name)
      const all = everything(menu).flatMap((one) => offers(menu, one.cards))
      const found = new Set(all.filter((one) => one.last).map((one) => text(one.action)))
      expect([...found].sort()).toEqual(menu.last!.map((one) => text(one.answer)).sort())
    }
  })
})

describe('what a menu stands for', () => {
  test('there are recorded menus of every kind of play', () => {
    const plays = new Set(RECORDED.flatMap((name) => everything(menuOf(name)).map((one) => one.play)))
    expect([...plays].sort()).toEqual(['cap', 'copolymerise', 'discard', 'draw', 'initiate', 'propagate', 'take', 'terminate', 'transfer'])
  })

  test.each(RECORDED)('%s: exactly the legal answers of the server, in its shape', (name) => {
    expect(everything(menuOf(name)).map((one) => text(one.action)).sort()).toEqual([...scenes[name]!.legal!].sort())
  })

  test.each(RECORDED)('%s: every answer can be reached by taking up its cards one by one, in any order', (name) => {
    const menu = menuOf(name)
    if (menu.source) return
    for (const wanted of everything(menu)) {
      for (const cards of [wanted.cards, wanted.cards.toReversed()]) {
        const chosen: string[] = []
        for (const card of cards) {
          expect(usable(menu).has(card)).toBe(true)
          if (chosen.length > 0) expect(joining(menu, chosen).has(card), `${card} to ${chosen}`).toBe(true)
          chosen.push(card)
        }
        expect(offers(menu, chosen).map((one) => one.key)).toContain(wanted.key)
      }
    }
  })

  test('the keys of offers are all different', () => {
    for (const name of RECORDED) {
      const keys = everything(menuOf(name)).map((one) => one.key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

describe('choosing', () => {
  const menu: Menu = {
    plays: [
      { play: 'discard', cards: ['S1'] }, { play: 'discard', cards: ['S2'] }, { play: 'discard', cards: ['AIBN'] },
      { play: 'initiate', cards: ['AIBN', 'S1', 'S1'], units: 2 }, { play: 'initiate', cards: ['AIBN', 'S1'], units: 1 },
      { play: 'initiate', cards: ['AIBN', 'S1', 'S1'], units: 2, two: true },
      { play: 'propagate', cards: ['S2', 'S2'], units: 4, on: [3, 5] },
      { play: 'cap', cards: ['TEMPO'], on: [3] },
    ],
    meetings: [{ chains: [3, 5], modes: ['combination', 'disproportionation'] }],
  }

  test('one chain or two: the same cards, two meanings', () => {
    expect(offers(menu, ['S1', 'AIBN', 'S1']).map((one) => one.action)).toEqual([
      { type: 'initiate', starter: 'AIBN', monomers: ['S1', 'S1'] },
      { type: 'initiate', starter: 'AIBN', monomers: ['S1', 'S1'], two: true },
    ])
  })

  test('a card is counted as often as it is held: one S 2 is no pair', () => {
    expect(offers(menu, ['S2']).map((one) => one.play)).toEqual(['discard'])
    expect([...joining(menu, ['S2'])]).toEqual(['S2'])
    expect(joining(menu, ['S2', 'S2']).size).toBe(0)
    expect(within(['S1', 'S1'], ['AIBN', 'S1'])).toBe(false)
  })

  test('chains light up for what is at hand, and faintly for what is on its way', () => {
    expect(offers(menu, ['S2', 'S2']).flatMap((one) => one.chains)).toEqual([3, 5])
    expect(offers(menu, ['S2']).flatMap((one) => one.chains)).toEqual([])
    expect([...reachable(menu, ['S2'])]).toEqual([3, 5])
    expect([...reachable(menu, ['AIBN'])]).toEqual([])
  })

  test('from a chain to the cards that go onto it', () => {
    expect([...joining(menu, [], 5)].sort()).toEqual(['S2', 'T'])
    expect([...joining(menu, [], 3)].sort()).toEqual(['S2', 'T', 'TEMPO'])
  })

  test('with nothing chosen, only what can be played is bright; discarding comes last', () => {
    expect([...joining(menu, [])].sort()).toEqual(['AIBN', 'S1', 'S2', 'T', 'TEMPO'])
    expect(offers(menu, ['TEMPO']).map((one) => one.action)).toEqual([{ type: 'cap', chain: 3 }])
    expect(offers({ plays: [{ play: 'discard', cards: ['S1'] }, { play: 'propagate', cards: ['S1'], on: [1] }] }, ['S1']).map((one) => one.play)).toEqual(['propagate', 'discard'])
  })

  test('two ways to end two chains', () => {
    expect(offers(menu, ['T']).map((one) => one.action)).toEqual([
      { type: 'terminate', chains: [3, 5], mode: 'combination' }, { type: 'terminate', chains: [3, 5], mode: 'disproportionation' },
    ])
  })
})
