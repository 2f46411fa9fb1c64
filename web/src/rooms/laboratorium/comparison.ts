/** The crest beside the bench: which atoms of one correspond to the other, as found by the server. */

import { tokensBy, type Point } from './geometry'
import type { Aid, Molecule } from './types'

/** Atom of the crest -> atom of the bench, without atoms that have left the bench since the comparison. */
export function placesOf(aid: Aid | null, bench: Molecule): Map<number, number> {
  const known = tokensBy(bench)
  return new Map((aid?.there ?? []).flatMap(([token, atom]) => (known.has(token) ? [[atom, token]] : [])))
}

/** How many carbons, oxygens and hydrogens of the crest are missing. */
export function missingKinds(aid: Aid, crest: Molecule): { kind: number; count: number }[] {
  const at = tokensBy(crest)
  return [0, 1, 2].map((kind) => ({ kind, count: (aid.missing ?? []).filter((token) => at.get(token)?.[1] === kind).length })).filter(({ count }) => count > 0)
}

/** The crest rotated (and mirrored if necessary) like the bench, in steps of 30°. */
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
