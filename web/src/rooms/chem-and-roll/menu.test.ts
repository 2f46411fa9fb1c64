import { describe, expect, test } from 'vitest'
import canned from '../../../canned/chem-and-roll.json'
import { allUses, alternatives, litSlots, NO_PINS, placeOf, shiftOf, slotOf, useOf, usesOf, valuesOf, violetLine, type Menu } from './menu'
import { BOXES, type Place } from './printed'

interface Scene {
  asks: { menu: unknown }[]
  legal?: string[]
}
const scenes = canned as unknown as Record<string, Scene>
const menuOf = (name: string): Menu => scenes[name]!.asks[0]!.menu as Menu
/** As Python writes it with sorted keys. */
const text = (place: Place): string => `{${Object.entries(place).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ')}}`

describe('what a menu stands for', () => {
  test.each(['busy', 'violet', 'draft', 'excess', 'advanced'])('%s: exactly the legal answers of the server, in its shape', (name) => {
    const legal = scenes[name]!.legal!
    expect(legal.length).toBeGreaterThan(50)
    expect(allUses(menuOf(name)).map((use) => text(placeOf(use))).sort()).toEqual([...legal].sort())
  })

  test('a die keeps its colour unless another is pinned, and costs nothing unless bought', () => {
    const uses = usesOf(menuOf('recolour'), 'blue', NO_PINS)
    expect(new Set(uses.map((use) => use.colour))).toEqual(new Set(['blue']))
    expect(uses.every((use) => use.price === 0)).toBe(true)
    const red = usesOf(menuOf('recolour'), 'blue', { ...NO_PINS, colour: 'red' })
    expect(red.length).toBeGreaterThan(0)
    expect(placeOf(red[0]!)).toMatchObject({ die: 'blue', colour: 'red' })
  })

  test('shifted values come from the menu, bought ones from the offer', () => {
    const menu = menuOf('busy')
    expect(valuesOf(menu, 'red', 0)).toEqual([3, 4, 5])
    expect(valuesOf(menu, 'red', 1)).toEqual([1, 2, 3])
    expect(valuesOf(menu, 'red', 2)).toEqual([1, 2, 3, 4, 5, 6])
    expect(valuesOf({ ...menu, offers: [] }, 'red', 2)).toEqual([])
    expect(valuesOf(menuOf('draft'), 'blue', 0)).toEqual([]) // taken
  })
})

describe('lit boxes', () => {
  const lit = litSlots(usesOf(menuOf('busy'), 'red', NO_PINS), 4)

  test('each box is lit once, in the sheet’s order, each value of the stock exchange by itself', () => {
    expect(lit.map((one) => one.slot)).toEqual(['line-3:red', 'line-5:red', 'stock:3', 'stock:4', 'stock:5'])
  })

  test('a box shows the value it needs, else the rolled one', () => {
    expect(lit.find((one) => one.slot === 'line-3:red')!.best).toMatchObject({ value: 5, violet: 6, gain: 6 })
    expect(lit.find((one) => one.slot === 'line-5:red')!.best.value).toBe(4)
  })

  test('what earns most is shown first', () => {
    const white = litSlots(usesOf(menuOf('busy'), 'white', { ...NO_PINS, price: 2 }), 3)
    expect(white.find((one) => one.slot === 'water-sale')!.best).toMatchObject({ value: 6, gain: 2 })
  })

  test('a pinned value takes away the boxes that need another', () => {
    const pinned = litSlots(usesOf(menuOf('busy'), 'red', { ...NO_PINS, value: 3 }), 4)
    expect(pinned.map((one) => one.slot).sort()).toEqual(['line-5:red', 'stock:3'])
  })

  test('an SO₃ that is not fixed has to be asked', () => {
    const line = litSlots(usesOf(menuOf('violet'), 'red', NO_PINS), 3).find((one) => one.slot === 'line-2:red')!
    expect(alternatives(line, line.best).map((use) => use.violet)).toEqual([4, 3, 2])
    const zone = litSlots(usesOf(menuOf('excess'), 'blue', NO_PINS), 4).find((one) => one.slot === 'excess-1')!
    expect(new Set(alternatives(zone, zone.best).map(violetLine)).size).toBeGreaterThan(1)
  })
})

describe('what the exchanger does', () => {
  const menu = menuOf('advanced')
  const uses = (told: Menu['made']): ReturnType<typeof usesOf> => usesOf({ ...menu, made: told ?? {} }, 'red', { ...NO_PINS, price: 2 }).filter((use) => use.box === 'line-3' && use.value === 2)

  test('in advanced chemistry the server says what forms; without its word nothing is guessed', () => {
    expect(uses({ 'line-3:red:2': [4, 1, 0.5] }).map((use) => [use.violet, shiftOf(use, true), use.made])).toEqual(
      [5, 4, 3].map((violet) => [violet, violet - 4, { violet: 4, blue: 1, red: 0.5 }]),
    )
    expect(uses({}).map((use) => [shiftOf(use, true), use.made])).toEqual([[null, null], [null, null], [null, null]])
  })

  test('equal gases give their own value, and nothing is shifted where nothing reacts', () => {
    const best = litSlots(usesOf(menuOf('busy'), 'red', NO_PINS), 4).map((one) => [one.slot, shiftOf(one.best, false)])
    expect(best).toContainEqual(['line-3:red', 1])
    expect(best).toContainEqual(['line-5:red', null])
  })
})

describe('answers', () => {
  test('defaults are left out', () => {
    const use = { die: 'red', colour: 'red', value: 4, price: 0, box: 'line-5', violet: 0, line: 0, gain: 0, made: null } as const
    expect(placeOf(use)).toEqual({ type: 'place', die: 'red', value: 4, box: 'line-5' })
    expect(placeOf({ ...use, colour: 'blue', price: 1, violet: 3, line: 2 })).toEqual({ type: 'place', die: 'red', value: 4, box: 'line-5', colour: 'blue', price: 1, violet: 3, line: 2 })
  })

  test('a sealed answer reads back as the same use', () => {
    for (const use of allUses(menuOf('excess'))) expect({ ...useOf(placeOf(use)), gain: use.gain, made: use.made }).toEqual(use)
  })

  test('slots name a colour only in lines and a value only on the exchange', () => {
    expect(slotOf({ box: 'line-2', colour: 'white', value: 3 })).toBe('line-2:white')
    expect(slotOf({ box: 'stock', colour: 'white', value: 3 })).toBe('stock:3')
    for (const box of BOXES.slice(5, 12)) expect(slotOf({ box, colour: 'white', value: 3 })).toBe(box)
  })
})
