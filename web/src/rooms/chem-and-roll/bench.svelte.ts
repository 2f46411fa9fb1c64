/** The viewer's interaction state at the sheet, without drawing. Allowed uses are read from the menu, never computed. */

import type { ChemAndRoll } from '../../lib/types.gen'
import type { OpenAsk, TableStore } from '../index'
import { answeredBy } from './events'
import { alternatives, coloursOf, litSlots, NO_PINS, slotOf, useOf, usesOf, valuesOf, violetLine } from './menu'
import type { Lit, Menu, Pins, Slot, Use } from './menu'
import { COLOURS, LINES, type Colour, type Place } from './printed'

export type ChemTable = TableStore<ChemAndRoll.PublicView, ChemAndRoll.PrivateView, Menu>

/** The current step of the interaction: a die, a box for it, the resulting SO₃; or nothing for this seat. */
export type Stage = 'die' | 'box' | 'follow' | 'wait' | 'watch' | 'over'

/** One effect of a lit box, for the label beside it. */
export type Effect =
  | { word: 'reacts' | 'opens' | 'waits' | 'out' | 'free' }
  | { word: 'of'; done: number; size: number }
  | { word: 'money'; gain: number }

export class Bench {
  die: Colour | null = $state(null)
  pins: Pins = $state.raw(NO_PINS)
  /** The previewed box: all effects of its use are shown. */
  at: Slot | null = $state(null)
  /** The chosen box while the SO₃ is still to be chosen. */
  asked: Slot | null = $state(null)
  /** The previewed SO₃ and line among the uses of the chosen box. */
  follow: Use | null = $state.raw(null)
  /** A sealed choice is being changed. */
  changing = $state(false)
  /** The seat whose sheet is shown instead: a spectator, or a drafter between turns, may look at any sheet. */
  looking: number | null = $state(null)

  constructor(private readonly read: () => ChemTable) {}

  get table(): ChemTable {
    return this.read()
  }

  readonly view: ChemAndRoll.PublicView = $derived(this.table.public)
  readonly open: OpenAsk<Menu> | null = $derived(
    this.table.asks.find((one) => one.menu !== null && one.ask.seat === this.table.seat && answeredBy(one.ask) === 'sheet') ?? null,
  )
  readonly menu: Menu | null = $derived(this.open?.menu ?? null)
  /** The choice already made: sealed at the server, or being sent. */
  readonly given: Use | null = $derived.by(() => {
    const place = (this.table.pending?.action as Place | undefined) ?? this.table.private?.sealed
    return place ? useOf(place) : null
  })
  readonly saved: boolean = $derived(this.table.pending?.saved ?? true)
  readonly stage: Stage = $derived.by(() => {
    if (this.table.outcome || this.view.reason) return 'over'
    if (this.given && !this.changing) return 'wait'
    if (!this.menu) return 'watch'
    if (!this.die) return 'die'
    return this.asked ? 'follow' : 'box'
  })
  readonly shown: number | null = $derived(this.looking ?? this.table.seat ?? (this.view.sheets ? 0 : null))
  readonly sheet: ChemAndRoll.SheetView | null = $derived.by(() => {
    const mine = this.table.private
    if (mine?.sheet && (this.looking === null || this.looking === this.table.seat)) return mine.sheet
    return this.shown === null ? null : (this.view.sheets?.[this.shown] ?? null)
  })
  readonly own: boolean = $derived(this.shown === this.table.seat)
  readonly rolled: number = $derived(this.die ? this.rolledOf(this.die) : 0)
  readonly values: number[] = $derived(this.menu && this.die ? valuesOf(this.menu, this.die, this.pins.price) : [])
  readonly colours: Colour[] = $derived(this.menu && this.die ? coloursOf(this.menu, this.die) : [])
  readonly lit: Lit[] = $derived.by(() => {
    if (!this.menu || !this.die || !this.own || (this.stage !== 'box' && this.stage !== 'follow')) return []
    return litSlots(usesOf(this.menu, this.die, this.pins), this.rolled)
  })
  /** The previewed use: the previewed box with the previewed SO₃. */
  readonly preview: Use | null = $derived.by(() => {
    if (this.stage === 'wait') return this.own ? this.given : null
    if (this.asked && this.follow) return this.follow
    return this.lit.find((one) => one.slot === (this.asked ?? this.at))?.best ?? null
  })
  /** The immediate change of money by the previewed use, including market and black hole. */
  readonly net: number = $derived.by(() => {
    const use = this.preview
    if (!use) return 0
    return use.gain - use.price - (use.box === 'black-hole' ? (this.sheet?.black_hole_next ?? 0) : 0)
  })
  /** The uses to choose from once a box is chosen. */
  readonly options: Use[] = $derived.by(() => {
    const lit = this.lit.find((one) => one.slot === this.asked)
    return lit ? alternatives(lit, lit.best) : []
  })
  /** Lines an SO₃ of an excess zone may go to. */
  readonly lines: number[] = $derived([...new Set(this.options.map(violetLine))].filter((line) => line >= 1 && line <= LINES))
  /** SO₃ values for the previewed line. */
  readonly violets: Use[] = $derived(
    this.options.filter((use) => violetLine(use) === violetLine(this.follow ?? this.options[0]!)).sort((a, b) => a.violet - b.violet),
  )

