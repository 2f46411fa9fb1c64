/** Shapes of the flow sheet, as paths. */

import type { Rect } from './layout'

/** A reactor: straight walls, round ends. */
export function vessel({ x, y, w, h }: Rect, cap: number): string {
  const [top, bottom] = [y + cap, y + h - cap]
  return `M${x} ${top}A${w / 2} ${cap} 0 0 1 ${x + w} ${top}V${bottom}A${w / 2} ${cap} 0 0 1 ${x} ${bottom}Z`
}

/** The catalyst tank: a hopper with cut lower corners. */
export function hopper({ x, y, w, h }: Rect, r: number): string {
  const cut = r * 1.55
  const [right, low] = [x + w, y + h]
  return `M${x} ${y + r}Q${x} ${y} ${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${low - cut}L${right - cut} ${low}H${x + cut}L${x} ${low - cut}Z`
}

/** The heat exchanger: two bulging ends. */
export function barrel({ x, y, w, h }: Rect, bulge: number): string {
  const [left, right, mid] = [x + bulge, x + w - bulge, y + h / 2]
  return `M${left} ${y}H${right}Q${right + bulge * 1.37} ${mid} ${right} ${y + h}H${left}Q${left - bulge * 1.37} ${mid} ${left} ${y}Z`
}

export function bottle({ x, y, w, h }: Rect): string {
  const [neck, shoulder] = [y + h * 0.2, y + h * 0.34]
  const [a, b, right, low] = [x + w * 0.32, x + w * 0.68, x + w, y + h]
  return `M${a} ${y}H${b}V${neck}Q${right} ${neck + 1} ${right} ${shoulder}V${low - 4}Q${right} ${low} ${right - 4} ${low}H${x + 4}Q${x} ${low} ${x} ${low - 4}V${shoulder}Q${x} ${neck + 1} ${a} ${neck}Z`
}

/** The liquid in a bottle, up to a part of its height, with a small wave on top. */
export function content({ x, y, w, h }: Rect, part: number): string {
  const top = y + h - 3 - part * (h * 0.72)
  const [left, right, low] = [x + 2, x + w - 2, y + h - 2]
  const q = (right - left) / 4
  return `M${left} ${top}q${q} 3 ${2 * q} 0t${2 * q} 0V${low - 3}q0 3-3 3H${left + 3}q-3 0-3-3Z`
}

/** A tray's pool in reactor II. */
export function pool(x: number, w: number, top: number, low: number): string {
  const q = w / 4
  return `M${x} ${top}q${q / 2}-6 ${q} 0t${q} 0 ${q} 0 ${q} 0V${low}H${x}Z`
}

/** A market ticket with a bite at each side. */
export function ticket({ x, y, w, h }: Rect): string {
  const r = h * 0.13
  const edge = h / 2 - r
  return `M${x} ${y}h${w}v${edge}a${r} ${r} 0 0 0 0 ${2 * r}v${edge}h${-w}v${-edge}a${r} ${r} 0 0 0 0 ${-2 * r}Z`
}

/** The round track: a pipette lying on its side. */
export function pipette({ x, y, w, h }: Rect): string {
  const tip = w - 41
  return `M${x} ${y}H${x + tip}L${x + w} ${y + h * 0.34}Q${x + w + 4} ${y + h / 2} ${x + w} ${y + h * 0.66}L${x + tip} ${y + h}H${x}Q${x - 9} ${y + h / 2} ${x} ${y}Z`
}

export const arrow = (x: number, y: number, s = 1): string => `M${x} ${y}L${x - 10.5 * s} ${y - 7 * s}V${y + 7 * s}Z`
export const arrowUp = (x: number, y: number): string => `M${x} ${y}L${x - 7} ${y + 10.5}H${x + 7}Z`
export const arrowDown = (x: number, y: number): string => `M${x} ${y}L${x - 7} ${y - 10.5}H${x + 7}Z`
export const drop = (x: number, y: number, s: number): string => `M${x} ${y - s}q${s * 0.95} ${s * 1.15} 0 ${s * 1.9}q${-s * 0.95} ${-s * 0.75} 0 ${-s * 1.9}Z`
