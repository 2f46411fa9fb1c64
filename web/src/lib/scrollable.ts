/** Lets keys scroll an element: it can be focused while its content is longer than the element itself. */
export function scrollable(node: HTMLElement): { destroy: () => void } {
  const measure = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(measure)
  const content = new MutationObserver(measure)
  size.observe(node)
  content.observe(node, { childList: true, characterData: true, subtree: true })
  return {
    destroy: () => {
      size.disconnect()
      content.disconnect()
    },
  }
}
