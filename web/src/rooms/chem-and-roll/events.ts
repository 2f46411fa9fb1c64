/** The events and questions of this room, as the Python types have them (types.gen.ts). */

import type { GameEvent } from '../../lib/i18n'
import type { Ask, ChemAndRoll } from '../../lib/types.gen'

export type ChemEvent = ChemAndRoll.Events
export type EventType = ChemEvent['type']

/** Gives an event from the shell this room's type; a table of this room sends no other events. */
export const typed = (event: GameEvent): ChemEvent => event as unknown as ChemEvent

/** Where each kind of question is answered: on the sheet, or by the host, who types in real dice or chooses a seat. */
const ANSWERED = { choose: 'sheet', take: 'sheet', roll: 'dice', start: 'seats' } as const satisfies Record<ChemAndRoll.Kind, string>

export const answeredBy = (ask: Ask): (typeof ANSWERED)[ChemAndRoll.Kind] => ANSWERED[ask.kind as ChemAndRoll.Kind]
