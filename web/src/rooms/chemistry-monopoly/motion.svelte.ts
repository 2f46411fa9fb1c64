/** Animates pieces and dice over the new view. Any input skips to the end; with reduced motion nothing is animated. */

import type { Step } from './steps'

const HOP = 85
const LONGEST = 1000
const DICE = 520
const CARD = 420

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

  constructor(private readonly still: () => boolean) {}

  get busy(): boolean {
    return this.stands !== null
  }

  play(steps: readonly Step[], stood: readonly number[]): void {
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
    this.stands = null
    this.faces = null
    this.tumbling = false
    this.turning = null
  }

  private next(): void {
    const step = this.todo.shift()
    this.tumbling = false
    this.turning = null
    if (!step) return this.skip()
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
    } else this.hop(step.seat, step.along, 1, Math.min(HOP, LONGEST / step.along.length))
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
    this.timer = setTimeout(() => this.next(), ms)
  }
}
