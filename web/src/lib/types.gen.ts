// Written by `make types` from the Python types (src/labtop/server/typescript.py). Do not edit.

export type GameEvent = { type: string } & Record<string, unknown>

/** Open a table for friends, or a class; the answer holds the join code. */
export interface Create {
  room: string
  kind?: "class" | "table"
  options?: Record<string, unknown>
  lang?: "en" | "fr"
  dice?: "table" | "typed"
  deal?: string | null
  bots?: string[]
  seats_here?: number
  name?: string | null
  names?: string[]
  per_table?: number | null
  fill?: string
  own_names?: boolean
  approve?: boolean
  hints?: "counted" | "free" | "off" | null
  grace?: number
  title?: string
  seconds?: number
  start?: boolean
  introduction?: boolean
  play_on?: PlayOn | null
}

/** Where to begin: a finished game of a group I belong to, after this many of its moves, in this seat. */
export interface PlayOn {
  token: string
  table: string
  move: number
  seat: number
}

/** Look at the door of a group before joining it. */
export interface Look {
  code: string
  lang?: "en" | "fr" | null
}

/** What a person with the code of a group may know before joining it. */
export interface Doorway {
  code: string
  kind: string
  room: string
  own_names: boolean
  locked: boolean
  approve: boolean
  started: boolean
  over: boolean
  inside: number
  nicknames: string[]
}

export interface Join {
  code: string
  name?: string | null
  seats_here?: number
  watch?: boolean
  lang?: "en" | "fr" | null
  n?: string | null
}

/** Come back on another device: the group's code and the personal key shown on the first screen. */
export interface Reenter {
  code: string
  key: string
}

/** Options of a table that is not open yet, for a preview of whether its target can be made. */
export interface Foresee {
  options?: Record<string, unknown>
}

/** A game on paper: what of it, on what, in which language. */
export interface Print {
  lang?: string
  paper?: "a4" | "letter"
  bw?: boolean
  parts?: string[]
  options?: Record<string, unknown>
}

/** Credentials of a person: the token gives access to the seat; the key restores it on another device. */
export interface Entry {
  group: string
  code: string
  kind: string
  room: string
  token: string
  key: string
  member: number | null
  name: string | null
  host: string | null
  host_key: string | null
  wall: string | null
}

/** One seat of one table, for the teacher's list; place and score once the game is over. */
export interface ResultRow {
  table: number
  seat: number
  name: string
  bot: string | null
  over: boolean
  place: number | null
  score: number | null
  award: string | null
  reason: string | null
  hints: number
  hints_sent: number
  joined_round: number
  missed: number
  away: boolean
  accuracy: number | null
  title: string
  date: string
  more: Record<string, unknown>
}

/** An `Illegal` on its way to a person: translation key, its numbers and names, the rule's paragraph. */
export interface Refusal {
  code: string
  rule: string
  params: Record<string, unknown>
}

/** The information that one seat, or a spectator (seat None), may see. `public` is the same for everybody. */
export interface View {
  seat: number | null
  public: unknown
  private: unknown
}

/** Why the game ended, and the scores and places of all seats. */
export interface Outcome {
  reason: string
  places: number[]
  scores: number[]
  lines: ScoreLine[][]
  awards: (string | null)[]
}

/** One line of how a score adds up; `key` is a translation key. */
export interface ScoreLine {
  key: string
  amount: number
  params: Record<string, unknown>
}

/** A finished game after some of its moves, as one seat saw it. */
export interface Step {
  move: number
  of: number
  by: number | null
  view: View
  events: Record<string, unknown>[]
  outcome: Outcome | null
  names: string[]
  round: number | null
  turn: number | null
  mine: number[]
}

/** A finished game as the coach sees it, in words; `curve` is each seat's expected result after its moves. */
export interface ReviewInWords {
  room: string
  unit: string
  moves: number
  decisions: number
  weighed: number
  curve: Point[]
  turning: TurningInWords[]
  accuracy: Accuracy[]
}

/** A seat's expectation after one of its moves. */
export interface Point {
  move: number
  seat: number
  value: number
}

/** A decision that cost much: `move` moves were played before it. */
export interface TurningInWords {
  move: number
  seat: number
  loss: string
  played: AnswerInWords
  best: AnswerInWords
  when: string
}

/** One answer as a person reads it. */
export interface AnswerInWords {
  action: unknown
  move: string
  value: number
  worth: string
  why: string
  short: string
  brief: string
}

/** How close one player came to the coach; the formula is at the top of this file. */
export interface Accuracy {
  seat: number
  decisions: number
  accuracy: number | null
  loss: number
  error: number
  good: number
}

/** First message of a connection, with its token. A player who is also the host sends both tokens. */
export interface Hello {
  t: "hello"
  token: string
  host?: string | null
}

/** Answer a question. */
export interface Act {
  t: "act"
  table: string
  n: string
  ask: Ask
  action: unknown
}

/** A question open to one seat. Equal asks are the same question. */
export interface Ask {
  prompt: number
  seat: number
  kind: string
  must: boolean
  nth: number
}

/** Ask what the judge says to an answer, without giving it. The reply is `fits`, or `no` with the reason. */
export interface Try {
  t: "try"
  table: string
  n: string
  ask: Ask
  action: unknown
}

/** Somebody who came late chooses for the rounds that were filled in. `answers` are those so far, from the first. */
export interface Redo {
  t: "redo"
  table: string
  n: string
  seat: number
  answers: unknown[]
  tries?: boolean
}

/** Several people on one device: show this seat. None: show no seat. */
export interface Face {
  t: "face"
  table: string
  seat: number | null
}

/** Host, wall and spectators: show me this table. The teacher of a class may look at it from one seat. */
export interface Watch {
  t: "watch"
  table: string
  seat?: number | null
}

/** Tell me again what happened, as I saw it. */
export interface History {
  t: "history"
  table: string
  n: string
}

/** Take my last answer back. Where the others must agree they are sent a `wish`, and `ok` comes when they have. */
export interface Back {
  t: "back"
  table: string
  n: string
  seat: number
  prompt: number
}

/** Answer to another player's wish to take back; `wish` is the id from that message. */
export interface Agree {
  t: "agree"
  table: string
  n: string
  wish: string
  yes: boolean
}

/** Ask for the coach's answer to an open question. The reply is `advice`, when the coach is ready. */
export interface Hint {
  t: "hint"
  table: string
  n: string
  ask: Ask
  lang?: "en" | "fr"
}

/** Change my name, until the game starts; where people do not type names, to one that was offered. */
export interface CallMe {
  t: "call_me"
  n: string
  name: string
}

export interface Ping {
  t: "ping"
}

/** Host: start the game with the people who have joined. */
export interface Start {
  t: "start"
  n: string
}

/** Host: the same people again, new dice. `abandon`: even though a game is not over. */
export interface Rematch {
  t: "rematch"
  n: string
  abandon?: boolean
}

/** Host: close the group to new people, or open it again. */
export interface Lock {
  t: "lock"
  n: string
  on: boolean
}

export interface Approve {
  t: "approve"
  n: string
  member: number
}

export interface Rename {
  t: "rename"
  n: string
  member: number
  name: string
}

/** Host: remove this person; a bot takes the seat of a running game. */
export interface Remove {
  t: "remove"
  n: string
  member: number
}

/** Host: take back a seat that no device is connected with; a bot takes it over in a running game. */
export interface Clear {
  t: "clear"
  n: string
  member: number
}

/** Host: a new key for a person who lost device and key; the old token becomes invalid. */
export interface LetBack {
  t: "let_back"
  n: string
  member: number
}

/** Host: pause all tables, or continue. */
export interface Pause {
  t: "pause"
  n: string
  on: boolean
}

/** Host: every seat of this table that has not answered gives the idle answer, which is logged as such. */
export interface CloseRound {
  t: "close_round"
  n: string
  table: string
  wait?: number
}

/** Teacher: one seat that has not answered gives the idle answer, which is logged as such. */
export interface ChooseFor {
  t: "choose_for"
  n: string
  table: string
  ask: Ask
  wait?: number
}

/** Teacher: what was announced under this id is not carried out. */
export interface Undo {
  t: "undo"
  n: string
  table: string
  what: string
}

/** Teacher: put the coach's hint on the screen of a seat that has not answered. */
export interface SendHint {
  t: "send_hint"
  n: string
  table: string
  ask: Ask
  lang?: "en" | "fr"
}

/** Host: a visible timer for every round, at all tables; it begins for the open one. 0 seconds: no timer. */
export interface Timer {
  t: "timer"
  n: string
  seconds: number
  closes?: boolean
}

