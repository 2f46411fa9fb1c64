/** Converts the server's menu to lit boxes and answers. It contains no rules: only the menu's uses exist. */

import type { ChemAndRoll } from '../../lib/types.gen'
import { BOXES, COLOURS, type Box, type Colour, type Place } from './printed'

/** Menus recorded by older servers have no `made`. */
export type Menu = Omit<ChemAndRoll.Menu, 'made'> & Partial<Pick<ChemAndRoll.Menu, 'made'>>

/** One legal use of a die. */
export interface Use {
  die: Colour
  colour: Colour
  value: number
  price: number
  box: Box
  violet: number
  line: number
  /** Dollars earned at once, without the market's price. */
  gain: number
  /** The SO₃ before the exchanger, and the gases that go to waste; null: nothing reacts, or the server has not said. */
  made: { violet: number; blue: number; red: number } | null
}

/** The properties that the player has fixed for the chosen die; null: open. */
export interface Pins {
  colour: Colour | null
  value: number | null
  price: number
}

export const NO_PINS: Pins = { colour: null, value: null, price: 0 }

/** A place of the drawing: `line-3:red`, `stock:4`, otherwise the box's id. */
export type Slot = string

/** A place that takes the chosen die, with all uses it offers; `best` is the one shown. */
export interface Lit {
  slot: Slot
  box: Box
  uses: Use[]
  best: Use
}

/** Lowest and highest value a die may be used as, at the price of a market offer (0: as it is). */
export function reach(menu: Menu, die: Colour, price: number): [number, number] | null {
  const mine = menu.dice.find((one) => one.die === die)
  if (!mine) return null
  if (price === 0) return [mine.low, mine.high]
  const offer = menu.offers.find((one) => one.price === price)
  return offer ? [1, offer.highest] : null
}

export function valuesOf(menu: Menu, die: Colour, price: number): number[] {
  const found = reach(menu, die, price)
  return found ? Array.from({ length: found[1] - found[0] + 1 }, (_, i) => found[0] + i) : []
}

export function coloursOf(menu: Menu, die: Colour): Colour[] {
  const mine = menu.dice.find((one) => one.die === die)
  return mine ? COLOURS.filter((colour) => mine.colours.includes(colour)) : []
}

/** Every use of a die that agrees with the pins, boxes in the sheet's order. */
export function usesOf(menu: Menu, die: Colour, pins: Pins): Use[] {
  const found: Use[] = []
  for (const colour of coloursOf(menu, die)) {
    if (colour !== (pins.colour ?? die)) continue
    for (const value of valuesOf(menu, die, pins.price)) {
      if (pins.value !== null && value !== pins.value) continue
      const bit = COLOURS.indexOf(colour) * 6 + value - 1
      BOXES.forEach((box, number) => {
        if (!(((menu.takes[number] ?? 0) >> bit) & 1)) return
        const key = `${box}:${colour}:${value}`
        const follow = menu.choices[key] ?? [[0, 0, Number(menu.gains[key] ?? 0)]]
        const made = madeOf(menu, key)
        for (const [violet, line, gain] of follow) {
          found.push({ die, colour, value, price: pins.price, box, violet, line, gain, made })
        }
      })
    }
  }
  return found
}

function madeOf(menu: Menu, key: string): Use['made'] {
  const told = menu.made?.[key]
  return told ? { violet: told[0], blue: Number(told[1]), red: Number(told[2]) } : null
}

/** All uses of the menu, in no special order: the same as the server's legal list. */
export function allUses(menu: Menu): Use[] {
  const found: Use[] = []
  for (const die of menu.dice) {
    for (const price of [0, ...menu.offers.map((offer) => offer.price)]) {
      for (const colour of die.colours) {
        found.push(...usesOf(menu, die.die as Colour, { colour: colour as Colour, value: null, price }))
      }
    }
  }
  return found
}

export function slotOf(use: { box: string; colour: Colour; value: number }): Slot {
  if (use.box.startsWith('line-')) return `${use.box}:${use.colour}`
  return use.box === 'stock' ? `stock:${use.value}` : use.box
}

/** The places that take a die, each with the use it shows: the best paid, then the one nearest to what was rolled. */
export function litSlots(uses: readonly Use[], rolled: number): Lit[] {
  const bySlot = new Map<Slot, Use[]>()
  for (const use of uses) {
    const slot = slotOf(use)
    const there = bySlot.get(slot)
    if (there) there.push(use)
    else bySlot.set(slot, [use])
  }
  const found = [...bySlot].map(([slot, there]) => ({ slot, box: there[0]!.box, uses: there, best: bestOf(there, rolled) }))
  return found.sort((a, b) => BOXES.indexOf(a.box) - BOXES.indexOf(b.box) || a.best.value - b.best.value) // as they are read
}

function bestOf(uses: readonly Use[], rolled: number): Use {
  const distance = (use: Use) => Math.abs(use.value - rolled)
  return uses.reduce((best, use) => {
    const paid = use.gain - best.gain
    return paid > 0 || (paid === 0 && distance(use) < distance(best)) ? use : best
  })
}

/** The uses that differ from `use` only in the resulting SO₃, which the player still has to choose. */
export function alternatives(lit: Lit, use: Use): Use[] {
  return lit.uses.filter((other) => other.value === use.value && other.colour === use.colour)
}

/** A use as the server's answer: defaults are left out. */
export function placeOf(use: Use): Place {
  const place: Place = { type: 'place', die: use.die, value: use.value, box: use.box }
  if (use.colour !== use.die) place.colour = use.colour
  if (use.price) place.price = use.price
  if (use.violet) place.violet = use.violet
  if (use.line) place.line = use.line
  return place
}

/** A sealed answer converted back to a use, to draw it like one. */
export function useOf(place: Place): Use {
  return {
    die: place.die,
    colour: place.colour ?? place.die,
    value: place.value,
    price: place.price ?? 0,
    box: place.box,
    violet: place.violet ?? 0,
    line: place.line ?? 0,
    gain: 0,
    made: null,
  }
}

/** The line a use writes its SO₃ into, 1 to 5; 0: none. */
export function violetLine(use: Use): number {
  if (!use.violet) return 0
  return use.line || Number(use.box.slice('line-'.length))
}

/** The exchanger's effect on the SO₃ of a use; null: none, or the menu has no `made`. */
export function shiftOf(use: Use, advanced: boolean): number | null {
  if (!use.violet || use.line) return null
  if (use.made) return use.violet - use.made.violet
  return advanced ? null : use.violet - use.value // equal gases give their own value, for which the sheet prints "="
}
