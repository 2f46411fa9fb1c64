/** Boxes that were filled in a person's place: in rounds that were closed for them, or before they came. */

import type { GameEvent } from '../../lib/i18n'
import { typed } from './events'
import { landing } from './layout'
import { slotOf } from './menu'

/** The boxes of the last `count` dice of this seat, by the names of `cell`, oldest first. */
export function filledIn(story: readonly GameEvent[], seat: number, count: number): string[] {
  if (count < 1) return []
  const held: Record<string, number> = {}
  const boxes = story.map(typed).flatMap((event) => {
    if (event.type !== 'placed' || event.seat !== seat || event.box === 'black-hole') return []
    const before = held[event.box] ?? 0
    held[event.box] = before + 1
    return [landing(slotOf({ box: event.box, colour: event.colour ?? event.die, value: event.value }), before)]
  })
  return boxes.slice(-count)
}
