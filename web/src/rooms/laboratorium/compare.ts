/** The largest part that two drawings share, so that the crest can show what is there. It compares pictures; what counts as the target, the server says. */

import { neighbours, tokensBy, type Point } from './geometry'
import { HYDROGEN } from './printed'
import type { Molecule } from './types'

/** Steps of the search: enough for everything in the box, and never a pause. */
const BUDGET = 6000

export interface Common {
  /** Atom of the crest -> atom of the bench. */
  of: Map<number, number>
  /** Hydrogens of the crest that are there. */
  hydrogens: Set<number>
  /** What the crest has and the bench has not, by kind of token: C, O, H. */
  missing: [number, number, number]
  /** Carbons and oxygens of the bench that are not on the crest. */
  extra: number
}

interface Graph {
  heavy: number[]
  kind: Map<number, number>
  near: Map<number, { token: number; order: number }[]>
  ringed: Set<string>
  hydrogens: Map<number, number[]>
}

function graph(m: Molecule): Graph {
  const all = neighbours(m)
  const kind = new Map(m.tokens.map((token) => [token[0], token[1]]))
  const heavy = m.tokens.filter((token) => token[1] < HYDROGEN).map((token) => token[0])
  const near = new Map(heavy.map((one) => [one, (all.get(one) ?? []).filter(({ token }) => kind.get(token)! < HYDROGEN)]))
  const hydrogens = new Map(heavy.map((one) => [one, (all.get(one) ?? []).filter(({ token }) => kind.get(token) === HYDROGEN).map(({ token }) => token)]))
  const ringed = new Set<string>()
  for (const [a, b] of m.bonds) if (near.has(a) && near.has(b) && joinedWithout(near, a, b)) ringed.add(key(a, b))
  return { heavy, kind, near, ringed, hydrogens }
}

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

function joinedWithout(near: Graph['near'], a: number, b: number): boolean {
  const seen = new Set([a])
  const queue = [a]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const { token } of near.get(at) ?? []) {
      if (seen.has(token) || (at === a && token === b)) continue
      if (token === b) return true
      seen.add(token)
      queue.push(token)
    }
  }
  return false
}

export function common(crest: Molecule, bench: Molecule): Common {
  const [one, two] = [graph(crest), graph(bench)]
  let best = new Map<number, number>()
  let left = BUDGET
  const fits = (a: number, b: number, map: Map<number, number>): boolean => {
    if (one.kind.get(a) !== two.kind.get(b)) return false
    for (const { token, order } of one.near.get(a) ?? []) {
      const there = map.get(token)
      if (there === undefined) continue
      const bond = two.near.get(b)?.find((next) => next.token === there)
      if (!bond) return false
      const rings = one.ringed.has(key(a, token))
      if (rings !== two.ringed.has(key(b, there))) return false
      if (!rings && bond.order !== order) return false // in a ring either drawing of the double bonds may stand
    }
    return true
  }
  const grow = (map: Map<number, number>, used: Set<number>, skipped: Set<number>): void => {
    if (map.size > best.size) best = new Map(map)
    if (left-- <= 0 || best.size === Math.min(one.heavy.length, two.heavy.length)) return
    for (const [a, b] of map) {
      for (const { token: next } of one.near.get(a) ?? []) {
        if (map.has(next) || skipped.has(next)) continue
        for (const { token: there } of two.near.get(b) ?? []) {
          if (used.has(there) || !fits(next, there, map)) continue
          map.set(next, there)
          used.add(there)
          grow(map, used, skipped)
          map.delete(next)
          used.delete(there)
          if (left <= 0) return
        }
        const without = new Set(skipped).add(next)
        if (one.heavy.length - without.size > best.size) grow(map, used, without)
        return
      }
    }
  }
  for (const a of one.heavy) {
    for (const b of two.heavy) {
      if (!fits(a, b, new Map())) continue
      left = Math.min(left, BUDGET)
      grow(new Map([[a, b]]), new Set([b]), new Set())
      if (left <= 0 && best.size > 0) left = 200
    }
  }
  return told(one, two, best)
}

function told(one: Graph, two: Graph, of: Map<number, number>): Common {
  const missing: [number, number, number] = [0, 0, 0]
  const hydrogens = new Set<number>()
  for (const atom of one.heavy) {
    const there = of.get(atom)
    if (there === undefined) missing[one.kind.get(atom) as 0 | 1] += 1
    const mine = one.hydrogens.get(atom) ?? []
    const have = there === undefined ? 0 : Math.min(mine.length, two.hydrogens.get(there)?.length ?? 0)
    mine.slice(0, have).forEach((token) => hydrogens.add(token))
    missing[2] += mine.length - have
  }
  return { of, hydrogens, missing, extra: two.heavy.length - of.size }
}

/** The crest turned (and turned over, if need be) as the bench lies; whole steps of 30°. */
export function alike(crest: Molecule, bench: Molecule, of: Map<number, number>): Molecule {
  if (of.size < 2) return crest
  const [mine, theirs] = [tokensBy(crest), tokensBy(bench)]
  const pairs = [...of].map(([a, b]) => [mine.get(a)!, theirs.get(b)!] as const)
  const middle = (points: Point[]): Point => ({ x: points.reduce((sum, p) => sum + p.x, 0) / points.length, y: points.reduce((sum, p) => sum + p.y, 0) / points.length })
  const from = middle(pairs.map(([a]) => ({ x: a[2], y: a[3] })))
  const to = middle(pairs.map(([, b]) => ({ x: b[2], y: b[3] })))
  const ways = [1, -1].map((mirror) => {
    let [dot, cross] = [0, 0]
    for (const [a, b] of pairs) {
      const [ax, ay, bx, by] = [a[2] - from.x, (a[3] - from.y) * mirror, b[2] - to.x, b[3] - to.y]
      dot += ax * bx + ay * by
      cross += ax * by - ay * bx
    }
    return { mirror, fit: Math.hypot(dot, cross), turn: Math.round(Math.atan2(cross, dot) / (Math.PI / 6)) * (Math.PI / 6) }
  })
  const { mirror, turn } = ways[1]!.fit > ways[0]!.fit + 1 ? ways[1]! : ways[0]!
  const tokens = crest.tokens.map(([number, kind, x, y]): Molecule['tokens'][number] => {
    const [dx, dy] = [x - from.x, (y - from.y) * mirror]
    return [number, kind, dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
  })
  return { ...crest, tokens }
}