/** Host: more time for the open round, at all tables. */
export interface MoreTime {
  t: "more_time"
  n: string
  seconds: number
}

/** Host: what this class is called. Empty: it has no name. */
export interface Call {
  t: "call"
  n: string
  title: string
}

/** Host: what the wall shows. */
export interface Show {
  t: "show"
  n: string
  scene?: "debrief" | "end" | "game" | "reveal"
  page?: number
  ranking?: boolean
  question?: string
}

/** Host: erase the group with everything in it. */
export interface Delete {
  t: "delete"
  n: string
  code: string
}

/** The lobby and the tables of a group; members get their own table only, host and wall get all. */
export interface Group {
  t: "group"
  id: string
  code: string
  kind: string
  room: string
  lang: string
  options: unknown
  dice: string
  role: string
  member: number | null
  locked: boolean
  paused: boolean
  started: boolean
  members: MemberInfo[]
  tables: TableInfo[]
  hints: string
  inside: number
  bots: number
  own_names: boolean
  title: string
  begun: number
  timer: number
  timer_closes: boolean
  wall: Wall | null
  efforts: Effort[]
  announced: Announced[]
}

export interface MemberInfo {
  id: number
  name: string
  seats?: number
  approved?: boolean
  here?: boolean
  watching?: boolean
  untaken?: boolean
  mark?: number
}

export interface TableInfo {
  id: string
  number: number
  seats?: SeatInfo[]
  v?: number
  over?: boolean
  waiting?: number[]
}

export interface SeatInfo {
  name: string
  member?: number | null
  bot?: string | null
  here?: boolean
  joined_round?: number
  missed?: number
  away?: boolean
}

/** What the host has the wall show. */
export interface Wall {
  scene?: "debrief" | "end" | "game" | "reveal"
  page?: number
  ranking?: boolean
  question?: string
}

/** A person whom a table waits for, for the host only. */
export interface Effort {
  table: string
  seat: number
  quiet?: number
  tries?: number
  refused?: Refusal[]
  ask?: Ask | null
  hint?: string
}

/** Seats that get the idle answer soon, unless the host takes it back; for the host only. */
export interface Announced {
  table: string
  id: string
  seats: number[]
  left: number
}

/** A table as one seat, or a spectator, sees it now. It is complete; events are only for display. */
export interface Now {
  t: "now"
  table: string
  v: number
  seat: number | null
  public: unknown
  private: unknown
  events: GameEvent[] | null
  outcome: Outcome | null
  asks?: Ask[]
  menus?: unknown[]
  answered?: number | null
  paused?: boolean
  commitment?: string
  guide?: Guide | null
  hints?: number[]
  closes?: number | null
  left?: number | null
  places?: (number | null)[]
  idle?: number
  timer?: number | null
  hint_sent?: boolean
}

/** A text of an introduction for the person: `intro-<say>` in the room's catalogue. */
export interface Guide {
  say: string
  step: number
  of: number
  action?: Record<string, unknown> | null
}

/** The seats that have answered a question put to many; at most four a second. */
export interface Tick {
  t: "tick"
  table: string
  v: number
  chosen: number[]
}

/** The command is on disk, and counted once. */
export interface Ok {
  t: "ok"
  n: string
  v?: number
  key?: string | null
}

/** The command is refused; nothing has changed. */
export interface No {
  t: "no"
  n: string
  code: string
  rule?: string
  params?: Record<string, unknown>
}

/** The answer of a `try` would be accepted. It was not given, and nothing has changed. */
export interface Fits {
  t: "fits"
  n: string
  table: string
  v: number
}

/** A round before the person came, as they would have seen it after the answers of their `redo`. */
export interface Past {
  t: "past"
  n: string
  table: string
  at: number
  of: number
  seat: number
  public: unknown
  private: unknown
  events: unknown[]
  asks: Ask[]
  menus: unknown[]
}

export interface Story {
  t: "story"
  table: string
  v: number
  events: GameEvent[]
}

/** A seat wants to take back and needs the consent of the others; agreed None: still open. */
export interface Wish {
  t: "wish"
  id: string
  table: string
  seat: number
  agreed: boolean | null
  missing: number[]
}

/** The coach's answer to a `hint`, in words; only for the seat that asked. */
export interface Advice {
  t: "advice"
  n: string
  table: string
  v: number
  ask: Ask
  best: AnswerInWords
  next?: AnswerInWords | null
  hints?: number
  lead?: string
  lead_short?: string
  even?: boolean
}

/** Bots that have thought for more than a second; the next `now` ends it. */
export interface Thinking {
  t: "thinking"
  table: string
  v: number
  seats: number[]
}

export interface Pong {
  t: "pong"
  v: Record<string, number>
}

/** What is wrong with the server now, for hosts only; empty: it is well again. */
export interface Trouble {
  t: "trouble"
  codes: string[]
}

/** The connection ends: removed, deleted, replaced, too slow, server stopping. */
export interface Bye {
  t: "bye"
  code: string
}

export type FromClient = Hello | Act | Try | Redo | Face | Watch | History | Back | Agree | Hint | CallMe | Ping | Start | Rematch | Lock | Approve | Rename | Remove | Clear | LetBack | Pause | CloseRound | ChooseFor | Undo | SendHint | Timer | MoreTime | Call | Show | Delete

export type FromServer = Group | Now | Tick | Ok | No | Fits | Past | Story | Wish | Advice | Thinking | Pong | Trouble | Bye

export namespace ChemAndRoll {
  export interface Options {
    mode: "class" | "draft"
    chemistry: "advanced" | "basic"
    market_needs_cash: boolean
    order: "round" | "snake"
    excess: "one-colour" | "run" | "same-value"
    black_hole_prices: number[]
    black_hole_limit: 6 | 7
  }

  export interface PublicView {
    mode: string
    chemistry: string
    round: number
    rounds: number | null
    dice: number[]
    starter: number | null
    turns: number[]
    players: PlayerView[]
    sheets: SheetView[] | null
    reason: string
  }

  /** One seat in the summary of a table; what is 0 or false is left out, since a class has 99 of them. */
  export interface PlayerView {
    money?: number
    reactions?: number
    lines?: number
    chosen?: boolean
    out?: boolean
  }

  export interface SheetView {
    lines: LineView[]
    rows: RowView[]
    stock: number[]
    water_sale: number
    catalyst_sale: number
    water_gain?: number
    catalyst_gain?: number
    market_left: number
    market_spent?: number
    excess: ZoneDie[][]
    black_hole: number
    black_hole_next: number | null
    shift: number
    reach: number
    recolour: boolean
    money: number
    reactions: number
    out?: boolean
  }

  /** One line of both reactors. What most lines do not have is left out: views go to everybody after every die. */
  export interface LineView {
    blue: number
    red: number
    violet: number
    white: number
    crossed_out?: boolean
    acid?: number | null
    made?: number
    blue_lost?: number
    red_lost?: number
  }

  export interface RowView {
    box: string
    dice: number[]
    size: number
    complete?: boolean
    needs?: number[]
  }

  export interface ZoneDie {
    colour: string
    value: number
  }

  export interface PrivateView {
    sheet?: SheetView | null
    sealed?: Place | null
  }

  /** Use a rolled die, as it is or changed, in one box of the own sheet (rule 2.1). */
  export interface Place {
    type: "place"
    die: "blue" | "red" | "white" | "yellow"
    value: number
    box: "black-hole" | "catalyst-1" | "catalyst-2" | "catalyst-3" | "catalyst-4" | "catalyst-sale" | "excess-1" | "excess-2" | "line-1" | "line-2" | "line-3" | "line-4" | "line-5" | "stock" | "water-1" | "water-2" | "water-3" | "water-sale"
    colour?: "blue" | "red" | "white" | "yellow" | null
    price?: number
    violet?: number
    line?: number
  }

  /** All legal uses in short: the dice with what they may become, and for each box the faces it takes. */
  export interface Menu {
    dice: DieMenu[]
    offers: OfferMenu[]
    takes: number[]
    choices: Record<string, [number, number, number][]>
    gains: Record<string, number>
    made: Record<string, [number, number, number]>
  }

  export interface DieMenu {
    die: string
    colours: string[]
    low: number
    high: number
  }

  export interface OfferMenu {
    price: number
    highest: number
  }

  /** Chance: the four dice, blue, red, white, yellow. */
  export interface Roll {
    type: "roll"
    faces: [number, number, number, number]
  }

  /** Chance: the seat that begins a draft (rule 8.1). */
  export interface Start {
    type: "start"
    seat: number
  }

  export interface Debriefing {
    games: number
    players: number
    made: Made
    cooling: Cooling
    catalyst: Catalyst
    limiting: Limiting
  }

