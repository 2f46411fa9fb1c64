/** The manipulations that succeeded, out of the story of a game. */

import type { GameEvent } from '../../lib/i18n'

/** The start and every announcement that was followed by a success, for one seat. */
export function routeOf(story: readonly GameEvent[], seat: number): GameEvent[] {
  const found: GameEvent[] = []
  let announced: GameEvent | null = null
  for (const event of story) {
    if (event.seat !== seat) continue
    if (event.type === 'began') found.push(event)
    else if (event.type === 'announced') announced = event
    else if (event.type === 'succeeded' && announced) {
      found.push(announced)
      announced = null
    } else if (event.type === 'failed' || event.type === 'failed_critically') announced = null
  }
  return found
}
