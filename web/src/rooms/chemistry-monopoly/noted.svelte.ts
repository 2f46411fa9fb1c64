/** Which chemistry the rail explains: of the space that lies open, else of where somebody last landed. */

import type { GameEvent } from '../../lib/i18n'
import { canBeOwned, type Board } from './pack'

const PHASES: Record<string, string> = { condensed: 'condensing', frozen: 'freezing', evaporated: 'evaporating', melted: 'evaporating', transferred: 'transferring' }

class Noted {
  private landed = $state('')
  private looked: string | null = $state(null)
  /** A change of phase is explained until the next landing. */
  phase = $state('')

  /** A space's id; "" before anything happened. */
  get space(): string {
    return this.looked ?? this.landed
  }

  tell(event: GameEvent, board: Board): void {
    const phase = PHASES[event.type]
    if (phase) this.phase = phase
    if (event.type !== 'landed') return
    const space = board.spaces[board.at(String(event.space))]
    if (space && canBeOwned(space)) [this.landed, this.phase] = [space.id, '']
  }

  look(id: string | null): void {
    this.looked = id
  }
}

export const noted = new Noted()
