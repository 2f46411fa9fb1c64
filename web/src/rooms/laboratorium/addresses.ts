/** Where tokens are in the words of chemistry. The server finds the addresses; wording.py makes the same phrases of them. */

import type { Phrase } from '../../lib/i18n'
import type { Molecule } from './types'

interface Near {
  relation: string
  landmark: string
  bonds: number
  single: boolean
}

export interface Address {
  /** carbon, oxygen, hydrogen, yellow, mauve; empty: the tokens go by their numbers. */
  kind: string
  carriers: number
  head: string
  near: Near[]
  tokens: readonly number[]
}

/** Of the last molecules: their drawings are compared, named and touched many times. */
const known = new WeakMap<Molecule, Address[]>()

export function addresses(m: Molecule): Address[] {
  let found = known.get(m)
  if (!found) known.set(m, (found = (m.addresses ?? []).map(([code, tokens]) => read(code, tokens))))
  return found
}

function read(code: string, tokens: readonly number[]): Address {
  const [kind = '', , carriers, head = '', ...near] = code.split(' ')
  if (kind === '?') return { kind: '', carriers: 0, head: '', near: [], tokens }
  return {
    kind,
    carriers: Number(carriers),
    head: head === '-' ? '' : head,
    near: near.map((one) => {
      const [relation = '', landmark = '', bonds, single] = one.split(':')
      return { relation, landmark, bonds: Number(bonds), single: single === '1' }
    }),
    tokens,
  }
}

export const addressOf = (m: Molecule, token: number): Address => addresses(m).find((one) => one.tokens.includes(token)) ?? { kind: '', carriers: 0, head: '', near: [], tokens: [token] }

/** An address in words: of one token, or of `both`. */
export function phrase(m: Molecule, address: Address, form = 'address'): Phrase {
  if (!address.kind) return { say: 'address-numbered', numbers: address.tokens }
  const kind = address.kind === 'carbon' || address.kind === 'oxygen' ? 'atom' : address.kind
  const where = address.near.length > 0 ? { say: 'after', list: landmarks(m, address.near) } : ''
  return { say: `${form}-${kind}${address.head ? '' : '-all'}`, count: address.tokens.length, carriers: address.carriers, head: address.head, where }
}

const landmarks = (m: Molecule, near: readonly Near[]): Phrase => ({ say: `where-${near.length}`, ...Object.fromEntries(near.map((one, i) => [`part-${i + 1}`, landmark(m, one)])) })

function landmark(m: Molecule, near: Near): Phrase {
  const atom = near.landmark.startsWith('@') ? addresses(m)[Number(near.landmark.slice(1))] : undefined
  if (atom) return { say: `near-${near.relation}-of`, atom: atom.near.length > 0 ? { say: 'of-atom-near', head: atom.head, list: landmarks(m, atom.near) } : { say: 'of-atom', head: atom.head }, bonds: near.bonds }
  const single = near.single && (near.relation === 'next' || near.relation === 'far') ? '-single' : ''
  return { say: `near-${near.relation}${single}`, landmark: near.landmark, bonds: near.bonds }
}

export const place = (m: Molecule, token: number): Phrase => phrase(m, addressOf(m, token))

/** Two tokens at once. */
export function pair(m: Molecule, one: number, two: number): Phrase {
  const [a, b] = [addressOf(m, one), addressOf(m, two)]
  return a === b && a.kind ? phrase(m, a, 'both') : { say: 'pair', one: phrase(m, a), two: phrase(m, b) }
}
