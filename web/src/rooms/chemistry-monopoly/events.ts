/** The events of this room with their types: the one place where the shell's untyped events get them. */

import type { GameEvent } from '../../lib/i18n'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'

export type Told = CM.Events
export type EventKind = Told['type']

export const eventOf = (event: GameEvent): Told => event as Told
export const eventsOf = (events: readonly GameEvent[]): readonly Told[] => events as readonly Told[]
