/** The chains that this seat has lost since its last play: the place of each stays, with who took it and how. */
import type { GrowthEvent, PublicView } from './types'

export interface Loss {
  chain: number
  thief: number
  how: Extract<GrowthEvent, { type: 'stolen' }>['by']
  /** Its length when it was taken, and after the play that took it. */
  units: number
  after: number
  /** The monomer cards that went on with it. */
  cards: readonly string[]
}

/** Events that a player causes without playing: the others end the time in which a loss is shown. */
const NO_PLAY: ReadonlySet<GrowthEvent['type']> = new Set<GrowthEvent['type']>(['starter', 'drew', 'took'])

/** `story`: everything that this seat was told, in order; from it a page that was loaded again knows the same. */
export function lossesOf(story: readonly GrowthEvent[], view: PublicView, me: number | null): Loss[] {
  if (me === null || view.reason) return []
  const last = story.findLastIndex((event) => 'seat' in event && event.seat === me && !NO_PLAY.has(event.type))
  const found: Loss[] = []
  story.slice(last + 1).forEach((event, i, since) => {
    if (event.type !== 'stolen' || event.victim !== me) return
    const grown = since.slice(i).find((one) => one.type === 'switched' && one.chain === event.chain)
    const cards = event.by === 'copolymer' && grown?.type === 'switched' ? grown.cards : []
    const after = event.by === 'copolymer' && grown?.type === 'switched' ? grown.units : event.units
    found.push({ chain: event.chain, thief: event.seat, how: event.by, units: event.units, after, cards })
  })
  // One chain has one place: what happened to it last counts.
  const latest = new Map(found.map((loss) => [loss.chain, loss]))
  return [...latest.values()].filter((loss) => isLost(loss, view, me))
}

/** Whether the table agrees: the chain grows at somebody else's place, or stands on a shelf as taken from this seat. */
function isLost(loss: Loss, view: PublicView, me: number): boolean {
  if (loss.how !== 'copolymer') return view.players.some((player) => (player.shelf ?? []).some((vial) => vial.stolen_from === me))
  const chain = view.chains.find((one) => one.number === loss.chain)
  return chain === undefined || chain.owner !== me
}
