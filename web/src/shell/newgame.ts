/** The choices on the page of a new game, and their conversion to the server's request. */
import type { OptionSchema, RefusalError, RoomInfo } from '../lib/api'
import type { Create } from '../lib/types.gen'
import type { Lang } from '../lib/i18n'

export const WAYS = ['alone', 'device', 'online', 'class'] as const
export type Way = (typeof WAYS)[number]

export interface Plan {
  way: Way
  name: string
  /** Names of the players that share this device. */
  names: string[]
  bots: string[]
  /** Class: people per table; 0: one table for all. */
  perTable: number
  ownNames: boolean
  approve: boolean
  deal: string
  /** Real dice, typed in by the host. */
  typed: boolean
  /** Seconds after which a short window passes by itself; 0: it waits. */
  grace: number
  /** Class: the level of the bots that fill the last table. */
  fill: string
  options: Record<string, unknown>
  /** Which hints the coach may give. */
  hints: 'free' | 'counted' | 'off'
}

export const HINTS = ['free', 'counted', 'off'] as const

export const emptyPlan = (name: string): Plan => ({
  way: 'alone', name, names: ['', ''], bots: [], perTable: 0, fill: '', typed: false, grace: 30, ownNames: false, approve: false, deal: '', options: {}, hints: 'free',
})

export interface SeatRange {
  fewest: number
  most: number
}

/** Most bots: more would slow the game down and not fit on the screen. */
export const MOST_BOTS = 5
/** A game for more than this many players lets a whole class sit at one table. */
export const CROWD = 12
/** Minutes that a class plays in a room with a time limit. */
export const LESSON = 30
/** Most bytes of a custom file: the server's limit, less the rest of the request and the overhead of JSON. */
export const MOST_PACK = 60_000

/** The options that differ from their defaults. */
export function changed(room: RoomInfo, options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(room.options[name]?.default)))
}

/** Whether a grace time makes sense: people at several devices, and a game with short windows. */
export const mayHurry = (room: RoomInfo, way: Way): boolean => (room.windows ?? []).length > 0 && (way === 'online' || way === 'class')

export function defaults(options: Record<string, OptionSchema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([name, schema]) => [name, schema.default]))
}

/** Fewest and most seats with these options. */
export function seatRange(room: RoomInfo, options: Record<string, unknown>): SeatRange {
  const fits = room.seats.filter((one) => Object.entries(one.when ?? {}).every(([name, value]) => options[name] === value))
  return fits.findLast((one) => one.when) ?? fits.find((one) => one.mode === null || one.mode === options.mode) ?? { fewest: 1, most: 1 }
}

/** How many bots may be there beside these people, and how many there must be. */
export function botRange(range: SeatRange, people: number): { least: number; most: number } {
  return { least: Math.max(0, range.fewest - people), most: Math.max(0, range.most - people) }
}

/** The default level of bots, the same as the server's. */
export const usualBot = (levels: readonly string[]): string => (levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? ''))

/** Whether real dice can be used: all players must share one throw. */
export const mayType = (plan: Plan): boolean => plan.way !== 'class' || plan.perTable === 0

/** Whether a refusal is about the custom file; it is then shown beside the file's field. */
export const aboutPack = (plan: Plan, error: RefusalError): boolean =>
  typeof plan.options.pack === 'string' && (error.code.includes('pack') || error.code === 'bad_option' || error.code === 'too_big')

/** `nameless`: the name of a seat on this device whose player gave none. */
export function wishOf(room: RoomInfo, plan: Plan, lang: Lang, nameless: (seat: number) => string): Create {
  const wish: Create = { room: room.id, lang, options: changed(room, plan.options) }
  if (mayHurry(room, plan.way)) wish.grace = plan.grace
  if (plan.typed && mayType(plan)) wish.dice = 'typed'
  else if (plan.deal.trim()) wish.deal = plan.deal.trim()
  const name = plan.name.trim()
  if (plan.hints !== 'free') wish.hints = plan.hints
  if (plan.way === 'class') {
    wish.kind = 'class'
    wish.seats_here = 0
    wish.per_table = plan.perTable > 0 ? plan.perTable : null
    if (plan.perTable > 0 && plan.fill) wish.fill = plan.fill
    wish.own_names = plan.ownNames
    wish.approve = plan.approve
    return wish
  }
  wish.bots = plan.bots
  if (name) wish.name = name
  if (plan.way === 'device') {
    wish.names = plan.names.map((one, seat) => one.trim() || nameless(seat))
    wish.seats_here = wish.names.length
    wish.start = true
  } else if (plan.way === 'alone') {
    wish.start = true
  } else {
    wish.own_names = true
  }
  return wish
}

/** The seed in a game's record, which serves as a deal code; null where the dice were typed in. */
export function seedOf(record: string): string | null {
  const found = /^seed: ("(?:[^"\\]|\\.)*")\s*$/m.exec(record)?.[1]
  return found ? String(JSON.parse(found)) : null
}
