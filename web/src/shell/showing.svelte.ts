/** "Show me": a step of an introduction plays itself, slowly. What is to be touched is pressed one after the other, then the move is made. */

/** Milliseconds for which the person sees each thing being pressed. */
export const PRESS = 800

export class Showing {
  /** The number of what is being pressed; 0: nothing. */
  at = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `calm`: without motion the move is made at once. */
  constructor(private readonly calm: () => boolean) {}

  /** Presses the things from 1 to `count`, then calls `play`. Ignored while something is being shown. */
  start(count: number, play: () => void): void {
    if (this.at > 0) return
    if (this.calm() || count === 0) play()
    else this.press(1, count, play)
  }

  /** The person has made a move, or the step is over: nothing more is pressed. */
  stop(): void {
    clearTimeout(this.timer)
    this.at = 0
  }

  private press(at: number, count: number, play: () => void): void {
    this.at = at
    this.timer = setTimeout(() => {
      if (at < count) return this.press(at + 1, count, play)
      this.at = 0
      play()
    }, PRESS)
  }
}
