/** The pages after the game: why short routes win, which reactions were used, why safety comes first. */
import type { DebriefPage } from '../../index'
import KindsNumbers from './KindsNumbers.svelte'
import KindsPicture from './KindsPicture.svelte'
import RouteNumbers from './RouteNumbers.svelte'
import RoutePicture from './RoutePicture.svelte'
import SafetyNumbers from './SafetyNumbers.svelte'
import SafetyPicture from './SafetyPicture.svelte'

export const pages: readonly DebriefPage[] = [
  { key: 'web-lab-debrief-route', Picture: RoutePicture, Numbers: RouteNumbers },
  { key: 'web-lab-debrief-kinds', Picture: KindsPicture, Numbers: KindsNumbers },
  { key: 'web-lab-debrief-safety', Picture: SafetyPicture, Numbers: SafetyNumbers },
]
