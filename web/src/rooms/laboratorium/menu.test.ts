/** Tests with recorded menus: the lit places and the answers sent. */
import { expect, test } from 'vitest'
import canned from '../../../canned/laboratorium.json'
import { afterBoum, amounts, bySite, field, find, groups, mixes, percent, sitesFor, tokensOf } from './menu'
import { isManipulation } from './printed'
import type { Menu, PublicView } from './types'

interface Scene {
  seat: number | null
  public: PublicView
  asks: { ask: { kind: string; must: boolean }; menu: Menu | null }[]
}
const scenes = canned as unknown as Record<string, Scene>
const menuOf = (name: string, kind: string): Menu => scenes[name]!.asks.find((one) => one.ask.kind === kind)!.menu!

test.each(['manipulate', 'four', 'bridge', 'puzzle'])('every manipulation of %s can be touched, and nothing else is lit', (name) => {
  const menu = menuOf(name, 'manipulate')
  const places = bySite(menu)
  const reached = new Set([...places.values()].flat().map((one) => JSON.stringify(one)))
  expect(reached).toEqual(new Set(menu.filter(isManipulation).map((one) => JSON.stringify(one))))
  const molecule = scenes[name]!.public.players[0]!.molecule!
  const tokens = new Map(molecule.tokens.map((token) => [token[0], token[1]]))
  for (const site of places.keys()) {
    const ends = tokensOf(site)
    for (const token of ends) expect(tokens.has(token)).toBe(true)
    if (ends.length === 1) expect(tokens.get(ends[0]!)).toBeGreaterThanOrEqual(3)
    else expect(molecule.bonds.some(([a, b]) => a === ends[0] && b === ends[1])).toBe(true)
  }
})

test('what a place offers stands under its type, reactions first', () => {
  for (const there of bySite(menuOf('manipulate', 'manipulate')).values()) {
    const parts = groups(there)
    expect(parts.flatMap((part) => part.actions)).toHaveLength(there.length)
    expect(parts.map((part) => part.sort)).toEqual(['reaction', 'characterisation'].filter((sort) => parts.some((part) => part.sort === sort)))
    for (const part of parts) for (const action of part.actions) expect(action.type === 'characterise').toBe(part.sort === 'characterisation')
  }
})

test('a reagent lights the centres it may join, and only those', () => {
  const menu = menuOf('manipulate', 'manipulate')
  const joins = find(menu, 'join')
  expect(joins.length).toBeGreaterThan(0)
  const { card } = joins[0]!
  expect(new Set(sitesFor(menu, card))).toEqual(new Set(joins.filter((one) => one.card === card).map((one) => `t${one.centre}`)))
  expect(sitesFor(menu, 98)).toEqual([])
})

test('dice are chosen until a mix of the menu is whole', () => {
  const menu = menuOf('dice', 'dice')
  expect(mixes(menu, [0, 0, 0, 0])).toHaveLength(31)
  expect(mixes(menu, [3, 1, 0, 0]).map(amounts)).toEqual([[3, 1, 0, 0]])
  expect(mixes(menu, [4, 0, 0, 0])).toEqual([])
})

test('odds come from the view, and what a Boum would leave of them', () => {
  const { reaction, characterisation } = scenes.manipulate!.public
  expect(percent(reaction.throws)).toBe(58)
  expect(percent(characterisation.throws)).toBe(83)
  const after = afterBoum(reaction)
  expect(after.map((one) => one.difficulty)).toEqual([8, 9, 10])
  for (const one of after) expect(one.throws).toBeLessThan(reaction.throws)
  expect(afterBoum({ difficulty: 7, throws: 21 })).toEqual([])
})

test('the field fills the throws of the highest totals', () => {
  const seven = field(21)
  expect(seven.filter(Boolean)).toHaveLength(21)
  seven.forEach((won, i) => expect(won).toBe((i % 6) + 1 + (6 - Math.floor(i / 6)) >= 7))
})
