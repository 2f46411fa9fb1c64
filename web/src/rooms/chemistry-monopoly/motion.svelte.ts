/** Animates pieces, dice and cards. Any input skips to the end; with reduced motion nothing is animated. */

import { CARD, DICE, HOP, WAY } from './pace'
import type { Step } from './steps'

export class Motion {
  /** Positions of the pieces during an animation; null: as in the view. */
  stands: readonly number[] | null = $state.raw(null)
  tumbling = $state(false)
  /** The dice while they still show the previous throw. */
  faces: readonly number[] | null = $state.raw(null)
  /** The path of the last move, drawn until the next one. */
  trail: { seat: number; along: readonly number[] } | null = $state.raw(null)
  /** A card that is being turned. */
  turning: string | null = $state(null)
  private todo: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private rate = 1
  /** Everything stays where it has come to, until the new view is shown. */
  private holds = false

  constructor(private readonly still: () => boolean) {}

  get busy(): boolean {
    return this.stands !== null
  }

  /** Animates over the old view, at this rate, until `skip` shows the new one. */
  lead(steps: readonly Step[], stood: readonly number[], rate: number): void {
    this.skip()
    this.holds = true
    this.play(steps, stood, rate)
  }

  /** Animates over the new view. */
  play(steps: readonly Step[], stood: readonly number[], rate = 1): void {
    this.rate = rate
    const last = steps.findLast((step) => step.kind === 'walk')
    if (last) this.trail = { seat: last.seat, along: last.along }
    if (steps.length === 0 || this.still()) return
    const idle = this.todo.length === 0 && this.stands === null
    this.todo.push(...steps)
    if (!idle) return
    this.stands = stood
    this.next()
  }

  /** Ends the animation and shows everything. */
  skip(): void {
    clearTimeout(this.timer)
    this.todo = []
    this.rate = 1
    this.holds = false
    this.stands = null
    this.faces = null
    this.tumbling = false
    this.turning = null
  }

  private next(): void {
    const step = this.todo.shift()
    this.tumbling = false
    this.turning = null
    if (!step) return this.holds ? undefined : this.skip()
    if (step.kind === 'dice') {
      this.faces = step.faces
      this.tumbling = true
      this.after(DICE)
    } else if (step.kind === 'card') {
      this.turning = step.card
      this.after(CARD)
    } else if (step.kind === 'jump') {
      this.put(step.seat, step.to)
      this.after(HOP * 3)
    } else this.hop(step.seat, step.along, 1, this.rate * Math.min(HOP, WAY / (step.along.length - 1)))
  }

  private hop(seat: number, along: readonly number[], nth: number, ms: number): void {
    const to = along[nth]
    if (to === undefined) return this.next()
    this.put(seat, to)
    this.timer = setTimeout(() => this.hop(seat, along, nth + 1, ms), ms)
  }

  private put(seat: number, to: number): void {
    this.stands = this.stands?.map((at, one) => (one === seat ? to : at)) ?? null
  }

  private after(ms: number): void {
    this.timer = setTimeout(() => this.next(), this.rate * ms)
  }
}
