/**
 * What a room gives the browser, and what it gets from the shell. A room is a folder here whose index.ts has a RoomUi as
 * default export; it is downloaded when somebody opens a table of that room.
 *
 * The shell draws the bar, the rail (players, log, chemistry note), the rules drawer and the connection; the room draws
 * everything of its game: prompt line, board, and on a phone the hand at the bottom.
 *
 * Mind the strict CSP: no `style="…"` in a template (use `style:x={…}` or a class), no {@html}, no request elsewhere.
 */
import type { Component, Snippet } from 'svelte'
import type { RoomInfo } from '../lib/api'
import type { GameEvent, Refused, Texts } from '../lib/i18n'
import type { SoundName } from '../lib/sound.svelte'
import type { Ask, Outcome, SeatInfo } from '../lib/types.gen'

/** A table as this device sees it. Reactive: read its fields in templates and $derived. */
export interface TableStore<Public = unknown, Private = unknown, Menu = unknown> {
  readonly id: string
  /** The game's version; grows by at least one with every move. */
  readonly v: number
  /** The seat that is shown; null: a spectator, or nobody looks (device being handed over). */
  readonly seat: number | null
  readonly public: Public
  readonly private: Private | null
  /** Open questions of the seats this device holds, with what may be answered (null for a seat that is not shown). */
  readonly asks: readonly OpenAsk<Menu>[]
  /** What happened since the view before this one, in order, to be animated; [] after a reconnect. Changes with `v`. */
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
  /** The options of the game, as its room reads them: a board of one's own is in there. Null before they are known. */
  readonly options: unknown
  /** Names by seat, and who sits there. */
  readonly names: readonly string[]
  readonly seats: readonly SeatInfo[]
  /** Seats this device holds. */
  readonly mine: readonly number[]
  /** Seats that have answered the question open to many. */
  readonly chosen: readonly number[]
  /** The shown seat's answer that the view does not tell yet. Sealed answers bring no new view to a crowd: after `saved`
      this stays until the next one (a view that comes later, e.g. after a reload, tells it in its private part). */
  readonly pending: Pending | null
  readonly paused: boolean
  /** When the short window that is open passes by itself, by this device's clock (ms); null: nothing does. */
  readonly closesAt?: number | null
  /** Whether the server can be reached; answers given meanwhile are kept and sent later. */
  readonly online: boolean
}

export interface OpenAsk<Menu = unknown> {
  ask: Ask
  menu: Menu | null
}

export interface Pending {
  n: string
  ask: Ask
  action: unknown
  /** On the server's disk; false: on its way. */
  saved: boolean
}

export interface BoardProps {
  table: TableStore
  /** Answer a question. Refusals come back through `insert`; the view changes when the server says so. */
  act(ask: Ask, action: unknown): void
  /** The words: `say.say(key, params)`, `say.event(event, names)`, `say.dollars(6)`, `say.lang`. */
  say: Texts
  /** Open the rules drawer at a paragraph, e.g. "3.4". */
  openRule(number: string): void
  /** Reconnecting, refused, paused …: to be shown in the prompt's place while it is there. */
  insert?: Snippet | undefined
  /** What helps with a seat's board, from the server, in a room that has such a thing; costly, so only when it is wanted. */
  aid?: ((seat: number) => Promise<unknown>) | undefined
  /** A replay: nothing can be answered, and whose view is shown is chosen outside; leave out what serves only these. */
  film?: boolean
}

export interface EndProps {
  table: TableStore
  outcome: Outcome
  say: Texts
  openRule(number: string): void
  /** Rematch, replay, download: to be placed under the ranking. */
  actions: Snippet
  aid?: ((seat: number) => Promise<unknown>) | undefined
}

/** Something to project: nothing private, nothing under 28 px. */
export interface WallProps {
  table: TableStore
  say: Texts
  /** Whether the ranking may be seen (default: yes). */
  ranking?: boolean
  /** The shell's card with code and QR, for a place beside the scene. */
  side?: Snippet | undefined
}

export interface NoteProps {
  table: TableStore
  say: Texts
  openRule(number: string): void
}

/** The room's own part of the page of a new game, for options that a list of choices does not show well. */
export interface SetupProps {
  room: RoomInfo
  /** To be written into. */
  options: Record<string, unknown>
  /** alone, device, online, class */
  way: string
  say: Texts
  /** What the server says of these options before the table opens, or why it would refuse them. */
  foresee(options: Record<string, unknown>): Promise<{ found?: unknown; error?: Refused }>
}

