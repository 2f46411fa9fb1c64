import { describe, expect, test } from 'vitest'
import canned from '../../../canned/chain-growth.json'
import { attempt, everything, joining, offers, reachable, usable, within } from './menu'
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

  test('what does not fit is put to the server as what it would be', () => {
    const starters = new Set(['AIBN'])
    expect(attempt(['S2', 'S2'], 4, starters)).toEqual({ type: 'propagate', chain: 4, cards: ['S2', 'S2'] })
    expect(attempt(['CO', 'S2'], 4, starters)).toEqual({ type: 'copolymerise', chain: 4, cards: ['S2'] })
    expect(attempt(['TEMPO'], 4, starters)).toEqual({ type: 'cap', chain: 4 })
    expect(attempt(['S1', 'CTA'], 4, starters)).toEqual({ type: 'transfer', chain: 4, monomers: ['S1'] })
    expect(attempt(['AIBN', 'S1'], 4, starters)).toBeNull()
    expect(attempt(['CTA'], 4, starters)).toBeNull()
  })
})
