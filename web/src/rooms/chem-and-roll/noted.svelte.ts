/** The chemistry note in the rail: of the previewed use, else of the last event that has one. */

import type { ChemEvent } from './events'
import type { Use } from './menu'

/** The note for an event; null: it has none, and the previous note stays. */
function noteOf(event: ChemEvent): string | null {
  switch (event.type) {
    case 'reacted':
      return event.blue_lost || event.red_lost ? 'surplus' : 'reaction-1'
    case 'acid_sold':
      return 'reaction-2'
    case 'excess_reacted':
      return 'excess'
    case 'swallowed':
      return 'black-hole'
    case 'stock_complete':
      return 'stock'
    case 'row_complete':
      return event.box.startsWith('water') ? 'heat-exchanger' : event.bonus ? 'catalyst' : 'colour-change'
    case 'starter':
    case 'rolled':
    case 'placed':
    case 'sold':
    case 'out':
    case 'ended':
      return null
  }
}

class Noted {
  private last = $state('contact-process')
  private looked: string | null = $state(null)

  get key(): string {
    return this.looked ?? this.last
  }

  tell(event: ChemEvent): void {
    this.last = noteOf(event) ?? this.last
  }

  look(use: Use | null): void {
    if (!use) this.looked = null
    else if (use.box.startsWith('excess-')) this.looked = 'excess'
    else if (use.box === 'black-hole') this.looked = 'black-hole'
    else if (use.violet && use.violet !== use.value) this.looked = 'heat-exchanger'
    else if (use.violet) this.looked = 'reaction-1'
    else if (use.box.startsWith('line-') && use.gain) this.looked = 'reaction-2'
    else if (use.box.startsWith('water-') && use.box !== 'water-sale') this.looked = 'heat-exchanger'
    else if (use.box === 'catalyst-4') this.looked = 'colour-change'
    else if (use.box.startsWith('catalyst-') && use.box !== 'catalyst-sale') this.looked = 'catalyst'
    else if (use.box === 'stock') this.looked = 'stock'
    else this.looked = null
  }
}

export const noted = new Noted()
