/** Why the averages changed: the numbers before and after a chain was finished, and with the other way to end it. */

import { finished } from './finished'
import { averagesOf } from './plot'
import type { GrowthEvent, PublicView } from './types'

export interface Why {
  seat: number
  kind: 'combined' | 'disproportionated' | 'transferred' | 'capped' | 'woken'
  /** Chains before and after. */
  count: [number, number]
  mn: [number, number]
  dispersity: [number, number]
  /** The mass of the new chain; for a combination also the masses of its halves. */
  masses: number[]
  halves: [number, number] | null
  /** The averages if the same two chains had ended the other way. */
  instead: { mn: number; dispersity: number } | null
}

type Finishing = Extract<GrowthEvent, { type: 'combined' | 'disproportionated' | 'transferred' | 'capped' | 'reactivated' }>
/** Events that change which chains are finished. */
const KINDS: Record<Finishing['type'], Why['kind']> = { combined: 'combined', disproportionated: 'disproportionated', transferred: 'transferred', capped: 'capped', reactivated: 'woken' }

const finishes = (event: GrowthEvent): event is Finishing => event.type in KINDS

/** `before` and `after` are the views around these events. Uses the server's averages wherever the events contain them. */
export function whyOf(events: readonly GrowthEvent[], before: PublicView, after: PublicView): Why | null {
  const finishing = events.filter(finishes)
  const event = finishing.findLast((one) => one.type !== 'reactivated') ?? finishing.at(-1)
  if (!event) return null
  const seat = event.seat
  const [was, is] = [before.players[seat], after.players[seat]]
  if (!was || !is) return null
  const kind = KINDS[event.type]
  const chain = before.chains.find((one) => one.number === event.chain)
  const other = 'other' in event ? before.chains.find((one) => one.number === event.other) : undefined
  const now = finished(after, seat).map((one) => one.mass)
  const told = 'mass' in event ? event.mass : (chain?.mass ?? 0)
  const two = chain && other ? ([Number(chain.mass), Number(other.mass)] as [number, number]) : null
  let instead: Why['instead'] = null
  if (two && kind === 'combined') instead = averagesOf([...without(now, told), ...two])
  if (two && kind === 'disproportionated') instead = averagesOf([...without(without(now, two[0]), two[1]), two[0] + two[1]])
  return {
    seat,
    kind,
    count: [finished(before, seat).length, now.length],
    mn: [Number(was.mn ?? 0), Number(is.mn ?? 0)],
    dispersity: [Number(was.dispersity ?? 0), Number(is.dispersity ?? 0)],
    masses: kind === 'disproportionated' && two ? two : [told],
    halves: kind === 'combined' ? two : null,
    instead: instead && { mn: instead.mn, dispersity: instead.dispersity },
  }
}

function without(masses: readonly number[], one: number): number[] {
  const at = masses.findIndex((mass) => Math.abs(mass - one) < 0.005)
  return at < 0 ? [...masses] : masses.filter((_, i) => i !== at)
}

export const way = (from: number, to: number): 'rose' | 'fell' | 'same' => (to > from ? 'rose' : to < from ? 'fell' : 'same')