  /** What all sheets together hold at the end. */
  export interface Made {
    money: number
    lines: number
    reactions: number
    catalyst_rows: number
    water_rows: number
  }

  export interface Cooling {
    reactions: number
    cooled: number
    moved: number
    raised: number
    cases: Case[]
  }

  /** One line of one sheet whose product the water moved (rule 3.4). */
  export interface Case {
    table: number
    seat: number
    line: number
    blue: number
    red: number
    violet: number
    gain: number
  }

  export interface Catalyst {
    rows: number
    plants: number
    dice: number
    changed: number
    bought: number
  }

  export interface Limiting {
    reacted: number
    short_of_oxygen: number
    short_of_dioxide: number
    dioxide_lost: number
    oxygen_lost: number
    advanced: boolean
  }

  export interface Ending {
    money: number[]
    best: number
    gain: number
    medals: Step[]
    lesson: Lesson | null
  }

  /** A medal of the printed sheet (rule 7.5). */
  export interface Step {
    id: string
    at: number
  }

  /** A rule of chemistry behind the player's best sale of acid, with the figures of that line. */
  export interface Lesson {
    law: "catalyst" | "cooling" | "excess" | "ratio" | "short" | "surplus"
    line: number
    round: number
    sold: number
    violet: number
    white: number
    gain: number
    blue?: number
    red?: number
    made?: number
    die?: string
    rolled?: number
    value?: number
    scarce?: string
  }
  export type Actions = Place | Roll | Start

  export type Kind = "start" | "roll" | "choose" | "take"

  export namespace Event {
    /** Chance has named the seat that begins a draft (rule 8.1). */
    export interface Starter {
      type: "starter"
      seat: number
    }

    /** The four dice of a round, blue, red, white, yellow (rules 7.2, 8.2). */
    export interface Rolled {
      type: "rolled"
      round: number
      faces: number[]
    }

    /** A seat used a die (rule 2.1). */
    export interface Placed {
      type: "placed"
      seat: number
      die: "blue" | "red" | "white" | "yellow"
      rolled: number
      value: number
      box: "black-hole" | "catalyst-1" | "catalyst-2" | "catalyst-3" | "catalyst-4" | "catalyst-sale" | "excess-1" | "excess-2" | "line-1" | "line-2" | "line-3" | "line-4" | "line-5" | "stock" | "water-1" | "water-2" | "water-3" | "water-sale"
      colour?: "blue" | "red" | "white" | "yellow"
      price?: number
    }

    /** SO2 and O2 of a line became SO3 (rules 3.3, 3.4). */
    export interface Reacted {
      type: "reacted"
      seat: number
      line: number
      violet: number
      blue: number
      red: number
      shift: number
      blue_lost?: number
      red_lost?: number
    }

    /** SO3 and water of a line became acid, which was sold (rules 4.3, 9.3). */
    export interface AcidSold {
      type: "acid_sold"
      seat: number
      line: number
      gain: number
      violet_lost?: number
      white_lost?: number
    }

    /** A row of the heat exchanger or the catalyst tank is full (rules 5.3 to 5.5). */
    export interface RowComplete {
      type: "row_complete"
      seat: number
      box: "black-hole" | "catalyst-1" | "catalyst-2" | "catalyst-3" | "catalyst-4" | "catalyst-sale" | "excess-1" | "excess-2" | "line-1" | "line-2" | "line-3" | "line-4" | "line-5" | "stock" | "water-1" | "water-2" | "water-3" | "water-sale"
      bonus: number
    }

    /** All six boxes of the stock exchange are filled (rule 6.3). */
    export interface StockComplete {
      type: "stock_complete"
      seat: number
      gain: number
    }

    /** Water or catalyst was sold (rules 6.1, 6.2, 9.6). */
    export interface Sold {
      type: "sold"
      seat: number
      box: "black-hole" | "catalyst-1" | "catalyst-2" | "catalyst-3" | "catalyst-4" | "catalyst-sale" | "excess-1" | "excess-2" | "line-1" | "line-2" | "line-3" | "line-4" | "line-5" | "stock" | "water-1" | "water-2" | "water-3" | "water-sale"
      gain: number
    }

    /** Three reactants in excess gave an SO3 for a line (rule 8.7). */
    export interface ExcessReacted {
      type: "excess_reacted"
      seat: number
      box: "black-hole" | "catalyst-1" | "catalyst-2" | "catalyst-3" | "catalyst-4" | "catalyst-sale" | "excess-1" | "excess-2" | "line-1" | "line-2" | "line-3" | "line-4" | "line-5" | "stock" | "water-1" | "water-2" | "water-3" | "water-sale"
      line: number
      violet: number
    }

    /** A die went into the black hole (rule 8.10). */
    export interface Swallowed {
      type: "swallowed"
      seat: number
      count: number
      price: number
    }

    /** The black hole put a seat out of the game (rule 8.11). */
    export interface Out {
      type: "out"
      seat: number
    }

    /** The game is over. */
    export interface Ended {
      type: "ended"
      reason: "fifth_line" | "last_standing" | "rounds"
    }
  }
  export type Events = Event.Starter | Event.Rolled | Event.Placed | Event.Reacted | Event.AcidSold | Event.RowComplete | Event.StockComplete | Event.Sold | Event.ExcessReacted | Event.Swallowed | Event.Out | Event.Ended
}

export namespace ChainGrowth {
  export interface Options {
    scoring: "chemist" | "monomers"
    single_addition: boolean
    true_termination: boolean
    draw_from_discard: boolean
    short_game: boolean
    learning: boolean
    pack: Deck | null
  }

  /** A pack of this room: `decks` equal decks are shuffled together. */
  export interface Deck {
    monomer: Monomer[]
    starter: StarterCard[]
    joker: Joker[]
    decks?: number
  }

  export interface Monomer {
    id: string
    formula: string
    count: [number, number, number]
    mass?: number | null
    ends?: "combination" | "disproportionation" | "either"
    name?: Names | null
    structure?: string | null
    source?: "reconstruction" | "rulebook"
  }

  /** What a card family is called; the packaged ones have their names in the catalogues. */
  export interface Names {
    en: string
    fr: string
  }

  export interface StarterCard {
    id: string
    formula: string
    radicals: 1 | 2
    count: number
    mass?: number | null
    name?: Names | null
    structure?: string | null
    source?: "reconstruction" | "rulebook"
  }

  export interface Joker {
    id: "CO" | "CTA" | "T" | "TEMPO"
    count: number
    formula?: string | null
    mass?: number | null
    structure?: string | null
    source?: "reconstruction" | "rulebook"
  }

  export interface PublicView {
    scoring: string
    turn: number | null
    stack: number
    players: PlayerView[]
    chains: ChainView[]
    masses: Record<string, number>
    radicals: Record<string, number>
    discard?: string | null
    discards?: Record<string, number>
    taken?: string | null
    reshuffled?: boolean
    learning?: boolean
    names?: Record<string, Named>
    pictures?: Record<string, Pictured>
    reason?: string
  }

  /** What a player has reached so far, capped chains included, since they would count now (rule 11.3). */
  export interface PlayerView {
    hand: number
    shelf?: VialView[]
    units?: number
    capped?: number
    mn?: number
    mw?: number
    dispersity?: number
    index?: number
  }

  /** A dead chain on a player's shelf. */
  export interface VialView {
    number: number
    made: string
    cards: string[]
    units: number
    mass: number
    stolen_from?: number | null
  }

  /** A living chain. */
  export interface ChainView {
    number: number
    owner: number
    start: string
    cards: string[]
    end: string
    units: number
    mass: number
    capped?: boolean
  }

  /** A card family of an own deck, which no catalogue knows. */
  export interface Named {
    en: string
    fr: string
    formula: string
  }

  /** The substance on a card that is not one of the box, whatever the card is called. */
  export interface Pictured {
    formula: string
    structure?: string
  }

  export interface PrivateView {
    hand: string[]
    drawn?: string | null
  }

  /** The legal list, folded: what a client needs to offer every answer, in the order of the list. */
  export interface Menu {
    plays?: PlayMenu[]
    meetings?: Meeting[]
    source?: boolean
    take?: string | null
    last?: LastAnswer[]
  }

  /** One set of cards and everything it can be played on: one action per chain, or one if there is no chain in it. */
  export interface PlayMenu {
    play: "cap" | "copolymerise" | "discard" | "initiate" | "propagate" | "transfer"
    cards: string[]
    units?: number
    mass?: number
    on?: number[]
    two?: boolean
  }

  /** Two chains a Termination can end, and how. */
  export interface Meeting {
    chains: [number, number]
    modes: ("combination" | "disproportionation")[]
  }

