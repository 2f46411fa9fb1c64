import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chain-growth.json'
import { LANGUAGES, texts, type Lang, type Texts } from '../../lib/i18n'
import type { TableStore } from '../index'
import room from './index'
import { news } from './news.svelte'

const FILES = import.meta.glob<string>('$locales/*/{engine,chain-growth,web-chain-growth}.ftl', { import: 'default', eager: true })
const words = (lang: Lang): Texts => texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const scenes = canned as unknown as Record<string, object>
const table = (name: string, more: object = {}): TableStore =>
  ({ id: 't', v: 1, seats: [], mine: [0], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more }) as unknown as TableStore

function board(name: string, lang: Lang = 'en', more: object = {}) {
  const act = vi.fn()
  const shown = render(room.Board, { table: table(name, more), act, say: words(lang), openRule: vi.fn() })
  const card = (id: string): HTMLElement => shown.container.querySelector<HTMLElement>(`[data-card="${id}"]:not([aria-pressed=true])`)!
  const take = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await fireEvent.click(card(id))
  }
  const lit = (): number[] => [...shown.container.querySelectorAll<HTMLElement>('.row.lit')].map((row) => Number(row.dataset.chain)).sort((a, b) => a - b)
  const plays = (): string[] => [...shown.container.querySelectorAll('.play b')].map((one) => one.textContent!)
  return { act, card, take, lit, plays, ...shown }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // no motion
  news.forget()
})

describe('playing at the table', () => {
  test('cards light the chains they fit; the play in words is the answer the server expects', async () => {
    const { act, container, take, lit, plays } = board('busy')
    await take('CO', 'VAc2')
    expect(lit()).toEqual([5, 7, 8, 11])
    expect(plays()).toEqual(['Take Noé’s BA chain', 'Take Mei’s S chain', 'Switch your S chain to VAc', 'Switch your MMA chain to VAc'])
    await fireEvent.click(container.querySelector('[data-offer="copolymerise CO VAc2 7 "]')!)
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seat: 0 }), { type: 'copolymerise', chain: 7, cards: ['VAc2'] })
  })

  test('what may join has a dashed line; another card begins anew', async () => {
    const { container, take, card } = board('busy')
    await take('S2')
    const joins = (): string[] => [...container.querySelectorAll<HTMLElement>('.card.joins')].map((one) => one.dataset.card!)
    expect(joins()).toEqual(['S2', 'CO', 'CO'])
    await take('S2')
    expect([...container.querySelectorAll<HTMLElement>('[aria-pressed=true][data-card]')]).toHaveLength(2)
    await fireEvent.click(card('T'))
    expect([...container.querySelectorAll<HTMLElement>('[aria-pressed=true][data-card]')].map((one) => one.dataset.card)).toEqual(['T'])
  })

  test('one chain or two: both meanings are offered in words', async () => {
    const { act, take, plays } = board('two-ways')
    await take('AIBN', 'S1', 'S1')
    expect(plays()).toEqual(['Start one S chain', 'Start two chains'])
    await fireEvent.keyDown(document.body, { key: '2' })
    expect(act.mock.calls[0]![1]).toEqual({ type: 'initiate', starter: 'AIBN', monomers: ['S1', 'S1'], two: true })
  })

  test('a termination with many pairs asks for the first chain, then for the second and the way', async () => {
    const { act, container, take, lit, plays } = board('busy')
    await take('T')
    expect(lit()).toEqual([4, 5, 7, 8, 9, 10, 11])
    expect(plays()).toEqual(['Discard Termination'])
    const chain = (number: number): HTMLElement => container.querySelector<HTMLElement>(`[data-chain="${number}"] button`)!
    await fireEvent.click(chain(7))
    expect(lit()).toEqual([5, 7, 8, 10])
    await fireEvent.click(chain(10))
    expect(plays().slice(0, 2)).toEqual(['Combine 1 + 1, partly Mei’s', 'Disproportionate 1 and 1, partly Mei’s'])
    await fireEvent.keyDown(document.body, { key: '1' })
    expect(act.mock.calls[0]![1]).toEqual({ type: 'terminate', chains: [7, 10], mode: 'combination' })
  })

  test('a capped chain is woken by a play that uses it, and the words say so', async () => {
    const { act, take, plays } = board('waking')
    await take('BA2', 'BA2')
    expect(plays()).toEqual(['Wake your BA chain, then grow it'])
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(act.mock.calls[0]![1]).toEqual({ type: 'propagate', chain: 6, cards: ['BA2', 'BA2'] })
  })

  test('a chain that does not fit: the server is asked, and its refusal explains', async () => {
    const { act, container, take } = board('busy')
    await take('S2', 'S2')
    await fireEvent.click(container.querySelector('[data-chain="8"] button')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'propagate', chain: 8, cards: ['S2', 'S2'] })
  })

  test('from the chain to the cards: those that go onto it are marked', async () => {
    const { container } = board('busy')
    await fireEvent.click(container.querySelector('[data-chain="5"] button')!)
    expect([...container.querySelectorAll<HTMLElement>('.card.joins')].map((one) => one.dataset.card)).toEqual(['S2', 'S2', 'VAc2', 'BA3', 'BA3', 'T', 'CO', 'CO'])
    await fireEvent.click(container.querySelector('[data-chain="6"] button')!)
    expect(container.querySelectorAll('.card.joins')).toHaveLength(0)
  })

  test('discarding is a button of its own, and D', async () => {
    const { act, take } = board('busy')
    await take('VAc2')
    await fireEvent.keyDown(document.body, { key: 'd' })
    expect(act.mock.calls[0]![1]).toEqual({ type: 'discard', card: 'VAc2' })
  })

  test('where to draw from', async () => {
    const { act, plays, container } = board('source')
    expect(plays()).toHaveLength(2)
    await fireEvent.click(container.querySelector('[data-offer="take"]')!)
    expect(act.mock.calls[0]![1]).toEqual({ type: 'take' })
  })

  test('the keyboard alone: arrows walk, Enter takes up, a number plays, Escape puts back', async () => {
    const { act, container } = board('busy')
    const hand = container.querySelector('.hand')!
    const first = within(hand as HTMLElement).getAllByRole('button')[0]!
    first.focus()
    await fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect((document.activeElement as HTMLElement).dataset.card).toBe('S2')
    await fireEvent.keyDown(document.activeElement!, { key: 'End' })
    expect((document.activeElement as HTMLElement).dataset.card).toBe('CO')
    expect(container.querySelectorAll('.hand [tabindex="0"]')).toHaveLength(1)
    await fireEvent.click(document.activeElement!) // Enter on a button is a click
    await fireEvent.keyDown(document.activeElement!, { key: 'Home' })
    await fireEvent.click(document.activeElement!)
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(container.querySelectorAll('.card.chosen')).toHaveLength(1)
    await fireEvent.click(document.activeElement!)
    await fireEvent.keyDown(document.activeElement!, { key: '1' })
    expect(act.mock.calls[0]![1]).toMatchObject({ type: 'copolymerise', cards: ['S2'] })
  })

  test('nothing can be chosen while the answer is on its way', async () => {
    const { container, take } = board('busy', 'en', { pending: { n: 'a', ask: {}, action: {}, saved: false } })
    await take('S2')
    expect(container.querySelectorAll('.card.chosen')).toHaveLength(0)
    expect(screen.getByRole('heading', { name: 'Your play is on its way' })).toBeTruthy()
  })
})

