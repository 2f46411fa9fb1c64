/** The log in chapters (rounds, or the room's own division), newest chapter first. */
import type { GameEvent, Texts } from '../lib/i18n'
import { readerOf } from '../lib/reader'
import type { RoomUi } from '../rooms/index'

export interface LogLine {
  seat: number | null
  text: string
  gain: string
  /** In the room's short form; what follows from it is added to the same line. */
  short?: boolean
}

export interface LogChapter {
  /** '': a game without chapters. */
  title: string
  lines: LogLine[]
}

/** `mine`: the viewer's own seat, called "you". A room may have a short form for its log (`log-…`, and `tail-…` for what
    follows from the line before: "You: blue 2 → line 4, SO₃ 2"). */
export function byChapter(story: readonly GameEvent[], room: RoomUi, say: Texts, names: readonly string[], mine: readonly number[] = []): LogChapter[] {
  const chapters: LogChapter[] = [{ title: '', lines: [] }]
  const me = readerOf({ mine })
  const called = names.map((name, seat) => (seat === me ? say.say('web-log-you') : name))
  for (const event of story) {
    const title = room.chapter ? room.chapter(event, say, names, me) : typeof event.round === 'number' ? say.say('web-round', { round: event.round }) : ''
    if (title) chapters.push({ title, lines: [] })
    if (title && !room.chapter) continue // the heading says it
    if (!say.has(`event-${event.type}`) || room.told?.(event) === false) continue
    const lines = chapters.at(-1)!.lines
    const before = lines.at(-1)
    if (before?.short && before.seat === event.seat && say.has(`tail-${event.type}`)) {
      before.text += `, ${say.event(event, names, 'tail')}`
      before.gain = [before.gain, room.gain?.(event, say, me)].filter(Boolean).join(' ')
      continue
    }
    if (say.has(`log-${event.type}`)) {
      lines.push({ seat: typeof event.seat === 'number' ? event.seat : null, text: say.event(event, called, 'log'), gain: room.gain?.(event, say, me) ?? '', short: true })
      continue
    }
    chapters.at(-1)?.lines.push({
      seat: typeof event.seat === 'number' ? event.seat : null,
      text: say.event(event, names, 'event', me),
      gain: room.gain?.(event, say, me) ?? '',
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
