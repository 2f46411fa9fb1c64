/** How long this room's events take when they are played calmly. The sheet animates its own events over the new picture. */

import type { GameEvent } from '../../lib/i18n'
import type { Timing } from '../../lib/queue'
import { NO_TIME } from '../../lib/queue'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { TableStore } from '../index'
import { typed } from './events'

const PICK = 500
/** What a pick sets off. */
const EFFECT = 200
const MOST = 900

/** In a draft one pick is seen after the other. Where everybody uses the same dice nobody waits for anybody. */
export function pace(events: readonly GameEvent[], table: TableStore): Timing {
  if ((table.public as ChemAndRoll.PublicView | null)?.mode !== 'draft') return NO_TIME
  const told = events.map(typed).filter((event) => event.type !== 'rolled')
  return told.some((event) => event.type === 'placed') ? { before: 0, after: Math.min(MOST, PICK + EFFECT * (told.length - 1)) } : NO_TIME
}
