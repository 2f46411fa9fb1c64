/** The members of a class with their seats and scores, combined from the lobby's list and the tables. */
import type { GroupStore } from '../../lib/store.svelte'
import type { Group, MemberInfo } from '../../lib/types.gen'
import type { Texts } from '../../lib/i18n'
import { type RoomUi, scoreText } from '../../rooms/index'

/** Seconds in which the closing of a round, or a choice in somebody's place, can be undone. */
export const UNDO = 5

/** The name of a file of results: the class and the day of the game; without a name of the class its code. */
export function fileOf(group: Pick<Group, 'title' | 'code' | 'begun'>, kind: string): string {
  const named = group.title.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  const day = group.begun ? new Date(1000 * group.begun) : new Date()
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return `labtop-${named || group.code.toLowerCase()}-${date}.${kind}`
}

export interface Person {
  info: MemberInfo
  /** Table, its number, and the seat in it; null: not in this game. */
  at: { id: string; table: number; seat: number } | null
  due: boolean
  done: boolean
  score: string
}

export interface Standing {
  table: number
  seat: number
  name: string
  bot: boolean
  worth: number
  score: string
  place: number | null
  award: string | null
  over: boolean
}

export function peopleOf(store: GroupStore, group: Group, room: RoomUi | null, say: Texts): Person[] {
  return group.members.map((info) => {
    for (const one of group.tables) {
      const seat = (one.seats ?? []).findIndex((sitting) => sitting.member === info.id)
      if (seat < 0) continue
      const table = store.tableOf(one.id)
      const summary = room && table && table.v > 0 ? room.summary(table, say) : null
      const due = !one.over && (one.waiting ?? []).includes(seat)
      return { info, at: { id: one.id, table: one.number, seat }, due, done: !one.over && !due, score: summary?.seats[seat]?.score ?? '' }
    }
    return { info, at: null, due: false, done: false, score: '' }
  })
}

/** Everybody's current or final result; best first. */
export function standings(store: GroupStore, group: Group, room: RoomUi | null, say: Texts): Standing[] {
  const found: Standing[] = []
  for (const one of group.tables) {
    const table = store.tableOf(one.id)
    if (!table || table.v === 0 || !room) continue
    const outcome = table.outcome
    const summary = room.summary(table, say)
    table.seats.forEach((sitting, seat) => {
      const worth = outcome ? Number(outcome.scores[seat] ?? 0) : (room.worth?.(table, seat) ?? 0)
      found.push({
        table: one.number,
        seat,
        name: table.names[seat] ?? '',
        bot: Boolean(sitting.bot),
        worth,
        score: outcome ? scoreText(room, worth, say) : (summary.seats[seat]?.score ?? ''),
        place: outcome?.places[seat] ?? null,
        award: outcome?.awards[seat] ?? null,
        over: outcome !== null,
      })
    })
  }
  return found.sort((a, b) => b.worth - a.worth || (a.place ?? 0) - (b.place ?? 0) || a.table - b.table || a.seat - b.seat)
}
