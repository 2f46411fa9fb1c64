/** Tests of the drawing: ghosts, sides, the common part of crest and bench. */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import canned from '../../../canned/laboratorium.json'
import Atoms from './Atoms.svelte'
import { alike, missingKinds, placesOf } from './comparison'
import { bounds, ghostOf, nearest, side } from './geometry'
import { find } from './menu'
import { isManipulation } from './printed'
import type { Aid, Menu, Molecule, PublicView } from './types'

const scenes = canned as unknown as Record<string, { public: PublicView; aid: Aid; asks: { ask: { kind: string }; menu: Menu | null }[] }>
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

test('a molecule that is the target lacks nothing, and every atom of the crest has its place', () => {
  const { public: { target, players, winner }, aid } = scenes.end!
  expect(missingKinds(aid, target.crest)).toEqual([])
  expect(aid.extra ?? []).toEqual([])
  expect(placesOf(aid, players[winner!]!.molecule!).size).toBe(target.crest.tokens.filter((token) => token[1] < 2).length)
})

test('what the server says is missing is told by kind; what has left the bench has no place', () => {
  const { public: { target, players }, aid } = scenes.manipulate!
  const kinds = missingKinds(aid, target.crest)
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.reduce((sum, one) => sum + one.count, 0)).toBe(aid.missing!.length)
  const bench = players[0]!.molecule!
  expect(placesOf(aid, bench).size).toBe(aid.there!.length)
  const [gone] = aid.there![0]!
  expect(placesOf(aid, { ...bench, tokens: bench.tokens.filter(([number]) => number !== gone) }).size).toBe(aid.there!.length - 1)
  expect(placesOf(null, bench).size).toBe(0)
})

test('the crest is turned as the bench lies, in whole steps, without being stretched', () => {
  const { public: { target, players, winner }, aid } = scenes.end!
  const made = players[winner!]!.molecule!
  const turned = alike(target.crest, made, placesOf(aid, made))
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

test('only a centre is drawn as spent: an H that it has become is not', () => {
  const molecule: Molecule = { tokens: [[0, 0, 0, 0], [1, 2, 100, 0], [2, 3, -100, 0]], bonds: [[0, 1, 1], [0, 2, 1]], formula: '' }
  const { container } = render(Atoms, { molecule, used: [1, 2] })
  expect(container.querySelectorAll('.spent')).toHaveLength(1)
  expect(container.querySelector('.k3.used .spent')).not.toBeNull()
})
