/** The pages after the game: what a change of state takes or gives, and why elements stand together. */
import type { DebriefPage } from '../../index'
import FamiliesNumbers from './FamiliesNumbers.svelte'
import FamiliesPicture from './FamiliesPicture.svelte'
import StatesNumbers from './StatesNumbers.svelte'
import StatesPicture from './StatesPicture.svelte'

export const pages: readonly DebriefPage[] = [
  { key: 'web-cm-debrief-states', Picture: StatesPicture, Numbers: StatesNumbers },
  { key: 'web-cm-debrief-families', Picture: FamiliesPicture, Numbers: FamiliesNumbers },
]
