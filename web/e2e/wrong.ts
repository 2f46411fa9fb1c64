/** Touches of things that cannot be chosen, by mouse, finger and key, and the bubble with the reason. Playwright's own click waits until a
thing is enabled, which these never are. */
import { expect, type Locator, type Page } from '@playwright/test'

export type Way = 'mouse' | 'finger' | 'keys'

export async function touch(page: Page, at: Locator, way: Way): Promise<void> {
  await expect(at).toBeVisible()
  await at.scrollIntoViewIfNeeded()
  if (way === 'keys') {
    await at.focus()
    await page.keyboard.press('Enter')
    return
  }
  const box = (await at.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (way === 'finger') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

export const bubble = (page: Page): Locator => page.locator('.refusal .bubble:not(.unplaced)')
/** What a screen reader says. */
export const spoken = (page: Page): Locator => page.locator('.refusal[role=status][aria-live=polite]')

/** The reason stands beside what was touched, inside the window, and covers nothing that can be chosen. `reach`: how far away it may be, in
    pixels; farther than 24 only where everything around is lit. */
export async function refused(page: Page, at: Locator, reason: RegExp, reach = 24): Promise<void> {
  await expect(bubble(page)).toBeVisible()
  await expect(bubble(page)).toContainText(reason)
  await expect(spoken(page)).toContainText(reason)
  const there = (await bubble(page).boundingBox())!
  const target = (await at.boundingBox())!
  const away = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d)
  const across = away(there.x, there.x + there.width, target.x, target.x + target.width)
  const down = away(there.y, there.y + there.height, target.y, target.y + target.height)
  expect(Math.hypot(across, down), 'beside what was touched').toBeLessThan(reach)
  const { width, height } = page.viewportSize()!
  expect(there.x >= 0 && there.y >= 0 && there.x + there.width <= width && there.y + there.height <= height, 'inside the window').toBe(true)
  const covered = await page.evaluate((box) => {
    const shared = (one: DOMRect): boolean => Math.min(box.x + box.width, one.right) - Math.max(box.x, one.left) > 2 && Math.min(box.y + box.height, one.bottom) - Math.max(box.y, one.top) > 2
    return [...document.querySelectorAll('[data-lit]')].filter((one) => !one.hasAttribute('data-refused') && shared(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120))
  }, there)
  expect(covered, 'what can be chosen stays free').toEqual([])
  await expect(page.locator('.refused-rim')).toBeVisible()
}

/** Any next input closes the bubble. */
export async function gone(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(bubble(page)).toHaveCount(0)
  await expect(spoken(page)).toHaveText('')
}

/** The place and size of a part of the page. */
export const boxOf = (page: Page, selector: string): Promise<unknown> => page.locator(selector).first().boundingBox()

/** The same, once what has happened has been shown and nothing moves any more. */
export async function still(page: Page, selector: string): Promise<unknown> {
  let last = ''
  await expect.poll(async () => {
    const now = JSON.stringify(await boxOf(page, selector))
    const same = now === last
    last = now
    return same
  }, { intervals: [300] }).toBe(true)
  return JSON.parse(last)
}

/** Everything that a strip marks is inside the window, not hidden by a part that scrolls. */
export async function marked(page: Page, least = 1): Promise<void> {
  const marks = page.locator('.mark:not(.crew .mark)')
  await expect.poll(() => marks.count()).toBeGreaterThanOrEqual(least)
  const { width, height } = page.viewportSize()!
  for (const mark of await marks.all()) {
    const box = (await mark.boundingBox())!
    expect(box.x + box.width / 2 > 0 && box.x + box.width / 2 < width && box.y + box.height / 2 > 0 && box.y + box.height / 2 < height).toBe(true)
  }
}

/** All words of the strip are inside it, and it has its fixed height. */
export async function fits(page: Page): Promise<void> {
  const found = await page.locator('.voice').evaluate((strip) => {
    const box = strip.getBoundingClientRect()
    const walk = document.createTreeWalker(strip, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some((one) => one.width > 1 && (one.bottom > box.bottom || one.top < box.top - 1))) outside.push(node.textContent ?? '')
    }
    return { outside, height: box.height, wanted: parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--voice')) }
  })
  expect(found.outside, 'cut').toEqual([])
  expect(found.height).toBe(found.wanted)
}
