/** What was played in the place of the person, until they have read it or play on. */
import { keep, kept } from '../lib/kept'
import type { Table } from '../lib/table.svelte'

const KEY = 'given'

export class Given {
  private read = $state(kept(KEY, 'session') ?? '')

  constructor(private readonly table: () => Table) {}

  private readonly name = $derived.by(() => `${this.table().id}/${this.table().answered ?? ''}`)

  /** Answers in a row that were given in the person's place and not noticed yet; 0: none. */
  readonly count = $derived.by(() => {
    const table = this.table()
    return table.seat === null || table.outcome || table.pending || this.read === this.name ? 0 : table.idle
  })

  /** The first round of somebody who came late and has not played yet; null: they were here before. */
  readonly from = $derived.by(() => {
    const table = this.table()
    const round = table.seat === null ? 0 : (table.seats[table.seat]?.joined_round ?? 0)
    return round > 0 && this.count >= round - 1 ? round : null
  })

  putAway(): void {
    this.read = this.name
    keep(KEY, this.name, 'session')
  }
}
