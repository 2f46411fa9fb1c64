/** Who came late or went away, as the lobby's list of seats tells it. */
import type { SeatInfo } from '../../lib/types.gen'
import type { Attendance } from '../../rooms/index'

/** Fields that a server may add to a seat. */
type Told = SeatInfo & { joined_round?: number; away?: boolean }

export const attendance = (seats: readonly SeatInfo[]): Attendance[] =>
  seats.map((seat: Told) => ({ ...(seat.joined_round ? { joined: seat.joined_round } : {}), ...(seat.away ? { away: true } : {}) }))
