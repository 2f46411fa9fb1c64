import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chem-and-roll.json'
import { LANGUAGES, texts, type Lang, type Texts } from '../../lib/i18n'
import type { TableStore } from '../index'
import room from './index'

const FILES = import.meta.glob<string>('$locales/*/{engine,chem-and-roll,web-chem-and-roll}.ftl', { import: 'default', eager: true })
const catalogues = (lang: string): string[] => Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text)
const words = (lang: Lang): Texts => texts(lang, catalogues(lang))
const scenes = canned as unknown as Record<string, object>
const table = (name: string, more: object = {}): TableStore =>
  ({ id: 't', v: 1, seats: [], mine: [0], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more }) as unknown as TableStore

function board(name: string, lang: Lang = 'en', more: object = {}) {
  const act = vi.fn()
  const shown = render(room.Board, { table: table(name, more), act, say: words(lang), openRule: vi.fn() })
  return { act, ...shown }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // no motion
})

describe('playing at the board', () => {
  test('a die, then a box: the answer the server expects', async () => {
    const { act } = board('busy')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: red 4' }))
    const box = screen.getByRole('button', { name: 'line 3, red box: place 5, gives SO₃ 6, exchanger +1, sells acid for $6' })
    await fireEvent.focus(box)
    expect(screen.getByRole('button', { name: /Place into line 3/ }).textContent).toContain('+$6')
    await fireEvent.click(box)
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seat: 0 }), { type: 'place', die: 'red', value: 5, box: 'line-3', violet: 6 })
  })

  test('the keyboard alone: 2, arrow, Escape, 3', async () => {
    const { container } = board('busy')
    const root = container.querySelector('.chem')!
    const frame = () => new Promise((done) => requestAnimationFrame(() => done(null)))
    await fireEvent.keyDown(root, { key: '2' })
    await frame()
    expect((document.activeElement as HTMLElement).dataset.slot).toBe('line-3:red')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect((document.activeElement as HTMLElement).dataset.slot).toBe('line-5:red')
    await fireEvent.keyDown(root, { key: 'Escape' })
    expect(container.querySelector('[data-slot]')).toBeNull()
    await fireEvent.keyDown(root, { key: '3' })
    expect(container.querySelector('[data-slot="line-4:white"]')).not.toBeNull()
  })

  test('keys work wherever the focus is, unless somebody writes or reads elsewhere', async () => {
    const { act, container } = board('busy')
    const input = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(input, { key: '2' })
    input.remove()
    expect(container.querySelector('[data-slot]')).toBeNull()
    await fireEvent.keyDown(document.body, { key: '2' })
    await fireEvent.pointerEnter(container.querySelector('[data-slot="line-3:red"]')!, { pointerType: 'mouse' })
    await fireEvent.keyDown(container.querySelector('[data-die=red]')!, { key: 'Enter' })
    expect(act.mock.calls[0]![1]).toMatchObject({ type: 'place', die: 'red', box: 'line-3' })
  })

  test('only one lit box is in the tab order', async () => {
    const { container } = board('busy')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: red 4' }))
    expect([...container.querySelectorAll('[data-slot]')].filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1)
  })

  test('advanced chemistry: what forms, what the exchanger adds and what goes to waste, before it is placed', async () => {
    const scene = structuredClone(scenes.advanced) as unknown as { asks: { menu: { made?: object } }[] }
    scene.asks[0]!.menu.made = { 'line-3:red:2': [4, '2', '0'] } // six SO₂ and two O₂: four SO₃, two left over
    const { container } = board('advanced', 'en', { asks: scene.asks })
    await fireEvent.click(container.querySelector('[data-die=red]')!)
    await fireEvent.click(screen.getByRole('button', { name: /Market: \$2/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'use as 2' }))
    const box = container.querySelector('[data-slot="line-3:red"]')!
    expect(box.getAttribute('aria-label')).toContain('gives SO₃ 5, exchanger +1, lost: SO₂ 2')
    await fireEvent.focus(box)
    expect(container.querySelector('.chain')!.textContent).toMatch(/SO3 4lost: SO2 2.*5exchanger \+1.*H2SO4 \$5/s)
    expect([...container.querySelectorAll('g.ghost .lost')].map((one) => one.textContent)).toContain('−2')
    expect([...container.querySelectorAll('.bubble.on + text')].map((one) => one.textContent)).toEqual(['+1'])
  })

  test('a pinned value is used', async () => {
    const { act, container } = board('busy')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: red 4' }))
    await fireEvent.click(screen.getByRole('button', { name: 'use as 3' }))
    await fireEvent.click(container.querySelector('[data-slot="line-5:red"]')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'place', die: 'red', value: 3, box: 'line-5' })
  })

  test('a value from the market costs', async () => {
    const { act, container } = board('busy')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 3: white 3' }))
    await fireEvent.click(screen.getByRole('button', { name: /Market: \$2/ }))
    await fireEvent.click(container.querySelector('[data-slot="water-sale"]')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'place', die: 'white', value: 6, box: 'water-sale', price: 2 })
  })

  test('an open SO₃ is asked in place', async () => {
    const { act, container } = board('violet')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: red 3' }))
    await fireEvent.click(container.querySelector('[data-slot="line-2:red"]')!)
    expect(act).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Which value')
    await fireEvent.click([...container.querySelectorAll('.ask-here button')].find((chip) => chip.textContent?.trim() === '2')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'place', die: 'red', value: 3, box: 'line-2', violet: 2 })
  })

  test('the SO₃ of an excess zone needs a line', async () => {
    const { act, container } = board('excess')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 1: blue 4' }))
    await fireEvent.click(container.querySelector('[data-slot="excess-1"]')!)
    await fireEvent.click(screen.getByRole('button', { name: 'line 5' }))
    await fireEvent.click(screen.getByRole('button', { name: /Place into line 5/ }))
    expect(act.mock.calls[0]![1]).toMatchObject({ die: 'blue', box: 'excess-1', line: 5 })
  })

  test('a finger sees first and places second', async () => {
    const { act, container } = board('busy')
    await fireEvent.click(screen.getByRole('button', { name: 'Die 2: red 4' }))
    const box = container.querySelector('[data-slot="line-5:red"]')!
    const tap = () => fireEvent(box, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    await tap()
    expect(act).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Place into line 5' })).toBeTruthy()
    await tap()
    expect(act).toHaveBeenCalledOnce()
  })

  test('while others choose, the choice can be changed', async () => {
    const { container } = board('waiting')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('White 3 is placed')
    expect(screen.getByText(/Lou is still choosing/)).toBeTruthy()
    expect(container.querySelector('[data-slot]')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Choose a die')
  })

  test('a drafter who is not asked sees whose turn it is and can do nothing', () => {
    const { container } = board('draft-other')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Yanis takes a die')
    expect([...container.querySelectorAll<HTMLButtonElement>('[data-die]')].every((die) => die.disabled)).toBe(true)
  })

  test('what happened is announced in words', async () => {
    const { container, rerender } = board('busy')
    const events = [{ type: 'acid_sold', seat: 0, line: 3, gain: 6 }]
    await rerender({ table: table('revealed', { v: 2, events }) })
    expect(container.querySelector('[aria-live]')!.textContent).toContain('sold for $6')
  })
})

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(Object.keys(scenes).filter((name) => name !== 'wall'))('%s can be drawn', async (name) => {
    const { container } = board(name, lang)
    // Who watches and sees no sheet is shown the scene of the wall, which is loaded for it.
    const { seat, public: view } = scenes[name] as { seat: number | null; public: { sheets?: unknown } }
    const drawn = seat === null && !view.sheets ? '.nosheet .wall h1' : 'svg.sheet'
    await vi.waitFor(() => expect(container.querySelector(drawn)).not.toBeNull(), 20_000)
  })

  test('end, class screen, note and summary have all their words', async () => {
    const say = words(lang)
    for (const name of ['end', 'solo-end']) {
      const shown = table(name)
      render(room.End!, { table: shown, outcome: shown.outcome!, say, openRule: vi.fn(), actions: (() => {}) as never })
    }
    render((await room.wall!()).Scene, { table: table('wall'), say })
    render((await room.wall!()).Scene, { table: table('draft'), say })
    render(room.Note!, { table: table('busy'), say, openRule: vi.fn() })
    expect(room.summary(table('busy'), say).progress).toEqual({ done: 16, of: 20 })
    expect(room.gain!({ type: 'row_complete', seat: 0, box: 'water-2', bonus: 2 }, say)).toBe('±2')
  })
})

test('both languages have the same keys', () => {
  const keys = (lang: string): string[] => [...catalogues(lang).join('\n').matchAll(/^(?:(web-cr-[\w-]+) =| {4}(\.[\w-]+) =)/gm)].map((found) => found[1] ?? found[2]!)
  expect(keys('en').length).toBeGreaterThan(100)
  expect(keys('fr')).toEqual(keys('en'))
})
