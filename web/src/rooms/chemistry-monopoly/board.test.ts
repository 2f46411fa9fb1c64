import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chemistry-monopoly.json'
import { LANGUAGES, texts, type Lang, type Texts } from '../../lib/i18n'
import type { Judge, TableStore } from '../index'
import room from './index'
import { HEIGHT, lines, ring, ringHeight, sides, stand, way, WIDTH } from './layout'
import { boardOf, ownNames, PRINTED } from './pack'
import { stepsOf } from './steps'

const FILES = import.meta.glob<string>('$locales/*/{engine,web,chemistry-monopoly,web-chemistry-monopoly}.ftl', { import: 'default', eager: true })
const words = (lang: Lang): Texts => texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const scenes = canned as unknown as Record<string, Record<string, unknown>>
const table = (name: string, more: object = {}): TableStore =>
  ({ id: 't', v: 1, seats: [], mine: [Number(scenes[name]!.seat ?? 0)], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more }) as unknown as TableStore

function board(name: string, lang: Lang = 'en', more: object = {}) {
  const act = vi.fn()
  const judge = { attempt: vi.fn<Judge['attempt']>(), tell: vi.fn<Judge['tell']>() }
  const shown = render(room.Board, { table: table(name, more), act, judge, say: words(lang), openRule: vi.fn() })
  return { act, judge, ...shown }
}
/** Buttons by their label or text; queries by role are too slow on a board of forty spaces. */
function buttons(name: string | RegExp, inside: ParentNode = document): HTMLButtonElement[] {
  return [...inside.querySelectorAll('button')].filter((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    return typeof name === 'string' ? label === name : name.test(label)
  })
}
function button(name: string | RegExp, inside?: ParentNode): HTMLButtonElement {
  const [found] = buttons(name, inside)
  if (!found) throw new Error(`no button ${String(name)}`)
  return found
}
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name))
const dialog = (name: string): HTMLElement | null => document.querySelector(`[role=dialog][aria-label="${name}"]`)
const question = (): string => document.querySelector('[data-question]')?.textContent ?? ''

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // no motion
})

describe('what cannot be done', () => {
  test('an own card has all its actions: those the menu does not offer are judged', async () => {
    const { act, judge, container } = board('own')
    let tried = 0
    for (const hold of [...container.querySelectorAll<HTMLElement>('.hold[data-card]')]) {
      await fireEvent.click(hold)
      for (const one of [...container.querySelectorAll<HTMLElement>('[data-try]')]) {
        expect(one.getAttribute('aria-disabled')).toBe('true')
        await fireEvent.click(one)
        tried += 1
        const [type, space] = one.dataset.try!.split(' ')
        expect(judge.attempt.mock.lastCall!.slice(1, 3)).toEqual([{ type, space }, one])
      }
      const offered = [...container.querySelectorAll<HTMLElement>('.space-sheet [data-deed]')].map((one) => one.dataset.deed)
      expect(offered.some((deed) => container.querySelector(`[data-try="${deed}"]`))).toBe(false)
      await fireEvent.keyDown(container.querySelector('.space-sheet')!, { key: 'Escape' })
    }
    expect(tried).toBeGreaterThan(0)
    expect(act).not.toHaveBeenCalled()
  })

  test('a free card far away says when it can be bought', async () => {
    const { judge, container } = board('turn')
    const free = [...container.querySelectorAll<HTMLElement>('[data-space]')].find((one) => /for sale/.test(one.getAttribute('aria-label') ?? ''))!
    await fireEvent.click(free)
    await fireEvent.click(container.querySelector('[data-try^="buy "]')!)
    expect(judge.tell.mock.calls[0]![0]).toContain('when your piece stops')
  })

  test('the dice roll where the question allows it, and else say what is asked; the piles say when one draws', async () => {
    const turn = board('turn')
    await fireEvent.click(turn.container.querySelector('[data-touch="dice"]')!)
    expect(turn.act).toHaveBeenCalledExactlyOnceWith(expect.anything(), { type: 'throw' })
    cleanup()
    const { act, judge, container } = board('buy')
    await fireEvent.click(container.querySelector('[data-touch="dice"]')!)
    expect(judge.tell.mock.calls[0]![0]).toBe(question())
    for (const deck of ['lab-day', 'test-day']) await fireEvent.click(container.querySelector(`[data-touch="${deck}"]`)!)
    expect(judge.tell.mock.calls.slice(1).map(([text]) => text)).toEqual([expect.stringMatching(/^Lab Day: /), expect.stringMatching(/^Test Day: /)])
    expect(act).not.toHaveBeenCalled()
  })

  test('what an answer is about is marked too', () => {
    expect(room.about!({ type: 'condense', space: 'helium' }, {} as TableStore)).toEqual(['[data-place="helium"]'])
    const { container } = board('buy')
    const [here] = room.about!({ type: 'buy' }, {} as TableStore)
    expect(container.querySelectorAll(here!)).toHaveLength(1)
  })

  test('what a lesson names', () => {
    expect(room.touches!({ type: 'throw' }, {} as TableStore)).toEqual(['[data-do="throw"]'])
    expect(room.touches!({ type: 'offer', to: 1, want: ['hydrogen'], pay: 120 }, {} as TableStore)).toEqual(['[data-do="trade"]', '[data-good="hydrogen"]', '[data-pan="pay"]', '[data-do="offer"]:not([aria-disabled])'])
  })
})

