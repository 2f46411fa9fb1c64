/** Watches one table after the other, so that cockpit and wall have the state of all of them. */
import type { GroupStore } from '../../lib/store.svelte'

const PACE = 700

export function walk(store: GroupStore): () => void {
  let last = -1
  const timer = setInterval(() => {
    const tables = store.group?.tables ?? []
    if (tables.length < 2 || store.contact !== 'open') return
    // The next table with a newer version than last seen; in turn, since sealed choices change all tables all the time.
    for (let step = 1; step <= tables.length; step += 1) {
      const at = (last + step) % tables.length
      const info = tables[at]
      const seen = info && store.tableOf(info.id)
      // A pause changes no table's version, but stops its clock.
      if (!info || ((seen?.v ?? 0) >= (info.v ?? 0) && (info.over || seen?.paused === store.group?.paused))) continue
      last = at
      store.watch(info.id)
      return
    }
  }, PACE)
  return () => clearInterval(timer)
}
