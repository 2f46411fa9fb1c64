/** Positions of a chain's beads: a zigzag that turns back at the edge, so that every chain fits. */

export interface Point {
  x: number
  y: number
}

export interface Coil {
  /** One per repeat unit, previewed ones included. */
  beads: Point[]
  /** Start of the first bond: the position of the start group. */
  start: Point
  /** The radical, or the TEMPO, behind the last bead. */
  tip: Point
  /** Which way the last row runs. */
  ahead: 1 | -1
  width: number
  height: number
  r: number
}

export const PITCH = 2.5
/** Half the height of the zigzag, in bead radii. */
const RISE = 0.52
const ROW = 3.5

/** `head`: room before the first bead for the start group, `foot`: behind the last for radical or TEMPO, in radii. */
export function coil(count: number, r: number, room: number, head = 3.2, foot = 2.6): Coil {
  const pitch = PITCH * r
  const fits = Math.max(3, Math.floor((room - (head + foot) * r) / pitch) + 1)
  const perRow = count <= fits ? Math.max(1, count) : Math.max(3, fits)
  const rows = Math.max(1, Math.ceil(count / perRow))
  const top = (1.35 + RISE) * r
  const at = (i: number): Point => {
    const row = Math.floor(i / perRow)
    const column = i % perRow
    const along = row % 2 ? perRow - 1 - column : column
    return { x: head * r + along * pitch, y: top + row * ROW * r + (along % 2 ? RISE : -RISE) * r }
  }
  const beads = Array.from({ length: count }, (_, i) => at(i))
  const last = Math.max(0, rows - 1)
  const ahead = last % 2 ? -1 : 1
  const end = beads.at(-1) ?? { x: head * r, y: top }
  const down = end.y > top + last * ROW * r
  const tip = { x: end.x + ahead * 2.15 * r, y: top + last * ROW * r + (down ? -RISE : RISE) * r * 0.6 }
  return {
    beads,
    start: { x: (head - 1.5) * r, y: top },
    tip,
    ahead,
    width: head * r + (Math.min(count, perRow) - 1) * pitch + foot * r + 1.6 * r,
    height: (2 * 1.35 + 2 * RISE) * r + last * ROW * r,
    r,
  }
}

const n = (value: number): number => Math.round(value * 10) / 10

/** The backbone through some points; where the coil turns back it runs round the bend. */
export function backbone(points: readonly Point[], r: number): string {
  let path = ''
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (!before) path = `M${n(point.x)} ${n(point.y)}`
    else if (Math.abs(point.x - before.x) < r && Math.abs(point.y - before.y) > r) {
      // Bulge outwards, in the direction of the previous row.
      const side = (points[i - 2] ? Math.sign(before.x - points[i - 2]!.x) : 1) || 1
      const out = before.x + side * 2.1 * r
      path += `C${n(out)} ${n(before.y)} ${n(out)} ${n(point.y)} ${n(point.x)} ${n(point.y)}`
    } else path += `L${n(point.x)} ${n(point.y)}`
  })
  return path
}

/** The outline of a bead. */
export function outline(shape: string, x: number, y: number, r: number): string {
  const corners = (count: number, size: number, turn: number, dy = 0): string =>
    `M${Array.from({ length: count }, (_, i) => {
      const angle = ((turn + (360 / count) * i) * Math.PI) / 180
      return `${n(x + size * Math.cos(angle))} ${n(y + dy + size * Math.sin(angle))}`
    }).join('L')}Z`
  switch (shape) {
    case 'hexagon':
      return corners(6, r * 1.08, -90)
    case 'diamond':
      return corners(4, r * 1.22, -90)
    case 'triangle':
      return corners(3, r * 1.34, -90, r * 0.22)
    case 'square':
      return corners(4, r * 1.26, -45)
    case 'pentagon':
      return corners(5, r * 1.14, -90, r * 0.06)
    case 'tip':
      return corners(3, r * 1.34, 90, -r * 0.22) // a triangle on its tip
    case 'cross': {
      const a = r * 0.5
      const b = r * 1.05
      const p = (dx: number, dy: number): string => `${n(x + dx)} ${n(y + dy)}`
      return `M${[p(-a, -b), p(a, -b), p(a, -a), p(b, -a), p(b, a), p(a, a), p(a, b), p(-a, b), p(-a, a), p(-b, a), p(-b, -a), p(-a, -a)].join('L')}Z`
    }
    default:
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
  }
}
