/** The chains in the view that would count now: those on the shelf, and capped ones. */
import type { PublicView } from './types'

export interface Finished {
  units: number
  mass: number
  capped: boolean
  cards: readonly string[]
}

export function finished(view: PublicView, seat: number): Finished[] {
  const vials = (view.players[seat]?.shelf ?? []).map((one) => ({ units: one.units, mass: Number(one.mass), capped: false, cards: one.cards }))
  const asleep = view.chains.filter((one) => one.owner === seat && one.capped).map((one) => ({ units: one.units, mass: Number(one.mass), capped: true, cards: one.cards }))
  return [...vials, ...asleep]
}
