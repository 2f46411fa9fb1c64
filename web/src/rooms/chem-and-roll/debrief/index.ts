/** The pages after the game: why cooling helps, what a catalyst does not do, which gas runs out. */
import type { DebriefPage } from '../../index'
import CatalystNumbers from './CatalystNumbers.svelte'
import CatalystPicture from './CatalystPicture.svelte'
import CoolingNumbers from './CoolingNumbers.svelte'
import CoolingPicture from './CoolingPicture.svelte'
import LimitingNumbers from './LimitingNumbers.svelte'
import LimitingPicture from './LimitingPicture.svelte'

export const pages: readonly DebriefPage[] = [
  { key: 'web-cr-debrief-cooling', Picture: CoolingPicture, Numbers: CoolingNumbers },
  { key: 'web-cr-debrief-catalyst', Picture: CatalystPicture, Numbers: CatalystNumbers },
  { key: 'web-cr-debrief-limiting', Picture: LimitingPicture, Numbers: LimitingNumbers },
]