  /** An answer that leaves the hand empty, so that the game ends with it (rule 11.1), and the result it would have. */
  export interface LastAnswer {
    answer: Initiate | Propagate | Terminate | Transfer | Cap | Copolymerise | Discard
    place: number
    score: number
    other: number
    rival: number
    shared?: boolean
    growing?: number
  }

  /** Start one chain, or with a two-radical starter two of them (rules 5.1 and 5.2). */
  export interface Initiate {
    type: "initiate"
    starter: string
    monomers: string[]
    two?: boolean
  }

  /** Lengthen an own chain by a pair, a triplet or a series of its end monomer (rule 6.1). */
  export interface Propagate {
    type: "propagate"
    chain: number
    cards: string[]
  }

  /** Let two chains meet and end both (rule 7.1). */
  export interface Terminate {
    type: "terminate"
    chains: [number, number]
    mode: "combination" | "disproportionation"
  }

  /** End a chain with a chain-transfer agent and start a new one (rule 8.1). */
  export interface Transfer {
    type: "transfer"
    chain: number
    monomers: string[]
  }

  /** Protect an own chain with TEMPO, after adding a pair if there is one (rules 9.1 and 9.2). */
  export interface Cap {
    type: "cap"
    chain: number
    cards?: string[]
  }

  /** Lengthen any growing chain by another monomer; the chain becomes this player's (rule 10.1). */
  export interface Copolymerise {
    type: "copolymerise"
    chain: number
    cards: string[]
  }

  /** Lay one card face up on the discard pile (rule 3.4). */
  export interface Discard {
    type: "discard"
    card: string
  }

  /** Take the top card of the stack; asked only with `draw_from_discard` (rule 3.5). */
  export interface Draw {
    type: "draw"
  }

  /** Take the top card of the discard pile instead, to be used in this turn's play (rule 3.5). */
  export interface Take {
    type: "take"
  }

  /** Chance: the player who begins (rule 2.3). */
  export interface Start {
    type: "start"
    seat: number
  }

  /** Chance: everybody's first hand, by seat, each in the deck's order (rule 2.1). */
  export interface Deal {
    type: "deal"
    hands: string[][]
  }

  /** Chance: the card on top of the stack (rule 3.1). */
  export interface Drawn {
    type: "drawn"
    card: string
  }

  export interface Aid {
    drawings?: Record<string, Skeleton>
  }

  /** A whole drawing. */
  export interface Skeleton {
    atoms: SkeletonAtom[]
    bonds: SkeletonBond[]
  }

  /** An atom at its place, in lengths of a bond. */
  export interface SkeletonAtom {
    x: number
    y: number
    label?: string
    hydrogens?: number
  }

  /** A bond between two atoms, by their numbers in the list of atoms. */
  export interface SkeletonBond {
    first: number
    second: number
    order?: 1 | 2 | 3
    side?: -1 | 0 | 1
  }

  /** The same before the table opens. */
  export interface Preview {
    drawings?: Record<string, Skeleton>
  }

  export interface Debriefing {
    games: number
    players: number
    chains: number
    units: number
    mn: number
    mw: number
    dispersity: number
    bars: Bar[]
    longest: Longest | null
    endings: EndedChains[]
    living: number
  }

  /** How many chains weigh from `least` g/mol up to the next bar. */
  export interface Bar {
    least: number
    chains: number
  }

  export interface Longest {
    table: number
    seat: number
    units: number
    mass: number
  }

  /** The chains that ended in one way. */
  export interface EndedChains {
    how: "capped" | "combination" | "disproportionation" | "transfer"
    chains: number
    units: number
  }

  export interface Ending {
    chains: number
    mn: number
    mw: number
    dispersity: number
    spread: "broad" | "equal" | "middle" | "narrow" | "single" | null
    growing: number
    last: number | null
    longest: LongestChain | null
    instead: Instead | null
  }

  /** The finished chain with the most units; of equal ones the heavier, then the earlier. */
  export interface LongestChain {
    chain: number
    seat: number
    units: number
    mass: number
    how: "capped" | "combination" | "disproportionation" | "transfer"
    round: number
    victim?: number | null
  }

  /** Chains that counted otherwise than they might have, and the score that would have followed (chapter 12). */
  export interface Instead {
    kind: "growing" | "rival" | "robbed" | "robbing"
    other: number
    units: number
    chains: number
    place: number
    new_place: number
    score: number
    new_score: number
    limit: number
    round?: number
  }
  export type Actions = Initiate | Propagate | Terminate | Transfer | Cap | Copolymerise | Discard | Draw | Take | Start | Deal | Drawn

  export type Kind = "start" | "deal" | "draw" | "source" | "play"

  export namespace Event {
    /** This player begins (rule 2.3). */
    export interface Starter {
      type: "starter"
      seat: number
    }

    /** Everybody has got the first hand (rule 2.1). */
    export interface Dealt {
      type: "dealt"
      each: number
      stack: number
    }

    /** A card was drawn from the stack; only the player who drew it learns which (rule 3.1). */
    export interface Drew {
      type: "drew"
      seat: number
      card?: string
    }

    /** The top card of the discard pile was taken (rule 3.5). */
    export interface Took {
      type: "took"
      seat: number
      card: string
    }

    /** A card was laid on the discard pile (rule 3.4). */
    export interface Discarded {
      type: "discarded"
      seat: number
      card: string
    }

    /** A new chain was started (rules 5.1, 5.2 and 8.2). */
    export interface Initiated {
      type: "initiated"
      seat: number
      chain: number
      starter: string
      cards: string[]
      monomer: string
      units: number
    }

    /** A chain was lengthened by cards of its end monomer (rules 6.1 and 9.2). */
    export interface Propagated {
      type: "propagated"
      seat: number
      chain: number
      cards: string[]
      monomer: string
      before: number
      units: number
      mass: number
    }

    /** A chain was lengthened by another monomer and belongs to this player now (rule 10.1). */
    export interface Switched {
      type: "switched"
      seat: number
      chain: number
      cards: string[]
      monomer: string
      before: number
      units: number
      mass: number
    }

    /** Two chains met and became one dead chain (rule 7.2). */
    export interface Combined {
      type: "combined"
      seat: number
      chain: number
      other: number
      before: number
      other_before: number
      units: number
      mass: number
    }

    /** Two chains met and are two dead chains now (rule 7.2). */
    export interface Disproportionated {
      type: "disproportionated"
      seat: number
      chain: number
      other: number
      before: number
      other_before: number
      mass: number
      other_mass: number
    }

    /** A chain was ended by a chain-transfer agent (rule 8.1). */
    export interface Transferred {
      type: "transferred"
      seat: number
      chain: number
      units: number
      mass: number
    }

    /** A chain was protected with TEMPO (rule 9.1). */
    export interface Capped {
      type: "capped"
      seat: number
      chain: number
      units: number
      mass: number
    }

    /** TEMPO was removed from a capped chain, which is used in this play (rule 9.3). */
    export interface Reactivated {
      type: "reactivated"
      seat: number
      chain: number
      units: number
    }

    /** A joker took another player's chain (rule 1.5). */
    export interface Stolen {
      type: "stolen"
      seat: number
      victim: number
      chain: number
      units: number
      mass: number
      by: "copolymer" | "termination" | "transfer"
    }

    /** The reaction of the play, and the averages of this player's finished chains (rule 3.8). */
    export interface Learned {
      type: "learned"
      seat: number
      step: "combination" | "copolymerisation" | "disproportionation" | "initiation" | "mediation" | "propagation" | "transfer"
      chains: number
      mn?: number
      dispersity?: number
    }

    /** The discard pile has become the stack (rule 11.2). */
    export interface Reshuffled {
      type: "reshuffled"
      stack: number
    }

    /** The game is over. */
    export interface Ended {
      type: "ended"
      reason: "empty_hand" | "stack_empty"
    }
  }
  export type Events = Event.Starter | Event.Dealt | Event.Drew | Event.Took | Event.Discarded | Event.Initiated | Event.Propagated | Event.Switched | Event.Combined | Event.Disproportionated | Event.Transferred | Event.Capped | Event.Reactivated | Event.Stolen | Event.Learned | Event.Reshuffled | Event.Ended
}

export namespace ChemistryMonopoly {
  export interface Options {
    double_go: boolean
    auction: boolean
    extra_credit: "nothing" | "pot" | "pot-and-base"
    forced_doubles: boolean
    short_game: boolean
    count_it_yourself: boolean
    rounds: number
    minutes: number
    pack: Pack | null
  }

  export interface Pack {
    money: Money
    supply_rents: number[]
    life_factors: number[]
    set: Family[]
    space: Space[]
    card: Card[]
    names?: Record<string, string>
  }

