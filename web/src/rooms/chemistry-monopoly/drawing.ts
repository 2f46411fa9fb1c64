/** Shapes: seats, phases, signs of spaces. */

import type { Rect } from './layout'
import type { Space } from './pack'

/** A seat's shape in a box of 20. */
export const SHAPES = [
  'M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
  'M10 1.600L18.400 10L10 18.400L1.600 10Z',
  'M10 2L18.500 17H1.500Z',
  'M3.500 3.500h13v13h-13Z',
  'M10 1.800L18.200 7.800L15.100 17.400H4.900L1.800 7.800Z',
  'M10 1.800L17.200 5.900V14.100L10 18.200L2.800 14.100V5.900Z',
] as const

/** A seat's glassware in a box of 28, the same as in the shell. */
export const GLASS = [
  'M10 6h8M11.500 6v5.500L7 20q-1 2.200 1.400 2.200h11.200Q22 22.200 21 20l-4.500-8.500V6',
  'M8.500 7h11M9.500 7v14h9V7M9.500 11h4M9.500 15h4',
  'M11 6h6M12 6v5.200a5.500 5.500 0 1 0 4 0V6',
  'M11 6h6M12 6v13a2 2 0 0 0 4 0V6M12 13h4',
  'M9 7l10 0l-5 8ZM14 15v7',
  'M10.500 6h7M12 6v4M16 6v4M9 10h10v12H9Z',
] as const

/** A cloud that fills a box. */
export function cloud({ x, y, w, h }: Rect): string {
  const p = (a: number, b: number): string => `${(x + a * w).toFixed(1)} ${(y + b * h).toFixed(1)}`
  return `M${p(0.18, 1)}C${p(0, 1)} ${p(0, 0.54)} ${p(0.215, 0.54)}C${p(0.215, 0.06)} ${p(0.545, 0)} ${p(0.595, 0.39)}C${p(0.775, 0.11)} ${p(0.96, 0.5)} ${p(0.81, 0.63)}C${p(1, 0.67)} ${p(0.94, 1)} ${p(0.79, 1)}Z`
}

/** The surface of a liquid, and the area below it. */
export function level({ x, y, w, h }: Rect, part: number): { surface: string; body: string; y: number } {
  const at = y + h * (1 - part)
  const q = w / 8
  const surface = `M${x} ${at}q${q} -4 ${2 * q} 0t${2 * q} 0t${2 * q} 0t${2 * q} 0`
  return { surface, body: `${surface}V${y + h}H${x}Z`, y: at }
}

const SIGNS: Record<string, string> = {
  'lab-day': 'M3 9c3-3 6-3 8 0h2c2-3 5-3 8 0v4c0 3-7 3-8 0h-2c-1 3-8 3-8 0z',
  'test-day': 'M6 3h9l3 3v15H6zM9 9l1.500 1.500L13 8M9 15l1.500 1.500L13 14M15 10h.5M15 16h.5',
  tax: 'M12 3v18M6 8c0-3 12-3 12 0s-12 5-12 8 12 3 12 0',
  fee: 'M7 3h10M8 3v13a4 4 0 0 0 8 0V3M8 11h3l1 2 2-3h2',
  class: 'M4 20C4 9 10 4 20 4c0 11-5 16-14 14M4 20L14 10M9 15v-4M11 13h4',
  'go-to-class': 'M4 20C4 9 10 4 20 4c0 11-5 16-14 14M4 20L14 10M9 15v-4M11 13h4',
  'extra-credit': 'M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500L12 17.400 6.100 20.500l1.200-6.500L2.500 9.400l6.600-.9z',
  go: 'M20 12H5m6-6l-6 6 6 6',
  supply: 'M9 3h6M10 3v6L4.500 18.500A1.600 1.600 0 0 0 6 21h12a1.600 1.600 0 0 0 1.500-2.500L14 9V3M7 15h10',
}
const OWN_SIGNS: Record<string, string> = {
  'test-tube-rack': 'M4 9h4.500M11.500 9H14M17 9h3M4 17h16M6 9V6M6 17v3M18 17v3M18 9V6M8.500 4v10a1.500 1.500 0 0 0 3 0V4zM14 4v10a1.500 1.500 0 0 0 3 0V4z',
  'bunsen-burner': 'M6 21h12M9 21l1-3h4l1 3M10.500 18V10h3v8M8 13h2M12 10c-3-2-2-4.500 0-8 2 3.500 3 6 0 8z',
  'electronic-balance': 'M4 20h16v-5H4zM6 11h12M12 11v4M8 17.500h4M8 11c0-3 8-3 8 0',
}

/** The drawing on a space without a symbol, in a box of 24. */
export const signOf = (space: Pick<Space, 'id' | 'kind'>): string => OWN_SIGNS[space.id] ?? SIGNS[space.kind] ?? ''
export const FREE_SIGN = 'M5 20V5h9v15M3 20h13M11 12.500h.5M13 4l5-2v16l-2 .8M18 12h4m-2-2l2 2-2 2'
