/**
 * The interface between a room's browser part and the shell. A room is a folder here whose index.ts has a RoomUi as
 * default export; it is downloaded when somebody opens a table of that room.
 *
 * The shell draws the bar, the rail (players, log, chemistry note), the rules drawer and the connection; the room draws
 * everything of its game: prompt line, board, and on a phone the hand at the bottom.
 *
 * The CSP is strict: no `style="…"` in a template (use `style:x={…}` or a class), no {@html}, no request to another server.
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
  /** The seat that is shown; null: a spectator, or no seat (device being handed over). */
  readonly seat: number | null
  readonly public: Public
  readonly private: Private | null
  /** Open questions of the seats this device holds, with the menu of answers (null for a seat that is not shown). */
  readonly asks: readonly OpenAsk<Menu>[]
  /** The events since the previous view, in order, to be animated; [] after a reconnect. Changes with `v`. */
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
  /** The options of the game, as its room reads them, including a custom board. Null before they are known. */
  readonly options: unknown
  /** Names by seat, and the occupant of each seat. */
  readonly names: readonly string[]
  readonly seats: readonly SeatInfo[]
  /** Seats this device holds. */
  readonly mine: readonly number[]
  /** Seats that have answered the question open to many. */
  readonly chosen: readonly number[]
  /** The shown seat's answer that the view does not include yet. Sealed answers bring no new view to a crowd: after `saved`
      this stays until the next one (a view that comes later, e.g. after a reload, has it in its private part). */
  readonly pending: Pending | null
  readonly paused: boolean
  /** When the open short window ends by itself, by this device's clock (ms); null: there is no such window. */
  readonly closesAt?: number | null
  /** Whether the server is connected; answers given while it is not are kept and sent later. */
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
  /** Saved by the server; false: being sent. */
  saved: boolean
}

export interface BoardProps {
  table: TableStore
  /** Answer a question. Refusals come back through `insert`; the view changes when the server sends a new one. */
  act(ask: Ask, action: unknown): void
  /** The texts: `say.say(key, params)`, `say.event(event, names)`, `say.dollars(6)`, `say.lang`. */
  say: Texts
  /** Open the rules drawer at a paragraph, e.g. "3.4". */
  openRule(number: string): void
  /** A message (reconnecting, refused, paused …) to be shown in the prompt's place while it is set. */
  insert?: Snippet | undefined
  /** Help for a seat's board, computed by the server, in rooms that offer it; costly, so call it only when needed. */
  aid?: ((seat: number) => Promise<unknown>) | undefined
  /** A replay: nothing can be answered, and the shown seat is chosen by the shell; leave out the controls for both. */
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

/** A scene for the projector: nothing private, no text under 28 px. */
export interface WallProps {
  table: TableStore
  say: Texts
  /** Whether the ranking may be shown (default: yes). */
  ranking?: boolean
  /** The shell's card with code and QR, for a place beside the scene. */
  side?: Snippet | undefined
}

export interface NoteProps {
  table: TableStore
  say: Texts
  openRule(number: string): void
}

/** The room's own part of the page of a new game, for options that need more than a list of choices. */
export interface SetupProps {
  room: RoomInfo
  /** The chosen options; the component writes into this object. */
  options: Record<string, unknown>
  /** alone, device, online, class */
  way: string
  say: Texts
  /** The server's preview of these options before the table opens, or its refusal. */
  foresee(options: Record<string, unknown>): Promise<{ found?: unknown; error?: Refused }>
}

/** Real dice: the host types in the throw. Mounted again for every question. */
export interface ChanceProps {
  ask: Ask
  names: readonly string[]
  say: Texts
  /** An answer is being sent. */
  busy: boolean
  /** The options of the game: which cards a deck has. */
  options?: unknown
  /** The public view, which tells for which player the dice are thrown. */
  public?: unknown
  /** The whole action, e.g. {type: 'roll', faces: […]}. */
  send(action: unknown): void
}

/** The content of bar and rail for a running game. */
export interface Summary {
  /** E.g. "round 16 of 20". */
  where: string
  /** By seat. `score` as shown ("$10"); `done`: has answered; `turn`: the game waits for this seat alone. */
  seats: { score: string; done?: boolean; turn?: boolean; out?: boolean }[]
  /** The mark of the viewer's line (default: "you"). */
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
  /** The players form teams. */
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
  /** The room's part of the page of a new game, and the options that are chosen there. */
  Setup?: Component<SetupProps, Record<string, never>, 'options'>
  setup?: readonly string[]
  /** The form for typing in real dice; without it the room cannot be played with real dice. */
  Chance?: Component<ChanceProps>
  /** Keys of the board, with the key of the text that explains each. */
  keys?: readonly { keys: readonly string[]; text: string }[]
  /** Whether a finished game can be played again alone with the same dice. */
  alone?(table: Pick<TableStore, 'public'>): boolean
  /** The game has no hidden information: a shared device switches to the seat with the open question by itself. */
  open?: boolean
  summary(table: TableStore, say: Texts): Summary
  /** Names from a pack in the options, by catalogue key, such as `space-neodymium`; and texts that replace others
      with these options. */
  names?(options: unknown, say: Texts): Readonly<Record<string, string>>
  /** A seat's current score as a number: sorts running rankings and gives a replay's curve. Without it
      a replay has a plain slider. */
  worth?(table: Pick<TableStore, 'public'>, seat: number): number
  /** Key of the curve's title, a text with { $name } (default: `web-replay-curve`, "How … stood"). */
  curve?: string
  /** A score or a part of one in the room's own unit: "$6", "12 units" (default: the bare number). */
  score?(amount: number, say: Texts): string
  /** Whether the log shows an event (default: every event that has a text). */
  told?(event: GameEvent): boolean
  /** The heading that an event opens in the log: "Turn of Mina"; '' for none. Without this an event with a `round` opens
      "Round …" and gets no line itself. */
  chapter?(event: GameEvent, say: Texts, names: readonly string[]): string
  /** The gain at the right of a log line, e.g. "+$5" or "±2"; "" for none. */
  gain?(event: GameEvent, say: Texts): string
  /** The sound of an event, played if sounds are switched on; the event must be visible too. */
  sound?(event: GameEvent, table: Pick<TableStore, 'seat'>): SoundName | null
}

/** A score in the room's notation. */
export const scoreText = (room: RoomUi | null, amount: number, say: Texts): string => room?.score?.(amount, say) ?? amount.toLocaleString(say.lang).replace('-', '−')

const FOLDERS = import.meta.glob<RoomUi>('./*/index.ts', { import: 'default' })

/** Whether the browser has a part for this room; the server decides whether it can be played. */
export const hasRoom = (id: string): boolean => `./${id}/index.ts` in FOLDERS

/** Download a room's part; rejects when there is none. */
export async function loadRoom(id: string): Promise<RoomUi> {
  const load = FOLDERS[`./${id}/index.ts`]
  if (!load) throw new Error(`no such room: ${id}`)
  return load()
}