describe('what is seen', () => {
  test.each(LANGUAGES.flatMap((lang) => Object.keys(scenes).map((name) => [name, lang] as const)))('%s can be drawn and read out, %s', (name, lang) => {
    const shown = board(name, lang)
    for (const button of shown.container.querySelectorAll('button')) {
      expect(button.textContent || button.getAttribute('aria-label'), button.outerHTML.slice(0, 90)).toBeTruthy()
    }
  })

  test.each([['end', 'en'], ['end-chemist', 'fr']] as const)('%s adds up, %s', (name, lang) => {
    const outcome = (scenes[name] as { outcome: never }).outcome
    const { container } = render(room.End!, { table: table(name), outcome, say: words(lang), openRule: vi.fn(), actions: (() => undefined) as never })
    expect(container.querySelectorAll('.trace').length).toBeGreaterThan(1)
    const lines = [...container.querySelectorAll('.adds tr:not(.total) .num')].map((one) => Number(one.textContent))
    expect(lines.length).toBeGreaterThan(0)
    expect(Number(container.querySelector('.total .num')!.textContent)).toBe(lines.reduce((sum, one) => sum + one, 0))
  })

  test('a theft is told to both sides, with who lost what', async () => {
    for (const [name, told] of [['robbed', 'Noé ended your chain of 6 by termination'], ['robber', 'You ended a chain of 6 of Mina by termination']] as const) {
      news.forget()
      const shown = board(`${name}-before`)
      await shown.rerender({ table: table(name, { v: 2, events: (scenes[name] as { events: unknown[] }).events }) })
      expect(shown.container.querySelector('.theft')!.textContent).toContain(told)
      expect(shown.container.querySelector('.theft.lost') !== null).toBe(name === 'robbed')
      shown.unmount()
    }
  })

  test('why the average rose when two chains combined', async () => {
    const shown = board('combined-before')
    await shown.rerender({ table: table('combined', { v: 2, events: (scenes.combined as { events: unknown[] }).events }) })
    const reason = shown.container.querySelector('.reason')!
    expect(reason.textContent).toMatch(/Chains of [\d.,]+ g\/mol and [\d.,]+ g\/mol became one/)
    expect(reason.textContent).toContain('Had they disproportionated')
  })

  test('a spectator sees no hand', () => {
    const { container } = board('busy-watch')
    expect(container.querySelector('.hand')).toBeNull()
    expect(container.querySelectorAll('.party')).toHaveLength(3)
  })

  test('an own deck shows formulas where there is no drawing', () => {
    const { container } = board('own-deck')
    expect(container.querySelector('[data-card="AN1"] .formula')!.textContent).toBe('C3H3N')
    expect(container.querySelector('[data-card="S3"] .skeleton')).not.toBeNull()
  })

  test('the bar and the log', () => {
    const summary = room.summary(table('busy'), words('en'))
    expect(summary.seats).toHaveLength(3)
    expect(summary.seats[0]!.turn).toBe(true)
    expect(room.told!({ type: 'drew', seat: 1 })).toBe(false)
    expect(room.told!({ type: 'drew', seat: 0, card: 'S1' })).toBe(true)
    expect(room.gain!({ type: 'disproportionated', before: 5, other_before: 6 }, words('en'))).toBe('+11')
    expect(room.gain!({ type: 'propagated', before: 5, units: 8 }, words('en'))).toBe('')
  })

  test('the wall shows everybody’s chains and nothing private', () => {
    const { container } = render(room.WallScene!, { table: table('wall'), say: words('en') })
    expect(container.querySelectorAll('section')).toHaveLength(4)
    expect(container.querySelector('[data-card]')).toBeNull()
  })
})
