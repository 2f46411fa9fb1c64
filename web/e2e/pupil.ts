/** A scripted pupil of Chem and Roll's class game. It knows no rules: it reads what the boxes say of themselves. */

/** Runs in the page: plays the box with the best rating, with a random part so that pupils differ. */
export async function promising(): Promise<void> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))
  const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
  let best: [number, HTMLElement, string] | null = null
  for (const die of all('[data-die]:not([disabled])')) {
    die.click()
    await pause()
    for (const slot of all('[data-slot]')) {
      const text = slot.getAttribute('aria-label') ?? ''
      const worth = Number(/\$(\d+)/.exec(text)?.[1] ?? 0) * 10 + (text.includes('SO₃') ? 25 : 0) + (/, waits/.test(text) ? 12 : 0) + Math.random() * 34
      if (!best || worth > best[0]) best = [worth, die, slot.dataset.slot ?? '']
    }
  }
  best?.[1].click()
  await pause()
  document.querySelector<HTMLElement>(`[data-slot="${best?.[2]}"]`)?.click()
  await pause()
  for (let i = 0; i < 3 && all('.chip.violet').length > 0; i += 1) {
    all('.chem .btn.primary')[0]?.click()
    await pause()
  }
}
