/** Touches of things that the menu does not offer: which answer the judge is asked about. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import canned from '../../../canned/laboratorium.json'
import { texts } from '../../lib/i18n'
import type { Judge, TableStore } from '../index'
import room from './index'
import type { Molecule } from './types'
import { siteNames } from './words'

const FILES = import.meta.glob<string>('$locales/en/{engine,chemistry,molecules,laboratorium,web-laboratorium}.ftl', { import: 'default', eager: true })
const FRENCH = import.meta.glob<string>('$locales/fr/{engine,chemistry,molecules,laboratorium,web-laboratorium}.ftl', { import: 'default', eager: true })
const scenes = canned as unknown as Record<string, { seat: number; public: { players: { molecule?: { tokens: number[][]; bonds: number[][] }; reagents?: number[] }[] }; asks: { ask: { kind: string } }[] }>

function board(name: string, more: object = {}) {
  const judge = { attempt: vi.fn<Judge['attempt']>(), tell: vi.fn<Judge['tell']>() }
  const act = vi.fn(() => true)
  const table = { id: 't', v: 1, seats: [], names: ['Mina', 'Noé', 'Mei', 'Lou'], mine: [0], chosen: [], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more } as unknown as TableStore
  const { container } = render(room.Board, { table, act, judge, say: texts('en', Object.values(FILES)), openRule: vi.fn() })
  const place = (site: string): Element => container.querySelector(`[data-site="${site}"]`)!
  return { judge, act, container, place, molecule: scenes[name]!.public.players[scenes[name]!.seat]!.molecule! }
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(cleanup)

test('every atom, centre and bond of the own bench is a button, with a play or without', () => {
  for (const name of ['manipulate', 'four', 'puzzle']) {
    const { container, molecule } = board(name)
    expect(container.querySelectorAll('[data-site]')).toHaveLength(molecule.tokens.length + molecule.bonds.length)
    const dark = [...container.querySelectorAll<HTMLElement>('.odd-spot')]
    expect(dark.length).toBeGreaterThan(0)
    for (const one of dark) {
      expect(one.getAttribute('aria-disabled')).toBe('true')
      expect(one.getAttribute('aria-label')).toBeTruthy()
    }
    cleanup()
  }
})

test('every place has a name of its own for a screen reader, in both languages', () => {
  for (const lang of ['en', 'fr'] as const) {
    const say = texts(lang, Object.values(lang === 'en' ? FILES : FRENCH))
    let counted = 0
    for (const { public: seen } of Object.values(scenes))
      for (const { molecule } of seen.players) {
        if (!molecule) continue
        const names = [...siteNames(molecule as unknown as Molecule, say).values()]
        expect(new Set(names).size).toBe(molecule.tokens.length + molecule.bonds.length)
        expect(names.filter((name) => !name || /[{}]|undefined/.test(name))).toEqual([])
        counted += names.filter((name) => /\(\d+ (of|sur) \d+\)$/.test(name)).length
      }
    expect(counted).toBeGreaterThan(50)
  }
})

test('an atom is no centre, a bond means its cut: the judge is asked, nothing is announced', async () => {
  const { judge, act, container, place, molecule } = board('manipulate')
  const atom = molecule.tokens.find((token) => token[1] === 0)!
  await fireEvent.click(place(`t${atom[0]}`), { detail: 0 })
  expect(judge.attempt.mock.calls[0]!.slice(1, 3)).toEqual([{ type: 'characterise', centre: atom[0], group: 'H' }, place(`t${atom[0]}`)])
  const bond = container.querySelector<HTMLElement>('.odd-spot.bond')
  if (bond) {
    await fireEvent.click(bond, { detail: 0 })
    expect(judge.attempt.mock.calls[1]![1]).toMatchObject({ type: 'cut' })
  }
  expect(act).not.toHaveBeenCalled()
})

test('in another question the places say what is asked', async () => {
  const { judge, container } = board('chemistry')
  await fireEvent.click(container.querySelector('[data-site]')!, { detail: 0 })
  expect(judge.attempt).not.toHaveBeenCalled()
  expect(judge.tell).toHaveBeenCalledOnce()
  expect(judge.tell.mock.calls[0]![0]).toMatch(/^Centres and bonds are touched to announce.*Do you play a Chimie card\?/)
})

test('a card of the hand that cannot be played now is judged, or says when it is played', async () => {
  const trial = board('chemistry')
  const boum = trial.container.querySelector<HTMLElement>('.hand [data-title^="1"]')!
  await fireEvent.click(boum)
  expect(trial.judge.attempt.mock.calls[0]![1]).toEqual({ type: 'play', card: Number(boum.dataset.title) })
  cleanup()
  const turn = board('four')
  const chimie = turn.container.querySelector<HTMLElement>('.hand [data-title^="2"]')!
  await fireEvent.click(chimie)
  expect(turn.judge.tell.mock.calls[0]![0]).toContain('once it is announced')
})

test('a reagent that is not offered is tried', async () => {
  const asks = structuredClone(scenes.take!.asks) as unknown as { menu: { card?: number }[] }[]
  asks[0]!.menu = asks[0]!.menu.filter((one) => one.card !== 2)
  const { judge, container } = board('take', { asks })
  const held = container.querySelector<HTMLElement>('.picker [aria-disabled=true]')
  expect(held).not.toBeNull()
  await fireEvent.click(held!)
  expect(judge.attempt.mock.calls[0]![1]).toEqual({ type: 'take', card: Number(held!.dataset.reagent) })
})

test('what a lesson or a hint names: cards, places, rows, and the button', () => {
  const touches = room.touches!
  const table = {} as TableStore
  expect(touches({ type: 'begin', card: 5 }, table)[0]).toBe('.picker [data-reagent="5"]')
  expect(touches({ type: 'dice', reagent: 2, chemistry: 1, boum: 0, safety: 1 }, table).slice(0, 4)).toEqual(['[data-die="reagent 1"]', '[data-die="reagent 2"]', '[data-die="chemistry 1"]', '[data-die="safety 1"]'])
  expect(touches({ type: 'join', centre: 0, card: 3, end: 0 }, table).slice(0, 2)).toEqual(['.hand [data-reagent="3"]', '[data-site="t0"]'])
  expect(touches({ type: 'end' }, table)).toEqual(['[data-do="end"]'])
})

test('a die too many, and too few of them: the judge counts, and nothing is rolled', async () => {
  const { judge, act, container } = board('dice')
  const die = (name: string): HTMLElement => container.querySelector<HTMLElement>(`[data-die="${name}"]`)!
  const roll = container.querySelector<HTMLElement>('.panel .go .btn.primary')!
  expect(roll.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(roll)
  expect(judge.attempt.mock.lastCall!.slice(1, 3)).toEqual([{ type: 'dice', reagent: 0, chemistry: 0, boum: 0, safety: 0 }, roll])
  for (const name of ['reagent 3', 'boum 1']) await fireEvent.click(die(name))
  const fifth = die('safety 1')
  expect(fifth.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(fifth)
  expect(judge.attempt.mock.lastCall!.slice(1, 3)).toEqual([{ type: 'dice', reagent: 3, chemistry: 0, boum: 1, safety: 1 }, fifth])
  expect(act).not.toHaveBeenCalled()
  expect(roll.getAttribute('aria-disabled')).toBeNull()
  await fireEvent.click(roll)
  expect(act).toHaveBeenCalledOnce()
})

test('before a card is chosen its button says what is asked', async () => {
  for (const name of ['begin', 'surplus']) {
    const { judge, act, container } = board(name)
    await fireEvent.click(container.querySelector('.panel .go .btn.primary')!)
    expect(judge.tell.mock.calls[0]![0]).toBe(container.querySelector('.asked h2')!.textContent)
    expect(act).not.toHaveBeenCalled()
    cleanup()
  }
})

test('the bench of another player says whose it is, and leads back', async () => {
  const { judge, container } = board('manipulate')
  const own = container.querySelectorAll('[data-site]').length
  await fireEvent.click(container.querySelector('.others button')!)
  const atom = container.querySelector<HTMLElement>('[data-site]')!
  expect(atom.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(atom, { detail: 0 })
  const [text, , ways] = judge.tell.mock.calls[0]!
  expect(text).toMatch(/^This is the bench of /)
  ways![0]!.do()
  await vi.waitFor(() => expect(container.querySelectorAll('[data-site]')).toHaveLength(own))
})
