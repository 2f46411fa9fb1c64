/** Somebody who came late chooses for the rounds before, one after the other; nobody sees it until the last choice counts. */
import { freshId } from '../lib/ids'
import type { Refused } from '../lib/i18n'
import type { GroupStore } from '../lib/store.svelte'
import { Table } from '../lib/table.svelte'
import type { Ask, Fits, Group, No, Now, Past } from '../lib/types.gen'

export class Missed {
  /** The round that is shown, as the class saw it. */
  readonly table: Table
  at = $state(0)
  of = $state(0)
  refused: Refused | null = $state.raw(null)
  private answers: readonly unknown[] = []
  private busy = false
  /** The id under which all choices are written: if that is sent again, it counts once. */
  private readonly n = freshId()

  constructor(
    private readonly store: GroupStore,
    private readonly now: Table,
    private readonly seat: number,
    group: Group,
    /** All choices are written, or there is nothing to choose any more. */
    private readonly done: () => void,
  ) {
    this.table = new Table(`${now.id}/missed`)
    this.table.info({ id: this.table.id, number: now.number, seats: [...now.seats] }, group.member, group.options)
  }

  begin(): Promise<void> {
    return this.send([])
  }

  choose(action: unknown): Promise<void> {
    return this.send([...this.answers, action])
  }

  /** What the judge says to a choice, without making it. */
  async try(_ask: Ask, action: unknown): Promise<Fits | No> {
    return (await this.store.redo(this.now, this.seat, [...this.answers, action], freshId(), true)) as Fits | No
  }

  private async send(answers: readonly unknown[]): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refused = null
    const answer = await this.store.redo(this.now, this.seat, answers, answers.length > 0 && answers.length === this.of ? this.n : freshId())
    this.busy = false
    if (answer.t === 'ok' || (answer.t === 'no' && answer.code === 'closed')) this.done()
    else if (answer.t === 'no') this.refused = answer
    else if (answer.t === 'past') this.show(answer, answers)
  }

  private show(past: Past, answers: readonly unknown[]): void {
    this.answers = answers
    this.at = past.at
    this.of = past.of
    const { seat, events, asks, menus } = past
    this.table.now({ t: 'now', table: this.table.id, v: past.at + 1, seat, public: past.public, private: past.private, events, outcome: null, asks, menus } as Now)
  }
}