describe('playing at the board', () => {
  test('the plain answers are sent as the menu has them', async () => {
    const { act } = board('turn')
    expect(question()).toBe('Your turn: roll the dice')
    await press('Roll the dice')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'turn', seat: 0 }), { type: 'throw' })
  })

  test('buying: the card, its price, its fun fact', async () => {
    const { act, container } = board('buy')
    expect(question()).toBe('Buy Magnesium?')
    expect(container.textContent).toContain('sits at the centre of chlorophyll')
    await press('Buy for @140')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'buy' })
  })

  test('tax is chosen before anything is added up', async () => {
    const { act, container } = board('tax')
    expect(container.querySelector('.ask .primary')).toBeNull()
    await press('Pay 10 %')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'paytax', way: 'percent' })
  })

  test('condensing by the pill under a card, other deeds on its sheet', async () => {
    const { act } = board('turn')
    await press('Condense Lithium for @50')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'condense', space: 'lithium' })
    await press(/^Copper, transition metals, gas, rent @20$/)
    await fireEvent.click(button(/^Transfer/, dialog('Copper')!))
    expect(act.mock.calls[1]![1]).toEqual({ type: 'transfer', space: 'copper' })
  })

  test('an auction: step, quick bid, leave', async () => {
    const { act } = board('auction')
    expect(screen.getByText('Mei leads')).toBeTruthy()
    await press('Bid more')
    await press('Bid @100')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'bid', amount: 100 })
    await press('@150')
    await press('Bid @150')
    expect(act.mock.calls[1]![1]).toEqual({ type: 'bid', amount: 150 })
    await press('Leave the auction')
    expect(act.mock.calls[2]![1]).toEqual({ type: 'drop' })
  })

  test('an auction that is not mine to speak in has no bid', () => {
    board('auction-other')
    expect(buttons(/^Bid/)).toEqual([])
  })

  test('an offer that lacks a side can be pressed: it is judged, not made', async () => {
    const { act, judge, container } = board('own')
    await press('Trade')
    await press('Offer it to Noé')
    expect(judge.attempt.mock.lastCall!.slice(1, 3)).toEqual([{ type: 'offer', to: 1 }, button('Offer it to Noé')])
    await fireEvent.click(container.querySelector('[data-good=copper]')!)
    await press('Offer it to Noé')
    expect(judge.attempt.mock.lastCall![1]).toEqual({ type: 'offer', to: 1, give: ['copper'] })
    await press('@50 more')
    expect(button('Offer it to Noé').getAttribute('aria-disabled'), 'money of one\u2019s own is no answer to a card of one\u2019s own').toBe('true')
    expect(act).not.toHaveBeenCalled()
  })

  test('an offer is built from both hands and sent', async () => {
    const { act, container } = board('own')
    await press('Trade')
    expect(button('Offer it to Noé').getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(container.querySelector('[data-good=copper]')!)
    await fireEvent.click(container.querySelector('[data-good=chlorine]')!)
    await press('@50 more')
    expect(container.querySelector('.sides')!.textContent).toContain('would hold all 3 halogens')
    await press('Offer it to Noé')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'offer', to: 1, give: ['copper'], want: ['chlorine'], pay: 50 })
  })

  test('an offer is accepted, refused, or answered by another', async () => {
    const { act, container } = board('offer')
    expect(question()).toBe('Mina offers you a trade')
    expect(container.querySelector('.balance')!.getAttribute('aria-label')).toBe('On the left pan: Chlorine. On the right pan: Copper, @80.')
    await press('Decline')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'refuse' })
    await press('Change the offer')
    await fireEvent.click(container.querySelector('[data-good=test-tube-rack]')!)
    await press('Send this offer instead')
    expect(act.mock.calls[1]![1]).toEqual({ type: 'counter', give: ['chlorine'], want: ['copper', 'test-tube-rack'], ask: 80 })
  })

  test('a debt says what is missing and what each way yields', async () => {
    const { act, container } = board('debt')
    expect(question()).toBe('You owe Mei @1,000')
    expect(container.textContent).toContain('still missing: @308')
    expect(buttons('Give up')).toEqual([])
    await fireEvent.click(container.querySelector('[data-deed="transfer iodine"]')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'transfer', space: 'iodine' })
  })

  test('who cannot pay may give up', async () => {
    const { act } = board('debt-lost')
    await press('Give up')
    expect(act, 'one press is not enough').not.toHaveBeenCalled()
    await press('Not yet')
    expect(buttons('Leave the game')).toEqual([])
    await press('Give up')
    await press('Leave the game')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'giveup' })
  })

  test('count it yourself: the amount is typed, and stands nowhere', async () => {
    const { act, container } = board('count')
    expect(container.textContent).not.toContain('@750')
    await fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '750' } })
    await press('Pay this')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'count', amount: 750 })
  })

  test('Biology Class: roll, pay or use the card', async () => {
    const { act } = board('class')
    expect(question()).toBe('You are in Biology Class, turn 2 of 3')
    await press('Use a free card')
    expect(act.mock.calls[0]![1]).toEqual({ type: 'usefree', card: 'free-lab' })
  })

  test('a transferred card that comes in', async () => {
    const { act } = board('receipt')
    await press(/Pay the interest.*13/)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'payinterest' })
  })

  test('keys answer, but not while somebody writes', async () => {
    const { act } = board('count')
    await fireEvent.keyDown(screen.getByLabelText('Amount'), { key: 'r' })
    expect(act).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    const again = board('turn')
    await fireEvent.keyDown(document.body, { key: 'r' })
    expect(again.act.mock.calls[0]![1]).toEqual({ type: 'throw' })
  })

  test('arrow keys walk along the board, and Escape puts a card away', async () => {
    const { container } = board('turn')
    const spots = [...container.querySelectorAll<HTMLElement>('[data-space]')]
    expect(spots).toHaveLength(40)
    expect(spots.filter((one) => one.tabIndex === 0)).toHaveLength(1)
    spots[0]!.focus()
    await fireEvent.keyDown(spots[0]!, { key: 'ArrowLeft' })
    expect((document.activeElement as HTMLElement).getAttribute('aria-label')).toBe('Hydrogen, lightest gases, owned by Curie, gas, rent @4')
    await fireEvent.click(document.activeElement!)
    await fireEvent.keyDown(dialog('Hydrogen')!, { key: 'Escape' })
    expect(dialog('Hydrogen')).toBeNull()
  })

  test('nothing can be pressed twice while an answer is on its way', () => {
    const open = (scenes.turn!.asks as { ask: object }[])[0]!
    const { container } = board('turn', 'en', { pending: { n: '1', ask: open.ask, action: { type: 'throw' }, saved: false } })
    expect(container.querySelector('[data-do]')).toBeNull()
  })

  test('what happened is announced in words, own cards by their names', async () => {
    const { container, rerender } = board('turn')
    await rerender({ table: table('own', { v: 2, events: scenes.own!.events }) })
    expect(container.querySelector('[aria-live]')!.textContent).toContain('You come to Copper.')
  })

  test('a spectator sees the table and can do nothing', () => {
    const { container } = board('wall')
    expect(container.querySelector('[data-do]')).toBeNull()
    expect(question()).toBe('Mina is playing')
  })
})

