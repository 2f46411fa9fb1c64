/** Sentences for a screen reader, in the order of what is shown. Those of one moment are said together: none cuts off another. */

const MOMENT = 600

export class Announcer {
  /** For a polite live region. */
  text = $state('')
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  tell(text: string): void {
    if (!text) return
    if (this.timer !== undefined) {
      this.waiting.push(text)
      return
    }
    this.text = text
    this.timer = setTimeout(() => this.next(), MOMENT)
  }

  private next(): void {
    const text = this.waiting.join(' ')
    this.waiting = []
    this.timer = undefined
    this.tell(text)
  }
}
