/** Which sets lack one card of a seat: only counted, from the cards on the table. */

import { type Board, canBeOwned, type Held } from './pack'

export interface Wish {
  space: number
  /** Null: nobody owns it. */
  owner: number | null
  of: number
}

/** Cards that would make a set whole, those with an owner first; at most three. */
export function wishes(board: Board, cards: readonly Held[], seat: number): Wish[] {
  const owners = new Map(cards.map((card) => [card.space, card.owner]))
  const found: Wish[] = []
  const seen = new Set<number>()
  for (const [at, space] of board.spaces.entries()) {
    if (space.kind !== 'element' || !canBeOwned(space) || seen.has(at)) continue
    const group = board.together(space)
    for (const one of group) seen.add(one)
    const missing = group.filter((one) => owners.get(one) !== seat)
    if (missing.length === 1 && group.length > 1) found.push({ space: missing[0]!, owner: owners.get(missing[0]!) ?? null, of: group.length })
  }
  return found.sort((a, b) => Number(a.owner === null) - Number(b.owner === null)).slice(0, 3)
}