describe.each(LANGUAGES)('in %s', (lang) => {
  // Drawing forty tiles takes a second here, so only scenes that the tests above have not drawn.
  test.each(lang === 'en' ? ['first', 'card', 'my-offer', 'debt-other', 'short', 'end'] : ['buy', 'offer', 'auction', 'pot'])('%s can be drawn', (name) => {
    const { container } = board(name, lang)
    expect(container.querySelectorAll('.tile')).toHaveLength(40)
  })

  test('end, class screen, note and summary have all their words', async () => {
    const say = words(lang)
    const one = table('end')
    const actions = (() => undefined) as never
    render(room.End!, { table: one, outcome: one.outcome!, say, openRule: vi.fn(), actions })
    render((await room.wall!()).Scene, { table: table('wall'), say })
    render(room.Note!, { table: table('turn'), say, openRule: vi.fn() })
    expect(room.summary(table('turn'), say).seats.map((seat) => seat.turn)).toEqual([true, false, false, false])
    for (const key of room.keys!) expect(say.has(key.text), key.text).toBe(true)
  })

  test.each(['thrown', 'lab_day', 'test_day', 'deal'])('real dice and cards are typed in: %s', async (kind) => {
    const send = vi.fn()
    const { container } = render(room.Chance!, { ask: { prompt: 1, seat: -1, kind, must: true, nth: 1 }, names: [], say: words(lang), busy: false, send })
    if (kind === 'thrown') {
      await fireEvent.keyDown(document.body, { key: '4' })
      await fireEvent.keyDown(document.body, { key: '3' })
      await fireEvent.keyDown(document.body, { key: 'Enter' })
      expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'thrown', dice: [4, 3] })
    } else {
      const select = container.querySelector('select')!
      expect(select.options.length - 1).toBe(kind === 'deal' ? 28 : 16)
      await fireEvent.change(select, { target: { value: select.options[1]!.value } })
      await fireEvent.submit(container.querySelector('form')!)
      expect(send.mock.calls[0]![0]).toEqual(kind === 'deal' ? { type: 'dealt', space: 'hydrogen' } : { type: 'drawn', card: select.options[1]!.value })
    }
  })
})

