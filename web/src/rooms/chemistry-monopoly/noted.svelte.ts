/** The chemistry note in the rail: of the opened space, else of the space where a piece landed last. */

import type { EventKind, Told } from './events'
import { canBeOwned, type Board } from './pack'

const PHASES: Partial<Record<EventKind, string>> = { condensed: 'condensing', frozen: 'freezing', evaporated: 'evaporating', melted: 'melting', transferred: 'transferring' }

class Noted {
  private landed = $state('')
  private looked: string | null = $state(null)
  /** The note on a change of phase, shown until the next landing: a key `note-…`. */
  phase = $state('')

  /** A space's id; "" before anything happened. */
  get space(): string {
    return this.looked ?? this.landed
  }

  tell(event: Told, board: Board): void {
    const phase = event.type === 'frozen' && event.space === 'helium' ? 'helium' : event.type === 'drew' && event.card === 'mole-day' ? 'mole-day' : PHASES[event.type]
    if (phase) this.phase = phase
    if (event.type !== 'landed') return
    const space = board.spaces[board.at(event.space)]
    if (space?.kind === 'tax') this.phase = 'avogadro'
    if (space && canBeOwned(space)) [this.landed, this.phase] = [space.id, '']
  }

  look(id: string | null): void {
    this.looked = id
  }
}

export const noted = new Noted()
