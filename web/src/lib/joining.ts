/** Joining. An answer that is lost on the way leaves no empty seat: the join is sent again with the same id. */
import { asRefusal, post } from './api'
import { freshId } from './ids'
import { keep, kept } from './kept'
import type { Entry, Join } from './types.gen'

const KEY = 'join'
/** Milliseconds until an answer counts as lost, and pauses before the join is sent again. */
const PATIENCE = 8000
const PAUSES = [500, 2000]

export async function joinGroup(wish: Join): Promise<Entry> {
  const n = idOf(wish)
  for (let tries = 0; ; tries += 1) {
    try {
      const entry = await post<Entry>('/api/join', { ...wish, n }, PATIENCE)
      keep(KEY, null, 'session')
      return entry
    } catch (caught) {
      const { code } = asRefusal(caught)
      if (code === 'join_used') keep(KEY, null, 'session')
      const pause = PAUSES[tries]
      if (code !== 'unreachable' || pause === undefined) throw caught
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/**
 * The id of a join, kept until it is answered: pressing the button again, or reloading the page, sends the same one.
 * It gives access to the seat, so it is as long as a token. The name is no part of it: a seat has one.
 */
function idOf(wish: Join): string {
  const what = JSON.stringify([wish.code, wish.watch ?? false, wish.seats_here ?? 1])
  const [known, id] = (kept(KEY, 'session') ?? '').split(' ')
  if (known === what && id) return id
  const fresh = freshId(32)
  keep(KEY, `${what} ${fresh}`, 'session')
  return fresh
}
