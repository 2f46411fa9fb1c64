/** Converts events to animation steps: dice first, then the piece, space by space. The view is already the new one. */

import type { Told } from './events'
import type { Board } from './pack'
import { way } from './layout'

export type Step =
  | { kind: 'dice'; faces: readonly number[] }
  /** A piece walks these spaces, starting with its current one. */
  | { kind: 'walk'; seat: number; along: readonly number[] }
  /** A piece is moved directly, without passing spaces, as to Biology Class. */
  | { kind: 'jump'; seat: number; to: number }
  | { kind: 'card'; card: string }

/** The animation steps of these events; `stood`: positions of the pieces before them, by seat. */
export function stepsOf(events: readonly Told[], stood: readonly number[], board: Board): Step[] {
  const at = [...stood]
  const steps: Step[] = []
  let backwards = false
  for (const event of events) {
    if (event.type === 'threw') {
      steps.push({ kind: 'dice', faces: event.dice })
      backwards = false
    } else if (event.type === 'drew') {
      steps.push({ kind: 'card', card: event.card })
      backwards = board.card(event.card)?.effect === 'back'
    } else if (event.type === 'landed' || event.type === 'to_class') {
      const { seat } = event
      const jump = event.type === 'to_class'
      const to = event.type === 'to_class' ? board.spaces.findIndex((space) => space.kind === 'class') : board.at(event.space)
      const from = at[seat]
      if (from === undefined || to < 0 || from === to) continue
      steps.push(jump ? { kind: 'jump', seat, to } : { kind: 'walk', seat, along: way(from, to, board.spaces.length, backwards) })
      at[seat] = to
      backwards = false
    }
  }
  return steps
}
