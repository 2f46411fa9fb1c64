/** The picture of a refusal: what was touched and what it clashes with. Everything comes from the judge's parameters. */

import type { Refused } from '../../lib/i18n'
import { ROWS, SALES, type Hue } from './printed'

/** A box with its value (0: empty), or the sign between boxes. */
export type Part = { sign: '≠' | ''; hue: Hue; value: number }

const tile = (hue: unknown, value: unknown): Part => ({ sign: '', hue: hue as Hue, value: Number(value ?? 0) })
const NOT: Part = { sign: '≠', hue: 'blue', value: 0 }

/** Null: no picture says more than the sentence. */
export function clashOf(error: Refused): Part[] | null {
  const p = error.params ?? {}
  switch (error.code) {
    case 'line_value_frozen':
      return [tile(p.colour, p.held), NOT, tile(p.colour === 'blue' ? 'red' : 'blue', p.value)]
    case 'water_must_match':
      return [tile('violet', p.violet), NOT, tile('white', p.value)]
    case 'violet_must_meet_water':
      return [tile('violet', p.violet), NOT, tile('white', p.white)]
    case 'row_wrong_colour':
    case 'sale_wrong_colour':
      return [tile(p.colour, 0), NOT, tile([...ROWS, ...SALES].find((one) => one.box === p.box)?.colour ?? 'white', 0)]
    case 'shift_too_far':
      return [tile(p.die, p.rolled), NOT, tile(p.die, p.value)]
    case 'reactant_box_taken':
      return [tile(p.colour, p.held)]
    case 'white_box_taken':
      return [tile('white', p.white)]
    case 'row_cannot_finish': {
      const colour = ROWS.find((one) => one.box === p.box)?.colour ?? 'white'
      return [...String(p.held).split(' ').map((held) => tile(colour, held)), NOT, tile(colour, p.value)]
    }
    default:
      return null
  }
}