describe('the ring', () => {
  test('spaces lie side by side, inside, corners at the corners', () => {
    for (const spaces of [16, 17, 22, 39, 40, 80]) {
      const layout = ring(spaces)
      expect(layout.places).toHaveLength(spaces)
      expect(sides(spaces).reduce((sum, side) => sum + side, 4)).toBe(spaces)
      expect(layout.places.filter((place) => place.side === 'corner')).toHaveLength(4)
      const area = layout.places.reduce((sum, place) => sum + place.w * place.h, 0)
      expect(area).toBeCloseTo(layout.width * layout.height - layout.middle.w * layout.middle.h, 3)
    }
  })

  test('where there is height to spare the ring takes it for its middle', () => {
    expect(ringHeight(0, 0)).toBe(HEIGHT)
    expect(ringHeight(1096, 824)).toBe(HEIGHT) // a desktop
    const [flat, upright] = [ringHeight(836, 744), ringHeight(736, 948)] // tablets
    expect(flat).toBeGreaterThan(HEIGHT + 80)
    expect(upright).toBeGreaterThanOrEqual(flat)
    expect(ring(40, WIDTH, upright).middle.h).toBe(upright - (HEIGHT - ring(40).middle.h))
  })

  test('pieces on one space stand apart', () => {
    const layout = ring(40)
    for (const space of [0, 5, 10, 15, 20, 25, 30, 35]) {
      const points = [0, 1, 2, 3, 4, 5].map((nth) => stand(layout, space, nth, 6))
      for (let i = 1; i < 6; i += 1) expect(Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y)).toBeGreaterThan(8)
    }
  })

  test('names break where a word ends', () => {
    expect(lines('Test Tube Rack', 12)).toEqual(['Test Tube', 'Rack'])
    expect(lines('Gold', 12)).toEqual(['Gold'])
  })
})

