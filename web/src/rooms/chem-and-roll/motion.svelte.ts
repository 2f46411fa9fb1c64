/** Animates steps one after another over the new view. Any input skips to the end; with reduced motion nothing is animated. */

import type { Step } from './steps'
import { covered, owed } from './steps'

export class Motion {
  /** Boxes that are not uncovered yet. */
  hidden: ReadonlySet<string> = $state.raw(new Set<string>())
  /** The step being animated. */
  now: Step | null = $state.raw(null)
  /** Dollars that the animation has not added yet. */
  owed = $state(0)
  /** With reduced motion: the boxes just written, outlined for two seconds. */
  fresh: readonly string[] = $state.raw([])
  private todo: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame = 0

  constructor(private readonly still: () => boolean) {}

  get busy(): boolean {
    return this.now !== null
  }

  /** Appends steps to the running ones: a moving die reaches its box before it reacts. */
  play(steps: readonly Step[]): void {
    if (steps.length === 0) return
    if (this.still()) {
      clearTimeout(this.timer)
      this.fresh = [...covered(steps)]
      this.timer = setTimeout(() => (this.fresh = []), 2000)
      return
    }
    this.todo.push(...steps)
    this.hidden = new Set([...this.hidden, ...covered(steps)])
    this.owed += owed(steps)
    if (!this.now) this.next()
  }

  /** Ends the animation and shows everything. */
  skip(): void {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.todo = []
    this.now = null
    this.owed = 0
    if (this.hidden.size > 0) this.hidden = new Set()
  }

  private next(): void {
    const step = this.todo.shift()
    if (!step) {
      this.skip()
      return
    }
    this.now = step
    if (step.kind === 'earn') this.count(step.by, step.ms)
    if (step.kind === 'tumble' || step.kind === 'run') this.uncover(step) // these are seen while they move
    this.timer = setTimeout(() => {
      this.uncover(step)
      this.next()
    }, step.ms)
  }

  private uncover(step: Step): void {
    if (step.shows.length === 0) return
    const left = new Set(this.hidden)
    for (const name of step.shows) left.delete(name)
    this.hidden = left
  }

  private count(by: number, ms: number): void {
    const from = this.owed
    const began = performance.now()
    const tick = (): void => {
      const part = Math.min(1, (performance.now() - began) / ms)
      this.owed = from - by * part
      if (part < 1) this.frame = requestAnimationFrame(tick)
    }
    this.frame = requestAnimationFrame(tick)
  }
}
