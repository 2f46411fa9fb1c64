/** Light, dark, or the device's setting. */
import { keep, kept } from './kept'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

class Themes {
  current: Theme = $state('auto')

  constructor() {
    const before = kept('theme') as Theme | null
    this.choose(before && THEMES.includes(before) ? before : 'auto')
  }

  choose(theme: Theme): void {
    this.current = theme
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    keep('theme', theme === 'auto' ? null : theme)
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.current) + 1) % THEMES.length] as Theme)
  }
}

export const themes = new Themes()
