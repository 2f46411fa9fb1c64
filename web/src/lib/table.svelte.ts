/** One table as this device sees it, built from the server's messages. It contains no rules: the server says which moves are allowed. */
import type { GameEvent } from './i18n'
import { NO_TIME, Queue, type Timing } from './queue'
import type { OpenAsk, Pending, Playing, TableStore } from '../rooms/index'
import type { Ask, Guide, Now, Ok, Outcome, SeatInfo, Story, TableInfo, Tick, Wish } from './types.gen'

const CHANCE = -1
/** The last move of a game is seen for so many milliseconds before the end screen. */
export const LAST = 1500

/** What the server told: a whole picture of the table, or something that belongs after the picture before it. */
type Told = { now: Now; news: boolean; at: number } | { then: () => void }

/** How a page plays what it is told, one event after the other. */
export interface Tempo {
  rate(): number
  timing(events: readonly GameEvent[], own: boolean): Timing
}

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
  /** Seconds left on the timer of the open round, and when that was received (ms); null: there is none. */
  timer: { seconds: number; at: number } | null = $state.raw(null)
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

  /** How many answers of the shown seat, up to its last one, were given in the person's place. */
  idle = $state(0)
  /** The teacher has sent a hint on the open question of the shown seat. */
  hintSent = $state(false)
  /** Once the game is over: the places without those who were away, if somebody was. */
  places: readonly (number | null)[] = $state.raw([])
  /** The question the shown seat answered last; this answer can be taken back. */
  answered: number | null = $state(null)

  /** What moves over the shown picture before the next one is shown. */
  playing: Playing | null = $state.raw(null)
  /** Something has been told that is not shown yet. */
  lively = $state(false)
  /** The game is over, and its last move is still to be seen before the end screen. */
  lasting = $state(false)

  private open: readonly OpenAsk[] = $state.raw([])
  private answers: readonly (Pending & { v: number })[] = $state.raw([])
  /** The newest version received by view, tick or confirmation: a pong with a newer one shows a gap. */
  heardOf = 0
  private fresh = true
  /** The newest picture received, which may still wait to be shown. */
  private newest: Now | null = null
  private tempo: Tempo | null = null
  private readonly queue = new Queue<Told>({
    rate: () => (typeof document !== 'undefined' && document.hidden ? 0 : (this.tempo?.rate() ?? 0)),
    asks: () => this.due.some((seat) => this.mine.includes(seat)),
    begin: (told, ms, rate) => (this.playing = 'now' in told ? { events: (told.now.events ?? []) as GameEvent[], ms, rate } : null),
    show: (told) => this.showAll(told),
    changed: () => {
      this.lively = this.queue.busy
      if (!this.lively) for (const go of this.waiters.splice(0)) go()
    },
  })
  private waiters: (() => void)[] = []
  private last: ReturnType<typeof setTimeout> | undefined
  private wishAt = 0
  /** The seat that is shown, where this device holds several; null: none; undefined: not chosen yet, or only one. */
  face: number | null | undefined
  /** Logs that were requested and have not arrived: all but the last are for a seat that was shown before. */
  private storiesAsked = 0

  constructor(
    readonly id: string,
    private readonly nameless: (seat: number, bot: number, mine: boolean) => string = (seat, bot) => (bot ? `bot ${bot}` : `seat ${seat + 1}`),
  ) {}

  /** Bots have no names: they are numbered. Nor has a person who plays alone and gave none: that is "you". */
  readonly names: readonly string[] = $derived(
    this.seats.map((seat, number) => seat.name || this.nameless(number, seat.bot ? this.seats.slice(0, number + 1).filter((one) => one.bot).length : 0, this.isMine(seat))),
  )
  readonly mine: readonly number[] = $derived(
    this.seats.flatMap((seat, number) => (this.isMine(seat) ? [number] : [])),
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
    this.storiesAsked = 0
  }

  /** Another player holds the device now. Before nobody holds it, everything that only the last player may know is deleted. */
  turnTo(seat: number | null): void {
    this.face = seat
    this.queue.drop() // it was for the last player; the next view is the present
    this.playing = null
    if (seat !== null) return
    this.seat = null
    this.private = null
    this.events = []
    this.story = []
    this.guide = null
    this.idle = 0
    this.hintSent = false
    this.open = this.open.map(({ ask }) => ({ ask, menu: null }))
  }

  private isMine(seat: SeatInfo): boolean {
    return this.member !== null && seat.member === this.member
  }

  /** Take in a view; it is shown when its turn comes. False: it was older than the newest one, or for a seat that is not shown any more. */
  now(message: Now): boolean {
    const known = this.newest?.v ?? 0
    if (!this.fresh && message.v < known) return false
    if (this.face !== undefined && message.seat !== this.face) return false
    const news = message.v > known && !this.fresh
    const sudden = this.fresh || this.newest?.seat !== message.seat || message.paused === true || this.hurries(message)
    const own = this.answers.some((given) => given.saved && given.v > known && given.v <= message.v)
    this.fresh = false
    this.newest = message
    this.heardOf = Math.max(this.heardOf, message.v)
    if (this.wish && message.v > this.wishAt) this.wish = null // a request to take back lapses with the next move
    const events = (message.events ?? []) as GameEvent[]
    this.queue.add({ now: message, news, at: Date.now() }, () => (news && events.length > 0 ? this.tempo?.timing(events, own) : null) ?? NO_TIME, own)
    if (sudden) this.queue.finish()
    return true
  }

  /** A question with little time: it is shown before everything else. */
  private hurries({ asks, closes, timer }: Now): boolean {
    return (closes != null || timer != null) && (asks ?? []).some((ask) => ask.must && ask.seat >= 0)
  }

  /** For an $effect: events are played one after the other from now on; returns the function that ends this. */
  play(tempo: Tempo): () => void {
    this.tempo = tempo
    return () => {
      if (this.tempo !== tempo) return
      this.tempo = null
      this.catchUp()
      this.rest()
    }
  }

  /** Shows the present. */
  catchUp(): void {
    this.queue.finish()
  }

  /** Resolves when the present is shown: what the server is asked about the table then belongs to what is seen. */
  quiet(): Promise<void> {
    return this.lively ? new Promise((resolve) => this.waiters.push(resolve)) : Promise.resolve()
  }

  /** Ends the running event, or the look at the last one. False: there was nothing to end. */
  skip(): boolean {
    if (this.queue.skip()) return true
    return this.rest()
  }

  private rest(): boolean {
    clearTimeout(this.last)
    const lasted = this.lasting
    this.lasting = false
    return lasted
  }

  /** Shows these one after the other within one frame: only the last is seen, and their events are told together. */
  private showAll(told: readonly Told[]): void {
    let events: readonly GameEvent[] = []
    for (const one of told) {
      if ('then' in one) one.then()
      else {
        const own = (one.now.events ?? []) as GameEvent[]
        events = events.length > 0 ? [...events, ...own] : own
        this.show(one.now, one.news, one.at, one.news ? events : [])
      }
    }
  }

  private show(message: Now, news: boolean, at: number, events: readonly GameEvent[]): void {
    const ends = news && this.tempo !== null && message.outcome != null && this.outcome === null
    this.playing = null
    this.v = message.v
    this.seat = message.seat
    this.public = message.public
    this.private = message.private ?? null
    this.open = (message.asks ?? []).map((ask, index) => ({ ask, menu: message.menus?.[index] ?? null }))
    this.answered = message.answered ?? null
    this.idle = message.idle ?? 0
    this.hintSent = message.hint_sent ?? false
    this.places = message.places ?? []
    this.outcome = message.outcome ?? null
    this.paused = message.paused ?? false
    this.closesAt = message.closes == null ? null : at + 1000 * message.closes
    this.left = message.left == null ? null : { seconds: message.left, at }
    this.timer = message.timer == null ? null : { seconds: message.timer, at }
    this.commitment = message.commitment ?? ''
    this.guide = message.guide ?? null
    this.hints = message.hints ?? []
    this.thinking = []
    this.answers = this.answers.filter((given) => !given.saved || given.v > message.v)
    if (!this.open.some((one) => !one.ask.must) || news) this.chosen = []
    this.events = events
    const told = (message.events ?? []) as GameEvent[]
    if (told.length > 0) this.story = [...this.story, ...told]
    if (ends && !document.hidden) this.linger()
  }

  private linger(): void {
    clearTimeout(this.last)
    this.lasting = true
    this.last = setTimeout(() => (this.lasting = false), LAST)
  }

  /** After what was told before it. */
  private inTurn(then: () => void): void {
    if (this.queue.busy) this.queue.add({ then })
    else then()
  }

  tick(message: Tick): void {
    this.heardOf = Math.max(this.heardOf, message.v)
    this.inTurn(() => {
      if (message.v < this.v) return
      this.chosen = message.chosen
      this.thinking = this.thinking.filter((seat) => !message.chosen.includes(seat))
    })
  }

  think(seats: readonly number[]): void {
    this.inTurn(() => (this.thinking = seats))
  }

  /** The log is requested. */
  awaitStory(): void {
    this.storiesAsked += 1
  }

  /** No log has arrived for the shown seat, and none is on its way. */
  get lacksStory(): boolean {
    return this.story.length === 0 && this.storiesAsked === 0
  }

  /** One log fewer is on its way: it came, or the request was refused. */
  expectStoryNoMore(): void {
    this.storiesAsked = Math.max(0, this.storiesAsked - 1)
  }

  tell(story: Story): void {
    this.inTurn(() => {
      this.expectStoryNoMore()
      if (this.storiesAsked === 0 && story.v >= this.v) this.story = story.events as GameEvent[]
    })
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
    this.catchUp()
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

  /** What was answered in the person's place is not revealed yet, so another answer can take its place. */
  get changeable(): boolean {
    return this.idle > 0 && this.open.some(({ ask }) => !ask.must && ask.seat === this.seat && ask.prompt === this.answered)
  }

  /** For the list of games: whether the game waits for this device, and whether it is over, whatever is shown yet. */
  get present(): { turn: boolean; over: boolean } {
    if (!this.lively || this.newest === null) return { turn: this.due.length > 0, over: this.outcome !== null }
    return { turn: (this.newest.asks ?? []).some((ask) => ask.must && ask.seat >= 0), over: this.newest.outcome != null }
  }

  /** How many of the shown seat's last answers on the board were given in its place; 0 as soon as the person answers. */
  get filled(): number {
    return this.pending ? 0 : Math.max(0, this.idle - (this.changeable ? 1 : 0))
  }

  /** Seats of this device that the game waits for. */
  get due(): number[] {
    return this.asks.filter(({ ask }) => ask.must && ask.seat >= 0).map(({ ask }) => ask.seat)
  }
}

export function sameAsk(a: Ask, b: Ask): boolean {
  return a.prompt === b.prompt && a.seat === b.seat && a.nth === b.nth
}
