/** Converts the server's menu to touchable places and answers. It contains no chemistry: only the menu's plays exist. */

import { isManipulation, sortOf, type Sort } from './printed'
import type { Action, Chance, Manipulation, Menu, Trial } from './types'

/** A place to touch: a token (`t5`) or a bond (`b5-7`, the smaller number first). */
export type Site = string

export const tokenSite = (token: number): Site => `t${token}`
export const bondSite = (a: number, b: number): Site => `b${Math.min(a, b)}-${Math.max(a, b)}`

/** The tokens of a site: one, or the two ends of a bond. */
export const tokensOf = (site: Site): number[] => site.slice(1).split('-').map(Number)

/** The places where a manipulation is offered; with two centres it is offered at both. */
export function sitesOf(action: Manipulation): Site[] {
  switch (action.type) {
    case 'cut':
      return [bondSite(action.keep, action.away)]
    case 'add':
      return [bondSite(action.first, action.second)]
    case 'bridge':
    case 'eliminate':
    case 'merge':
    case 'close':
      return [tokenSite(action.centre), tokenSite(action.other)]
    default:
      return [tokenSite(action.centre)]
  }
}

/** The possible manipulations at each place, in the menu's order. */
export function bySite(menu: Menu): Map<Site, Manipulation[]> {
  const found = new Map<Site, Manipulation[]>()
  for (const action of menu) {
    if (!isManipulation(action)) continue
    for (const site of sitesOf(action)) {
      const there = found.get(site)
      if (there) there.push(action)
      else found.set(site, [action])
    }
  }
  return found
}

/** The plays at one place, reactions first. A bridge between the same two centres is listed once, whatever its direction. */
export function groups(actions: readonly Manipulation[]): { sort: Sort; actions: Manipulation[] }[] {
  const sorts: Sort[] = ['reaction', 'characterisation']
  return sorts.map((sort) => ({ sort, actions: actions.filter((one) => sortOf(one) === sort) })).filter((group) => group.actions.length > 0)
}

/** Places at which a reagent of the hand may join. */
export function sitesFor(menu: Menu, card: number): Site[] {
  const found = menu.flatMap((action) => ((action.type === 'join' || action.type === 'bridge') && action.card === card ? sitesOf(action) : []))
  return [...new Set(found)]
}

export const find = <T extends Action['type']>(menu: Menu | null, type: T): Extract<Action, { type: T }>[] =>
  (menu ?? []).filter((action): action is Extract<Action, { type: T }> => action.type === type)

/** The mixes of the menu that are still possible with the dice chosen of each colour. */
export function mixes(menu: Menu, chosen: readonly number[]): Extract<Action, { type: 'dice' }>[] {
  return find(menu, 'dice').filter((mix) => amounts(mix).every((most, i) => most >= (chosen[i] ?? 0)))
}

export const amounts = (mix: Extract<Action, { type: 'dice' }>): number[] => [mix.reagent, mix.chemistry, mix.boum, mix.safety]

export const percent = (throws: number): number => Math.round((throws / 36) * 100)

/** The remaining chance after Boum cards: one entry for each resulting difficulty, the lowest first. */
export function afterBoum(chance: Chance): { difficulty: number; throws: number }[] {
  const found = new Map((chance.boum ?? []).map(([, difficulty, throws]) => [difficulty, throws]))
  return [...found].map(([difficulty, throws]) => ({ difficulty, throws })).sort((a, b) => a.difficulty - b.difficulty)
}

/** The 36 throws, row by row: whether each succeeds. High totals succeed first, so the count of successes is sufficient. */
export function field(throws: number): boolean[] {
  const totals = Array.from({ length: 36 }, (_, i) => (i % 6) + 1 + (6 - Math.floor(i / 6)))
  const order = totals.map((total, i) => ({ total, i })).sort((a, b) => b.total - a.total)
  const won = new Set(order.slice(0, throws).map((one) => one.i))
  return totals.map((_, i) => won.has(i))
}

/** The manipulation of the running trial: the view repeats the announcement as it was sent. */
export const tried = (trial: Trial): Manipulation => trial.action as unknown as Manipulation

export const same = (a: Action | null, b: Action | null): boolean => JSON.stringify(a) === JSON.stringify(b)