/** Real dice: the host types in what fell. Mounted anew for every question. */
export interface ChanceProps {
  ask: Ask
  names: readonly string[]
  say: Texts
  /** An answer is on its way. */
  busy: boolean
  /** The options of the game: which cards a deck has. */
  options?: unknown
  /** What everybody sees: for whom the dice fall. */
  public?: unknown
  /** The whole action, e.g. {type: 'roll', faces: […]}. */
  send(action: unknown): void
}

/** What bar and rail say about a running game. */
export interface Summary {
  /** E.g. "round 16 of 20". */
  where: string
  /** By seat. `score` as shown ("$10"); `done`: has answered; `turn`: the game waits for this seat alone. */
  seats: { score: string; done?: boolean; turn?: boolean; out?: boolean }[]
  /** What the own line is marked with (default: "you"). */
  you?: string
  /** A phone's bar shows progress as segments: how many of how many. */
  progress?: { done: number; of: number }
}

/** The game on the home page: the default export of a room's card.ts, which is downloaded with the first page. */
export interface GameCard {
  id: string
  /** Its place among the games. */
  order: number
  Art: Component<{ price: string }> | Component
  people: string
  /** They play in teams. */
  teams?: boolean
  /** How long a game takes: the key of a text. */
  time: string
}

export interface RoomUi {
  id: string
  Board: Component<BoardProps>
  End?: Component<EndProps>
  WallScene?: Component<WallProps>
  /** Chemistry note of the rail: one short card about what the board shows now. */
  Note?: Component<NoteProps>
  /** Its part of the page of a new game, and which options are chosen there. */
  Setup?: Component<SetupProps, Record<string, never>, 'options'>
  setup?: readonly string[]
  /** Where real dice are typed in; a room without it cannot be played with them. */
  Chance?: Component<ChanceProps>
  /** Keys of the board, with the text that says what each does. */
  keys?: readonly { keys: readonly string[]; text: string }[]
  /** Whether a finished game makes sense alone with the same dice. */
  alone?(table: Pick<TableStore, 'public'>): boolean
  /** Nothing is hidden from anybody: a device that several share turns to whoever is asked by itself. */
  open?: boolean
  summary(table: TableStore, say: Texts): Summary
  /** Names that a pack in the options gives, by the keys of the catalogues: `space-neodymium`; and words that stand for others
      with these options. */
  names?(options: unknown, say: Texts): Readonly<Record<string, string>>
  /** How a seat stands as a number: what running rankings are sorted by and a replay's curve is drawn from. Without it
      a replay has a plain slider. */
  worth?(table: Pick<TableStore, 'public'>, seat: number): number
  /** What the curve shows, as a text with { $name } (default: `web-replay-curve`, "How … stood"). */
  curve?: string
  /** A score or a part of one in the room's own unit: "$6", "12 units" (default: the bare number). */
  score?(amount: number, say: Texts): string
  /** Which events the log tells (default: all that have a text); false: too small to tell. */
  told?(event: GameEvent): boolean
  /** The heading that an event opens in the log: "Turn of Mina"; '' for none. Without this an event with a `round` opens
      "Round …" and is not told itself. */
  chapter?(event: GameEvent, say: Texts, names: readonly string[]): string
  /** The gain at the right of a log line, e.g. "+$5" or "±2"; "" for none. */
  gain?(event: GameEvent, say: Texts): string
  /** What an event sounds like, for who has switched sounds on; never the only way to notice it. */
  sound?(event: GameEvent, table: Pick<TableStore, 'seat'>): SoundName | null
}

/** A score as the room writes it. */
export const scoreText = (room: RoomUi | null, amount: number, say: Texts): string => room?.score?.(amount, say) ?? amount.toLocaleString(say.lang).replace('-', '−')

const FOLDERS = import.meta.glob<RoomUi>('./*/index.ts', { import: 'default' })

/** Whether the browser has a part for this room; whether it can be played, the server says. */
export const hasRoom = (id: string): boolean => `./${id}/index.ts` in FOLDERS

/** Download a room's part; rejects when there is none. */
export async function loadRoom(id: string): Promise<RoomUi> {
  const load = FOLDERS[`./${id}/index.ts`]
  if (!load) throw new Error(`no such room: ${id}`)
  return load()
}
