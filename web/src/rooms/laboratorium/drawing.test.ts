/** What is drawn where: ghosts, sides, the common part of crest and bench. */
import { expect, test } from 'vitest'
import canned from '../../../preview/laboratorium.json'
import { alike, common } from './compare'
import { bounds, ghostOf, nearest, side } from './geometry'
import { find } from './menu'
import { isManipulation } from './printed'
import { routeOf } from './route'
import type { Menu, Molecule, PublicView } from './types'

const scenes = canned as unknown as Record<string, { public: PublicView; asks: { ask: { kind: string }; menu: Menu | null }[] }>
const menuOf = (name: string): Menu => scenes[name]!.asks.find((one) => one.ask.kind === 'manipulate')!.menu!

test.each(['manipulate', 'four', 'bridge', 'puzzle'])('every play of %s has a ghost that keeps to the bench', (name) => {
  const { players, reagents } = scenes[name]!.public
  const molecule = players[0]!.molecule!
  const known = new Set(molecule.tokens.map((token) => token[0]))
  for (const action of menuOf(name).filter(isManipulation)) {
    const ghost = ghostOf(molecule, action, reagents)
    const drawn = new Set([...known, ...ghost.tokens.map((token) => token[0])])
    expect(ghost.tokens.length + ghost.changed.length, JSON.stringify(action)).toBeGreaterThan(0)
    for (const [a, b] of [...ghost.bonds, ...ghost.changed]) expect(drawn.has(a) && drawn.has(b)).toBe(true)
    for (const [number, , x, y] of ghost.tokens) {
      expect(number).toBeLessThan(0)
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }
    for (const token of ghost.gone) expect(known.has(token)).toBe(true)
  }
})

test('a reagent that would join lies at the end of a bond of the right length', () => {
  const { players, reagents } = scenes.manipulate!.public
  const molecule = players[0]!.molecule!
  for (const action of find(menuOf('manipulate'), 'join')) {
    const ghost = ghostOf(molecule, action, reagents)
    const [from, to] = ghost.bonds.at(-1)!
    const one = molecule.tokens.find((token) => token[0] === from)!
    const two = ghost.tokens.find((token) => token[0] === to)!
    expect(Math.hypot(one[2] - two[2], one[3] - two[3])).toBeGreaterThan(90)
    expect(Math.hypot(one[2] - two[2], one[3] - two[3])).toBeLessThan(112)
    expect(ghost.tokens).toHaveLength(reagents.find((one) => one.number === action.card)!.molecule.tokens.length - 1)
  }
})

test('a cut takes one side and leaves the other', () => {
  const molecule = scenes.manipulate!.public.players[0]!.molecule!
  const cut = find(menuOf('manipulate'), 'cut')[0]!
  const [gone, kept] = [side(molecule, cut.keep, cut.away), side(molecule, cut.away, cut.keep)]
  expect(gone.size + kept.size).toBe(molecule.tokens.length)
  expect([...gone].some((token) => kept.has(token))).toBe(false)
})

test('a molecule that is the target lacks nothing, whichever way it lies', () => {
  const { target, players, winner } = scenes.end!.public
  const made = players[winner!]!.molecule!
  const found = common(target.crest, made)
  expect(found.missing).toEqual([0, 0, 0])
  expect(found.extra).toBe(0)
  expect(found.of.size).toBe(target.crest.tokens.filter((token) => token[1] < 2).length)
})

test('what is missing is what the crest has more', () => {
  const { target } = scenes.end!.public
  const methyl: Molecule = { tokens: [[1, 0, 0, 0], [2, 2, 0, 100], [3, 2, 100, 0], [4, 2, -100, 0], [5, 3, 0, -100]], bonds: [[1, 2, 1], [1, 3, 1], [1, 4, 1], [1, 5, 1]], formula: 'CH₃' }
  const found = common(target.crest, methyl)
  expect(found.missing).toEqual([8, 4, 5])
  expect(found.extra).toBe(0)
  const strange: Molecule = { tokens: [[1, 1, 0, 0], [2, 1, 100, 0]], bonds: [[1, 2, 1]], formula: 'O₂' }
  expect(common(target.crest, strange)).toMatchObject({ extra: 1, missing: [9, 3, 8] })
})

test('the crest is turned as the bench lies, in whole steps, without being stretched', () => {
  const { target, players, winner } = scenes.end!.public
  const made = players[winner!]!.molecule!
  const turned = alike(target.crest, made, common(target.crest, made).of)
  const apart = (m: Molecule, a: number, b: number): number => {
    const [one, two] = [m.tokens.find((token) => token[0] === a)!, m.tokens.find((token) => token[0] === b)!]
    return Math.hypot(one[2] - two[2], one[3] - two[3])
  }
  for (const [a, b] of target.crest.bonds) expect(apart(turned, a, b)).toBeCloseTo(apart(target.crest, a, b), 3)
})

test('bounds hold every token with its radius', () => {
  expect(bounds([[1, 0, 0, 0], [2, 2, 100, 50]])).toEqual({ left: -40, top: -40, width: 168, height: 118 })
})

test('an arrow key goes to what lies that way', () => {
  const places = [{ id: 'a', x: 0, y: 0 }, { id: 'b', x: 100, y: 10 }, { id: 'c', x: 90, y: 200 }]
  expect(nearest(places[0]!, places, 'ArrowRight')).toBe('b')
  expect(nearest(places[0]!, places, 'ArrowDown')).toBe('c')
  expect(nearest(places[0]!, places, 'ArrowLeft')).toBeNull()
})

test('the route is what succeeded, of one seat', () => {
  const story = [
    { type: 'began', seat: 1, reagent: 4 },
    { type: 'announced', seat: 1, how: 'cut' },
    { type: 'boum', seat: 0 },
    { type: 'failed', seat: 1 },
    { type: 'announced', seat: 1, how: 'add' },
    { type: 'succeeded', seat: 1 },
    { type: 'succeeded', seat: 0 },
  ]
  expect(routeOf(story, 1).map((event) => event.how ?? event.type)).toEqual(['began', 'add'])
})
