/** The log in chapters (rounds, or the room's own division), newest chapter first. */
import type { GameEvent, Texts } from '../lib/i18n'
import type { RoomUi } from '../rooms/index'

export interface LogLine {
  seat: number | null
  text: string
  gain: string
}

export interface LogChapter {
  /** '': a game without chapters. */
  title: string
  lines: LogLine[]
}

export function byChapter(story: readonly GameEvent[], room: RoomUi, say: Texts, names: readonly string[]): LogChapter[] {
  const chapters: LogChapter[] = [{ title: '', lines: [] }]
  for (const event of story) {
    const title = room.chapter ? room.chapter(event, say, names) : typeof event.round === 'number' ? say.say('web-round', { round: event.round }) : ''
    if (title) chapters.push({ title, lines: [] })
    if (title && !room.chapter) continue // the heading says it
    if (!say.has(`event-${event.type}`) || room.told?.(event) === false) continue
    chapters.at(-1)?.lines.push({
      seat: typeof event.seat === 'number' ? event.seat : null,
      text: say.event(event, names),
      gain: room.gain?.(event, say) ?? '',
    })
  }
  const [first] = chapters
  if (chapters.length > 1 && first) first.title = say.say('web-before')
  // A log without chapters shows its newest line first.
  else first?.lines.reverse()
  return chapters.filter((one) => one.lines.length > 0).reverse()
}

/** Only the newest lines, of two chapters; the beginning of a long chapter is shown only in the whole log. */
export function newest(chapters: readonly LogChapter[], most = 14): LogChapter[] {
  return chapters.slice(0, 2).map((one) => (one.lines.length > most ? { ...one, lines: one.title ? one.lines.slice(-most) : one.lines.slice(0, most) } : one))
}
