/** The chemistry note in the rail: of the last announced manipulation, or of a card that has a note. */

import { noteOf, type NoteKey } from './events'
import type { Events } from './types'

class Noted {
  key: NoteKey = $state('single')

  tell(event: Events): void {
    this.key = noteOf(event) ?? this.key
  }
}

export const noted = new Noted()
