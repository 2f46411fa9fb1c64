import { describe, expect, test } from 'vitest'
import { byMove, news } from './news.svelte'
import { averagesOf } from './plot'
import { lossesOf } from './thefts'
import type { ChainView, GrowthEvent, PublicView, VialView } from './types'
import { way, whyOf } from './why'

const chain = (number: number, owner: number, mass: number, units = 5): ChainView => ({ number, owner, start: 'H2O2', cards: ['S3', 'S2'], end: 'S', units, mass })
const vial = (mass: number): VialView => ({ number: 90, made: 'transfer', cards: ['S3'], units: 3, mass })
const table = (shelf: number[], chains: ChainView[]): PublicView => ({
  scoring: 'monomers', turn: 0, stack: 9, radicals: {}, masses: {}, chains,
  players: [{ hand: 3, shelf: shelf.map(vial), ...averagesOf(shelf) }, { hand: 3 }],
})

describe('why the averages moved', () => {
  test('two chains combined: Mn rises, and what disproportionation would have given', () => {
    const before = table([600, 700], [chain(1, 0, 500), chain(2, 1, 400)])
    const after = table([600, 700, 900], [])
    const why = whyOf([{ type: 'combined', seat: 0, chain: 1, other: 2, before: 5, other_before: 4, units: 9, mass: 900 }], before, after)!
    expect(why.kind).toBe('combined')
    expect(why.halves).toEqual([500, 400])
    expect(why.mn[0]).toBeCloseTo(650)
    expect(why.mn[1]).toBeCloseTo(733.33, 1)
    expect(why.instead!.mn).toBeCloseTo(averagesOf([600, 700, 500, 400]).mn)
    expect(way(...why.mn)).toBe('rose')
    expect(way(...why.dispersity)).toBe('rose')
  })

  test('it may make the chains more alike: the dispersity falls', () => {
    const before = table([900, 300], [chain(1, 0, 350), chain(2, 0, 250)])
    const after = table([900, 300, 600], [])
    const why = whyOf([{ type: 'combined', seat: 0, chain: 1, other: 2, before: 3, other_before: 2, units: 5, mass: 600 }], before, after)!
    expect(way(...why.dispersity)).toBe('fell')
    expect(way(...why.mn)).toBe('same')
  })

  test('disproportionation: two masses, and what one chain would have given', () => {
    const before = table([600], [chain(1, 0, 500), chain(2, 0, 400)])
    const why = whyOf([{ type: 'disproportionated', seat: 0, chain: 1, other: 2, before: 5, other_before: 4, mass: 500, other_mass: 400 }], before, table([600, 500, 400], []))!
    expect(why.masses).toEqual([500, 400])
    expect(why.instead!.mn).toBeCloseTo(750)
  })

  test('plain growth moves no average', () => {
    expect(whyOf([{ type: 'propagated', seat: 0, chain: 1, cards: ['S1', 'S1'], monomer: 'S', before: 5, units: 7, mass: 729 }], table([], []), table([], []))).toBeNull()
  })
})

describe('news', () => {
  const stolen: GrowthEvent[] = [
    { type: 'stolen', seat: 1, victim: 0, chain: 1, units: 5, mass: 500, by: 'transfer' },
    { type: 'transferred', seat: 1, chain: 1, units: 5, mass: 500 },
    { type: 'initiated', seat: 1, chain: 3, starter: 'CTA', cards: ['S1'], monomer: 'S', units: 1 },
    { type: 'drew', seat: 0, card: 'S1' },
  ]

  test('a loss is kept for the one who suffered it until the next own play, and after a reload too', () => {
    const before = table([], [chain(1, 0, 500)])
    const after: PublicView = { ...table([], []), players: [{ hand: 3 }, { hand: 3, shelf: [{ ...vial(500), stolen_from: 0 }] }] }
    const mine: GrowthEvent[] = [{ type: 'drew', seat: 0 }, { type: 'discarded', seat: 0, card: 'S1' }]
    const loss = { chain: 1, thief: 1, how: 'transfer', units: 5, after: 5, cards: [] }
    expect(lossesOf([...mine, ...stolen], after, 0)).toEqual([loss])
    expect(lossesOf([...mine, ...stolen, { type: 'drew', seat: 1 }, { type: 'discarded', seat: 1, card: 'S1' }], after, 0)).toEqual([loss])
    expect(lossesOf([...stolen, ...mine], after, 0), 'an own play ends it').toEqual([])
    expect(lossesOf(stolen, after, 1), 'the thief has lost nothing').toEqual([])
    expect(lossesOf(stolen, before, 0), 'the table does not show it').toEqual([])
    expect(lossesOf(stolen, { ...after, reason: 'empty_hand' }, 0)).toEqual([])
    expect(lossesOf(stolen, after, null)).toEqual([])
  })

  test('a chain that went on growing elsewhere says with what, until it is won back', () => {
    const events: GrowthEvent[] = [
      { type: 'drew', seat: 1 },
      { type: 'stolen', seat: 1, victim: 0, chain: 1, units: 4, mass: 400, by: 'copolymer' },
      { type: 'switched', seat: 1, chain: 1, cards: ['MMA2'], monomer: 'MMA', before: 4, units: 6, mass: 600 },
    ]
    const theirs = table([], [chain(1, 1, 600)])
    expect(lossesOf(events, theirs, 0)).toEqual([{ chain: 1, thief: 1, how: 'copolymer', units: 4, after: 6, cards: ['MMA2'] }])
    expect(lossesOf(events, table([], [chain(1, 0, 600)]), 0)).toEqual([])
  })

  test('a chain that is told to be lost twice has one place, with what happened last', () => {
    const told = (units: number): GrowthEvent[] => [{ type: 'drew', seat: 1 }, { type: 'stolen', seat: 1, victim: 0, chain: 1, units, mass: 400, by: 'copolymer' }, { type: 'switched', seat: 1, chain: 1, cards: ['MMA2'], monomer: 'MMA', before: units, units: units + 2, mass: 600 }]
    expect(lossesOf([...told(4), ...told(7)], table([], [chain(1, 1, 600)]), 0).map((one) => [one.chain, one.after])).toEqual([[1, 9]])
  })

  test('the thief and the others see it too, as news of that move', () => {
    news.forget()
    const [item] = news.tell(stolen, table([], [chain(1, 0, 500)]), table([], []), 1)
    expect(item!.thefts).toHaveLength(1)
    expect(item!.seat).toBe(1)
    expect(news.step).toBe('initiation')
  })

  test('moves that come at once are told apart by the draws between them', () => {
    const moves = byMove([{ type: 'discarded', seat: 0, card: 'S1' }, { type: 'drew', seat: 1 }, { type: 'discarded', seat: 1, card: 'S2' }, { type: 'drew', seat: 0 }])
    expect(moves.map((move) => move.map((event) => event.type))).toEqual([['discarded'], ['drew', 'discarded'], ['drew']])
  })
})
