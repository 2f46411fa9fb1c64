/** The room's types as the server sends them (src/labtop/rooms/chain_growth), until they are generated. */

export type Decimal = number

export interface ChainView {
  number: number
  owner: number
  start: string
  cards: string[]
  end: string
  units: number
  mass: Decimal
  capped?: boolean
}

export interface VialView {
  number: number
  made: string
  cards: string[]
  units: number
  mass: Decimal
  stolen_from?: number | null
}

export interface PlayerView {
  hand: number
  shelf?: VialView[]
  units?: number
  capped?: number
  mn?: Decimal
  mw?: Decimal
  dispersity?: Decimal
  index?: Decimal
}

export interface PublicView {
  scoring: string
  turn: number | null
  stack: number
  players: PlayerView[]
  chains: ChainView[]
  masses: Record<string, Decimal>
  radicals: Record<string, number>
  discard?: string | null
  discards?: Record<string, number>
  taken?: string | null
  reshuffled?: boolean
  learning?: boolean
  names?: Record<string, { en: string; fr: string; formula: string }>
  reason?: string
}

export interface PrivateView {
  hand: string[]
  drawn?: string | null
}

export interface PlayMenu {
  play: string
  cards: string[]
  units?: number
  mass?: Decimal
  on?: number[]
  two?: boolean
}

export interface Meeting {
  chains: [number, number]
  modes: string[]
}

export interface Menu {
  plays?: PlayMenu[]
  meetings?: Meeting[]
  /** The question is where to draw from. */
  source?: boolean
  take?: string | null
}
