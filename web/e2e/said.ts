import type { Page } from '@playwright/test'

/** Everything a page says: its texts, and what it has for screen readers and in attributes. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'data-card', 'data-slot', 'value']) {
          const value = node.getAttribute(name)
          if (value) words.push(`${name}: ${value}`)
        }
      } else if (!node.parentElement?.closest('script, style')) {
        const text = node.textContent?.trim()
        if (text) words.push(text)
      }
    }
    return words
  })

/** The same, once it does not change any more. */
export async function saidAtRest(page: Page): Promise<string[]> {
  let before = await said(page)
  for (;;) {
    await page.waitForTimeout(250)
    const now = await said(page)
    if (now.join('\n') === before.join('\n')) return now
    before = now
  }
}
