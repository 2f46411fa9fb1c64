/** The viewer's interaction state at the table, without drawing. Allowed moves are read from the menu, never computed. */

import type { OpenAsk, TableStore } from '../index'
import { cardOf, looks, type Card, type Look } from './cards'
import { joining, offers, reachable, usable, type Offer } from './menu'
import type { ChainView, Kind, Menu, PrivateView, PublicView } from './types'

export type GrowthTable = TableStore<PublicView, PrivateView, Menu>

/** The current step of the interaction: where to draw, which cards, which play; or nothing for this seat. */
export type Stage = 'draw' | 'cards' | 'more' | 'play' | 'wait' | 'watch' | 'over'

/** With more pairs than this the screen asks for the first chain before the second. */
const MANY = 4

export class Bench {
  /** Indexes of the chosen cards in the hand, in the order of choosing. */
  places: readonly number[] = $state.raw([])
  /** The offer that is shown on the table and that Enter plays. */
  shown: string | null = $state(null)
  /** Selected chains: for a termination the first of two, else the chain for which matching cards are shown. */
  aimed: readonly number[] = $state.raw([])
  /** The seat whose shelf is shown; null: the viewer's. */
  looking: number | null = $state(null)

  constructor(private readonly read: () => GrowthTable) {}

  get table(): GrowthTable {
    return this.read()
  }

  readonly view: PublicView = $derived(this.table.public)
  readonly looks: Record<string, Look> = $derived(looks(this.view))
  readonly seat: number | null = $derived(this.table.seat)
  readonly hand: Card[] = $derived((this.table.private?.hand ?? []).map((id) => cardOf(id, this.view)))
  /** Index in the hand of the card drawn in this turn. */
  readonly drawnAt: number = $derived(this.table.private?.drawn ? this.hand.findLastIndex((card) => card.id === this.table.private?.drawn) : -1)
  readonly open: OpenAsk<Menu> | null = $derived(this.table.asks.find((one) => one.menu !== null && one.ask.seat === this.table.seat) ?? null)
  /** The open question to this seat. */
  readonly kind: Kind | null = $derived(this.open ? (this.open.ask.kind as Kind) : null)
  /** An answer is being sent: nothing can be chosen until the next view. */
  readonly sending: boolean = $derived(this.table.pending !== null)
  readonly menu: Menu | null = $derived(this.sending ? null : (this.open?.menu ?? null))
  readonly chosen: string[] = $derived(this.places.map((at) => this.hand[at]?.id ?? ''))
  readonly aim: number | null = $derived(this.chosen.length === 0 ? (this.aimed[0] ?? null) : null)
  readonly joins: Set<string> = $derived(this.menu && !this.menu.source ? joining(this.menu, this.chosen, this.aim) : new Set<string>())
  readonly useful: Set<string> = $derived(this.menu && !this.menu.source ? joining(this.menu, []) : new Set<string>())
  readonly usable: Set<string> = $derived(this.menu ? usable(this.menu) : new Set<string>())
  /** Everything the chosen cards can be played as. */
  readonly all: Offer[] = $derived(this.menu ? offers(this.menu, this.chosen) : [])
  /** In the order of their chains on the table, from the top, so that the numbers run downwards. */
  readonly plays: Offer[] = $derived(
    this.all.filter((one) => one.play !== 'discard').map((one, i) => ({ one, i, at: this.rank(one) })).sort((a, b) => a.at - b.at || a.i - b.i).map(({ one }) => one),
  )
  readonly discard: Offer | null = $derived(this.all.find((one) => one.play === 'discard') ?? null)
  /** Two chains have to be chosen and there are many pairs: the screen asks for one after the other. */
  readonly pairing: boolean = $derived(this.plays.some((one) => one.play === 'terminate') && new Set(this.plays.map((one) => one.chains.join())).size > MANY)
  readonly offers: Offer[] = $derived.by(() => {
    const first = this.aimed[0]
    if (!this.pairing) return this.plays
    return first === undefined ? [] : this.plays.filter((one) => this.aimed.every((chain) => one.chains.includes(chain)))
  })
  readonly preview: Offer | null = $derived(this.offers.find((one) => one.key === this.shown) ?? this.offers[0] ?? null)
  /** Chains that a play of the chosen cards would affect. */
  readonly lit: Set<number> = $derived(new Set((this.pairing && this.aimed.length === 0 ? this.plays : this.offers).flatMap((one) => one.chains)))
  /** Chains that the chosen cards can be played on, alone or with further cards. */
  readonly within: Set<number> = $derived(this.menu && this.chosen.length > 0 ? reachable(this.menu, this.chosen) : new Set<number>())
  readonly stage: Stage = $derived.by(() => {
    if (this.table.outcome || this.view.reason) return 'over'
    if (this.sending) return 'wait'
    switch (this.kind) {
      case null:
        return 'watch'
      case 'source':
        return 'draw'
      case 'play':
        if (this.chosen.length === 0) return 'cards'
        return this.plays.length > 0 ? 'play' : 'more'
      case 'start':
      case 'deal':
      case 'draw': // answered by chance
        return 'watch'
      default:
        return this.kind satisfies never
    }
  })
  /** Seats in order from the viewer's left, the viewer last, next to the hand. For a spectator in seat order. */
  readonly order: number[] = $derived.by(() => {
    const count = this.view.players.length
    const from = this.seat === null ? 0 : this.seat + 1
    return Array.from({ length: count }, (_, i) => (from + i) % count)
  })
  readonly others: number[] = $derived(this.seat === null ? this.order : this.order.slice(0, -1))
  readonly shelfOf: number = $derived(this.looking ?? this.seat ?? 0)