describe('what moves', () => {
  const printed = boardOf(null)
  test('forward past Go, back, and straight to class', () => {
    expect(way(38, 1, 40)).toEqual([38, 39, 0, 1])
    expect(way(1, 38, 40, true)).toEqual([1, 0, 39, 38])
    const steps = stepsOf(
      [
        { type: 'threw', seat: 1, dice: [3, 4] }, { type: 'landed', seat: 1, space: 'lab-day-1' },
        { type: 'drew', seat: 1, deck: 'lab-day', card: 'spilled-solution' }, { type: 'landed', seat: 1, space: 'avogadros-tax' },
        { type: 'to_class', seat: 0 },
      ],
      [20, 0],
      printed,
    )
    expect(steps).toEqual([
      { kind: 'dice', faces: [3, 4] },
      { kind: 'walk', seat: 1, along: [0, 1, 2, 3, 4, 5, 6, 7] },
      { kind: 'card', card: 'spilled-solution' },
      { kind: 'walk', seat: 1, along: [7, 6, 5, 4] },
      { kind: 'jump', seat: 0, to: 10 },
    ])
  })
})

describe('a board of one’s own', () => {
  const space = { ...PRINTED.space[1]!, id: 'neodymium', symbol: 'Nd', number: 60, names: { en: 'Neodymium', fr: 'Néodyme' }, facts: { en: 'Its magnets are strong.' } }
  const pack = { ...PRINTED, space: [PRINTED.space[0]!, space, ...PRINTED.space.slice(2)], money: { go: 300 } }

  test('is drawn from the options, and what it leaves out is as printed', () => {
    const own = boardOf({ pack, short_game: true })
    expect(own.money).toMatchObject({ go: 300, fine: PRINTED.money.fine })
    expect(own.top).toBe(4)
    expect(own.at('neodymium')).toBe(1)
    expect(boardOf({ pack, short_game: true })).toBe(own)
    const { container } = board('first', 'fr', { options: { ...(scenes.first!.options as object), pack } })
    expect(container.textContent).toContain('Nd')
    expect(container.querySelector('[data-space="1"]')!.getAttribute('aria-label')).toContain('Néodyme')
  })

  test('names its spaces in the log too', () => {
    const say = words('fr').naming(ownNames({ pack }, 'fr'))
    expect(say.event({ type: 'bought', seat: 0, space: 'neodymium', amount: 60 }, ['Mina'])).toContain('Néodyme')
    expect(say.event({ type: 'offered', seat: 0, to: 1, give: ['neodymium', 'gold'], pay: 10 }, ['Mina', 'Noé'])).toMatch(/Mina.*Noé.*Néodyme, Or/)
  })
})