  export interface Money {
    names?: Record<string, string>
    source?: "own" | "reconstruction" | "rulebook"
    start?: number
    go?: number
    fine?: number
    liquids?: number
    solids?: number
  }

  /** A colour set. */
  export interface Family {
    names?: Record<string, string>
    source?: "own" | "reconstruction" | "rulebook"
    id: string
    step: number
    pattern?: "bars" | "checks" | "crosses" | "diagonal" | "dots" | "lines" | "rings" | "zigzag"
  }

  export interface Space {
    names?: Record<string, string>
    source?: "own" | "reconstruction" | "rulebook"
    id: string
    kind: "class" | "element" | "extra-credit" | "fee" | "go" | "go-to-class" | "lab-day" | "life" | "supply" | "tax" | "test-day"
    set?: string
    price?: number
    rents?: number[]
    amount?: number
    percent?: number
    symbol?: string
    number?: number
    facts?: Record<string, string>
  }

  export interface Card {
    names?: Record<string, string>
    source?: "own" | "reconstruction" | "rulebook"
    id: string
    deck: "lab-day" | "test-day"
    effect: "back" | "class" | "collect" | "collect-all" | "forward" | "free" | "next-life" | "next-supply" | "pay" | "pay-all" | "pieces"
    to?: string
    amount?: number
    steps?: number
    factor?: number
    liquid?: number
    solid?: number
  }

  /** What everybody sees. */
  export interface PublicView {
    round: number
    rounds: number
    turn: number | null
    starter: number | null
    dice: number[]
    players: PlayerView[]
    cards: CardView[]
    liquids: number
    solids: number
    unseen: number[]
    doubles?: number
    thrown?: boolean
    again?: boolean
    offers?: number
    sale?: SaleView | null
    pot?: number | null
    drawn?: string
    minutes?: number
    bell?: boolean
    auction?: AuctionView | null
    trade?: TradeView | null
    denial?: DenialView | null
    debt?: DebtView | null
    due?: DueView | null
    receipt?: string
    opening?: Record<string, number>
    awaited?: number | null
    reason?: string
  }

  /** A player: purse, token, free cards. */
  export interface PlayerView {
    cash?: number
    at?: string
    inside?: number
    frees?: string[]
    out?: boolean
    worth?: number
  }

  /** A card somebody owns. */
  export interface CardView {
    space: string
    owner: number
    level?: number
    solid?: boolean
    away?: boolean
    rent?: number
    rolls?: boolean
    fixed?: boolean
  }

  /** A card that the player in turn may buy. */
  export interface SaleView {
    space: string
    price: number
  }

  /** A card put up for auction (rule 8). */
  export interface AuctionView {
    space: string
    price: number
    value: number
    leader: number | null
    bidders: number[]
    away: boolean
  }

  /** An open offer, from the side of the seat that made it. */
  export interface TradeView {
    seat: number
    to: number
    give: string[]
    want: string[]
    pay: number
    ask: number
    counter: boolean
    sides: SideView[]
  }

  /** What a trade would change for one side. */
  export interface SideView {
    seat: number
    gains?: string[]
    loses?: string[]
    interest?: number
    value?: number
  }

  /** The offer that was refused last in this turn, from the side of the seat that made it, and why. */
  export interface DenialView {
    seat: number
    to: number
    give: string[]
    want: string[]
    pay: number
    ask: number
    reason: Reason
  }

  /** Why a trade was refused, in figures of the board at that moment; what does not belong to the reason is empty. */
  export interface Reason {
    why?: "both" | "broken" | "margin" | "printed" | "purse" | "unconvinced" | "yours" | null
    yours?: string
    rent?: number
    mine?: string
    rise?: number
    broken?: string
    offered?: number
    asked?: number
    least?: number
    left?: number
    dearest?: number
    unconvinced?: boolean
    more?: number
  }

  /** What a seat could not pay at once (rule 9.1). */
  export interface DebtView {
    seat: number
    amount: number
    creditor: number | null
    reach: number
  }

  /** An amount that the payer has to count (rule 11.5). */
  export interface DueView {
    seat: number
    why: "pieces" | "rent" | "tax"
    space: string
    creditor: number | null
    card: string
  }

  /** What a seat may answer: plain answers as they are, deeds with one card, and the bounds of open-ended answers. */
  export interface Menu {
    plain?: (Throw | End | PayFine | UseFree | Condense | Evaporate | SellDown | Transfer | BuyBack | Buy | Decline | PayTax | Count | Bid | Drop | Offer | Accept | Refuse | Counter | PayInterest | GiveUp | Thrown | Drawn | Dealt | Bell)[]
    deeds?: Deed[]
    down?: SellDown[]
    trade?: TradeMenu | null
    better?: Offer | null
    bid?: [number, number] | null
    count?: DueView | null
    receipt?: ReceiptMenu | null
  }

  /** Roll both dice (rules 2.3, 2.5, 7.4). */
  export interface Throw {
    type: "throw"
  }

  /** Pass the dice to the left; after doubles it declines the further roll (rules 2.5, 2.8). */
  export interface End {
    type: "end"
  }

  /** Leave Biology Class for money (rules 7.3, 7.5). */
  export interface PayFine {
    type: "payfine"
  }

  /** Leave Biology Class with a free card, which goes back under its deck (rules 3.6, 7.3, 7.5). */
  export interface UseFree {
    type: "usefree"
    card: string
  }

  /** Buy the next level of an element: a liquid, or the solid (rules 5.1 to 5.4). */
  export interface Condense {
    type: "condense"
    space: string
  }

  /** Sell the highest level of an element (rule 5.5). */
  export interface Evaporate {
    type: "evaporate"
    space: string
  }

  /** Sell several levels of a set in one step, where the Lab lacks the liquids under a solid (rule 5.7). */
  export interface SellDown {
    type: "selldown"
    family: string
    levels: number[]
  }

  /** Turn a card over for its transfer price (rule 6.6). */
  export interface Transfer {
    type: "transfer"
    space: string
  }

  /** Turn a transferred card up again, with interest (rules 6.7, 6.8). */
  export interface BuyBack {
    type: "buyback"
    space: string
  }

  /** Buy the card of the space at its printed price (rule 3.1). */
  export interface Buy {
    type: "buy"
  }

  /** Leave it (rules 3.2, 11.2). */
  export interface Decline {
    type: "decline"
  }

  /** Choose before anything is added up (rule 3.7). */
  export interface PayTax {
    type: "paytax"
    way: "flat" | "percent"
  }

  /** Name the amount due, with "count it yourself" (rule 11.5). */
  export interface Count {
    type: "count"
    amount: number
  }

  /** Raise (rule 8.2). */
  export interface Bid {
    type: "bid"
    amount: number
  }

  /** Leave this auction for good (rule 8.2). */
  export interface Drop {
    type: "drop"
  }

  /** Offer a trade to one player; goods are cards of the board and held free cards (rules 6.1, 6.2). */
  export interface Offer {
    type: "offer"
    to: number
    give?: string[]
    want?: string[]
    pay?: number
    ask?: number
  }

  /** Carry the trade out (rule 6.3). */
  export interface Accept {
    type: "accept"
  }

  /** No trade (rule 6.3). Bots say why and for how much more they would agree; nobody has to. */
  export interface Refuse {
    type: "refuse"
    why?: "both" | "broken" | "margin" | "printed" | "purse" | "unconvinced" | "yours" | null
    more?: number
  }

  /** Answer an offer with another one, seen from the answering side (rule 6.3). */
  export interface Counter {
    type: "counter"
    give?: string[]
    want?: string[]
    pay?: number
    ask?: number
  }

  /** Leave a received card transferred and pay the Lab its 10 % (rule 6.8). */
  export interface PayInterest {
    type: "payinterest"
  }

  /** Go bankrupt, where nothing one owns covers the debt (rule 9.3). */
  export interface GiveUp {
    type: "giveup"
  }

  /** Chance: the two dice. */
  export interface Thrown {
    type: "thrown"
    dice: [number, number]
  }

  /** Chance: the top card of a deck. */
  export interface Drawn {
    type: "drawn"
    card: string
  }

  /** Chance: the next Element Card of the short game (rule 12.1). */
  export interface Dealt {
    type: "dealt"
    space: string
  }

  /** Chance, from the table's clock: the minutes are over (rule 10.3). */
  export interface Bell {
    type: "bell"
  }

  /** Something to do with one own card, and what it does to the purse. */
  export interface Deed {
    do: "buyback" | "condense" | "evaporate" | "transfer"
    space: string
    cash: number
    level: number
  }

  /** What an offer or counter-offer can be made of. */
  export interface TradeMenu {
    left: number
    cash: number
    goods: string[]
    partners: Partner[]
  }

