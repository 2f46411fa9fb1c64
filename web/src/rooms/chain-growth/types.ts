/** The room's types, generated from Python's; short names for the files of this folder. */
import type { GameEvent } from '../../lib/i18n'
import type { ChainGrowth } from '../../lib/types.gen'

export type ChainView = ChainGrowth.ChainView
export type VialView = ChainGrowth.VialView
export type PlayerView = ChainGrowth.PlayerView
export type PublicView = ChainGrowth.PublicView
export type PrivateView = ChainGrowth.PrivateView
export type PlayMenu = ChainGrowth.PlayMenu
export type Skeleton = ChainGrowth.Skeleton
export type Aid = ChainGrowth.Aid
export type Menu = ChainGrowth.Menu
export type LastAnswer = ChainGrowth.LastAnswer
export type Ending = ChainGrowth.Ending
/** Every kind of question, those to chance included. */
export type Kind = ChainGrowth.Kind
/** All events of this room. */
export type GrowthEvent = ChainGrowth.Events
export type EventType = GrowthEvent['type']
/** The reaction behind a play. */
export type Step = ChainGrowth.Event.Learned['step']

/** Gives an event from the shell this room's type; a table of this room sends no other events. */
export const eventOf = (event: GameEvent): GrowthEvent => event as unknown as GrowthEvent
