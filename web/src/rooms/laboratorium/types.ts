/** What the server says about a table of Laboratorium: the Structs of src/labtop/rooms/laboratorium/{view,actions}.py. */

/** Number, kind (0 C, 1 O, 2 H, 3 yellow centre, 4 mauve centre), x, y; a bond is 100 long. */
export type Token = [number, number, number, number]
/** First token, second token, order. */
export type Bond = [number, number, number]

export interface Molecule {
  tokens: Token[]
  bonds: Bond[]
  formula: string
}

export interface Target {
  id: string
  difficulty: string
  structure: string
  crest: Molecule
  en?: string
  fr?: string
}

export interface Reagent {
  number: number
  left: number
  molecule: Molecule
  ends: number[]
  suggested?: boolean
}

export type SafetyToken = 'coat' | 'extinguisher' | 'glassware'

export interface Player {
  molecule?: Molecule | null
  reagents?: number[]
  chemistry?: number
  boum?: number
  safety?: number
  lost?: SafetyToken[]
  done?: number
  used?: number[]
}

export interface Laid {
  seat: number
  card: number
  cancelled?: boolean
}

export interface Trial {
  seat: number
  action: Action
  reaction: boolean
  base: number
  difficulty: number
  boum?: Laid[]
  chemistry?: number[]
  waiting?: number[]
  rolled?: boolean
}

export interface PublicView {
  target: Target
  reagents: Reagent[]
  players: Player[]
  decks: number[]
  odds: number[]
  round?: number
  rounds?: number
  phase?: 'start' | 'resources' | 'manipulations' | 'over'
  first?: number
  turn?: number
  kind?: '' | 'reactions' | 'characterisations'
  takes?: number
  dice?: number[]
  mix?: number[]
  throw?: number[]
  trial?: Trial | null
  stock?: number[]
  puzzle?: boolean
  hydroxyl?: boolean
  bridging?: boolean
  any_safety?: boolean
  winner?: number
  reason?: string
}

export interface Effect {
  do: string
  by?: number
  token?: SafetyToken | null
}

export interface Card {
  number: number
  id: string
  effects?: Effect[]
  token?: '' | SafetyToken
  en?: string
  fr?: string
}

export interface PrivateView {
  chemistry?: Card[]
  boum?: Card[]
  safety?: Card[]
}

export interface DiceMix {
  type: 'dice'
  reagent: number
  chemistry: number
  boum: number
  safety: number
}

export type Manipulation =
  | { type: 'join'; centre: number; card: number; end: number }
  | { type: 'bridge'; centre: number; card: number; end: number; other: number; far: number }
  | { type: 'cut'; keep: number; away: number }
  | { type: 'add'; first: number; second: number }
  | { type: 'eliminate'; centre: number; other: number }
  | { type: 'merge'; centre: number; other: number }
  | { type: 'close'; centre: number; other: number }
  | { type: 'split'; centre: number }
  | { type: 'characterise'; centre: number; group: 'H' | 'O' | 'OH' }

export type Action =
  | Manipulation
  | DiceMix
  | { type: 'begin'; card: number }
  | { type: 'take'; card: number }
  | { type: 'discard'; card: number }
  | { type: 'resell'; card: number }
  | { type: 'end' }
  | { type: 'pass' }
  | { type: 'play'; card: number; cancels?: number }
  | { type: 'secure'; card: number; token?: SafetyToken | null }
  | { type: 'lose'; token: SafetyToken }
  | { type: 'reroll'; die: number }

/** The menu of this room is the list of everything that may be answered. */
export type Menu = Action[]
