/** Geometry of the drawing: neighbouring tokens, free space, and the positions of previewed tokens. */

import { HYDROGEN, MAUVE, OXYGEN, RADIUS, YELLOW } from './printed'
import type { Bond, Manipulation, Molecule, Reagent, Token } from './types'

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Neighbour {
  token: number
  order: number
}

export const tokensBy = (m: Molecule): Map<number, Token> => new Map(m.tokens.map((token) => [token[0], token]))

export function neighbours(m: Molecule): Map<number, Neighbour[]> {
  const found = new Map<number, Neighbour[]>(m.tokens.map(([number]) => [number, []]))
  for (const [a, b, order] of m.bonds) {
    found.get(a)?.push({ token: b, order })
    found.get(b)?.push({ token: a, order })
  }
  return found
}

export function bounds(tokens: readonly Token[]): Box {
  if (tokens.length === 0) return { left: 0, top: 0, width: 0, height: 0 }
  const xs = tokens.flatMap(([, kind, x]) => [x - (RADIUS[kind] ?? 40), x + (RADIUS[kind] ?? 40)])
  const ys = tokens.flatMap(([, kind, , y]) => [y - (RADIUS[kind] ?? 40), y + (RADIUS[kind] ?? 40)])
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** All tokens connected to `away` without its bond to `keep`. */
export function side(m: Molecule, keep: number, away: number): Set<number> {
  const near = neighbours(m)
  const found = new Set([away])
  const queue = [away]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const { token } of near.get(at) ?? []) {
      if (found.has(token) || (at === away && token === keep)) continue
      found.add(token)
      queue.push(token)
    }
  }
  return found
}

/** The preview of a manipulation: tokens it would add and remove. Ghost (added) tokens have negative numbers. */
export interface Ghost {
  tokens: Token[]
  /** Between ghosts, or from a ghost to a token of the bench. */
  bonds: Bond[]
  /** Tokens that would be removed. */
  gone: Set<number>
  /** Bonds whose order would change: drawn in blue over the old ones. */
  changed: Bond[]
}

const carrierOf = (m: Molecule, token: number): Token | undefined => {
  const near = neighbours(m).get(token)?.[0]
  return near && tokensBy(m).get(near.token)
}

export function ghostOf(m: Molecule, action: Manipulation, reagents: readonly Reagent[]): Ghost {
  const at = tokensBy(m)
  const ghost: Ghost = { tokens: [], bonds: [], gone: new Set(), changed: [] }
  const lay = (number: number, kind: number, x: number, y: number): number => {
    ghost.tokens.push([number, kind, x, y])
    return number
  }
  switch (action.type) {
    case 'join':
    case 'bridge': {
      const card = reagents.find((one) => one.number === action.card)
      if (card) joined(m, card.molecule, action, ghost)
      break
    }
    case 'cut': {
      const [keep, away] = [at.get(action.keep), at.get(action.away)]
      ghost.gone = side(m, action.keep, action.away)
      const order = m.bonds.find(([a, b]) => (a === action.keep && b === action.away) || (b === action.keep && a === action.away))?.[2] ?? 1
      if (keep && away) ghost.bonds.push([action.keep, lay(-1, order === 2 ? MAUVE : YELLOW, away[2], away[3]), order])
      break
    }
    case 'add': {
      ghost.changed.push([action.first, action.second, 1])
      let next = -1
      for (const [one, two] of [[action.first, action.second], [action.second, action.first]] as const) {
        const place = free(m, one, two)
        if (place) ghost.bonds.push([one, lay(next--, YELLOW, place.x, place.y), 1])
      }
      break
    }
    case 'eliminate':
    case 'close': {
      ghost.gone = new Set([action.centre, action.other])
      const [one, two] = [carrierOf(m, action.centre), carrierOf(m, action.other)]
      const mauve = at.get(action.centre)?.[1] === MAUVE
      if (one && two) ghost.changed.push([one[0], two[0], action.type === 'eliminate' || mauve ? 2 : 1])
      break
    }
    case 'merge': {
      ghost.gone = new Set([action.centre, action.other])
      const [one, two, on] = [at.get(action.centre), at.get(action.other), carrierOf(m, action.centre)]
      if (one && two && on) {
        const place = towards(on, { x: (one[2] + two[2]) / 2, y: (one[3] + two[3]) / 2 }, one)
        ghost.bonds.push([on[0], lay(-1, MAUVE, place.x, place.y), 2])
      }
      break
    }
    case 'split': {
      const [old, on] = [at.get(action.centre), carrierOf(m, action.centre)]
      ghost.gone = new Set([action.centre])
      if (old && on) {
        for (const turn of [-0.6, 0.6]) {
          const place = turned({ x: on[2], y: on[3] }, { x: old[2], y: old[3] }, turn)
          ghost.bonds.push([on[0], lay(turn < 0 ? -1 : -2, YELLOW, place.x, place.y), 1])
        }
      }
      break
    }
    case 'characterise': {
      const [old, on] = [at.get(action.centre), carrierOf(m, action.centre)]
      if (!old || !on) break
      ghost.gone = new Set([action.centre])
      const kind = action.group === 'H' ? HYDROGEN : OXYGEN
      ghost.bonds.push([on[0], lay(-1, kind, old[2], old[3]), action.group === 'O' ? 2 : 1])
      if (action.group === 'OH') {
        const place = turned({ x: old[2], y: old[3] }, { x: 2 * old[2] - on[2], y: 2 * old[3] - on[3] }, Math.PI / 3)
        ghost.bonds.push([-1, lay(-2, HYDROGEN, place.x, place.y), 1])
      }
    }
  }
  return ghost
}

