/** Which chemistry note the rail shows: that of the last manipulation announced, or of a card with one. */

import type { GameEvent } from '../../lib/i18n'

const SAME: Record<string, string> = { 'cut-double': 'cut', bridge: 'close' }

class Noted {
  key = $state('single')

  tell(event: GameEvent): void {
    if (event.type === 'announced') this.key = SAME[String(event.how)] ?? String(event.how)
    else if (event.type === 'boum') this.key = 'boum'
    else if (event.type === 'chemistry' && event.card === 'catalyst') this.key = 'catalyst'
  }
}

export const noted = new Noted()
