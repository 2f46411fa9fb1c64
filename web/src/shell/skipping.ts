/**
 * A tap on the board or a key ends the event that is being played, a second one goes to the present. It does nothing else: what it
 * would have pressed may have come into place under it only then.
 */
import { TWICE } from '../lib/queue'

interface Stage {
  readonly lively: boolean
  readonly lasting: boolean
  skip(): boolean
  catchUp(): void
}

const CONTROL = 'button, a, input, select, textarea, summary, label, [role=button], [role=dialog], [contenteditable]'
const FIELD = 'input, select, textarea, [contenteditable], [role=dialog]'
/** Keys by which people look around; and those that only accompany another. */
const SPARED: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
/** A double tap: its second half, too, is meant for what was there before. */
const DOUBLE = 250

export class Skipping {
  /** The rest of the running tap or key presses nothing. */
  private swallows = false
  private skippedAt = -Infinity

  constructor(
    private readonly stage: () => Stage,
    private readonly board: () => Element | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  down(event: Event): void {
    this.swallows = false
    const target = event.target instanceof Element ? event.target : null
    if (event instanceof PointerEvent && event.button > 0) return
    if (!this.elsewhere(target)) this.swallows = this.skip()
  }

  click(event: Event): void {
    if (!this.swallows) return
    this.swallows = false
    stop(event)
  }

  key(event: KeyboardEvent): void {
    this.swallows = false
    const target = event.target instanceof Element ? event.target : null
    if (SPARED.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest(FIELD) || this.elsewhere(target)) return
    if (!this.skip()) return
    this.swallows = event.key === ' ' || event.key === 'Enter' // the browser turns these into clicks
    stop(event)
  }

  /** The click of a key comes with its release or not at all. */
  up(): void {
    if (this.swallows) setTimeout(() => (this.swallows = false))
  }

  private skip(): boolean {
    const stage = this.stage()
    const since = this.now() - this.skippedAt
    if (stage.lively || stage.lasting) {
      this.skippedAt = this.now()
      if (since < TWICE && stage.lively) stage.catchUp()
      else stage.skip()
      return true
    }
    return since < DOUBLE
  }

  /** A control of the frame or of a drawer: it works as always. */
  private elsewhere(target: Element | null): boolean {
    return target !== null && !this.board()?.contains(target) && target.closest(CONTROL) !== null
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
