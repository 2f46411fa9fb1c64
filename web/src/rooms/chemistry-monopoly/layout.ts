/** Positions of the spaces: a wide ring with all text upright, and a small one on a phone. */

export type Side = 'bottom' | 'left' | 'top' | 'right' | 'corner'
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}
export interface Place extends Rect {
  side: Side
}
export interface Ring {
  width: number
  height: number
  middle: Rect
  places: readonly Place[]
}

export const WIDTH = 1064
export const HEIGHT = 836
const TALLEST = 1030
const CORNER = { w: 108, h: 104 }

/** Height of the ring for the available space in pixels: higher on a tablet, so that more fits into its middle. */
export function ringHeight(width: number, height: number): number {
  return width > 0 && height > 0 ? Math.round(Math.min(TALLEST, Math.max(HEIGHT, (WIDTH * height) / width))) : HEIGHT
}

/** Number of spaces on each side, between the corners, as even as possible. */
export function sides(spaces: number): [number, number, number, number] {
  const rest = spaces - 4
  const each = Math.floor(rest / 4)
  const more = rest % 4 // bottom first, then top, so that both long sides stay equal
  return [each + (more > 0 ? 1 : 0), each + (more > 2 ? 1 : 0), each + (more > 1 ? 1 : 0), each]
}

/** From Go in the lower right corner clockwise. */
export function ring(spaces: number, width = WIDTH, height = HEIGHT, corner = CORNER): Ring {
  const { w, h } = corner
  const middle = { x: w, y: h, w: width - 2 * w, h: height - 2 * h }
  const [bottom, left, top, right] = sides(spaces)
  const places: Place[] = []
  const at = (x: number, y: number, tw: number, th: number, side: Side): void => void places.push({ x, y, w: tw, h: th, side })
  at(width - w, height - h, w, h, 'corner')
  for (let n = 0; n < bottom; n += 1) at(width - w - ((n + 1) * middle.w) / bottom, height - h, middle.w / bottom, h, 'bottom')
  at(0, height - h, w, h, 'corner')
  for (let n = 0; n < left; n += 1) at(0, height - h - ((n + 1) * middle.h) / left, w, middle.h / left, 'left')
  at(0, 0, w, h, 'corner')
  for (let n = 0; n < top; n += 1) at(w + (n * middle.w) / top, 0, middle.w / top, h, 'top')
  at(width - w, 0, w, h, 'corner')
  for (let n = 0; n < right; n += 1) at(width - w, h + (n * middle.h) / right, w, middle.h / right, 'right')
  return { width, height, middle, places }
}

/** Position of the nth of several pieces: on the inner edge of its space, at a corner on the inner corner, so that no name
    and no price is covered; a piece in Biology Class stands inside the corner. */
export function stand(layout: Ring, space: number, nth: number, of: number, inside = false): { x: number; y: number } {
  const place = layout.places[space]!
  const midX = place.x + place.w / 2
  const midY = place.y + place.h / 2
  const along = (room: number): number => (nth - (of - 1) / 2) * Math.min(34, (room - 24) / Math.max(1, of - 1 || 1))
  if (place.side === 'bottom') return { x: midX + along(place.w + 16), y: place.y - 3 }
  if (place.side === 'top') return { x: midX + along(place.w + 16), y: place.y + place.h + 7 }
  if (place.side === 'left') return { x: place.x + place.w + 4, y: midY + along(place.h + 20) }
  if (place.side === 'right') return { x: place.x - 4, y: midY + along(place.h + 20) }
  const [right, down] = [place.x === 0 ? 1 : -1, place.y === 0 ? 1 : -1]
  if (inside) return { x: midX + right * 18 + along(place.w - 20), y: midY - 18 }
  // from the inner corner into the middle, two by two
  const cell = { x: CLUSTER * (nth >> 1), y: CLUSTER * (nth & 1) }
  return { x: place.x + (right > 0 ? place.w : 0) + right * cell.x, y: place.y + (down > 0 ? place.h : 0) + down * cell.y }
}

const CLUSTER = 36

/** A dotted line along the inner edge, from one space to another. */
export function trail(layout: Ring, steps: readonly number[]): string {
  const points = steps.map((space) => edge(layout, space))
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')
}

const GAP = 14

function edge(layout: Ring, space: number): { x: number; y: number } {
  const { x, y, w, h } = layout.middle
  const place = layout.places[space]!
  const midX = place.x + place.w / 2
  const midY = place.y + place.h / 2
  return { x: Math.min(x + w - GAP, Math.max(x + GAP, midX)), y: Math.min(y + h - GAP, Math.max(y + GAP, midY)) }
}

/** The spaces passed on the way, both ends included. */
export function way(from: number, to: number, spaces: number, backwards = false): number[] {
  const step = backwards ? spaces - 1 : 1
  const found = [from]
  for (let at = from; at !== to && found.length <= spaces; ) found.push((at = (at + step) % spaces))
  return found
}

/** The spaces that the lens of a phone shows: equally many on both sides. */
export function lens(centre: number, spaces: number, reach = 2): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, i) => (centre - reach + i + spaces) % spaces)
}

/** A name in at most two lines, broken between words, as evenly as possible. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most || !name.includes(' ')) return [name]
  const words = name.split(' ')
  let best = [name]
  let least = Infinity
  for (let cut = 1; cut < words.length; cut += 1) {
    const two = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const longest = Math.max(...two.map((line) => line.length))
    if (longest <= least) [best, least] = [two, longest]
  }
  return best
}