/** The reagent rotated so that its end lies on the carrier and its carrier lies on the centre. */
function joined(m: Molecule, card: Molecule, action: { centre: number; end: number; other?: number; far?: number }, ghost: Ghost): void {
  const centre = tokensBy(m).get(action.centre)
  const carrier = carrierOf(m, action.centre)
  const end = tokensBy(card).get(action.end)
  const begin = carrierOf(card, action.end)
  if (!centre || !carrier || !end || !begin) return
  const want = Math.atan2(carrier[3] - centre[3], carrier[2] - centre[2])
  const have = Math.atan2(end[3] - begin[3], end[2] - begin[2])
  ghost.gone.add(action.centre)
  if (action.other !== undefined) ghost.gone.add(action.other)
  // Of the two orientations of the card, the one with more room.
  const ways = [1, -1].map((mirror) => {
    const turn = mirror === 1 ? want - have : want + have
    return card.tokens
      .filter(([number]) => number !== action.end && number !== action.far)
      .map(([number, kind, x, y]): Token => {
        const [dx, dy] = [x - begin[2], (y - begin[3]) * mirror]
        return [-1 - number, kind, centre[2] + dx * Math.cos(turn) - dy * Math.sin(turn), centre[3] + dx * Math.sin(turn) + dy * Math.cos(turn)]
      })
  })
  const room = (tokens: Token[]): number => {
    const target = action.other === undefined ? null : carrierOf(m, action.other)
    const far = action.far === undefined ? null : carrierOf(card, action.far)
    const place = far && tokens.find(([number]) => number === -1 - far[0])
    if (target && place) return -Math.hypot(place[2] - target[2], place[3] - target[3])
    return Math.min(...tokens.flatMap(([, , x, y]) => m.tokens.filter((one) => !ghost.gone.has(one[0])).map((one) => Math.hypot(one[2] - x, one[3] - y))))
  }
  ghost.tokens.push(...(room(ways[0]!) >= room(ways[1]!) ? ways[0]! : ways[1]!))
  for (const [a, b, order] of card.bonds) {
    if ([a, b].includes(action.end) || (action.far !== undefined && [a, b].includes(action.far))) continue
    ghost.bonds.push([-1 - a, -1 - b, order])
  }
  const order = centre[1] === MAUVE ? 2 : 1
  ghost.bonds.push([carrier[0], -1 - begin[0], order])
  if (action.other !== undefined && action.far !== undefined) {
    const [there, far] = [carrierOf(m, action.other), carrierOf(card, action.far)]
    if (there && far) ghost.bonds.push([there[0], -1 - far[0], 1])
  }
}

const turned = (about: Point, from: Point, by: number): Point => {
  const [dx, dy] = [from.x - about.x, from.y - about.y]
  return { x: about.x + dx * Math.cos(by) - dy * Math.sin(by), y: about.y + dx * Math.sin(by) + dy * Math.cos(by) }
}

function towards(on: Token, to: Point, otherwise: Token): Point {
  const length = Math.hypot(to.x - on[2], to.y - on[3])
  if (length < 1) return { x: otherwise[2], y: otherwise[3] }
  return { x: on[2] + ((to.x - on[2]) / length) * 100, y: on[3] + ((to.y - on[3]) / length) * 100 }
}

/** A place for a ghost beside a token: the widest gap between its bonds. */
function free(m: Molecule, token: number, _other: number): Point | null {
  const at = tokensBy(m)
  const here = at.get(token)
  if (!here) return null
  const angles = (neighbours(m).get(token) ?? []).map(({ token: near }) => Math.atan2(at.get(near)![3] - here[3], at.get(near)![2] - here[2])).sort((a, b) => a - b)
  let best = { gap: -1, at: 0 }
  angles.forEach((angle, i) => {
    const next = i + 1 < angles.length ? angles[i + 1]! : angles[0]! + 2 * Math.PI
    if (next - angle > best.gap) best = { gap: next - angle, at: (angle + next) / 2 }
  })
  return { x: here[2] + 100 * Math.cos(best.at), y: here[3] + 100 * Math.sin(best.at) }
}

/** The place nearest to another in the direction of an arrow key. */
export function nearest(from: Point, all: readonly (Point & { id: string })[], key: string): string | null {
  const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  let best: { id: string; cost: number } | null = null
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y]
    const along = dx * ux! + dy * uy!
    if (along <= 1) continue
    const across = Math.abs(dx * uy! - dy * ux!)
    const cost = along + 2 * across + (across > 2 * along ? 10000 : 0) // places more to the side come last
    if (!best || cost < best.cost) best = { id: one.id, cost }
  }
  return best?.id ?? null
}
