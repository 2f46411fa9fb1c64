/** The picture of a refusal, from the judge's own parameters. */

import type { Refused } from '../../lib/i18n'

/** Monomers beside each other with a sign between them, or the values of the cards. */
export interface Clash {
  cards: string[]
  sign: '≠' | '='
  values: string
}

/** Null: no picture says more than the sentence. */
export function clashOf(error: Refused): Clash | null {
  const p = error.params ?? {}
  const monomers = (sign: Clash['sign'], ...cards: unknown[]): Clash => ({ cards: cards.map(String), sign, values: '' })
  switch (error.code) {
    case 'wrong_monomer':
    case 'second_other_monomer':
    case 'one_new_monomer':
      return monomers('≠', p.card, p.monomer)
    case 'same_monomer':
      return monomers('=', p.monomer, p.monomer)
    case 'no_form':
      return { cards: [], sign: '≠', values: String(p.values).replaceAll(', ', ' + ') }
    case 'single_card':
      return monomers('≠', p.card)
    default:
      return null
  }
}
