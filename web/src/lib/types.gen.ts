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
  hints?: boolean
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

export interface Join {
  code: string
  name?: string | null
  seats_here?: number
  watch?: boolean
}

/** Come back on another device: the group's code and the personal one shown on the first screen. */
export interface Reenter {
  code: string
  key: string
}

/** What a person keeps: the token is the seat; the key gets it back on another device. */
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
}

/** An `Illegal` on its way to a person: translation key, its numbers and names, the rule's paragraph. */
export interface Refusal {
  code: string
  rule: string
  params: Record<string, unknown>
}

/** What one seat, or a spectator (seat None), may know. `public` is the same for everybody. */
export interface View {
  seat: number | null
  public: unknown
  private: unknown
}

/** Why the game ended and what everybody reached. */
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
}

/** First message of a connection: who I am. A player who is the host too shows both tokens. */
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

/** Several people on one device: this seat's player now holds it. None: nobody looks. */
export interface Face {
  t: "face"
  table: string
  seat: number | null
}

/** Host, wall and spectators: show me this table. */
export interface Watch {
  t: "watch"
  table: string
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

/** My answer to somebody's wish to take back; `wish` is the id that the wish came with. */
export interface Agree {
  t: "agree"
  table: string
  n: string
  wish: string
  yes: boolean
}

export interface Ping {
  t: "ping"
}

/** Host: deal, with whoever is there. */
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

/** Host: nobody else comes in. */
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

/** Host: this person is out; a bot takes the seat of a running game. */
export interface Remove {
  t: "remove"
  n: string
  member: number
}

/** Host: a new key for somebody who lost device and key; the old token dies. */
export interface LetBack {
  t: "let_back"
  n: string
  member: number
}

/** Host: all tables rest, or go on. */
export interface Pause {
  t: "pause"
  n: string
  on: boolean
}

/** Host: whoever has not answered at this table gives the idle answer; it is logged as such. */
export interface CloseRound {
  t: "close_round"
  n: string
  table: string
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
}

export interface MemberInfo {
  id: number
  name: string
  seats?: number
  approved?: boolean
  here?: boolean
  watching?: boolean
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
}

/** A table as one seat, or a spectator, sees it now. Always enough to go on from; events are for showing. */
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
}

/** An introduction's word to the person: `intro-<say>` in the room's texts. */
export interface Guide {
  say: string
  step: number
  of: number
  action?: Record<string, unknown> | null
}

/** Who has answered the question that is open to many; at most ten a second. */
export interface Tick {
  t: "tick"
  table: string
  v: number
  chosen: number[]
}

/** On disk, and counted once. */
export interface Ok {
  t: "ok"
  n: string
  v?: number
  key?: string | null
}

/** Refused; nothing has changed. */
export interface No {
  t: "no"
  n: string
  code: string
  rule?: string
  params?: Record<string, unknown>
}

export interface Story {
  t: "story"
  table: string
  v: number
  events: GameEvent[]
}

/** A seat wants to take back and needs the others; agreed None: still open. */
export interface Wish {
  t: "wish"
  id: string
  table: string
  seat: number
  agreed: boolean | null
  missing: number[]
}

export interface Pong {
  t: "pong"
  v: Record<string, number>
}

/** The connection ends: removed, deleted, replaced, too slow, server stopping. */
export interface Bye {
  t: "bye"
  code: string
}

export type FromClient = Hello | Act | Face | Watch | History | Back | Agree | Ping | Start | Rematch | Lock | Approve | Rename | Remove | LetBack | Pause | CloseRound | Delete

export type FromServer = Group | Now | Tick | Ok | No | Story | Wish | Pong | Bye

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

  /** One line of the table's summary; what is 0 or false is left out, since a class has 99 of them. */
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

  /** Pictures go to everybody after every die, so what most lines do not have is left out. */
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

  /** All legal uses, folded: the dice with what they may become, and for each box the dice it takes. */
  export interface Menu {
    dice: DieMenu[]
    offers: OfferMenu[]
    takes: number[]
    choices: Record<string, [number, number, number][]>
    gains: Record<string, number>
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

  /** Chance: who begins a draft (rule 8.1). */
  export interface Start {
    type: "start"
    seat: number
  }
  export type Actions = Place | Roll | Start
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
    starter: Starter[]
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
    source?: "reconstruction" | "rulebook"
  }

  /** What a card family is called; the packaged ones have their names in the catalogues. */
  export interface Names {
    en: string
    fr: string
  }

  export interface Starter {
    id: string
    formula: string
    radicals: 1 | 2
    count: number
    mass?: number | null
    name?: Names | null
    source?: "reconstruction" | "rulebook"
  }

  export interface Joker {
    id: "CO" | "CTA" | "T" | "TEMPO"
    count: number
    formula?: string | null
    mass?: number | null
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
  }

  /** One set of cards and everything it can be played on: one action per chain, or one if there is no chain in it. */
  export interface PlayMenu {
    play: string
    cards: string[]
    units?: number
    mass?: number
    on?: number[]
    two?: boolean
  }

  /** Two chains a Termination can end, and how. */
  export interface Meeting {
    chains: [number, number]
    modes: string[]
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

  /** Go on with another monomer on any growing chain, which becomes one's own (rule 10.1). */
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

  /** Chance: who begins (rule 2.3). */
  export interface Start {
    type: "start"
    seat: number
  }

  /** Chance: everybody's first hand, by seat, each in the deck's order (rule 2.1). */
  export interface Deal {
    type: "deal"
    hands: string[][]
  }

  /** Chance: which card was on top of the stack (rule 3.1). */
  export interface Drawn {
    type: "drawn"
    card: string
  }
  export type Actions = Initiate | Propagate | Terminate | Transfer | Cap | Copolymerise | Discard | Draw | Take | Start | Deal | Drawn
}
