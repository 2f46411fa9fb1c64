/** Makes the letters of a part as large as lets all of it be seen: `--fit` is 1, or the first smaller step at which nothing
    runs over its edge. The part's own size must not follow from its letters. */
import type { Attachment } from 'svelte/attachments'

const STEPS = Array.from({ length: 28 }, (_, n) => 0.965 ** n)
const SLACK = 1

const whole = (node: HTMLElement): boolean => node.scrollHeight <= node.clientHeight + SLACK && node.scrollWidth <= node.clientWidth + SLACK

/** `what` the part shows: measured again when it changes. */
export function fit(what: unknown): Attachment<HTMLElement> {
  void what
  return (node) => {
    const adapt = (): void => {
      for (const step of STEPS) {
        node.style.setProperty('--fit', step.toFixed(3))
        if (whole(node)) return
      }
    }
    adapt()
    const watching = new ResizeObserver(adapt)
    watching.observe(node)
    void document.fonts?.ready.then(adapt)
    return () => watching.disconnect()
  }
}