  private rank(offer: Offer): number {
    const chain = offer.chains.length === 1 ? this.chain(offer.chains[0]!) : undefined
    return chain ? this.order.indexOf(chain.owner) * 1000 + chain.number : 0
  }

  chainsOf(seat: number): ChainView[] {
    return this.view.chains.filter((chain) => chain.owner === seat)
  }

  chain(number: number): ChainView | undefined {
    return this.view.chains.find((chain) => chain.number === number)
  }

  /** The number of the first play that affects only this chain; 0: there is none. */
  numberOf(chain: number): number {
    const at = this.offers.findIndex((one) => one.chains.length === 1 && one.chains[0] === chain)
    return at + 1
  }

  state(at: number): 'chosen' | 'joins' | 'calm' | 'off' {
    const card = this.hand[at]
    if (!card || !this.menu || this.menu.source) return 'calm'
    if (this.places.includes(at)) return 'chosen'
    if (this.chosen.length > 0 || this.aim !== null) return this.joins.has(card.id) ? 'joins' : 'off'
    return this.useful.has(card.id) ? 'calm' : 'off'
  }

  /** Pick a card up or put it back; a card that does not fit the others starts a new choice. */
  touch(at: number): void {
    const card = this.hand[at]
    if (!card || !this.menu || this.menu.source || !this.usable.has(card.id)) return
    if (this.places.includes(at)) this.places = this.places.filter((place) => place !== at)
    else if (this.chosen.length === 0 || this.joins.has(card.id)) this.places = [...this.places, at]
    else this.places = [at]
    const aimed = this.aimed[0]
    this.shown = aimed === undefined ? null : (this.plays.find((one) => one.chains.includes(aimed))?.key ?? null)
    if (this.pairing || (this.chosen.length > 0 && this.shown === null)) this.aimed = []
  }

  look(offer: Offer): void {
    this.shown = offer.key
  }

  /** Preview the next of the offered plays, cyclically. */
  step(): void {
    const at = this.offers.findIndex((one) => one.key === this.preview?.key)
    const next = this.offers[(at + 1) % this.offers.length]
    if (next) this.shown = next.key
  }

  /** Select a chain. 'shown': the play on it is previewed; 'asks': the judge knows why not. */
  point(chain: number): 'shown' | 'play' | 'asks' | 'none' {
    if (!this.menu || this.menu.source) return 'none'
    if (this.chosen.length === 0) {
      this.aimed = this.aimed.includes(chain) ? [] : [chain]
      return 'shown'
    }
    if (this.pairing) {
      if (!this.lit.has(chain) && !this.plays.some((one) => one.chains.includes(chain))) return 'asks'
      this.aimed = this.aimed.includes(chain) ? this.aimed.filter((one) => one !== chain) : this.lit.has(chain) ? [...this.aimed.slice(-1), chain] : [chain]
      this.shown = null
      return 'shown'
    }
    const here = this.offers.filter((one) => one.chains.includes(chain))
    if (here.length === 0) return 'asks'
    const at = here.findIndex((one) => one.key === this.preview?.key)
    // The same chain again: show its next play, or, if it has only one, play it.
    if (at >= 0 && here.length === 1 && this.shown !== null) return 'play'
    this.shown = here[at >= 0 && this.shown !== null ? (at + 1) % here.length : Math.max(0, at)]!.key
    return 'shown'
  }

  /** One step back: first the selected chain, then the cards. */
  back(): boolean {
    if (this.aimed.length > 0) this.aimed = []
    else if (this.places.length > 0) this.places = this.places.slice(0, -1)
    else return false
    this.shown = null
    return true
  }

  clear(): void {
    this.places = []
    this.shown = null
    this.aimed = []
  }
}
