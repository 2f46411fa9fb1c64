/** The molecules on the cards as atoms and bonds of unit length; drawn in the rotation that fills a box best. */

import type { Skeleton } from './types'

/** Hydrogens are written beside the label, on the side where no bond is. */
type Atom = readonly [x: number, y: number, label?: string, hydrogens?: number]
type Bond = readonly [from: number, to: number, order?: 1 | 2 | 3, side?: 1 | -1]
export interface Molecule {
  atoms: readonly Atom[]
  bonds: readonly Bond[]
  /** The atom that carries the unpaired electron. */
  radical?: number
}

const C = Math.cos(Math.PI / 6)
const ring: Atom[] = [[-C, -0.5], [0, -1], [C, -0.5], [C, 0.5], [0, 1], [-C, 0.5]]
/** Twelve carbons, folded once so that they fill a card. */
const tail: Atom[] = [...Array.from({ length: 7 }, (_, i): Atom => [(i + 1) * C, i % 2 ? 0 : 0.5]), ...Array.from({ length: 5 }, (_, i): Atom => [(7 - i) * C, i % 2 ? 2 : 1.5])]

export const MOLECULES: Record<string, Molecule> = {
  S: {
    atoms: [...ring, [-2 * C, -1], [-3 * C, -0.5]],
    bonds: [[0, 1, 2, 1], [1, 2], [2, 3, 2, 1], [3, 4], [4, 5, 2, 1], [5, 0], [0, 6], [6, 7, 2]],
  },
  MMA: {
    atoms: [[0, 0], [0, -1], [-C, 0.5], [C, 0.5], [C, 1.5, 'O'], [2 * C, 0, 'O'], [3 * C, 0.5]],
    bonds: [[0, 1, 2], [0, 2], [0, 3], [3, 4, 2], [3, 5], [5, 6]],
  },
  VAc: {
    atoms: [[0, 0.5], [C, 0], [2 * C, 0.5, 'O'], [3 * C, 0], [3 * C, -1, 'O'], [4 * C, 0.5]],
    bonds: [[0, 1, 2], [1, 2], [2, 3], [3, 4, 2], [3, 5]],
  },
  BA: {
    atoms: [[0, 0], [C, 0.5], [2 * C, 0], [2 * C, -1, 'O'], [3 * C, 0.5, 'O'], [4 * C, 0], [5 * C, 0.5], [6 * C, 0], [7 * C, 0.5]],
    bonds: [[0, 1, 2], [1, 2], [2, 3, 2], [2, 4], [4, 5], [5, 6], [6, 7], [7, 8]],
  },
  AIBN: {
    atoms: [[0, 0], [-C, 0.5], [-2 * C, 1, 'N'], [-0.5, -C], [0.5, -C], [C, 0.5, 'N'], [2 * C, 0, 'N'], [3 * C, 0.5], [3 * C - 0.5, 0.5 + C], [3 * C + 0.5, 0.5 + C], [4 * C, 0], [5 * C, -0.5, 'N']],
    bonds: [[0, 1], [1, 2, 3], [0, 3], [0, 4], [0, 5], [5, 6, 2], [6, 7], [7, 8], [7, 9], [7, 10], [10, 11, 3]],
  },
  TEMPO: {
    atoms: [[0, 1, 'N'], [-C, 0.5], [-C, -0.5], [0, -1], [C, -0.5], [C, 0.5], [0, 2, 'O'], [-C - 0.34, 1.44], [-C - 0.98, 0.33], [C + 0.34, 1.44], [C + 0.98, 0.33]],
    bonds: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0], [0, 6], [1, 7], [1, 8], [5, 9], [5, 10]],
    radical: 6,
  },
  CTA: {
    atoms: [[0, 0, 'HS'], ...tail],
    bonds: tail.map((_, i): Bond => [i, i + 1]),
  },
}

/** A drawing that the server made of an own deck's SMILES. */
export const fromServer = ({ atoms, bonds }: Skeleton): Molecule => ({
  atoms: atoms.map(({ x, y, label, hydrogens }): Atom => [x, y, label, hydrogens]),
  bonds: bonds.map(({ first, second, order, side }): Bond => [first, second, order, side || undefined]),
})

export interface Label {
  x: number
  y: number
  text: string
  /** Where the atom itself stands in a text with hydrogens. */
  anchor: 'start' | 'middle' | 'end'
}

export interface Drawing {
  lines: string
  labels: Label[]
  radical: { x: number; y: number } | null
  size: number
}

