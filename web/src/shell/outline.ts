/** An outline around what has changed, where events are shown at once and nothing moves. */

const MS = 2000

/** Outlines the elements of these selectors for two seconds. */
export function outline(board: Element, selectors: readonly string[]): void {
  const found = selectors.flatMap((selector) => [...board.querySelectorAll(selector)])
  for (const one of found) one.setAttribute('data-changed', '')
  setTimeout(() => found.forEach((one) => one.removeAttribute('data-changed')), MS)
}
