/** The printed content of the board: packaged, or custom from the table's options. It contains no rules, only figures to show. */

import type { Texts } from '../../lib/i18n'
import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import printed from './board.gen.json'

export type Space = CM.Space
export type Family = CM.Family
export type Card = CM.Card
/** An owned card, its space by number. */
export type Held = Omit<CM.CardView, 'space'> & { space: number }
type Named = { id: string; names?: Record<string, string> }

export const PRINTED = printed as unknown as CM.Pack

export interface Board {
  spaces: readonly Space[]
  families: readonly Family[]
  cards: readonly Card[]
  money: Required<Omit<CM.Money, 'names' | 'source'>>
  supplyRents: readonly number[]
  lifeFactors: readonly number[]
  /** By id, for actions and events; -1: no space of this board. */
  at(id: string): number
  /** Spaces of one kind that belong together: a set, the lab supplies, the life elements. */
  together(space: Space): readonly number[]
  card(id: string): Card | undefined
  /** The number of the set's colour, 0 … 7; null for a space without a set. */
  hue(space: Space): number | null
  pattern(space: Space): string
  /** The level at which an element is solid. */
  top: number
  own: boolean
}

const HUES = 8
const known = new WeakMap<object, Map<number, Board>>()

/** The board of a table with these options; cached. */
export function boardOf(options: Partial<CM.Options> | null | undefined): Board {
  const pack = options?.pack ?? PRINTED
  const top = options?.short_game ? 4 : 5
  const made = known.get(pack) ?? new Map<number, Board>()
  known.set(pack, made)
  const found = made.get(top) ?? lay(pack, top)
  made.set(top, found)
  return found
}

function lay(pack: CM.Pack, top: number): Board {
  const spaces = pack.space
  const number = new Map(spaces.map((space, at) => [space.id, at]))
  const cards = new Map(pack.card.map((card) => [card.id, card]))
  const family = new Map(pack.set.map((one, at) => [one.id, at]))
  const group = (space: Space): string => (space.kind === 'element' ? `set ${space.set}` : space.kind)
  const groups = new Map<string, number[]>()
  spaces.forEach((space, at) => groups.set(group(space), [...(groups.get(group(space)) ?? []), at]))
  return {
    spaces,
    families: pack.set,
    cards: pack.card,
    money: { ...(PRINTED.money as Board['money']), ...pack.money }, // values missing in a pack are taken from the packaged board
    supplyRents: pack.supply_rents,
    lifeFactors: pack.life_factors,
    at: (id) => number.get(id) ?? -1,
    together: (space) => groups.get(group(space)) ?? [],
    card: (id) => cards.get(id),
    hue: (space) => (space.kind === 'element' ? (family.get(space.set ?? '') ?? 0) % HUES : null),
    pattern: (space) => pack.set[family.get(space.set ?? '') ?? -1]?.pattern ?? 'dots',
    top,
    own: pack !== PRINTED,
  }
}

export const canBeOwned = (space: Space | undefined): boolean => space !== undefined && (space.kind === 'element' || space.kind === 'life' || space.kind === 'supply')

// ---- words -----------------------------------------------------------------------------------------------------------

const ownName = (entry: Named, lang: string): string | undefined => entry.names?.[lang] ?? entry.names?.en ?? Object.values(entry.names ?? {})[0]
const named = (entry: Named, key: string, say: Texts): string => ownName(entry, say.lang) ?? (say.has(key) ? say.say(key) : entry.id)

export const spaceName = (space: Space, say: Texts): string => named(space, `space-${space.id}`, say)
/** The name of a space within a sentence: with its article, where the language has one. */
export const spaceThe = (space: Space, say: Texts): string => (ownName(space, say.lang) === undefined && say.has(`space-${space.id}.the`) ? say.say(`space-${space.id}.the`) : spaceName(space, say))
export const familyName = (family: Family, say: Texts): string => named(family, `family-${family.id}.kin`, say)
export const cardTitle = (card: Card, say: Texts): string => named(card, `card-${card.id}`, say)
/** The instruction on a card; "" where a custom board has it in the title. */
export const cardOrder = (card: Card, say: Texts): string => (ownName(card, say.lang) === undefined && say.has(`card-${card.id}.order`) ? say.say(`card-${card.id}.order`) : '')

/** The names of a custom board by catalogue key, so that the log uses them too. */
export function ownNames(options: Partial<CM.Options> | null | undefined, lang: string): Record<string, string> {
  const pack = options?.pack
  if (!pack) return {}
  const found: Record<string, string> = {}
  for (const [kind, entries] of [['family', pack.set], ['space', pack.space], ['card', pack.card]] as const) {
    for (const entry of entries) {
      const own = ownName(entry, lang)
      if (own !== undefined) found[`${kind}-${entry.id}`] = own
    }
  }
  return found
}

/** The name of a good in a trade: a card of the board, or a held free card. */
export function goodName(board: Board, id: string, say: Texts): string {
  const space = board.spaces[board.at(id)]
  return space ? spaceName(space, say) : say.say('web-cm-free')
}

/** The set, the lab supplies or the life elements by name. */
export function groupName(board: Board, space: Space, say: Texts): string {
  const family = board.families.find((one) => one.id === space.set)
  return family ? familyName(family, say) : say.say(`web-cm-kind-${space.kind}`)
}

/** The fun fact of an element; "" for none. */
export function factOf(space: Space, say: Texts): string {
  const own = space.facts?.[say.lang] ?? space.facts?.en
  if (own) return own
  const key = `space-${space.id}.fact`
  return say.has(key) ? say.say(key) : ''
}

export const money = (amount: number, say: Texts): string =>
  amount < 0 ? say.say('web-cm-minus', { amount: -amount }) : say.say('web-cm-money', { amount })
