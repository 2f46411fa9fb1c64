/** One table as this device sees it, built from the server's messages. It contains no rules: the server says which moves are allowed. */
import type { GameEvent } from './i18n'
import type { OpenAsk, Pending, TableStore } from '../rooms/index'
import type { Ask, Guide, Now, Ok, Outcome, SeatInfo, Story, TableInfo, Tick, Wish } from './types.gen'

const CHANCE = -1

export class Table implements TableStore {
  v = $state(0)
  seat: number | null = $state(null)
  public: unknown = $state.raw(null)
  private: unknown = $state.raw(null)
  events: readonly GameEvent[] = $state.raw([])
  outcome: Outcome | null = $state.raw(null)
  options: unknown = $state.raw(null)
  paused = $state(false)
  closesAt: number | null = $state(null)
  /** Seconds left in a game with a time limit, and when that was received (ms); null: no limit. */
  left: { seconds: number; at: number } | null = $state.raw(null)
  online = $state(true)
  seats: readonly SeatInfo[] = $state.raw([])
  member: number | null = $state(null)
  chosen: readonly number[] = $state.raw([])
  number = $state(1)
  /** The log: all events so far, oldest first. */
  story: readonly GameEvent[] = $state.raw([])
  wish: Wish | null = $state.raw(null)
  commitment = $state('')
  /** The current text of an introduction, and the move it asks for. */
  guide: Guide | null = $state.raw(null)

  /** Seats of bots that have thought for more than a second. */
  thinking: readonly number[] = $state.raw([])
  /** Hints taken so far, by seat, where they are counted. */
  hints: readonly number[] = $state.raw([])

  /** The question the shown seat answered last; this answer can be taken back. */
  answered: number | null = $state(null)

  private open: readonly OpenAsk[] = $state.raw([])
  private answers: readonly (Pending & { v: number })[] = $state.raw([])
  /** The newest version received by view, tick or confirmation: a pong with a newer one shows a gap. */
  heardOf = 0
  private fresh = true
  private wishAt = 0

  constructor(
    readonly id: string,
    private readonly nameless: (seat: number, bot: number) => string = (seat, bot) => (bot ? `bot ${bot}` : `seat ${seat + 1}`),
  ) {}

  /** Bots have no names: they are numbered. */
  readonly names: readonly string[] = $derived(
    this.seats.map((seat, number) => seat.name || this.nameless(number, seat.bot ? this.seats.slice(0, number + 1).filter((one) => one.bot).length : 0)),
  )
  readonly mine: readonly number[] = $derived(
    this.member === null ? [] : this.seats.flatMap((seat, number) => (seat.member === this.member ? [number] : [])),
  )
  /** The answer is saved: it can still be changed, but the game does not wait for it. */
  readonly asks: readonly OpenAsk[] = $derived(
    this.open.map((one) =>
      one.ask.must && this.answers.some((given) => given.saved && sameAsk(given.ask, one.ask))
        ? { ...one, ask: { ...one.ask, must: false } }
        : one,
    ),
  )
  readonly pending: Pending | null = $derived(this.answers.findLast((given) => given.ask.seat === this.seat) ?? null)

  /** Real dice: the throw the host is asked to type in, and whether it is being sent. */
  readonly chance: { ask: Ask; sending: boolean } | null = $derived.by(() => {
    const ask = this.open.find((one) => one.ask.seat === CHANCE)?.ask
    return ask ? { ask, sending: this.answers.some((given) => sameAsk(given.ask, ask)) } : null
  })

  /** After a reconnect the next view is accepted whatever its version, and is shown without animation. */
  expectAnything(): void {
    this.fresh = true
  }

  /** Apply a view; false: it was older than the shown one. */
  now(message: Now): boolean {
    if (!this.fresh && message.v < this.v) return false
    const events = (message.events ?? []) as GameEvent[]
    const news = message.v > this.v && !this.fresh
    this.fresh = false
    this.v = message.v
    if (this.wish && message.v > this.wishAt) this.wish = null // a request to take back lapses with the next move
    this.heardOf = Math.max(this.heardOf, message.v)
    this.seat = message.seat
    this.public = message.public
    this.private = message.private ?? null
    this.open = (message.asks ?? []).map((ask, index) => ({ ask, menu: message.menus?.[index] ?? null }))
    this.answered = message.answered ?? null
    this.outcome = message.outcome ?? null
    this.paused = message.paused ?? false
    this.closesAt = message.closes == null ? null : Date.now() + 1000 * message.closes
    this.left = message.left == null ? null : { seconds: message.left, at: Date.now() }
    this.commitment = message.commitment ?? ''
    this.guide = message.guide ?? null
    this.hints = message.hints ?? []
    this.thinking = []
    this.answers = this.answers.filter((given) => !given.saved || given.v > message.v)
    if (!this.open.some((one) => !one.ask.must) || news) this.chosen = []
    this.events = news ? events : []
    if (events.length > 0) this.story = [...this.story, ...events]
    return true
  }

  tick(message: Tick): void {
    if (message.v < this.v) return
    this.heardOf = Math.max(this.heardOf, message.v)
    this.chosen = message.chosen
    this.thinking = this.thinking.filter((seat) => !message.chosen.includes(seat))
  }

  tell(story: Story): void {
    if (story.v >= this.v) this.story = story.events as GameEvent[]
  }

  hearWish(message: Wish): void {
    this.wish = message.agreed === null ? message : null
    this.wishAt = this.heardOf
  }

  info(info: TableInfo, member: number | null, options: unknown = null): void {
    this.options = options
    this.seats = info.seats ?? []
    this.number = info.number
    this.member = member
  }

  /** An answer is being sent. */
  sent(n: string, ask: Ask, action: unknown): void {
    this.answers = [...this.answers.filter((given) => given.ask.seat !== ask.seat), { n, ask, action, saved: false, v: 0 }]
  }

  /** An answer was taken back; the next view tells which answer is the newest now. */
  tookBack(seat: number, v: number): void {
    if (v > this.v && seat === this.seat) this.answered = null
    this.answers = this.answers.filter((given) => given.ask.seat !== seat)
  }

  /** The server has saved the answer; a view that includes it may have arrived already. */
  saved(ok: Ok): void {
    const v = ok.v ?? 0
    const mine = this.answers.find((given) => given.n === ok.n)
    // In a crowd a sealed answer brings no new view, but it can be taken back.
    if (mine && mine.ask.seat === this.seat && v > this.v) this.answered = mine.ask.prompt
    this.heardOf = Math.max(this.heardOf, v)
    this.answers = this.answers
      .map((given) => (given.n === ok.n ? { ...given, saved: true, v } : given))
      .filter((given) => !given.saved || given.v > this.v)
  }

  refused(n: string): boolean {
    const known = this.answers.some((given) => given.n === n)
    this.answers = this.answers.filter((given) => given.n !== n)
    return known
  }

  /** Seats of this device that the game waits for. */
  get due(): number[] {
    return this.asks.filter(({ ask }) => ask.must && ask.seat >= 0).map(({ ask }) => ask.seat)
  }
}

export function sameAsk(a: Ask, b: Ask): boolean {
  return a.prompt === b.prompt && a.seat === b.seat && a.nth === b.nth
}
