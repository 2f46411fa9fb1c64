/** What only a wall shows, and somebody who watches without a sheet. */
import type { WallParts } from '../../index'
import WallScene from '../WallScene.svelte'
import Together from './Together.svelte'

export const parts: WallParts = { Scene: WallScene, Together }
