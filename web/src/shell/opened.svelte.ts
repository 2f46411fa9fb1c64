/** The opening of every page of a group: the seat this browser holds, its connection, the room's part and its words. */
import { untrack } from 'svelte'
import { savedSeat, type Saved } from '../lib/saved'
import { GroupStore } from '../lib/store.svelte'
import { words } from '../lib/words.svelte'
import { loadRoom, type RoomUi, type WallParts } from '../rooms/index'
import { walk } from './class/walk'

/** The role in which a page is opened: with a player's token, the teacher's, or the wall's, which shows nothing private. */
export type As = 'seat' | 'host' | 'wall'

export class Opened {
  /** Whether the seat has been looked up yet. */
  asked = $state(false)
  /** Undefined: this browser may not open the page. */
  saved: Saved | undefined = $state.raw()
  store: GroupStore | null = $state.raw(null)
  room: RoomUi | null = $state.raw(null)
  /** What the room shows on a wall, on a wall. */
  parts: WallParts | null = $state.raw(null)
  /** The room's part could not be fetched. */
  failed = $state(false)

  constructor(private readonly as: As) {}

  /** For an $effect: opens, and returns the function that closes. A new connection is opened only for another group. */
  open(id: string): () => void {
    const kept = savedSeat(id)
    const mine = kept && shownAs(kept, this.as)
    const store = untrack(() => (mine ? new GroupStore(mine) : null))
    this.asked = true
    this.saved = mine && kept
    this.store = store
    if (store) store.tells = this.as === 'seat'
    if (kept) untrack(() => void this.learn())
    const stop = store && this.as !== 'seat' ? walk(store) : null
    return () => {
      stop?.()
      store?.close()
    }
  }

  /** Fetch the room's part and all texts the page needs; can be retried. */
  async learn(): Promise<void> {
    const name = this.saved?.room
    if (!name) return
    this.failed = false
    try {
      const wanted = [words.learn(name), ...(this.as === 'seat' ? [] : [words.learn('class')])]
      const [ui] = await Promise.all([loadRoom(name), ...wanted])
      if (this.as === 'wall') this.parts = (await ui.wall?.()) ?? null
      this.room = ui
    } catch {
      this.failed = true
    }
  }
}

/** The saved seat with only the token for this role, even if the same browser also plays; undefined: there is no such token. */
function shownAs(kept: Saved, as: As): Saved | undefined {
  if (as === 'seat') return kept
  const token = as === 'host' ? kept.host : kept.wall
  if (!token) return undefined
  return as === 'host' ? { ...kept, token, host: null } : { ...kept, token, host: null, member: null }
}
