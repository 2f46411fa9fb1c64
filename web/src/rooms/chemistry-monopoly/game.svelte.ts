/** The table as the board's components need it: the open question, the cards, and the viewer's selection. */

import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import type { Ask } from '../../lib/types.gen'
import type { TableStore } from '../index'
import { choices, stageOf, type Choice, type Stage } from './menu'
import { boardOf, type Board, type Held, type Space } from './pack'
import { empty, mirrored, type Draft } from './trade'

export type MonoTable = TableStore<CM.PublicView, null, CM.Menu>

export class Game {
  private readonly source: () => TableStore
  /** The space whose card is open. */
  looking: number | null = $state(null)
  /** The seat whose cards are shown in the drawer; null: the viewer's. */
  drawer: number | null = $state(null)
  /** The offer being composed. */
  draft: Draft | null = $state.raw(null)

  constructor(source: () => TableStore) {
    this.source = source
  }

  readonly table: MonoTable = $derived.by(() => this.source() as MonoTable)
  readonly view: CM.PublicView = $derived(this.table.public)
  readonly board: Board = $derived(boardOf(this.table.options as Partial<CM.Options> | null))
  /** Whose turn it is; -1 before the first. */
  readonly turn: number = $derived(this.view.turn ?? -1)
  readonly me: number | null = $derived(this.table.seat)
  private readonly open = $derived(this.table.asks.find((one) => one.ask.seat === this.table.seat && one.menu !== null) ?? null)
  readonly ask: Ask | null = $derived(this.open?.ask ?? null)
  /** Null while an answer is being sent, so that nothing is pressed twice. */
  readonly menu: CM.Menu | null = $derived(this.sending ? null : (this.open?.menu ?? null))
  readonly kind: CM.Kind | null = $derived((this.open?.ask.kind as CM.Kind | undefined) ?? null)
  readonly stage: Stage = $derived(stageOf(this.kind, this.view))
  readonly choices: Choice[] = $derived(choices(this.menu, this.view))
  /** All owned cards, in board order; a replay may have the view before its board. */
  readonly owned: readonly Held[] = $derived(this.view.cards.map((card) => ({ ...card, space: this.board.at(card.space) })).filter((card) => card.space >= 0))
  readonly cards: ReadonlyMap<number, Held> = $derived(new Map(this.owned.map((card) => [card.space, card])))
  /** Where the pieces stand, by seat. */
  readonly stands: readonly number[] = $derived(this.view.players.map((player) => Math.max(0, this.board.at(player.at ?? ''))))
  /** The space the question is about, else the position of the player whose turn it is. */
  readonly at: number = $derived.by(() => {
    const { view } = this
    const about = view.auction?.space || view.due?.space || view.receipt
    return about ? this.board.at(about) : (this.stands[view.debt?.seat ?? this.turn] ?? 0)
  })
  /** The seat whose answer the game waits for, as far as the view tells. */
  readonly waited: number = $derived.by(() => {
    const { view } = this
    if (view.auction) return view.auction.bidders[0] ?? this.turn
    if (view.trade) return view.trade.to
    return view.debt?.seat ?? view.due?.seat ?? this.turn
  })

  get sending(): boolean {
    const pending = this.table.pending
    return pending !== null && this.open !== null && pending.ask.prompt === this.open.ask.prompt && pending.ask.nth === this.open.ask.nth
  }

  get mine(): boolean {
    return this.open !== null && this.stage !== 'over'
  }

  cardOf(id: string): Held | undefined {
    return this.cards.get(this.board.at(id))
  }

  space(at: number): Space | undefined {
    return this.board.spaces[at]
  }

  /** A seat's cards in board order, sets together. */
  held(seat: number): Held[] {
    const first = (card: Held): number => {
      const space = this.board.spaces[card.space]
      return space ? (this.board.together(space)[0] ?? card.space) : card.space
    }
    return this.owned.filter((card) => card.owner === seat).sort((a, b) => first(a) - first(b) || a.space - b.space)
  }

  /** Begin an offer to the first possible partner, or from the offer that is answered. */
  beginTrade(to?: number): void {
    const partners = this.menu?.trade?.partners ?? []
    const partner = to ?? partners[0]?.seat
    if (this.stage === 'offer' && this.view.trade) this.draft = mirrored(this.view.trade)
    else if (partner !== undefined) this.draft = empty(partner)
    this.looking = null
  }

  /** Begin an offer for one card of somebody. */
  wish(owner: number, good: string): void {
    this.draft = { ...empty(owner), want: [good] }
    this.looking = null
  }

  /** Clear the draft of an offer, which belonged to the previous question. */
  clear(): void {
    this.draft = null
    this.looking = null
  }
}