  /** A player that an offer can be made to. */
  export interface Partner {
    seat: number
    cash: number
    goods: string[]
  }

  /** A transferred card just received: what each of the two answers costs (rule 6.8). */
  export interface ReceiptMenu {
    back: number
    interest: number
  }

  export interface Debriefing {
    games: number
    players: number
    changes: Changes[]
    sold_down: number
    families: ElementSet[]
  }

  /** How often elements changed their state in one way, and the money for it. */
  export interface Changes {
    how: "condensed" | "evaporated" | "frozen" | "melted"
    times: number
    amount: number
  }

  /** One set of elements, over all games. */
  export interface ElementSet {
    id: string
    elements: string[]
    rent: number
    whole: number
  }

  export interface Ending {
    fortunes: number[][]
    falls: Fall[]
    led: number
  }

  /** A bankruptcy. */
  export interface Fall {
    seat: number
    round: number
    creditor: number | null
    space: string
    level: number
    amount: number
    cash: number
    raised: number
    short: number
    before: number
    kept: Kept | null
  }

  /** What would have been enough: the money that these liquids and solids cost, less what they brought. */
  export interface Kept {
    round: number
    spent: number
    levels: number
    enough: number
  }
  export type Actions = Throw | End | PayFine | UseFree | Condense | Evaporate | SellDown | Transfer | BuyBack | Buy | Decline | PayTax | Count | Bid | Drop | Offer | Accept | Refuse | Counter | PayInterest | GiveUp | Thrown | Drawn | Dealt | Bell

  export type Kind = "turn" | "buy" | "auction" | "debt" | "offer" | "counter" | "receive" | "tax" | "count" | "leave" | "thrown" | "lab_day" | "test_day" | "deal" | "bell"

  export namespace Event {
    /** A seat rolled for the first turn (rule 2.2). */
    export interface OpeningRoll {
      type: "opening_roll"
      seat: number
      dice: [number, number]
    }

    /** A seat has the first turn (rule 2.2). */
    export interface Starts {
      type: "starts"
      seat: number
    }

    /** A seat got a card of the short game and paid for it (rule 12.1). */
    export interface Dealt {
      type: "dealt"
      seat: number
      space: string
      amount: number
    }

    /** A turn begins (rule 2.8). */
    export interface Turn {
      type: "turn"
      seat: number
    }

    /** The seat in turn rolled the dice (rules 2.3, 7.4 and 13.3). */
    export interface Threw {
      type: "threw"
      seat: number
      dice: [number, number]
    }

    /** The minutes are over: the turn that is being played is the last one (rule 10.3). */
    export interface Bell {
      type: "bell"
    }

    /** The game ended. */
    export interface Over {
      type: "over"
      reason: "bell" | "last_one" | "last_round" | "second_bankruptcy"
    }

    /** A token passed Go (rule 2.9). */
    export interface PassedGo {
      type: "passed_go"
      seat: number
      amount: number
    }

    /** A token stopped on Go (rules 2.10 and 11.1). */
    export interface LandedOnGo {
      type: "landed_on_go"
      seat: number
      amount: number
    }

    /** A token came to a space by the dice or by a card; being sent to Biology Class is ToClass. */
    export interface Landed {
      type: "landed"
      seat: number
      space: string
    }

    /** A seat bought the card of its space from the Lab (rule 3.1). */
    export interface Bought {
      type: "bought"
      seat: number
      space: string
      amount: number
    }

    /** A seat did not buy the card of its space (rule 3.2). */
    export interface Declined {
      type: "declined"
      seat: number
      space: string
    }

    /** A seat drew a card of Lab Day or Test Day (rule 3.5). */
    export interface Drew {
      type: "drew"
      seat: number
      deck: "lab-day" | "test-day"
      card: string
    }

    /** A card brought money from the Lab. */
    export interface Collected {
      type: "collected"
      seat: number
      amount: number
    }

    /** A seat took the pot on Extra Credit (rules 11.3 and 11.4). */
    export interface WonPot {
      type: "won_pot"
      seat: number
      amount: number
    }

    /** A seat was sent to Biology Class (rule 7.1). */
    export interface ToClass {
      type: "to_class"
      seat: number
    }

    /** Doubles let a seat leave Biology Class (rule 7.4). */
    export interface FreedByDoubles {
      type: "freed_by_doubles"
      seat: number
    }

    /** A roll without doubles: the seat stays in Biology Class (rule 7.4). */
    export interface StaysInside {
      type: "stays_inside"
      seat: number
      turn: number
    }

    /** A seat leaves Biology Class for money (rules 7.3 and 7.5). */
    export interface LeavesClass {
      type: "leaves_class"
      seat: number
      amount: number
    }

    /** A seat leaves Biology Class with a free card (rules 3.6 and 7.3). */
    export interface UsedFree {
      type: "used_free"
      seat: number
      card: string
    }

    /** An element got one more liquid (rule 5.2). */
    export interface Condensed {
      type: "condensed"
      seat: number
      space: string
      level: number
      amount: number
    }

    /** An element became solid (rule 5.3). */
    export interface Frozen {
      type: "frozen"
      seat: number
      space: string
      level: number
      amount: number
    }

    /** An element lost a liquid (rule 5.5). */
    export interface Evaporated {
      type: "evaporated"
      seat: number
      space: string
      level: number
      amount: number
    }

    /** A solid went back to liquids (rule 5.5). */
    export interface Melted {
      type: "melted"
      seat: number
      space: string
      level: number
      amount: number
    }

    /** Several levels of a set were sold in one step (rule 5.7). */
    export interface SoldDown {
      type: "sold_down"
      seat: number
      family: string
      levels: number[]
      amount: number
    }

    /** A card was turned over for its transfer price (rule 6.6). */
    export interface Transferred {
      type: "transferred"
      seat: number
      space: string
      amount: number
    }

    /** A transferred card was turned up again (rules 6.7 and 6.8). */
    export interface BoughtBack {
      type: "bought_back"
      seat: number
      space: string
      amount: number
    }

    /** A received card stays transferred, for 10 % (rule 6.8). */
    export interface PaidInterest {
      type: "paid_interest"
      seat: number
      space: string
      amount: number
    }

    /** A seat offered a trade (rule 6.2). */
    export interface Offered {
      type: "offered"
      seat: number
      to: number
      give?: string[]
      want?: string[]
      pay?: number
      ask?: number
    }

    /** The seat that was asked offered another trade instead (rule 6.3). */
    export interface Countered {
      type: "countered"
      seat: number
      to: number
      give?: string[]
      want?: string[]
      pay?: number
      ask?: number
    }

    /** A trade was carried out (rule 6.3). */
    export interface Traded {
      type: "traded"
      seat: number
      to: number
      give?: string[]
      want?: string[]
      pay?: number
      ask?: number
    }

    /** A seat refused an offer or a counter-offer (rule 6.3); with its reason, where it named one (offers.Reason). */
    export interface Refused {
      type: "refused"
      seat: number
      to: number
      why?: "both" | "broken" | "margin" | "printed" | "purse" | "unconvinced" | "yours"
      yours?: string
      rent?: number
      mine?: string
      rise?: number
      broken?: string
      offered?: number
      asked?: number
      least?: number
      left?: number
      dearest?: number
      unconvinced?: boolean
      more?: number
    }

    /** A card is put up for auction (rule 8.1). */
    export interface PutUp {
      type: "put_up"
      space: string
    }

    /** A seat raised (rule 8.2). */
    export interface Bid {
      type: "bid"
      seat: number
      space: string
      amount: number
    }

    /** A seat left an auction, by its own answer or because it cannot raise (rule 8.2). */
    export interface Dropped {
      type: "dropped"
      seat: number
      space: string
    }

    /** The highest bid takes the card (rule 8.4). */
    export interface Auctioned {
      type: "auctioned"
      seat: number
      space: string
      amount: number
    }

    /** Nobody bid: the card stays with the Lab (rule 8.4). */
    export interface Unsold {
      type: "unsold"
      space: string
    }

    /** Money went from one seat to another. */
    export interface PaidPlayer {
      type: "paid_player"
      seat: number
      amount: number
      to: number
    }

    /** Money went to the Lab, or as a tax or fine to the pot (rule 11.3). */
    export interface PaidLab {
      type: "paid_lab"
      seat: number
      amount: number
    }

    /** A seat cannot pay the Lab at once (rule 9.1). */
    export interface OwesLab {
      type: "owes_lab"
      seat: number
      amount: number
    }

    /** A seat cannot pay another one at once (rule 9.1). */
    export interface OwesPlayer {
      type: "owes_player"
      seat: number
      amount: number
      to: number
    }

