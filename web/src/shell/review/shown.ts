/** The turning point of a review whose board is looked at: it stays for this tab, so that the board shows both answers. */
import { keep, kept } from '../../lib/kept'
import type { TurningInWords } from '../../lib/types.gen'
import type { RoomUi, TableStore } from '../../rooms/index'
import type { Point } from '../Pointers.svelte'

const KEY = 'turning'

export interface ShownTurning {
  table: string
  point: TurningInWords
}

export const showTurning = (shown: ShownTurning): void => keep(KEY, JSON.stringify(shown), 'session')

/** The turning point at this very position, if it is the one that was asked for. */
export function turningAt(table: string, move: number, seat: number | null): TurningInWords | null {
  try {
    const shown = JSON.parse(kept(KEY, 'session') ?? 'null') as ShownTurning | null
    return shown?.table === table && shown.point.move === move && shown.point.seat === seat ? shown.point : null
  } catch {
    return null
  }
}

/** Where the coach's answer (1) and the played one (2) are on the board; only things named by one of them are marked. */
export function bothOn(point: TurningInWords, room: RoomUi, table: TableStore): Point[] {
  const of = (action: unknown, n: number): Point[] => (room.touches?.(action, table) ?? []).map((find) => ({ find, n, hollow: n === 2 }))
  return [...of(point.best.action, 1), ...of(point.played.action, 2)]
}
