/** Paper of this device's country, or the one that was chosen last. */
import { keep, kept } from '../lib/kept'

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]
/** Where printers hold Letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i

export function usualPaper(): Paper {
  const chosen = kept('paper')
  if (chosen) return chosen === 'letter' ? 'letter' : 'a4'
  return LETTER.test(navigator.language) ? 'letter' : 'a4'
}

export const keepPaper = (paper: Paper): void => keep('paper', paper)