    /** A seat is out (rules 9.4 and 9.5). */
    export interface Bankrupt {
      type: "bankrupt"
      seat: number
      to?: number
    }

    /** The cards of a bankrupt seat are put up for auction one by one (rule 9.5). */
    export interface ToBeAuctioned {
      type: "to_be_auctioned"
      count: number
    }
  }
  export type Events = Event.OpeningRoll | Event.Starts | Event.Dealt | Event.Turn | Event.Threw | Event.Bell | Event.Over | Event.PassedGo | Event.LandedOnGo | Event.Landed | Event.Bought | Event.Declined | Event.Drew | Event.Collected | Event.WonPot | Event.ToClass | Event.FreedByDoubles | Event.StaysInside | Event.LeavesClass | Event.UsedFree | Event.Condensed | Event.Frozen | Event.Evaporated | Event.Melted | Event.SoldDown | Event.Transferred | Event.BoughtBack | Event.PaidInterest | Event.Offered | Event.Countered | Event.Traded | Event.Refused | Event.PutUp | Event.Bid | Event.Dropped | Event.Auctioned | Event.Unsold | Event.PaidPlayer | Event.PaidLab | Event.OwesLab | Event.OwesPlayer | Event.Bankrupt | Event.ToBeAuctioned
}

export namespace Laboratorium {
  export interface Options {
    target: string
    daily: string
    own_target: string
    reagents: "all" | "suggested"
    hydroxyl: boolean
    rings: "bridging" | "closure" | "flat" | "flat-bridging"
    any_safety: boolean
    token_stock: boolean
    rounds: number
    puzzle: boolean
    teams: boolean
    pack: Pack | null
  }

  export interface Pack {
    tokens: Tokens
    dice: DieFaces
    reagent: Reagent[]
    boum: Card[]
    chemistry: Card[]
    safety: Safety[]
    target: Target[]
  }

  /** The tokens of the box (rule 4.8). */
  export interface Tokens {
    carbon: number
    oxygen: number
    hydrogen: number
    centre: number
    source: "own" | "reconstruction" | "rulebook"
  }

  /** Cards that each face of a resource die gives (rule 3.3). */
  export interface DieFaces {
    cards: number[]
    source: "own" | "reconstruction" | "rulebook"
  }

  export interface Reagent {
    number: number
    structure: string
    source: "own" | "reconstruction" | "rulebook"
  }

  /** A Boum or Chimie title. A card of an own pack carries its name; the catalogue names those of the box. */
  export interface Card {
    number: number
    id: string
    count: number
    effects: Effect[]
    en: string
    fr: string
    source: "own" | "reconstruction" | "rulebook"
  }

  /** One effect of a card (rules 7.1 and 8.1): what it does, by how much, to which token. */
  export interface Effect {
    do: "cancel" | "easier" | "easier-characterisation" | "easier-reaction" | "end-turn" | "harder" | "lose-chemistry" | "lose-token" | "re-roll" | "take-reagent"
    by?: number
    token?: "coat" | "extinguisher" | "glassware" | null
  }

  export interface Safety {
    number: number
    id: string
    count: number
    token: "coat" | "extinguisher" | "glassware"
    en: string
    fr: string
    source: "own" | "reconstruction" | "rulebook"
  }

  export interface Target {
    id: string
    structure: string
    difficulty: "easy" | "hard" | "medium" | "short"
    suggested: number[]
    en: string
    fr: string
    source: "own" | "reconstruction" | "rulebook"
  }

  export interface PublicView {
    target: TargetView
    reagents: ReagentView[]
    players: PlayerView[]
    decks: number[]
    odds: number[]
    reaction: OddsView
    characterisation: OddsView
    cards: CardView[]
    round?: number
    rounds?: number
    phase?: string
    first?: number
    turn?: number
    kind?: string
    takes?: number
    dice?: number[]
    mix?: number[]
    throw?: number[]
    trial?: TrialView | null
    stock?: number[]
    puzzle?: boolean
    hydroxyl?: boolean
    bridging?: boolean
    any_safety?: boolean
    teams?: boolean
    winner?: number
    reason?: string
  }

  export interface TargetView {
    id: string
    difficulty: string
    structure: string
    crest: MoleculeView
    en?: string
    fr?: string
  }

  /** Tokens where they lie; a bond is 100 long. Kinds: 0 C, 1 O, 2 H, 3 yellow centre, 4 mauve centre. */
  export interface MoleculeView {
    tokens: [number, number, number, number][]
    bonds: [number, number, number][]
    formula: string
    addresses?: [string, number[]][]
  }

  /** One pile: number, cards left on it, its molecule. */
  export interface ReagentView {
    number: number
    left: number
    molecule: MoleculeView
    ends: number[]
    suggested?: boolean
  }

  export interface PlayerView {
    molecule?: MoleculeView | null
    reagents?: number[]
    chemistry?: number
    boum?: number
    safety?: number
    lost?: string[]
    done?: number
    used?: number[]
    steps?: (Record<string, string | number>)[]
  }

  /** The chance of a manipulation, and what each Boum card would leave of it. */
  export interface OddsView {
    difficulty: number
    throws: number
    boum?: [number, number, number][]
  }

  /** A title and its effects. A card of an own pack carries its name; the catalogue names those of the box. */
  export interface CardView {
    number: number
    id: string
    effects?: Effect[]
    token?: string
    en?: string
    fr?: string
  }

  /** The manipulation that runs, from its announcement to the roll. */
  export interface TrialView {
    seat: number
    action: Record<string, string | number>
    told: Record<string, unknown>
    reaction: boolean
    base: number
    difficulty: number
    odds: OddsView
    boum?: LaidView[]
    chemistry?: number[]
    waiting?: number[]
    rolled?: boolean
  }

  /** A Boum card on the manipulation that runs. */
  export interface LaidView {
    seat: number
    card: number
    cancelled?: boolean
  }

  export interface PrivateView {
    chemistry?: CardView[]
    boum?: CardView[]
    safety?: CardView[]
    would?: WouldView[]
  }

  /** The difficulty and the odds if a card of the own hand were laid on the manipulation that runs. */
  export interface WouldView {
    card: number
    difficulty: number
    throws: number
    cancels?: number
  }

  /** Form a bond between a centre and one of a reagent (rule 6.2). */
  export interface Join {
    type: "join"
    centre: number
    card: number
    end: number
  }

  /** Join a reagent by two of its centres at once (rule 6.13). */
  export interface Bridge {
    type: "bridge"
    centre: number
    card: number
    end: number
    other: number
    far: number
  }

  /** Break a bond: this side stays, the other goes (rule 6.3). */
  export interface Cut {
    type: "cut"
    keep: number
    away: number
  }

  /** Open a double bond between two carbons (rule 6.5). */
  export interface Add {
    type: "add"
    first: number
    second: number
  }

  /** Make a double bond of two yellow centres on neighbouring carbons (rule 6.6). */
  export interface Eliminate {
    type: "eliminate"
    centre: number
    other: number
  }

  /** One mauve centre into two yellow ones (rule 6.7). */
  export interface Split {
    type: "split"
    centre: number
  }

  /** Two yellow centres of one carbon into a mauve one (rule 6.8). */
  export interface Merge {
    type: "merge"
    centre: number
    other: number
  }

  /** Join two centres of the own molecule into a ring of six (rule 6.12). */
  export interface Close {
    type: "close"
    centre: number
    other: number
  }

  /** Turn a centre into an atom or a group (rules 6.9 to 6.11). */
  export interface Characterise {
    type: "characterise"
    centre: number
    group: "H" | "O" | "OH"
  }

  /** Build the molecule of this reagent as the starting one (rule 2.7). */
  export interface Begin {
    type: "begin"
    card: number
  }

  /** Which four of the twelve resource dice to roll (rule 3.2). */
  export interface Dice {
    type: "dice"
    reagent: number
    chemistry: number
    boum: number
    safety: number
  }

  /** Take this reagent from its pile (rule 3.4). */
  export interface Take {
    type: "take"
    card: number
  }

  /** Put a surplus card under its pile (rule 3.6). */
  export interface Discard {
    type: "discard"
    card: number
  }

  /** Put a reagent back and roll for another one (rule 4.2). */
  export interface Resell {
    type: "resell"
    card: number
  }

  /** No more manipulations in this turn (rule 4.1). */
  export interface End {
    type: "end"
  }

  /** Lay down a Boum or a Chimie card (rules 5.2 and 5.3). */
  export interface Play {
    type: "play"
    card: number
    cancels?: number
  }

  /** Lay down no more cards, keep the dice as they fell, or take no reagent. */
  export interface Pass {
    type: "pass"
  }

