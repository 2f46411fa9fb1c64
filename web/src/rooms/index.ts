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
import type { Timing } from '../lib/queue'
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
  /** In a replay: how fast a move may be animated; 1 is calm, 0 not at all. */
  readonly speed?: number
  /** What moves over this view before the next one is shown: dice that roll, a piece that walks. */
  readonly playing?: Playing | null
  /** All events that this device has been told, oldest first; on the wall those since the page was opened. */
  readonly story?: readonly GameEvent[]
  readonly outcome: Outcome | null
  /** Once the game is over, if somebody was mostly away: the places without them, null for themselves. */
  readonly places?: readonly (number | null)[]
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
  /** How many of the shown seat's last answers on the board were given in its place. */
  readonly filled?: number
  readonly paused: boolean
  /** When the open short window ends by itself, by this device's clock (ms); null: there is no such window. */
  readonly closesAt?: number | null
  /** Whether the server is connected; answers given while it is not are kept and sent later. */
  readonly online: boolean
}

/** Events that are played over the old picture; the picture they lead to is shown when they end. */
export interface Playing {
  events: readonly GameEvent[]
  /** How long they take, and how fast they are played: 1 is calm. */
  ms: number
  rate: number
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

/** A way out of a refusal, as a button in its bubble. */
export interface Way {
  text: string
  do(): void
}

/** Answers what is touched and cannot be done: the reason appears beside the touched element. */
export interface Judge {
  /** Ask the server what it says to an answer that the menu does not offer; nothing is played. `fits` is shown if the
      server would accept it after all. */
  attempt(ask: Ask, action: unknown, at: Element, ways?: readonly Way[], fits?: string): void
  /** Explain a touch for which no answer can be formed. */
  tell(text: string, at: Element, ways?: readonly Way[]): void
}

export interface BoardProps {
  table: TableStore
  /** Answer a question; false: it was not sent, because an introduction asks for another move. A refusal appears beside
      what was touched; the view changes when the server sends a new one. */
  act(ask: Ask, action: unknown): boolean
  /** Set where the seat may answer: then everything on the board can be tried. */
  judge?: Judge | undefined
  /** The texts: `say.say(key, params)`, `say.event(event, names)`, `say.dollars(6)`, `say.lang`. */
  say: Texts
  /** Open the rules drawer at a paragraph, e.g. "3.4". */
  openRule(number: string): void
  /** A message (reconnecting, refused, paused …) to be shown in the prompt's place while it is set. */
  insert?: Snippet | undefined
  /** The coach's or the introduction's strip: it takes the place of the question, in which it must not change any size. */
  voice?: Snippet<[apart: boolean]> | undefined
  /** The strip's buttons, for a board that shows them elsewhere and calls `voice(true)`. */
  choices?: Snippet | undefined
  /** The answer that the strip is about, to be previewed on the board; the shell marks the places to touch for it. */
  suggested?: unknown
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
  /** What the server says about a seat's finished game (`<Room>.Ending`), in rooms that have it. */
  ending?: ((seat: number) => Promise<unknown>) | undefined
  /** A sentence about the best result on this device, after a game alone; '': there is none to compare with. */
  best?: string
}

/** A scene for the projector: nothing private, no text under 28 px. */
export interface WallProps {
  table: TableStore
  say: Texts
  /** Whether the ranking may be shown (default: yes). */
  ranking?: boolean
  /** The shell's card with code and QR, for a place beside the scene. */
  side?: Snippet | undefined
  /** The last round stays on the wall, or is shown again, until the teacher lets it go. */
  hold?: boolean
  /** Pupils who came late or went away, by seat. */
  marks?: readonly Attendance[]
}

/** How a seat took part in the game. */
export interface Attendance {
  /** Joined in this round, after the first one. */
  joined?: number
  /** Away for most of it: played by the idle answer, and not placed. */
  away?: boolean
}

/** One page of the debriefing: texts under `<key>`: the question of the page, `.short`, `.law`, `.text`, `.talk`. */
export interface DebriefPage {
  key: string
  /** The law as a picture; it needs no game. */
  Picture: Component<{ say: Texts }>
  /** The class's own numbers; not shown before a game is over. */
  Numbers: Component<NumbersProps>
}

export interface NumbersProps {
  /** `Debriefing` of the room. */
  data: unknown
  say: Texts
  /** The name of a seat, by the number of its table. */
  named(table: number, seat: number): string
}

export interface TogetherProps extends NumbersProps {
  /** How many tables; the more, the less room is left for the foot. */
  tables: number
}

/** What a room shows on the wall of a class. */
export interface WallParts {
  /** One table as the projector shows it. */
  Scene: Component<WallProps>
  /** What a class has made together: the foot of the wall at the end. */
  Together?: Component<TogetherProps>
}

/** A picture of what clashes, in the bubble of a refusal; it may draw nothing. */
export interface ClashProps {
  error: Refused
  table: TableStore
  say: Texts
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
  /** The option with which each seat is a team. */
  teams?: string
  /** How long a game takes: the key of a text. */
  time: string
  /** It can be played alone and without bots, so it has a deal of the day. */
  daily?: boolean
  /** The address of a page about the printed game. */
  source?: string
}

/** A part of a lesson. */
export interface PlanPart {
  /** The key of its name, a text with { $first } and { $last } if it has rounds. */
  name: string
  minutes: number
  /** The first and the last round that belong to it. */
  rounds?: readonly [number, number]
  /** The key of a question to the class that fits this part, for a pause. */
  question?: string
}

export interface RoomUi {
  id: string
  Board: Component<BoardProps>
  End?: Component<EndProps>
  /** What only a wall shows, downloaded by its page. */
  wall?(): Promise<WallParts>
  Clash?: Component<ClashProps>
  /** What to touch for an answer, in order, as selectors of elements on the board. */
  touches?(action: unknown, table: TableStore): readonly string[]
  /** The main rule as one picture, for the wall while nothing happens (default: the pictures of how the game works). */
  RulePicture?: Component<{ say: Texts }>
  /** The text that says this rule in words; nothing where these options make the picture untrue. */
  rule?(options: Readonly<Record<string, unknown>>): string | undefined
  /** The pages of the debriefing, downloaded when one of them is shown. */
  debriefing?(): Promise<readonly DebriefPage[]>
  /** What else the answer is about, as selectors: marked, but not to be touched for it. */
  about?(action: unknown, table: TableStore): readonly string[]
  /** Pictures of the rules, numbered from 0, for people who wait for the start, and how many of them are true with these
      options (default: the pictures of how the game works). */
  Primer?: Component<{ page: number }>
  primers?(options: Readonly<Record<string, unknown>>): number
  /** What was done in the place of a seat by these events of its last round: die, place and cost in words. */
  given?(events: readonly GameEvent[], seat: number, say: Texts): string
  /** The same of an answer of the shown seat that is not revealed yet. */
  sealed?(table: TableStore, say: Texts): string
  /** The plan of a lesson with these options: its parts, one after the other. */
  plan?(options: Readonly<Record<string, unknown>>): readonly PlanPart[]
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
  /** Of a game played alone: what its result can be compared with, such as the options that matter. */
  league?(table: Pick<TableStore, 'public'>): string
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
  /** Key of the title of a round, a text with { $round } (default: `web-round`). */
  round?: string
  /** A score or a part of one in the room's own unit: "$6", "12 units" (default: the bare number). */
  score?(amount: number, say: Texts): string
  /** Whether the log shows an event (default: every event that has a text). */
  told?(event: GameEvent): boolean
  /** The heading that an event opens in the log: "Turn of Mina", "Your turn" (`me` is the reader's seat); '' for none. Without this an event with a `round` opens
      "Round …" and gets no line itself. */
  chapter?(event: GameEvent, say: Texts, names: readonly string[], me?: number | null): string
  /** The gain at the right of a log line, e.g. "+$5" or "±2"; "" for none. `me` is the reader's seat. */
  gain?(event: GameEvent, say: Texts, me?: number | null): string
  /** How long these events take, and how much of it before the picture they lead to is shown (`table` is the old one);
      `own`: they follow the viewer's own answer. Without this the next picture does not wait. */
  pace?(events: readonly GameEvent[], table: TableStore, own: boolean): Timing
  /** What these events changed, as selectors: outlined for a moment where events are not played. */
  changed?(events: readonly GameEvent[], table: TableStore): readonly string[]
  /** The sound of an event, played if sounds are switched on; the event must be visible too. */
  sound?(event: GameEvent, table: Pick<TableStore, 'seat'>): SoundName | null
}

/** A score in the room's notation. */
export const scoreText = (room: RoomUi | null, amount: number, say: Texts): string => room?.score?.(amount, say) ?? amount.toLocaleString(say.lang).replace('-', '−')

const FOLDERS = import.meta.glob<RoomUi>('./*/index.ts', { import: 'default' })

/** Whether the pictures of the rules are true with these options. */
export const pictured = (room: RoomUi, options: unknown): boolean => !room.RulePicture || room.rule?.((options ?? {}) as Record<string, unknown>) !== undefined

/** Whether the browser has a part for this room; the server decides whether it can be played. */
export const hasRoom = (id: string): boolean => `./${id}/index.ts` in FOLDERS

/** Download a room's part; rejects when there is none. */
export async function loadRoom(id: string): Promise<RoomUi> {
  const load = FOLDERS[`./${id}/index.ts`]
  if (!load) throw new Error(`no such room: ${id}`)
  return load()
}

const HOWS = import.meta.glob<Component<{ n: number }>>('./*/How.svelte', { import: 'default' })
/** How many pictures explain a game; their texts are the keys “web-how-”, room and number, each with an attribute “text”. */
export const PICTURES = 4

/** The pictures of how a game works, without the rest of its part; null: it has none. */
export const loadHow = async (id: string): Promise<Component<{ n: number }> | null> => (await HOWS[`./${id}/How.svelte`]?.()) ?? null
