/** The best result of games played alone, kept on this device and nowhere else. */
import { keep, kept } from '../lib/kept'

interface Best {
  score: number
  /** The table of that game, so that its result is not compared with itself when it is shown again. */
  table: string
}

function read(key: string): Best | null {
  try {
    const found = JSON.parse(kept(key) ?? 'null') as Best | null
    return found && Number.isFinite(found.score) && typeof found.table === 'string' ? found : null
  } catch {
    return null
  }
}

/** Enter a result; returns the best one before it, null: this is the first. */
export function enter(room: string, league: string, table: string, score: number): number | null {
  const key = `best.${room}.${league}`
  const last = read(`${key}.before`)
  const best = read(key)
  if (best?.table === table) return last?.score ?? null
  if (!best || score > best.score) {
    keep(`${key}.before`, best && JSON.stringify(best))
    keep(key, JSON.stringify({ score, table } satisfies Best))
  }
  return best?.score ?? null
}
