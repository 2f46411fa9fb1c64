/** What star and dash mean in a list of results, where there are any; one sentence for each round in which somebody joined. */
import { say, words } from '../../lib/words.svelte'
import type { Attendance } from '../../rooms/index'

export function footnotes(all: readonly Attendance[]): string {
  const rounds = [...new Set(all.flatMap((one) => one.joined ?? []))].sort((a, b) => a - b)
  const late = rounds.length > 0 ? `* ${say('web-wall-joined-list', { rounds: new Intl.ListFormat(words.lang).format(rounds.map(String)), count: rounds.length })}` : ''
  return [late, all.some((one) => one.away) ? `– ${say('web-wall-away')}` : ''].filter(Boolean).join('   ')
}