  litAt(slot: Slot): Lit | undefined {
    return this.lit.find((one) => one.slot === slot)
  }

  /** What a die shows; 0: it is gone. */
  rolledOf(die: Colour): number {
    return this.view.dice[COLOURS.indexOf(die)] ?? 0
  }

  available(die: Colour): boolean {
    return this.menu?.dice.some((one) => one.die === die) ?? false
  }

  choose(die: Colour): void {
    if (!this.available(die)) return
    if (this.stage === 'wait') this.changing = true
    this.looking = null
    this.die = die
    this.pins = NO_PINS
    this.forget()
  }

  /** Preview an answer of the coach. */
  suggest(place: Place): void {
    if (!this.available(place.die)) return
    this.choose(place.die)
    this.pins = { colour: place.colour ?? null, value: place.value === this.rolled ? null : place.value, price: place.price ?? 0 }
    this.at = slotOf({ box: place.box, colour: place.colour ?? place.die, value: place.value })
  }

  pinValue(value: number): void {
    this.pins = { ...this.pins, value: this.pins.value === value ? null : value }
    this.keep()
  }

  pinColour(colour: Colour): void {
    this.pins = { ...this.pins, colour: colour === this.die ? null : colour }
    this.forget()
  }

  /** Select a market offer, or deselect it. */
  buy(price: number): void {
    this.pins = { ...this.pins, value: null, price: this.pins.price === price ? 0 : price }
    this.keep()
  }

  look(slot: Slot | null): void {
    if (!this.asked) this.at = slot
  }

  /** Choose a box. Returns the use to be sent, or null if an SO₃ has to be chosen first. */
  decide(slot: Slot): Use | null {
    const lit = this.litAt(slot)
    if (!lit) return null
    this.at = slot
    if (alternatives(lit, lit.best).length === 1) return lit.best
    this.asked = slot
    this.follow = lit.best
    return null
  }

  /** One step back: from the SO₃ to the box, from the box to the dice, from the dice to the choice already made. */
  back(): boolean {
    if (this.asked) {
      this.asked = null
      this.follow = null
    } else if (this.die) {
      this.die = null
      this.pins = NO_PINS
      this.forget()
    } else if (this.changing) {
      this.changing = false
    } else return false
    return true
  }

  /** Clear the choice, for a new question or none. */
  clear(): void {
    this.die = null
    this.pins = NO_PINS
    this.changing = false
    this.forget()
  }

  /** The main effect of a use. */
  effect(use: Use): Effect {
    const sheet = this.sheet!
    if (use.violet) return { word: 'reacts' }
    if (use.gain) return { word: 'money', gain: use.gain }
    if (use.box === 'black-hole') {
      if (sheet.black_hole_next === null) return { word: 'out' }
      return sheet.black_hole_next ? { word: 'money', gain: -sheet.black_hole_next } : { word: 'free' }
    }
    const row = sheet.rows.find((one) => one.box === use.box)
    if (row) return { word: 'of', done: row.dice.length + 1, size: row.size }
    if (use.box === 'stock') return { word: 'of', done: sheet.stock.length + 1, size: 6 }
    if (use.box.startsWith('excess-')) {
      return { word: 'of', done: (sheet.excess[Number(use.box.slice(-1)) - 1]?.length ?? 0) + 1, size: 3 }
    }
    if (use.box.endsWith('-sale')) return { word: 'money', gain: 0 }
    const line = sheet.lines[Number(use.box.slice(-1)) - 1]!
    if (use.colour === 'white') return { word: 'waits' }
    return line.blue || line.red ? { word: 'waits' } : { word: 'opens' }
  }

  private forget(): void {
    this.at = null
    this.asked = null
    this.follow = null
  }

  /** After a change of pins: keep the previewed box if it is still lit. */
  private keep(): void {
    this.asked = null
    this.follow = null
    if (this.at && !this.litAt(this.at)) this.at = null
  }
}

