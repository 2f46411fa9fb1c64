import { describe, expect, test } from 'vitest'
import canned from '../../../canned/chemistry-monopoly.json'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import { choices, deedAction, deedsOf, quickBids, stageOf, within } from './menu'

interface Scene {
  public: CM.PublicView
  asks: { ask: { kind: CM.Kind }; menu: CM.Menu }[]
}
const scenes = canned as unknown as Record<string, Scene>
const menuOf = (name: string): CM.Menu => scenes[name]!.asks[0]!.menu
const buttons = (name: string): string[] => choices(menuOf(name), scenes[name]!.public).map((one) => one.text)

describe('questions', () => {
  test.each([
    ['turn', 'turn'], ['own', 'turn'], ['class', 'turn'], ['buy', 'buy'], ['tax', 'tax'], ['count', 'count'], ['auction', 'auction'],
    ['offer', 'offer'], ['counter', 'offer'], ['receipt', 'receipt'], ['debt', 'debt'],
  ])('%s is asked as %s', (name, stage) => {
    expect(stageOf(scenes[name]!.asks[0]!.ask.kind, scenes[name]!.public)).toBe(stage)
  })

  test('nobody asked, or the game over', () => {
    expect(stageOf(null, scenes.other!.public)).toBe('watch')
    expect(stageOf(null, scenes.end!.public)).toBe('over')
  })
})

describe('buttons', () => {
  test('what may be pressed is what the menu has', () => {
    expect(buttons('turn')).toEqual(['web-cm-do-throw'])
    expect(buttons('own')).toEqual(['web-cm-do-end'])
    expect(buttons('buy')).toEqual(['web-cm-do-buy', 'web-cm-do-decline'])
    expect(buttons('tax')).toEqual(['web-cm-do-tax-flat', 'web-cm-do-tax-percent'])
    expect(buttons('class')).toEqual(['web-cm-do-throw', 'web-cm-do-payfine', 'web-cm-do-usefree'])
    expect(buttons('receipt')).toEqual(['web-cm-do-payinterest', 'web-cm-do-buyback'])
    expect(buttons('debt')).toEqual([])
    expect(buttons('debt-lost')).toEqual(['web-cm-do-giveup'])
    expect(choices(null, scenes.turn!.public)).toEqual([])
  })

  test('accepting is the main answer to an offer, though refusing is the idle one', () => {
    expect(menuOf('offer').plain?.map((one) => one.type)).toEqual(['refuse', 'accept'])
    expect(choices(menuOf('offer'), scenes.offer!.public).map((one) => [one.action.type, one.main])).toEqual([['accept', true], ['refuse', false]])
  })

  test('neither tax nor giving up is ever the filled button', () => {
    for (const name of ['tax', 'debt-lost']) expect(choices(menuOf(name), scenes[name]!.public).some((one) => one.main), name).toBe(false)
  })

  test('after doubles one rolls again', () => {
    expect(choices({ ...menuOf('turn'), plain: [{ type: 'throw' }, { type: 'end' }] }, { ...scenes.turn!.public, doubles: 1 }).map((one) => one.text)).toEqual(['web-cm-do-again', 'web-cm-do-end'])
  })
})

test('a card knows its deeds, and a deed its action', () => {
  expect(deedsOf(menuOf('turn'), 'lithium').map((deed) => [deed.do, deed.cash])).toEqual([['condense', -50]])
  expect(deedsOf(menuOf('turn'), 'potassium').map((deed) => deed.do)).toEqual(['evaporate'])
  expect(deedsOf(menuOf('turn'), 'oxygen')).toEqual([])
  expect(deedAction(deedsOf(menuOf('turn'), 'copper')[0]!)).toEqual({ type: 'transfer', space: 'copper' })
})

test('bids stay within what the menu allows', () => {
  const bounds = menuOf('auction').bid!
  expect(bounds).toEqual([91, 692])
  expect(quickBids(bounds, 90)).toEqual([91, 100, 150, 200])
  expect(quickBids([91, 120], 90)).toEqual([91, 100])
  expect(within(0, bounds)).toBe(91)
  expect(within(9999, bounds)).toBe(692)
  expect(within(Number.NaN, bounds)).toBe(91)
})