const turned = ([x, y]: Atom, angle: number): [number, number] => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
const round = (value: number): number => Math.round(value * 10) / 10
const MOST = 26

/** The sign of an atom, with its hydrogens to the left where its bonds lead to the right. */
function labelAt([x, y]: readonly [number, number], text: string, hydrogens: number, near: readonly (readonly [number, number])[], size: number): Label {
  const low = round(y + size * 0.36)
  if (!hydrogens) return { x: round(x), y: low, text, anchor: 'middle' }
  const many = hydrogens > 1 ? '₀₁₂₃₄₅₆₇₈₉'[hydrogens] : ''
  const left = near.some((one) => one[0] > x + size * 0.2) && !near.some((one) => one[0] < x - size * 0.2)
  const half = size * 0.36
  return left ? { x: round(x + half), y: low, text: `H${many}${text}`, anchor: 'end' } : { x: round(x - half), y: low, text: `${text}H${many}`, anchor: 'start' }
}

const sizeAt = (scale: number): number => Math.min(14, Math.max(7, scale * 0.62))

/** A molecule in a box, turned by a multiple of 30° to fill it, letters upright. */
export function draw(molecule: Molecule, width: number, height: number): Drawing {
  // Hydrogens beside a sign take room to the side, the more the larger the letters are.
  const beside = Math.max(0, ...molecule.atoms.map(([, , , hydrogens = 0]) => (hydrogens > 1 ? 1.35 : hydrogens ? 0.95 : 0)))
  let best = largest(molecule, width, height, 5)
  for (let again = 0; beside && again < 3; again += 1) best = largest(molecule, width, height, 3 + beside * sizeAt(best.scale))
  return drawnAt(molecule, width, height, best)
}

/** The rotation that leaves the molecule largest, and its places then, in pixels of no special origin. */
function largest(molecule: Molecule, width: number, height: number, side: number): { scale: number; at: [number, number][] } {
  let best = { scale: 0, at: [] as [number, number][] }
  for (let turn = 0; turn < 12; turn += 1) {
    const at = molecule.atoms.map((atom) => turned(atom, (turn * Math.PI) / 6))
    const [wide, high] = [0, 1].map((axis) => Math.max(...at.map((one) => one[axis]!)) - Math.min(...at.map((one) => one[axis]!))) as [number, number]
    const scale = Math.min((width - 2 * side) / wide, (height - 10) / high, MOST)
    // Of equally large drawings take the first, which is rotated least.
    if (scale > best.scale * 1.04) best = { scale, at }
  }
  return best
}

function drawnAt(molecule: Molecule, width: number, height: number, best: { scale: number; at: [number, number][] }): Drawing {
  const middle = [0, 1].map((axis) => (Math.max(...best.at.map((one) => one[axis]!)) + Math.min(...best.at.map((one) => one[axis]!))) / 2) as [number, number]
  const at = best.at.map(([x, y]): [number, number] => [width / 2 + (x - middle[0]) * best.scale, height / 2 + (y - middle[1]) * best.scale])
  const size = sizeAt(best.scale)
  const gap = size * 0.58
  const lines = molecule.bonds.map(([from, to, order = 1, side]) => {
    const [ax, ay] = at[from]!
    const [bx, by] = at[to]!
    const length = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
    const a = molecule.atoms[from]![2] ? gap : 0
    const b = molecule.atoms[to]![2] ? gap : 0
    const line = (off: number, less: number): string =>
      `M${round(ax + ux * (a + less) - uy * off)} ${round(ay + uy * (a + less) + ux * off)}L${round(bx - ux * (b + less) - uy * off)} ${round(by - uy * (b + less) + ux * off)}`
    const apart = Math.max(2, best.scale * 0.17)
    if (order === 3) return line(0, 0) + line(apart, 0) + line(-apart, 0)
    if (order === 2) return side ? line(0, 0) + line(side * apart, length * 0.13) : line(apart / 2, 0) + line(-apart / 2, 0)
    return line(0, 0)
  })
  const labels = molecule.atoms.flatMap(([, , text, hydrogens], i) => (text ? [labelAt(at[i]!, text, hydrogens ?? 0, molecule.bonds.flatMap(([a, b]) => (a === i ? [at[b]!] : b === i ? [at[a]!] : [])), size)] : []))
  const dot = molecule.radical === undefined ? null : at[molecule.radical]!
  return { lines: lines.join(''), labels, radical: dot ? { x: round(dot[0] + size * 0.62), y: round(dot[1] - size * 0.42) } : null, size: round(size) }
}