  /** Play a Sécurité card, at any moment (rule 9.1). */
  export interface Secure {
    type: "secure"
    card: number
    token?: "coat" | "extinguisher" | "glassware" | null
  }

  /** Which safety token a critical failure costs (rule 5.5). */
  export interface Lose {
    type: "lose"
    token: "coat" | "extinguisher" | "glassware"
  }

  /** Roll one of the two black dice again (rule 8.5). */
  export interface Reroll {
    type: "reroll"
    die: number
  }

  /** Chance: the seat that begins (rule 2.6). */
  export interface First {
    type: "first"
    seat: number
  }

  /** Chance: the four resource dice, in the order reagent, chemistry, Boum, safety (rule 3.3). */
  export interface Faces {
    type: "faces"
    faces: [number, number, number, number]
  }

  /** Chance: the card on top of a pile, or out of a hand (rules 3.4 and 7.4). */
  export interface Drawn {
    type: "drawn"
    card: number
  }

  /** Chance: the two black dice (rule 5.4). */
  export interface Throw {
    type: "throw"
    faces: [number, number]
  }

  /** Chance: one die, for a resale or rolled again (rules 4.2 and 8.5). */
  export interface One {
    type: "one"
    face: number
  }

  /** One bench compared with the target. */
  export interface Aid {
    there?: [number, number][]
    missing?: number[]
    extra?: number[]
    plan?: PlanView | null
    taken?: RouteStep[]
    shortest?: RouteStep[]
  }

  /** A shortest synthesis from a bench. */
  export interface PlanView {
    left: number
    proven?: boolean
    cards?: number[]
    steps?: (Join | Bridge | Cut | Add | Eliminate | Split | Merge | Close | Characterise | Begin | Dice | Take | Discard | Resell | End | Play | Pass | Secure | Lose | Reroll | First | Faces | Drawn | Throw | One)[]
  }

  /** One manipulation of a route to the target, told as the event `announced` does, and the molecule after it. */
  export interface RouteStep {
    how: "add" | "bridge" | "close" | "cut" | "cut-double" | "double" | "eliminate" | "is-h" | "is-o" | "is-oh" | "merge" | "single" | "split" | "start"
    molecule: MoleculeView
    first?: string
    second?: string
    reagent?: number
    told?: Record<string, unknown>
  }

  /** What a host is told about the target before the table opens. */
  export interface Preview {
    structure: string
    formula: string
    crest: MoleculeView
    manipulations: number
    reactions: number
    characterisations: number
    cards: number[]
    difficulty: string
    proven?: boolean
    suggested?: number[]
  }

  export interface Debriefing {
    games: number
    players: number
    tried: number
    succeeded: number
    expected: number
    steps: number[]
    kinds: Manipulations[]
    critical: number
    lost: TokensLost[]
    secured: number
  }

  /** One kind of manipulation. */
  export interface Manipulations {
    name: "addition" | "characterisation" | "cleavage" | "elimination" | "formation" | "hybridisation"
    tried: number
    succeeded: number
  }

  export interface TokensLost {
    token: "coat" | "extinguisher" | "glassware"
    times: number
  }
  export type Actions = Join | Bridge | Cut | Add | Eliminate | Split | Merge | Close | Characterise | Begin | Dice | Take | Discard | Resell | End | Play | Pass | Secure | Lose | Reroll | First | Faces | Drawn | Throw | One

  export type Kind = "begin" | "dice" | "take" | "surplus" | "manipulate" | "exchange" | "boum" | "chemistry" | "reroll" | "lose" | "safety" | "first" | "faces" | "draw_chemistry" | "draw_boum" | "draw_safety" | "lost" | "roll" | "again" | "resale"

  export namespace Event {
    /** Chance gave a seat the first-player marker (rule 2.6). */
    export interface FirstPlayer {
      type: "first_player"
      seat: number
    }

    /** A seat has built its starting molecule (rule 2.7). */
    export interface Began {
      type: "began"
      seat: number
      reagent: number
    }

    /** A new round, and the seat that is first in it (rules 3.1 and 4.9). */
    export interface RoundBegins {
      type: "round_begins"
      round: number
      seat: number
    }

    /** The resource dice fell (rule 3.3). */
    export interface Rolled {
      type: "rolled"
      seat: number
      mix: number[]
      faces: number[]
      reagents: number
      chemistry: number
      boum: number
      safety: number
    }

    /** A seat drew a hidden card (rule 3.4). */
    export interface Drew {
      type: "drew"
      seat: number
      colour: "boum" | "chemistry" | "safety"
      card?: string
    }

    /** A seat took a reagent from its pile (rules 3.4, 4.2 and 8.3). */
    export interface Took {
      type: "took"
      seat: number
      reagent: number
    }

    /** A seat put a surplus reagent back on its pile (rule 3.6). */
    export interface PutBack {
      type: "put_back"
      seat: number
      reagent: number
    }

    /** A seat put a surplus hidden card under its pile (rule 3.6). */
    export interface PutUnder {
      type: "put_under"
      seat: number
      colour: "boum" | "chemistry" | "safety"
      card?: string
    }

    /** A seat sold a reagent back (rule 4.2). */
    export interface Resold {
      type: "resold"
      seat: number
      reagent: number
    }

    /** The die of a resale fell; a good one lets the seat take another reagent (rule 4.2). */
    export interface ResaleRolled {
      type: "resale_rolled"
      seat: number
      face: number
      good: boolean
    }

    /** The turn of a seat is over (rules 4.1 and 4.7). */
    export interface TurnOver {
      type: "turn_over"
      seat: number
    }

    /** The game is over (rules 10.1, 10.3 and 11.2). */
    export interface Ended {
      type: "ended"
      reason: "given_up" | "rounds" | "synthesis"
      seat?: number
    }

    /** A seat says what it does, and at which tokens (rule 5.1). */
    export interface Announced {
      type: "announced"
      seat: number
      how: "add" | "bridge" | "close" | "cut" | "cut-double" | "double" | "eliminate" | "is-h" | "is-o" | "is-oh" | "merge" | "single" | "split"
      first: string
      second: string
      told: Record<string, unknown>
      reagent?: number
    }

    /** A seat laid a Boum card on the manipulation of another (rule 5.2). */
    export interface Boum {
      type: "boum"
      seat: number
      card: string
      difficulty: number
    }

    /** A Boum card made a seat lose a Chimie card, drawn by chance (rule 7.4). */
    export interface CardLost {
      type: "card_lost"
      seat: number
      card?: string
    }

    /** A seat laid a Chimie card on its own manipulation (rule 5.3). */
    export interface Chemistry {
      type: "chemistry"
      seat: number
      card: string
      difficulty: number
      cancels?: string
    }

    /** The black dice fell, and may be rolled again before they count (rule 8.5). */
    export interface Threw {
      type: "threw"
      seat: number
      faces: number[]
    }

    /** The black dice reached the difficulty (rules 5.4 and 5.6). */
    export interface Succeeded {
      type: "succeeded"
      seat: number
      faces: number[]
      total: number
      difficulty: number
    }

    /** The black dice did not reach the difficulty (rule 5.4). */
    export interface Failed {
      type: "failed"
      seat: number
      faces: number[]
      total: number
      difficulty: number
    }

    /** The black dice showed 2, which costs a safety token (rule 5.5). */
    export interface FailedCritically {
      type: "failed_critically"
      seat: number
      faces: number[]
      total: number
      difficulty: number
    }

    /** The molecule of a seat has changed (rule 5.7). */
    export interface Changed {
      type: "changed"
      seat: number
      done: number
    }

    /** A seat lost a safety token (rules 5.5 and 7.3). */
    export interface TokenLost {
      type: "token_lost"
      seat: number
      token: "coat" | "extinguisher" | "glassware"
    }

    /** A fume hood gave a seat a safety token back (rule 8.4). */
    export interface TokenBack {
      type: "token_back"
      seat: number
      token: "coat" | "extinguisher" | "glassware"
    }

    /** A seat played a Sécurité card (rule 9.1). */
    export interface Secured {
      type: "secured"
      seat: number
      card: string
      token: "coat" | "extinguisher" | "glassware"
    }
  }
  export type Events = Event.FirstPlayer | Event.Began | Event.RoundBegins | Event.Rolled | Event.Drew | Event.Took | Event.PutBack | Event.PutUnder | Event.Resold | Event.ResaleRolled | Event.TurnOver | Event.Ended | Event.Announced | Event.Boum | Event.CardLost | Event.Chemistry | Event.Threw | Event.Succeeded | Event.Failed | Event.FailedCritically | Event.Changed | Event.TokenLost | Event.TokenBack | Event.Secured
}
