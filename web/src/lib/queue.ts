/**
 * Between what the server told and what the page shows: pictures wait here and are shown one after the other, each for the time
 * its events take. It knows no game and delays no answer: it only decides when a picture is shown.
 */

/** How long a picture's events take when they are played calmly, in milliseconds. */
export interface Timing {
  /** What moves over the old picture before the new one is shown: dice, a piece that walks. */
  before: number
  /** How long the new picture stands before the next one begins. */
  after: number
}

export const NO_TIME: Timing = { before: 0, after: 0 }
export const CALM = 1
export const BRISK = 0.45
export const AT_ONCE = 0
/** The most milliseconds of others' moves in a row that are played calmly. */
export const LONGEST = 6000
/** A second skip within so many milliseconds goes to the present. */
export const TWICE = 600
/** After so many milliseconds without anything to show, others' moves are no longer in a row. */
const BREATH = 1000

export interface Entry<T> {
  item: T
  /** Asked when its turn comes: it may depend on the picture before it. */
  timing: () => Timing
  /** It is the effect of the viewer's own answer. */
  own: boolean
}

/** Where the pictures are shown. */
export interface Screen<T> {
  /** How fast, now: `CALM`, `BRISK` or `AT_ONCE`. */
  rate(): number
  /** The shown picture asks the viewer something: nothing may cover it. */
  asks(): boolean
  /** The events of this picture begin over the old one and take so long. */
  begin(item: T, ms: number, rate: number): void
  /** Show the last of these; the others were skipped. */
  show(items: readonly T[]): void
  /** Something to skip has come or gone. */
  changed(): void
}

export class Queue<T> {
  private waiting: Entry<T>[] = []
  private running: Entry<T> | null = null
  /** The picture of the running entry is shown, and stands for its time. */
  private stands = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds that others' moves have taken since the viewer's last turn. */
  private spent = 0
  private idleSince = 0

  constructor(private readonly screen: Screen<T>) {}

  /** Something is not shown yet. */
  get busy(): boolean {
    return this.waiting.length > 0 || (this.running !== null && !this.stands)
  }

  add(item: T, timing: () => Timing = () => NO_TIME, own = false): void {
    if (this.running === null && Date.now() - this.idleSince > BREATH) this.spent = 0
    this.waiting.push({ item, timing, own })
    if (this.running === null) this.next()
    this.screen.changed()
  }

  /** Ends the running event. False: there was nothing to end. */
  skip(): boolean {
    if (!this.busy) return false
    if (this.running !== null && !this.stands) this.screen.show([this.running.item])
    this.next()
    this.screen.changed()
    return true
  }

  /** Shows the present. */
  finish(): void {
    const left = this.drop()
    if (left.length > 0) this.screen.show(left)
  }

  /** Shows nothing of what waits, and hands it back. */
  drop(): T[] {
    clearTimeout(this.timer)
    const left = [...(this.running !== null && !this.stands ? [this.running] : []), ...this.waiting]
    this.waiting = []
    this.rest()
    this.screen.changed()
    return left.map((entry) => entry.item)
  }

  private next(): void {
    clearTimeout(this.timer)
    const entry = this.waiting.shift()
    if (!entry) return this.rest()
    const timing = entry.timing()
    const rate = this.rateOf(timing, entry.own)
    const [before, after] = [rate * timing.before, rate * timing.after]
    this.running = entry
    this.stands = false
    if (before > 0) {
      this.screen.begin(entry.item, before, rate)
      this.timer = setTimeout(() => this.turn(entry, after), before)
    } else this.turn(entry, after)
  }

  /** The picture is shown. Where it asks the viewer something, nothing is waited for. */
  private turn(entry: Entry<T>, after: number): void {
    this.stands = true
    this.screen.show([entry.item])
    const asked = this.screen.asks()
    if (asked) this.spent = 0
    if (asked || after === 0) this.next()
    else this.timer = setTimeout(() => this.next(), after)
    this.screen.changed()
  }

  private rateOf(timing: Timing, own: boolean): number {
    const wanted = this.screen.rate()
    const all = timing.before + timing.after
    if (own) this.spent = 0
    if (wanted === AT_ONCE || all === 0 || (!own && this.screen.asks())) return AT_ONCE
    const rate = this.spent + wanted * all > LONGEST ? Math.min(wanted, BRISK) : wanted
    this.spent += rate * all
    return rate
  }

  private rest(): void {
    this.running = null
    this.stands = false
    this.idleSince = Date.now()
  }
}
