/** Touches of places that are not lit: which answer the judge is asked about, and what is offered instead. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chem-and-roll.json'
import { texts } from '../../lib/i18n'
import type { Judge, TableStore, Way } from '../index'
import { clashOf } from './clashes'
import room from './index'

const FILES = import.meta.glob<string>('$locales/en/{engine,chem-and-roll,web-chem-and-roll}.ftl', { import: 'default', eager: true })
const scenes = canned as unknown as Record<string, object>

function board(name: string, more: object = {}) {
  const judge = { attempt: vi.fn<Judge['attempt']>(), tell: vi.fn<Judge['tell']>() }
  const act = vi.fn(() => true)
  const table = { id: 't', v: 1, seats: [], mine: [0], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more } as unknown as TableStore
  const { container } = render(room.Board, { table, act, judge, say: texts('en', Object.values(FILES)), openRule: vi.fn() })
  const box = (slot: string): HTMLElement => container.querySelector<HTMLElement>(`[data-box="${slot}"]`)!
  const press = (slot: string): Promise<unknown> => fireEvent.click(box(slot))
  const die = (colour: string): Promise<unknown> => fireEvent.click(container.querySelector(`.pick.d-${colour}`)!)
  return { judge, act, container, box, press, die, table }
}

const said = (ways: readonly Way[] | undefined): string[] => (ways ?? []).map((way) => way.text)

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(cleanup)

describe('what is not lit', () => {
  test('every box of the sheet can be touched and reached by keys, lit or not', async () => {
    const { container, die } = board('busy')
    await die('red')
    const boxes = [...container.querySelectorAll<HTMLElement>('[data-box]')]
    expect(boxes).toHaveLength(5 * 4 + 7 + 6 + 2)
    expect(boxes.filter((one) => one.getAttribute('aria-disabled') === 'true').length).toBeGreaterThan(15)
    expect(boxes.every((one) => one.tagName === 'BUTTON' && !(one as HTMLButtonElement).disabled && one.getAttribute('aria-label'))).toBe(true)
    expect(boxes.filter((one) => one.tabIndex === 0)).toHaveLength(1)
  })

  test('the judge is asked about the die in that box, and nothing is played', async () => {
    const { judge, act, press, die, box } = board('busy')
    await die('yellow')
    await press('line-1:red')
    expect(act).not.toHaveBeenCalled()
    const [ask, action, at] = judge.attempt.mock.calls[0]!
    expect(ask).toMatchObject({ seat: 0, kind: 'choose' })
    expect(action).toMatchObject({ type: 'place', die: 'yellow', box: 'line-1' })
    expect(at).toBe(box('line-1:red'))
  })

  test('a box of the stock exchange means its own value', async () => {
    const { judge, press, die, container } = board('busy')
    await die('red')
    const dark = [1, 2, 3, 4, 5, 6].find((value) => container.querySelector(`[data-box="stock:${value}"][aria-disabled=true]`))!
    await press(`stock:${dark}`)
    expect(judge.attempt.mock.calls[0]![1]).toMatchObject({ box: 'stock', value: dark })
  })

  test('arrow keys lead to every box, and Enter tries it', async () => {
    const { container, judge } = board('busy')
    await fireEvent.keyDown(container.querySelector('.chem')!, { key: '2' })
    await new Promise((done) => requestAnimationFrame(() => done(null)))
    expect((document.activeElement as HTMLElement).dataset.box).toBe('line-3:red')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    const here = document.activeElement as HTMLElement
    expect(here.dataset.box).toBe('line-4:red')
    expect(here.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(here) // a browser makes a click of Enter
    expect(judge.attempt).toHaveBeenCalledOnce()
  })

  test('without a die there is no answer to judge: the question is told', async () => {
    const { judge, press } = board('busy')
    await press('line-1:red')
    expect(judge.attempt).not.toHaveBeenCalled()
    expect(judge.tell.mock.calls[0]![0]).toContain('First choose a die')
  })

  test('SO₃ forms by itself; the box of another substance is not the die’s own', async () => {
    const { judge, press, die } = board('busy')
    await die('red')
    await press('line-5:violet')
    expect(judge.tell.mock.calls[0]![0]).toContain('SO₃ forms by itself')
    await press('line-5:blue')
    expect(judge.tell.mock.calls[1]![0]).toContain('for SO₂: the red die (O₂) has a box of its own')
    expect(judge.attempt).not.toHaveBeenCalled()
  })

  test('the ways out are uses that the menu offers, and previews', async () => {
    const { judge, press, die, container } = board('busy')
    await die('yellow')
    await press('line-5:red')
    const ways = judge.attempt.mock.calls[0]![3]!
    expect(said(ways)).toEqual(['Take the red die (O₂)'])
    ways[0]!.do()
    await new Promise((done) => requestAnimationFrame(() => done(null)))
    expect(container.querySelector('.btn.primary')!.textContent).toContain('into line 5')
    await die('red')
    await press('line-4:red')
    expect(said(judge.attempt.mock.calls[1]![3])[0]).toBe('Place into line 3')
  })

  test('a sealed choice is told, with the way to change it', async () => {
    const sealed = structuredClone(scenes.busy) as { asks: { ask: object }[] }
    const { judge, press, container } = board('busy', { pending: { n: 'x', ask: sealed.asks[0]!.ask, action: { type: 'place', die: 'red', value: 4, box: 'line-5' }, saved: true } })
    await press('line-1:red')
    const [text, , ways] = judge.tell.mock.calls[0]!
    expect(text).toContain('Your die is placed')
    ways![0]!.do()
    await Promise.resolve()
    expect(container.querySelector('.btn')).not.toBeNull()
  })
})

test('the pictures of refusals come from the judge’s own figures', () => {
  expect(clashOf({ code: 'line_value_frozen', params: { line: 1, colour: 'blue', held: 4, value: 3 } })).toEqual([
    { sign: '', hue: 'blue', value: 4 }, { sign: '≠', hue: 'blue', value: 0 }, { sign: '', hue: 'red', value: 3 },
  ])
  expect(clashOf({ code: 'row_wrong_colour', params: { box: 'water-1', colour: 'red' } })!.map((one) => one.hue)).toEqual(['red', 'blue', 'white'])
  expect(clashOf({ code: 'stock_taken', params: { value: 3 } })).toBeNull()
})

describe('what cannot be answered now is told where it was touched', () => {
  test('another’s turn: every box and die says whose', async () => {
    const { judge, act, press, die } = board('draft-other', { names: ['Mina', 'Noé', 'Mei'] })
    for (const touch of [() => press('line-1:blue'), () => press('stock:3'), () => die('red')]) {
      judge.tell.mockClear()
      await touch()
      expect(judge.tell.mock.calls[0]![0]).toBe('Noé takes a die')
    }
    expect(judge.attempt).not.toHaveBeenCalled()
    expect(act).not.toHaveBeenCalled()
  })

  test('the sheet of somebody else leads back to the own one', async () => {
    const { judge, container, press } = board('draft-other', { names: ['Mina', 'Noé', 'Mei'] })
    await fireEvent.click([...container.querySelectorAll<HTMLElement>('.whose button')][1]!)
    await press('line-1:blue')
    const [text, , ways] = judge.tell.mock.calls[0]!
    expect(text).toBe('Sheet of Noé')
    ways![0]!.do()
    await vi.waitFor(() => expect(container.querySelector('.whose .on')?.textContent).toBe('Mine'))
  })

  test('after the end too', async () => {
    const { judge, press } = board('end')
    await press('water-1')
    expect(judge.tell.mock.calls[0]![0]).toBe('The game is over')
  })

  test('flasks and money are no boxes, and say what fills them', async () => {
    const { judge, container, die } = board('busy')
    await die('blue')
    const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')]
    expect(parts.map((one) => one.dataset.part)).toEqual(['bottle-1', 'bottle-2', 'bottle-3', 'bottle-4', 'bottle-5', 'money'])
    for (const one of parts) await fireEvent.click(one)
    expect(judge.tell.mock.calls.map(([text]) => text)).toEqual([...Array<unknown>(5).fill(expect.stringContaining('acid flows into the flask')), expect.stringContaining('this is your money')])
  })
})
