/** The viewer's interaction state at the table, without drawing. Allowed plays are read from the menu. */

import type { Ask } from '../../lib/types.gen'
import type { OpenAsk, TableStore } from '../index'
import { ghostOf, type Ghost } from './geometry'
import { bySite, find, same, sitesFor, tried, type Site } from './menu'
import { isManipulation } from './printed'
import type { Action, Aid, Card, Manipulation, Menu, Player, PrivateView, PublicView, Reagent, SeatKind } from './types'

export type LabTable = TableStore<PublicView, PrivateView, Menu>

export class Bench {
  /** The selected centre or bond. */
  site: Site | null = $state(null)
  /** The play that is filled: Enter or the button announces it. */
  chosen: Action | null = $state.raw(null)
  /** The selected reagent of the hand: the places where it may join are lit. */
  card: number | null = $state(null)
  /** Resource dice chosen so far, by colour. */
  mix: number[] = $state([0, 0, 0, 0])
  /** The seat of another bench that is shown enlarged. */
  looking: number | null = $state(null)
  /** The selected pile. */
  pile: number | null = $state(null)
  /** The panel opened on request beside the bench. */
  aside: '' | 'piles' = $state('')
  /** Tokens and places show their numbers. */
  numbers = $state(false)
  /** The server's comparison of the shown bench with its target; of an older molecule until the new one arrives. */
  aid: Aid | null = $state.raw(null)
  /** The molecule has changed, and the new comparison has not arrived. */
  comparing = $state(false)

  constructor(private readonly read: () => LabTable) {}

  get table(): LabTable {
    return this.read()
  }

  readonly view: PublicView = $derived(this.table.public)
  /** The question the game waits for; `door` is an optional question beside it. */
  readonly open: OpenAsk<Menu> | null = $derived(this.table.asks.find((one) => one.menu !== null && one.ask.must && one.ask.seat === this.table.seat && !this.answered(one.ask)) ?? null)
  readonly door: OpenAsk<Menu> | null = $derived(this.table.asks.find((one) => one.menu !== null && !one.ask.must && one.ask.seat === this.table.seat) ?? null)
  readonly kind: SeatKind | '' = $derived((this.open?.ask.kind ?? '') as SeatKind | '')
  readonly menu: Menu = $derived(this.open?.menu ?? [])
  readonly secures = $derived(find(this.door?.menu ?? null, 'secure'))
  readonly shown: number = $derived(this.looking ?? this.table.seat ?? Math.max(0, this.view.turn ?? 0))
  readonly own: boolean = $derived(this.shown === this.table.seat)
  readonly player: Player = $derived(this.view.players[this.shown] ?? {})
  readonly me: Player | null = $derived(this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null))
  readonly places: Map<Site, Manipulation[]> = $derived(this.kind === 'manipulate' && this.own ? bySite(this.menu) : new Map<Site, Manipulation[]>())
  /** The plays at the selected place; with a selected reagent only those that use it. */
  readonly offers: Manipulation[] = $derived.by(() => {
    const there = (this.site && this.places.get(this.site)) || []
    return this.card === null ? there : there.filter((one) => (one.type === 'join' || one.type === 'bridge') && one.card === this.card)
  })
  readonly joinable: Set<Site> = $derived(new Set(this.card === null ? [] : sitesFor(this.menu, this.card)))
  readonly ghost: Ghost | null = $derived.by(() => {
    const molecule = this.player.molecule
    if (!molecule) return null
    const running = this.view.trial
    if (running && running.seat === this.shown) return ghostOf(molecule, tried(running), this.view.reagents)
    return this.chosen && isManipulation(this.chosen) && this.own && this.kind === 'manipulate' && this.site ? ghostOf(molecule, this.chosen, this.view.reagents) : null
  })

  private answered(ask: Ask): boolean {
    const sent = this.table.pending?.ask
    return sent !== undefined && sent.prompt === ask.prompt && sent.seat === ask.seat && sent.nth === ask.nth
  }

  reagent(number: number): Reagent | undefined {
    return this.view.reagents.find((one) => one.number === number)
  }

  /** A card by its number; the view lists every card once. */
  title(number: number): Card | undefined {
    return this.view.cards.find((one) => one.number === number)
  }

  touch(site: Site): void {
    const there = this.places.get(site)
    if (!there) return
    this.pile = null
    this.aside = ''
    this.site = site
    if (this.card !== null && !this.joinable.has(site)) this.card = null
    this.chosen = this.offers[0] ?? null
  }

  choose(action: Action): void {
    this.chosen = action
  }

  isChosen(action: Action): boolean {
    return same(this.chosen, action)
  }

  /** Select a reagent of the hand, which lights the places where it may join; a second touch deselects it. */
  hold(card: number): void {
    this.aside = ''
    this.card = this.card === card ? null : card
    this.chosen = null
    this.site = null
    if (this.card !== null && this.joinable.size === 1) this.touch([...this.joinable][0]!)
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.pile !== null) this.pile = null
    else if (this.aside) this.aside = ''
    else if (this.looking !== null) this.looking = null
    else if (this.site !== null) {
      this.site = null
      this.chosen = null
    } else if (this.card !== null) this.card = null
    else return false
    return true
  }

  clear(): void {
    this.site = null
    this.chosen = null
    this.card = null
    this.pile = null
    this.aside = ''
    this.mix = [0, 0, 0, 0]
  }
}
