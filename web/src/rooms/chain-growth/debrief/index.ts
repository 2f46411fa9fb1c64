/** The pages after the game: why chains are never equal, and what ends a chain. */
import type { DebriefPage } from '../../index'
import EndingsNumbers from './EndingsNumbers.svelte'
import EndingsPicture from './EndingsPicture.svelte'
import SpreadNumbers from './SpreadNumbers.svelte'
import SpreadPicture from './SpreadPicture.svelte'

export const pages: readonly DebriefPage[] = [
  { key: 'web-cg-debrief-spread', Picture: SpreadPicture, Numbers: SpreadNumbers },
  { key: 'web-cg-debrief-endings', Picture: EndingsPicture, Numbers: EndingsNumbers },
]
