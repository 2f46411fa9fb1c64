/** What only a wall shows. */
import type { WallParts } from '../index'
import Together from './Together.svelte'
import WallScene from './WallScene.svelte'

export const parts: WallParts = { Scene: WallScene, Together }
