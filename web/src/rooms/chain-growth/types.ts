/** The room's types, generated from Python's; short names for the files of this folder. */
import type { ChainGrowth } from '../../lib/types.gen'

export type ChainView = ChainGrowth.ChainView
export type VialView = ChainGrowth.VialView
export type PlayerView = ChainGrowth.PlayerView
export type PublicView = ChainGrowth.PublicView
export type PrivateView = ChainGrowth.PrivateView
export type PlayMenu = ChainGrowth.PlayMenu
export type Menu = ChainGrowth.Menu
