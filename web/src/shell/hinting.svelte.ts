/** The coach's hint for the open question: requested once, shown with its alternatives until it is acted upon or put away. */
import type { GroupStore } from '../lib/store.svelte'
import { sameAsk, type Table } from '../lib/table.svelte'
import type { Advice, Ask, No } from '../lib/types.gen'
import { say, words } from '../lib/words.svelte'

/** Milliseconds after which the strip says that the coach is thinking. */
const SLOW = 1000

export class Hinting {
  /** The question it was asked for. */
  private wanted: Ask | null = $state.raw(null)
  /** The last question for which a hint of the teacher was opened. */
  private received: Ask | null = null
  found: Advice | null = $state.raw(null)
  refused: No | null = $state.raw(null)
  slow = $state(false)
  /** The coach's texts are loaded. */
  ready = $state(false)
  /** Which choice is told and previewed: 0 the best, 1 the next best. */
  chosen = $state(0)

  constructor(
    private readonly store: () => GroupStore,
    private readonly table: () => Table,
    /** The question a hint can be asked for. */
    private readonly question: () => Ask | undefined,
  ) {}

  /** Closed by an answer, whichever it is, and by another question. */
  readonly open: boolean = $derived.by(() => {
    const question = this.question()
    return this.wanted !== null && question !== undefined && sameAsk(this.wanted, question) && this.table().pending === null
  })
  readonly choices = $derived(this.found ? [this.found.best, ...(this.found.next ? [this.found.next] : [])] : [])
  readonly told = $derived(this.choices[this.chosen] ?? this.choices[0] ?? null)

  /** Neither choice is better than the other: none is ranked. */
  readonly even = $derived(this.found?.even ?? false)
  /** How much better the told choice is, in words. */
  readonly worth = $derived(!this.found?.next ? say('web-hint-only') : this.even ? say('web-hint-even') : this.chosen === 0 ? (this.found.lead ?? '') : say('web-hint-second'))
  /** The same in a few words. */
  readonly worthShort = $derived(this.even ? (this.found?.lead_short ?? '') : this.chosen === 0 && this.found?.next ? (this.found.lead_short ?? '') : this.worth)

  /** Whether there is a question to ask the coach about. */
  get possible(): boolean {
    return this.question() !== undefined
  }

  toggle(): void {
    const question = this.question()
    if (this.open || !question || this.table().pending) this.close()
    else void this.think(question)
  }

  /** Opens the hint that the teacher has sent: once for each question, so that it stays away once it was put away. */
  receive(): void {
    const question = this.question()
    if (!question || !this.table().hintSent || this.table().pending || (this.received && sameAsk(this.received, question))) return
    this.received = question
    if (!this.open) void this.think(question)
  }

  close(): void {
    this.wanted = null
  }

  private async think(ask: Ask): Promise<void> {
    this.wanted = ask
    this.found = this.refused = null
    this.slow = false
    this.chosen = 0
    const timer = setTimeout(() => (this.slow = true), SLOW)
    const learnt = words.learn('coach').then(() => (this.ready = true))
    const answer = await this.store().hint(this.table(), ask, words.lang)
    await learnt
    clearTimeout(timer)
    if (this.wanted !== ask) return
    if (answer.t === 'advice') this.found = answer
    else this.refused = answer
  }
}
