/** What happened, by round, newest round first. */
import type { GameEvent, Texts } from '../lib/i18n'
import type { RoomUi } from '../rooms/index'

export interface LogLine {
  seat: number | null
  text: string
  gain: string
}

export interface LogRound {
  round: number
  lines: LogLine[]
}

export function byRound(story: readonly GameEvent[], room: RoomUi, say: Texts, names: readonly string[]): LogRound[] {
  const rounds: LogRound[] = [{ round: 0, lines: [] }]
  for (const event of story) {
    if (typeof event.round === 'number') {
      rounds.push({ round: event.round, lines: [] })
      continue // the round's heading says it
    }
    if (!say.has(`event-${event.type}`) || room.told?.(event) === false) continue
    rounds.at(-1)?.lines.push({
      seat: typeof event.seat === 'number' ? event.seat : null,
      text: say.event(event, names),
      gain: room.gain?.(event, say) ?? '',
    })
  }
  return rounds.filter((one) => one.lines.length > 0).reverse()
}
