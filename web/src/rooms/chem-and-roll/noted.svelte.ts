/** Which chemistry the rail explains: of what is looked at, else of what happened last. */

import type { GameEvent } from '../../lib/i18n'
import type { Use } from './menu'

const OF_EVENT: Record<string, string> = {
  reacted: 'reaction-1',
  acid_sold: 'reaction-2',
  excess_reacted: 'excess',
  swallowed: 'black-hole',
  stock_complete: 'stock',
}

class Noted {
  private last = $state('contact-process')
  private looked: string | null = $state(null)

  get key(): string {
    return this.looked ?? this.last
  }

  tell(event: GameEvent): void {
    if (event.type === 'row_complete') {
      this.last = String(event.box).startsWith('water') ? 'heat-exchanger' : event.bonus ? 'catalyst' : 'colour-change'
    } else if (event.type === 'reacted' && (event.blue_lost || event.red_lost)) this.last = 'surplus'
    else this.last = OF_EVENT[event.type] ?? this.last
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
