/** The distribution of chain masses as a chromatogram would draw it: one bell per chain, as high as its mass. */

export interface Trace {
  /** The curve's outline and the same closed to an area. */
  line: string
  area: string
  x(mass: number): number
  ticks: number[]
  low: number
  high: number
}

/** A round step that gives about this many ticks. */
export function stepFor(span: number, wanted: number): number {
  const raw = span / wanted
  const power = 10 ** Math.floor(Math.log10(raw))
  return [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw
}

/** A range for several plots on one axis. */
export function rangeOf(masses: readonly number[]): [number, number] {
  if (masses.length === 0) return [0, 1000]
  const [least, most] = [Math.min(...masses), Math.max(...masses)]
  const pad = Math.max(150, (most - least) * 0.3)
  return [Math.max(0, least - pad), most + pad]
}

export function trace(masses: readonly number[], width: number, height: number, range = rangeOf(masses), tallest?: number): Trace {
  const [low, high] = range
  const sigma = (high - low) / 17
  const x = (mass: number): number => ((mass - low) / (high - low)) * width
  const points = 72
  const signal = (mass: number): number => masses.reduce((sum, one) => sum + one * Math.exp(-((mass - one) ** 2) / (2 * sigma * sigma)), 0)
  const heights = Array.from({ length: points + 1 }, (_, i) => signal(low + ((high - low) * i) / points))
  const top = tallest ?? Math.max(1, ...heights)
  const at = heights.map((value, i) => `${((width * i) / points).toFixed(1)} ${(height - (value / top) * height * 0.94).toFixed(1)}`)
  const line = `M${at.join('L')}`
  const step = stepFor(high - low, 4)
  const ticks = Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, i) => (Math.ceil(low / step) + i) * step)
  return { line, area: `${line}L${width} ${height}L0 ${height}Z`, x, ticks: ticks.filter((one) => x(one) > 8 && x(one) < width - 8), low, high }
}

/** The averages of some chains, to preview another play; the exact averages for the score come from the server. */
export function averagesOf(masses: readonly number[]): { mn: number; mw: number; dispersity: number } {
  const sum = masses.reduce((a, b) => a + b, 0)
  if (sum === 0) return { mn: 0, mw: 0, dispersity: 0 }
  const mn = sum / masses.length
  const mw = masses.reduce((a, b) => a + b * b, 0) / sum
  return { mn, mw, dispersity: mw / mn }
}

export interface Stack {
  /** By player, from the axis up: what this player's chains add to the signal; '' without a chain. */
  areas: string[]
  /** The outline of the whole sample. */
  line: string
  x(mass: number): number
  ticks: number[]
}

/** Several players' chains as one sample: a bell for each chain as above, and the shares of the signal on top of each other. */
export function stacked(groups: readonly (readonly number[])[], width: number, height: number): Stack {
  const all = groups.flat()
  const whole = trace(all, width, height)
  const sigma = (whole.high - whole.low) / 17
  const points = 96
  const at = Array.from({ length: points + 1 }, (_, i) => whole.low + ((whole.high - whole.low) * i) / points)
  const signal = (masses: readonly number[], mass: number): number => masses.reduce((sum, one) => sum + one * Math.exp(-((mass - one) ** 2) / (2 * sigma * sigma)), 0)
  const top = Math.max(1, ...at.map((mass) => signal(all, mass)))
  const place = (i: number, value: number): string => `${((width * i) / points).toFixed(1)} ${(height - (value / top) * height * 0.92).toFixed(1)}`
  let below = at.map(() => 0)
  const areas = groups.map((masses) => {
    const above = at.map((mass, i) => below[i]! + signal(masses, mass))
    const floor = below.map((value, i) => place(i, value)).reverse()
    const area = masses.length > 0 ? `M${above.map((value, i) => place(i, value)).join('L')}L${floor.join('L')}Z` : ''
    below = above
    return area
  })
  return { areas, line: all.length > 0 ? `M${below.map((value, i) => place(i, value)).join('L')}` : '', x: whole.x, ticks: whole.ticks }
}
