/** Which chemistry note the rail shows: that of the last manipulation announced, or of a card with one. */

import { noteOf, type NoteKey } from './events'
import type { Events } from './types'

class Noted {
  key: NoteKey = $state('single')

  tell(event: Events): void {
    this.key = noteOf(event) ?? this.key
  }
}

export const noted = new Noted()
