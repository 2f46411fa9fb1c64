/** What is wrong with what was touched: asks the judge, and holds the reason for the bubble that stands beside the touched thing. */
import type { Refused } from '../lib/i18n'
import { PASSING } from '../lib/socket'
import type { Ask, Fits, No } from '../lib/types.gen'
import type { Judge, Way } from '../rooms/index'

export interface Told {
  /** The touched element. */
  at: Element
  /** The judge's refusal; null: `text` alone. */
  error: Refused | null
  text: string
  ways: readonly Way[]
}

export class Refusals implements Judge {
  shown: Told | null = $state.raw(null)
  private sent = 0
  private waiting = false
  private next: (() => void) | null = null

  constructor(
    private readonly ask: (ask: Ask, action: unknown) => Promise<Fits | No>,
    /** An introduction asks for one move: no other way out is offered. */
    private readonly guided: () => boolean = () => false,
  ) {}

  /** One try at a time: of further ones only the last is sent, so that a row of quick touches is no flood. */
  attempt(ask: Ask, action: unknown, at: Element, ways: readonly Way[] = [], fits = ''): void {
    this.close()
    if (this.waiting) {
      this.next = () => this.attempt(ask, action, at, ways, fits)
      return
    }
    this.waiting = true
    const mine = ++this.sent
    void this.ask(ask, action).then((answer) => {
      this.waiting = false
      const next = this.next
      this.next = null
      if (next) next()
      else if (mine !== this.sent || !at.isConnected) return
      else if (answer.t === 'fits') this.tell(fits, at, ways)
      else if (!PASSING.has(answer.code)) this.refuse(answer, at, ways)
    })
  }

  /** Show a refusal that has come already. */
  refuse(error: Refused, at: Element, ways: readonly Way[] = []): void {
    this.shown = { at, error, text: '', ways: this.guided() ? [] : ways }
  }

  tell(text: string, at: Element, ways: readonly Way[] = []): void {
    if (text) this.shown = { at, error: null, text, ways: this.guided() ? [] : ways }
  }

  /** Removes the bubble at the next input; an answer that is still on its way is not shown. */
  close(): void {
    this.sent += 1
    if (this.shown) this.shown = null
  }
}
