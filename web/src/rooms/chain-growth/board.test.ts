import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chain-growth.json'
import { LANGUAGES, texts, type Lang, type Texts } from '../../lib/i18n'
import type { Judge, TableStore } from '../index'
import { clashOf } from './clashes'
import room from './index'
import { news } from './news.svelte'
import type { Ending, PublicView } from './types'

const FILES = import.meta.glob<string>('$locales/*/{engine,chain-growth,web-chain-growth}.ftl', { import: 'default', eager: true })
const words = (lang: Lang): Texts => texts(lang, Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const scenes = canned as unknown as Record<string, object>
const table = (name: string, more: object = {}): TableStore =>
  ({ id: 't', v: 1, seats: [], mine: [0], pending: null, paused: false, online: true, ...scenes[name], events: [], ...more }) as unknown as TableStore

function board(name: string, lang: Lang = 'en', more: object = {}) {
  const act = vi.fn()
  const judge = { attempt: vi.fn<Judge['attempt']>(), tell: vi.fn<Judge['tell']>() }
  const shown = render(room.Board, { table: table(name, more), act, judge, say: words(lang), openRule: vi.fn() })
  const card = (id: string): HTMLElement => shown.container.querySelector<HTMLElement>(`[data-card="${id}"]:not([aria-pressed=true])`)!
  const take = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await fireEvent.click(card(id))
  }
  const lit = (): number[] => [...shown.container.querySelectorAll<HTMLElement>('.row.lit')].map((row) => Number(row.dataset.chain)).sort((a, b) => a - b)
  const plays = (): string[] => [...shown.container.querySelectorAll('.play b')].map((one) => one.textContent!)
  return { act, judge, card, take, lit, plays, ...shown }
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

  test('a new chain lies dashed on one’s own bench before it is begun, or two of them', async () => {
    const { container, take } = board('two-ways')
    expect(container.querySelectorAll('.newborn')).toHaveLength(0)
    await take('AIBN', 'S1', 'S1')
    const ghosts = (): string[] => [...container.querySelectorAll('.mine .newborn')].map((one) => one.querySelectorAll('.bead.ghost').length + ' ' + one.querySelector('b')!.textContent)
    expect(ghosts()).toEqual(['2 2'])
    await fireEvent.focus(container.querySelector('[data-offer$="two"]')!)
    expect(ghosts()).toEqual(['1 1', '1 1'])
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

  test('a chain that does not fit: the judge is asked, other plays are offered, and nothing is played', async () => {
    const { act, judge, container, take } = board('busy')
    const row = (chain: number): Element => container.querySelector(`[data-chain="${chain}"] button`)!
    await take('S2', 'S2')
    await fireEvent.click(row(8))
    const [ask, action, at, ways] = judge.attempt.mock.calls[0]!
    expect(ask).toMatchObject({ seat: 0, kind: 'play' })
    expect(action).toEqual({ type: 'propagate', chain: 8, cards: ['S2', 'S2'] })
    expect(at).toBe(row(8))
    expect(ways!.map((way) => way.text)).toEqual(['Grow your S chain', 'Add Copolymer'])
    ways![1]!.do()
    await Promise.resolve()
    expect(container.querySelectorAll('.card.chosen')).toHaveLength(3)
    expect(act).not.toHaveBeenCalled()
  })

  test('each kind of card on a chain that it does not fit is judged as what it would do', async () => {
    const { judge, container, take } = board('busy')
    const on = async (chain: number, ...cards: string[]): Promise<unknown> => {
      await fireEvent.keyDown(document.body, { key: 'Escape' })
      for (let i = 0; i < 3; i += 1) await fireEvent.keyDown(document.body, { key: 'Escape' })
      await take(...cards)
      judge.attempt.mockClear()
      await fireEvent.click(container.querySelector(`[data-chain="${chain}"] button`)!)
      return judge.attempt.mock.calls[0]?.[1]
    }
    expect(await on(8, 'S2')).toEqual({ type: 'propagate', chain: 8, cards: ['S2'] })
    expect(await on(1, 'CO', 'S2')).toEqual({ type: 'copolymerise', chain: 1, cards: ['S2'] }) // another player's, capped
    expect(await on(1, 'CO')).toEqual({ type: 'copolymerise', chain: 1, cards: ['S2'] })
    expect(await on(1, 'T')).toEqual({ type: 'terminate', chains: [1, 5], mode: 'combination' })
  })

  test('a card that does not go with the chosen ones begins a new choice, and the judge says why', async () => {
    const { judge, container, take } = board('busy')
    await take('S2', 'BA3')
    expect([...container.querySelectorAll<HTMLElement>('.card.chosen')].map((one) => one.dataset.card)).toEqual(['BA3'])
    expect(judge.attempt.mock.calls[0]![1]).toEqual({ type: 'propagate', chain: 5, cards: ['S2', 'BA3'] })
  })

  test('the stack draws where that is the question, and else says when one draws; an empty pile of discards answers too', async () => {
    const busy = board('busy')
    await fireEvent.click(busy.container.querySelector('[data-pile="stack"]')!)
    expect(busy.judge.tell.mock.calls[0]![0]).toContain('Every turn begins with a card from the stack')
    expect(busy.act).not.toHaveBeenCalled()
    cleanup()
    const asked = board('source')
    await fireEvent.click(asked.container.querySelector('[data-pile="stack"]')!)
    expect(asked.act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'source' }), { type: 'draw' })
    cleanup()
    const view = (scenes.busy as { public: object }).public
    const first = board('busy', 'en', { public: { ...view, discards: {}, discard: null } })
    await fireEvent.click(first.container.querySelector('[data-pile="discards"]')!)
    expect(first.judge.tell.mock.calls[0]![0]).toContain('Nothing has been discarded yet')
  })

  test('when it is not the own turn, chains and cards say whose it is', async () => {
    const { judge, container, card } = board('busy', 'en', { asks: [] })
    await fireEvent.click(container.querySelector('[data-chain="5"] button')!)
    await fireEvent.click(card('S2'))
    expect(judge.tell).toHaveBeenCalledTimes(2)
    expect(judge.tell.mock.calls[0]![0]).toBeTruthy()
    expect(judge.attempt).not.toHaveBeenCalled()
  })

  test('the picture of a refusal: the two monomers, or the values', () => {
    expect(clashOf({ code: 'wrong_monomer', params: { card: 'S2', monomer: 'BA' } })).toEqual({ cards: ['S2', 'BA'], sign: '≠', values: '' })
    expect(clashOf({ code: 'no_form', params: { values: '1, 3' } })?.values).toBe('1 + 3')
    expect(clashOf({ code: 'chain_dead', params: { chain: 2 } })).toBeNull()
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
    const { players } = (scenes[name] as { public: { players: { shelf?: unknown[]; capped?: number }[] } }).public
    expect(container.querySelectorAll('.polymer .share')).toHaveLength(players.filter((player) => (player.shelf?.length ?? 0) > 0 || (player.capped ?? 0) > 0).length)
    const lines = [...container.querySelectorAll('.adds tr:not(.total) .num')].map((one) => Number(one.textContent))
    expect(lines.length).toBeGreaterThan(0)
    expect(Number(container.querySelector('.total .num')!.textContent)).toBe(lines.reduce((sum, one) => sum + one, 0))
  })

  test.each(LANGUAGES)('the end tells what the server read from the game (%s)', async (lang) => {
    const { outcome, ending, public: view } = scenes['end-if'] as { outcome: never; ending: Ending[]; public: PublicView }
    const asked = vi.fn((seat: number) => Promise.resolve(ending[seat]))
    const { container } = render(room.End!, { table: table('end-if'), outcome, say: words(lang), openRule: vi.fn(), actions: (() => undefined) as never, ending: asked })
    await vi.waitFor(() => expect(container.querySelector('.if')).not.toBeNull())
    expect(asked).toHaveBeenCalledExactlyOnceWith(0)
    const { chains, longest, instead } = ending[0]!
    const text = container.querySelector('.main')!.textContent!
    const marks = container.querySelectorAll('.polymer svg.seat')
    expect(marks).toHaveLength(chains)
    expect(marks).toHaveLength(view.players.reduce((sum, player) => sum + (player.shelf?.length ?? 0), 0) + view.chains.filter((chain) => chain.capped).length)
    expect(container.querySelectorAll('.polymer .ring')).toHaveLength(1)
    expect(container.querySelectorAll('path.mean')).toHaveLength(2)
    expect(text).toContain(lang === 'en' ? `The longest chain: ${longest!.units} units` : `${longest!.units} motifs`)
    expect(container.querySelector('.if p')!.textContent).toContain(`${instead!.new_score}`)
    expect(container.querySelector('.if p')!.textContent).toContain(`${instead!.score}`)
    expect(text).not.toMatch(/[{}$]|undefined|NaN/)
  })

  test.each(LANGUAGES)('a chain that nobody took is not said to be taken (%s)', async (lang) => {
    const { outcome, ending } = scenes['end-if'] as { outcome: never; ending: Ending[] }
    const own = { ...ending[0]!, longest: { ...ending[0]!.longest!, victim: null } }
    const { container } = render(room.End!, { table: table('end-if'), outcome, say: words(lang), openRule: vi.fn(), actions: (() => undefined) as never, ending: () => Promise.resolve(own) })
    await vi.waitFor(() => expect(container.querySelector('.polymer .ring')).not.toBeNull())
    expect(container.querySelector('.main')!.textContent).toMatch(new RegExp(`(round|tour) ${own.longest.round}\\.`))
  })

  test('no end without its story, and none for a spectator', async () => {
    const { outcome, ending } = scenes['end-if'] as { outcome: never; ending: Ending[] }
    const props = { outcome, say: words('en'), openRule: vi.fn(), actions: (() => undefined) as never }
    const alone = render(room.End!, { ...props, table: table('end-if'), ending: () => Promise.reject(new Error('offline')) })
    await Promise.resolve()
    expect(alone.container.querySelector('.polymer')).not.toBeNull()
    expect(alone.container.querySelector('.if, .polymer .ring, path.mean')).toBeNull()
    cleanup()
    const watched = render(room.End!, { ...props, table: table('end-if', { seat: null }), ending: (seat: number) => Promise.resolve(ending[seat]) })
    await vi.waitFor(() => expect(watched.container.querySelector('.polymer .ring')).not.toBeNull())
    expect(watched.container.querySelector('.if')).toBeNull()
  })

  test('a theft is told to both sides, with who lost what', async () => {
    for (const [name, place, told] of [['robbed', '.mine .gone', 'Noé took this chain of 6 with a Termination card. It is finished and stays on Noé’s shelf.'], ['robber', '.theft', 'You ended a chain of 6 of Mina by termination']] as const) {
      news.forget()
      const { events } = scenes[name] as { events: unknown[] }
      const shown = board(`${name}-before`)
      await shown.rerender({ table: table(name, { v: 2, events, story: events }) })
      expect(shown.container.querySelector(place)!.textContent).toContain(told)
      expect(shown.container.querySelectorAll('.theft, .gone')).toHaveLength(1)
      shown.unmount()
    }
  })

  test.each(LANGUAGES)('the place of a taken chain stays, with who, what and why; the chain was mine until now (%s)', (lang) => {
    const { events } = scenes.taken as { events: { type: string; chain: number; cards: string[]; before: number; units: number }[] }
    const { container } = board('taken', lang, { story: events })
    const grown = events.find((event) => event.type === 'switched')!
    const gone = container.querySelector('.mine .gone')!.textContent!
    const [card] = grown.cards
    for (const part of [`${card!.slice(0, -1)} ${card!.slice(-1)}`, String(grown.before), String(grown.units), 'TEMPO', lang === 'en' ? 'A growing chain is a living radical: a Copolymer card may continue it.' : 'Une chaîne qui croît est un radical vivant']) expect(gone).toContain(part)
    const row = container.querySelector(`.party [data-chain="${grown.chain}"]`)!
    expect(row.querySelector('.was')!.textContent).toBe(lang === 'en' ? 'yours until now' : 'à toi jusqu’ici')
    expect(row.querySelector('button')!.getAttribute('aria-label')).toContain(row.querySelector('.was')!.textContent)
    expect(container.querySelectorAll('.was')).toHaveLength(1)
    cleanup()
    // After the next own play nothing of it is left.
    const later = board('taken', lang, { story: [...events, { type: 'drew', seat: 0 }, { type: 'discarded', seat: 0, card: 'S1' }] })
    expect(later.container.querySelector('.gone, .was')).toBeNull()
  })

  test('somebody with one card has a pill', () => {
    const { container } = board('taken')
    const hands = (scenes.taken as { public: { players: { hand: number }[] } }).public.players.map((player) => player.hand)
    expect(container.querySelectorAll('.last-card')).toHaveLength(hands.filter((hand, seat) => hand === 1 && seat !== 0).length)
    expect(container.querySelector('.last-card')!.textContent).toBe('one card left')
    expect(container.querySelector('.mine .last-card')).toBeNull()
  })

  test('a play that ends the game says so, and how it would end', async () => {
    const behind = board('last-behind')
    await behind.take('VAc2', 'VAc2')
    const play = behind.container.querySelector('.play.go')!
    expect(play.querySelector('b')!.textContent).toBe('Ends the game: you trail 0 to 16')
    expect(play.textContent).toMatch(/Grow your VAc chain\. \S+ wins then\. Your 16 growing units count nothing\./)
    expect(play.classList.contains('ends')).toBe(true)
    expect(play.querySelector('.warn')).not.toBeNull()
    expect(behind.container.querySelector('.question p')!.textContent).toContain('An empty hand ends the game at once')
    cleanup()
    const ahead = board('last-win', 'fr')
    await ahead.take('CTA', 'S1')
    const offers = [...ahead.container.querySelectorAll('.play')]
    expect(offers.map((one) => one.querySelector('b')!.textContent)).toEqual(expect.arrayContaining(['Finit la partie\u202f: tu gagnes 9 à 4', 'Finit la partie\u202f: 4 chacun, tu perds par les moyennes', 'Finit la partie\u202f: tu es derrière, 2 à 4']))
    for (const one of offers) expect(one.classList.contains('ends')).toBe(!one.textContent!.includes('tu gagnes'))
    cleanup()
    const busy = board('busy')
    await busy.take('CO', 'VAc2')
    expect(busy.container.querySelector('.play.last, .last-card')).toBeNull()
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

  test('the wall shows everybody’s chains and nothing private', async () => {
    const { container } = render((await room.wall!()).Scene, { table: table('wall'), say: words('en') })
    expect(container.querySelectorAll('section')).toHaveLength(4)
    expect(container.querySelector('[data-card]')).toBeNull()
  })
})
