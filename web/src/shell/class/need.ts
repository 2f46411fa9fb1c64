/** Which pupil needs the teacher first: those who are stuck, then those who think, those who are away, those who have chosen. */
import type { Effort } from '../../lib/types.gen'
import type { Person } from './people'

export type Need = 'stuck' | 'thinking' | 'away' | 'chosen' | 'none'
export const NEEDS: readonly Need[] = ['stuck', 'thinking', 'away', 'chosen', 'none']

/** Refusals of one question that make somebody stuck. */
const REFUSALS = 2

export interface Needing {
  person: Person
  need: Need
  /** Seconds since the seat last did anything about the open question; null: it is not waited for. */
  quiet: number | null
  effort: Effort | null
}

/** `patience`: seconds without an action after which somebody is stuck; `since`: seconds since the server told the efforts. */
export function needing(people: readonly Person[], efforts: readonly Effort[], patience: number, since: number): Needing[] {
  const found = people.map((person): Needing => {
    const effort = efforts.find((one) => one.table === person.at?.id && one.seat === person.at?.seat) ?? null
    const quiet = effort ? (effort.quiet ?? 0) + since : null
    return { person, quiet, effort, need: needOf(person, effort, quiet, patience) }
  })
  const order = (one: Needing): number => NEEDS.indexOf(one.need)
  return found.sort((a, b) => order(a) - order(b) || (b.quiet ?? 0) - (a.quiet ?? 0) || a.person.info.name.localeCompare(b.person.info.name))
}

function needOf(person: Person, effort: Effort | null, quiet: number | null, patience: number): Need {
  if (person.done) return 'chosen'
  if (!person.info.here) return person.at || !person.info.untaken ? 'away' : 'none'
  if (!person.due) return 'none'
  return (effort?.tries ?? 0) >= REFUSALS || (quiet ?? 0) >= patience ? 'stuck' : 'thinking'
}
