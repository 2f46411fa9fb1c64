/**
 * Checks a page as a person sees it: every text and every control must be whole, not covered by another, and reachable. `faultsOf` runs inside
 * the page, so it uses nothing from outside itself. One line per fault: what is wrong, which text or control, and with what.
 */

export function faultsOf(): string[] {
  /** Differences of so many pixels are not visible. */
  const SLACK = 2
  /** Height in pixels of a scrolling part that still shows a person what it is about. */
  const LEAST = 62
  /** Deliberate layers: they may cover the rest, and are looked at by themselves. */
  const LAYERS = '[data-layer], .p-drawer, .space-sheet, .refusal, .refused-rim, .leader, .mark, .scrim, .drawer'
  /** Pictures on the first pages that are cropped by their frames; they carry no text. */
  const PICTURES = 'svg.art'
  /** Places on a drawing: a touch selects the nearest one, so their circles may overlap. */
  const NEAREST = '[data-nearest]'
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]'

  interface Box { left: number; top: number; right: number; bottom: number }
  /** What an element's parents do to it. `edge`: outside it nothing can ever be seen; `seen`: outside it nothing is seen now. */
  interface Place { shown: boolean; edge: Box; seen: Box; layer: Element | null; absolute: Place | null }
  interface Item { kind: 'text' | 'control'; at: Element; name: string; boxes: Box[]; layer: Element | null }

  const root = document.documentElement
  const page = { left: 0, top: -scrollY, right: root.clientWidth, bottom: root.scrollHeight - scrollY }
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const faults = new Set<string>()

  const cut = (a: Box, b: Box): Box => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) })
  const empty = (a: Box): boolean => a.right - a.left < 1 || a.bottom - a.top < 1
  const overlap = (a: Box, b: Box): boolean => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const within = (a: Box, b: Box, slack = SLACK): boolean => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack
  const hull = (all: Box[]): Box => all.reduce((a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) }))
  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
  const where = (at: Element | null): string => {
    const path: string[] = []
    for (let up = at; up && up !== document.body && path.length < 4; up = up.parentElement) {
      const name = [...up.classList].filter((one) => !one.startsWith('svelte-')).slice(0, 2).join('.')
      path.unshift(name ? `${up.localName}.${name}` : up.localName)
    }
    return path.join(' ')
  }
  const tell = (what: string, name: string, at: Element | null, other = ''): void => void faults.add(`${what}: "${name}" (${where(at)})${other ? ` and ${other}` : ''}`)

  /** The inside of an element, without borders and scroll bars. */
  function inside(at: Element): Box {
    const { left, top, right, bottom } = at.getBoundingClientRect()
    if (!(at instanceof HTMLElement)) return { left, top, right, bottom }
    // A part that is drawn smaller measures its inside in its own pixels.
    const zoom = (at as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1
    const x = left + zoom * at.clientLeft
    const y = top + zoom * at.clientTop
    return { left: x, top: y, right: x + zoom * at.clientWidth, bottom: y + zoom * at.clientHeight }
  }

  const places = new Map<Element, Place>()
  const top: Place = { shown: true, edge: page, seen: page, layer: null, absolute: null }
  function placeOf(at: Element | null): Place {
    if (!at || at === document.body) return top
    const known = places.get(at)
    if (known) return known
    const parent = placeOf(at.parentElement)
    const style = getComputedStyle(at)
    const from = style.position === 'fixed' ? { ...top, layer: parent.layer, shown: parent.shown, edge: window_, seen: window_ } : style.position === 'absolute' ? { ...(parent.absolute ?? top), shown: parent.shown, layer: parent.layer } : parent
    // What sticks to the edge of the window lies over what scrolls under it.
    const layer = at.matches(LAYERS) || (style.position === 'sticky' && from.seen === page) ? at : from.layer
    const folded = at.parentElement instanceof HTMLDetailsElement && !at.parentElement.open && at.localName !== 'summary'
    const hidden = folded || style.display === 'none' || style.visibility !== 'visible' || Number(style.opacity) < 0.05 || /inset\((50|100)%/.test(style.clipPath)
    const made: Place = { shown: parent.shown && !hidden, edge: from.edge, seen: from.seen, layer, absolute: from.absolute }
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    if (clips && made.shown) {
      const box = inside(at)
      const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) }
      // What scrolls can be reached: its content may be anywhere inside it, but the part itself has to be whole.
      if (scrolls.x || scrolls.y) {
        if (!within(box, from.edge) && !empty(box)) tell('cut', words(at.textContent), at)
        if (scrolls.y && at.scrollHeight > at.clientHeight + SLACK && at.clientHeight < LEAST && words(at.textContent)) tell('hardly any of it shows', words(at.textContent), at)
        if (at.scrollWidth > at.clientWidth + SLACK && !at.closest('[data-sideways]')) tell('scrolls sideways', words(at.textContent), at)
      }
      const free = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
      const axis = (own: Box): Box => ({ ...free, ...(style.overflowX === 'visible' ? {} : { left: own.left, right: own.right }), ...(style.overflowY === 'visible' ? {} : { top: own.top, bottom: own.bottom }) })
      made.seen = cut(from.seen, axis(box))
      made.edge = cut(from.edge, axis(box))
      if (scrolls.x) Object.assign(made.edge, { left: free.left, right: free.right })
      if (scrolls.y) Object.assign(made.edge, { top: free.top, bottom: free.bottom })
      if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth) tell('cut with …', words(at.textContent), at)
    }
    if (style.position !== 'static' || style.transform !== 'none') made.absolute = made
    places.set(at, made)
    return made
  }

  /** The ink of a line of text: what is between the tops of capitals and the line the letters stand on. */
  const ink = (box: DOMRect): Box => ({ left: box.left, right: box.right, top: box.top + 0.24 * box.height, bottom: box.bottom - 0.22 * box.height })

  /** The card, button or panel that a text stands in: it must not run out of it. */
  function holder(at: Element): Element | null {
    for (let up: Element | null = at; up && up !== document.body; up = up.parentElement) {
      if (!(up instanceof HTMLElement)) continue
      const style = getComputedStyle(up)
      if (style.display === 'inline' || style.display === 'contents') continue
      if (/auto|scroll/.test(style.overflowY)) return null
      if (up.matches(CONTROLS) || parseFloat(style.borderLeftWidth) > 0 || !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor)) return up
      if (style.position === 'absolute' || style.position === 'fixed') return null
    }
    return null
  }

  const items: Item[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.parentElement
    const name = words(node.nodeValue)
    if (!name || !at || at.closest('script, style, noscript, title, option') || at.closest(`svg title, svg desc, ${PICTURES}`)) continue
    const place = placeOf(at)
    if (!place.shown) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1).map(ink)
    if (lines.length === 0) continue
    // A mark follows what it marks, also out of the window.
    if (!within(hull(lines), place.edge) && !place.layer?.matches('.mark')) tell(within(hull(lines), page) ? 'cut' : 'off the page', name, at)
    const held = at.closest('svg') ? null : holder(at)
    if (held && held !== at.closest('.unseen') && within(hull(lines), place.edge) && !within(hull(lines), held.getBoundingClientRect())) tell('runs out of its box', name, at)
    const boxes = lines.map((line) => cut(line, place.seen)).filter((line) => !empty(line))
    if (boxes.length > 0) items.push({ kind: 'text', at, name, boxes, layer: place.layer })
  }
  for (const at of document.body.querySelectorAll(CONTROLS)) {
    if (at.matches(NEAREST)) continue
    const place = placeOf(at)
    const box = at.getBoundingClientRect()
    if (!place.shown || empty(box)) continue
    const name = words(at.getAttribute('aria-label') ?? at.textContent)
    if (!within(box, place.edge, 4)) tell(within(box, page, 4) ? 'cut' : 'off the page', name, at)
    const seen = cut(box, place.seen)
    if (!empty(seen)) items.push({ kind: 'control', at, name, boxes: [seen], layer: place.layer })
  }
  if (root.scrollWidth > root.clientWidth + 1) tell('the page scrolls sideways', '', root)

  const opaque = (at: Element): boolean => {
    const style = getComputedStyle(at)
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor)?.[1]
    return style.backgroundColor !== 'transparent' && (alpha === undefined || Number(alpha) > 0.5) && Number(style.opacity) > 0.5
  }

  // ---- one over the other ---------------------------------------------------------------------------------------------
  /** One may lie in the other: a text in its button, a cross in a card, a large clear button over all the words of a card. */
  function apart(a: Item, b: Item): boolean {
    if (!meet(a, b)) return true
    if (a.at.contains(b.at) || b.at.contains(a.at)) return a.kind !== 'text' || b.kind !== 'text'
    if (a.kind === 'control' && b.kind === 'control') return within(a.boxes[0]!, b.boxes[0]!) || within(b.boxes[0]!, a.boxes[0]!)
    if (a.kind === b.kind) return false
    const [text, control] = a.kind === 'text' ? [a, b] : [b, a]
    if (control.at.closest('label')?.contains(text.at)) return true
    return !opaque(control.at) && within(hull(text.boxes), control.boxes[0]!)
  }
  const meet = (a: Item, b: Item): boolean => a.boxes.some((one) => b.boxes.some((other) => overlap(one, other)))
  for (let i = 0; i < items.length; i += 1) {
    const a = items[i]!
    for (let j = i + 1; j < items.length; j += 1) {
      const b = items[j]!
      if (a.layer === b.layer && a.at !== b.at && !apart(a, b)) tell('overlap', a.name, a.at, `"${b.name}" (${where(b.at)})`)
    }
  }

  // ---- under something that cannot be seen through ------------------------------------------------------------------------
  for (const { at, name, boxes, layer } of items) {
    const box = boxes[0]!
    if (box.bottom - box.top < 5 || box.right - box.left < 5) continue // a sliver of something scrolled out
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    const first = document.elementFromPoint(x, y)
    if (!first || first.contains(at) || at.contains(first)) continue
    for (const over of document.elementsFromPoint(x, y)) {
      if (over.contains(at) || at.contains(over)) break
      if (placeOf(over).layer === layer && !(over instanceof SVGElement) && opaque(over)) {
        tell('covered', name, at, `(${where(over)})`)
        break
      }
    }
  }
  return [...faults]
}
