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
  /** Class: what it is called; empty: the date alone stands for it. */
  title: string
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

/** What was chosen about players, also for a way to play that is not the chosen one now. */
export interface Wanted {
  people: number
  names: string[]
  bots: Partial<Record<Way, number>>
  levels: string[]
}

export const HINTS = ['free', 'counted', 'off'] as const

export const emptyPlan = (name: string): Plan => ({
  way: 'alone', name, title: '', names: ['', ''], bots: [], perTable: 0, fill: '', typed: false, grace: 30, ownNames: false, approve: false, deal: '', options: {}, hints: 'free',
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

/** The options that matter and differ from their defaults. */
export function changed(room: RoomInfo, options: Record<string, unknown>): Record<string, unknown> {
  const differs = ([name, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(room.options[name]?.default)
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => differs([name, value]) && applies(room.options[name] ?? { default: null }, options)))
}

/** Whether a grace time makes sense: people at several devices, and a game with short windows. */
export const mayHurry = (room: RoomInfo, way: Way): boolean => (room.windows ?? []).length > 0 && (way === 'online' || way === 'class')

/** Whether an option matters with the other options as they are. */
export const applies = (schema: OptionSchema, options: Record<string, unknown>): boolean =>
  Object.entries(schema.when ?? {}).every(([name, value]) => options[name] === value)

export function defaults(options: Record<string, OptionSchema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([name, schema]) => [name, schema.default]))
}

/** The options that a new game begins with: of the length that is offered first, where the room has several. */
export const begin = (room: RoomInfo): Record<string, unknown> => ofLength(room, defaults(room.options), room.lengths?.[0]?.options ?? {})

/** Options with those that lengths are made of as in one length. */
export function ofLength(room: RoomInfo, options: Record<string, unknown>, length: Record<string, unknown>): Record<string, unknown> {
  const names = (room.lengths ?? []).flatMap((one) => Object.keys(one.options))
  return { ...options, ...Object.fromEntries(names.map((name) => [name, length[name] ?? room.options[name]?.default])) }
}

/** The length that these options are of; undefined: a length of one's own. */
export const lengthOf = (room: RoomInfo, options: Record<string, unknown>): string | undefined =>
  room.lengths?.find((one) => Object.entries(ofLength(room, options, one.options)).every(([name, value]) => options[name] === value))?.id

/** Fewest and most seats with these options. */
export function seatRange(room: RoomInfo, options: Record<string, unknown>): SeatRange {
  const fits = room.seats.filter((one) => Object.entries(one.when ?? {}).every(([name, value]) => options[name] === value))
  return fits.findLast((one) => one.when) ?? fits.find((one) => one.mode === null || one.mode === options.mode) ?? { fewest: 1, most: 1 }
}

/** How many bots may be there beside these people, and how many there must be. */
export function botRange(range: SeatRange, people: number): { least: number; most: number } {
  return { least: Math.max(0, range.fewest - people), most: Math.max(0, range.most - people) }
}

/** How many bots a game alone begins with: somebody to play against, where the game allows it. */
export const usualBots = (range: SeatRange): number => Math.min(Math.max(1, botRange(range, 1).least), botRange(range, 1).most)

/** The default level of bots, the same as the server's. */
export const usualBot = (levels: readonly string[]): string => (levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? ''))

/** Whether real dice can be used: all players must share one throw. */
export const mayType = (plan: Plan): boolean => plan.way !== 'class' || plan.perTable === 0

/** Whether a refusal is about the custom file; it is then shown beside the file's field. */
export const aboutPack = (plan: Pick<Plan, 'options'>, error: RefusalError): boolean =>
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
    if (plan.title.trim()) wish.title = plan.title.trim()
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
