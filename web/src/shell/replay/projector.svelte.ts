/** Controls a replay: opens it for one seat of this browser and moves it by hand, by timer or by the address. */
import { untrack } from 'svelte'
import { asRefusal, createGroup, download, type RefusalError } from '../../lib/api'
import type { GameEvent } from '../../lib/i18n'
import { keep, kept } from '../../lib/kept'
import { route } from '../../lib/route.svelte'
import { remember, savedSeat, type Saved } from '../../lib/saved'
import { GroupStore } from '../../lib/store.svelte'
import { say, words } from '../../lib/words.svelte'
import { loadRoom, type RoomUi } from '../../rooms/index'
import { textsOf } from '../named'
import { Film } from './film.svelte'

/** Milliseconds that a move with events is shown, by the speed of the replay; `fast` shows 218 moves in a minute. */
export const SPEEDS = { calm: 1300, brisk: 585, fast: 250 } as const
export type Speed = keyof typeof SPEEDS
/** How fast a board may animate a move at each speed; 0: not at all. */
const TEMPI: Record<Speed, number> = { calm: 1, brisk: 0.45, fast: 0 }
const KEY = 'replay'

export class Projector {
  /** Whether a seat has been looked up yet. */
  asked = $state(false)
  saved: Saved | undefined = $state.raw()
  film: Film | null = $state.raw(null)
  room: RoomUi | null = $state.raw(null)
  error: RefusalError | null = $state.raw(null)
  playing = $state(false)
  busy = $state(false)
  speed: Speed = $state(remembered())
  /** The kind of group, for the way back. */
  kind = $state('table')
  private table = ''

  readonly move: number = $derived(this.film?.move ?? 0)
  readonly of: number = $derived(this.film?.of ?? 0)
  readonly seat: number | null = $derived(this.film?.seat ?? null)
  /** The seat for which the curve is drawn and a new game would be started. */
  readonly hero: number = $derived(this.seat ?? 0)

  /** For an $effect: opens, and returns the function that closes. */
  open(group: string, table: string): () => void {
    const mine = savedSeat(group)
    this.asked = true
    this.saved = mine
    this.table = table
    if (!mine) return () => undefined
    const film = untrack(() => new Film(mine.token, table))
    this.film = film
    const people = untrack(() => new GroupStore(mine))
    people.tells = false
    untrack(() => void this.begin(film, mine))
    const stop = $effect.root(() => {
      $effect(() => this.introduce(film, people, table))
    })
    return () => {
      stop()
      people.close()
      film.close()
    }
  }

  /** The names by seat: for the newest deal from the group, for older deals from the positions. */
  private introduce(film: Film, people: GroupStore, table: string): void {
    const group = people.group
    if (!group) return
    this.kind = group.kind
    film.options = group.options
    const at = group.tables.find((one) => one.id === table)
    if (!at) return
    film.names = people.tableOf(table)?.names ?? (at.seats ?? []).map((one) => one.name)
    film.seats = at.seats ?? []
  }

  private async begin(film: Film, mine: Saved): Promise<void> {
    try {
      const [ui] = await Promise.all([loadRoom(mine.room), words.learn(mine.room), words.learn('replay')])
      await film.go(0, null)
      const count = ui.summary(film, words.current).seats.length
      if (film.seats.length === 0) film.seats = Array.from({ length: count }, () => ({ name: '' }))
      this.room = ui
      const from = address()
      const own = Math.max(0, film.seats.findIndex((one) => one.member === mine.member))
      await film.go(Math.min(from?.move ?? film.of, film.of), from ? from.seat : own)
      void film.sample(ui)
    } catch (caught) {
      this.error = asRefusal(caught)
    }
  }

  /** Show the game after so many moves; the address follows, so that it can be shared. */
  go(to: number, as = this.film?.aim.seat ?? null): void {
    if (!this.film) return
    const wanted = Math.max(0, Math.min(this.of, to))
    history.replaceState(null, '', `#${wanted}${as === null ? '' : `/${as}`}`)
    void this.film.go(wanted, as)
  }

  seek(to: number): void {
    this.playing = false
    this.go(to)
  }

  /** One move on or back from the requested move, not the shown one, so that quick steps on a slow network are not lost. */
  step(by: 1 | -1): void {
    if (this.film) this.seek(this.film.aim.move + by)
  }

  /** The same position from another seat. */
  show(seat: number | null): void {
    if (this.film) this.go(this.film.aim.move, seat)
  }

  /** The address was changed by hand, or by the back button. */
  follow(): void {
    const to = address()
    if (to && (to.move !== this.move || to.seat !== this.seat)) void this.film?.go(to.move, to.seat)
  }

  choose(speed: Speed): void {
    this.speed = speed
    keep(KEY, speed === 'calm' ? null : speed)
  }

  play(): void {
    if (!this.playing && this.move >= this.of) this.go(0)
    this.playing = !this.playing
  }

  /** For an $effect: one move on after a delay, while playing. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    if (this.move >= this.of) {
      this.playing = false
      return undefined
    }
    if (this.film) this.film.speed = TEMPI[this.speed]
    const next = this.move + 1
    const pace = SPEEDS[this.speed]
    const timer = setTimeout(() => this.go(next), untrack(() => (this.film?.step?.events.length ? pace : pace / 4)))
    return () => clearTimeout(timer)
  }

  /** The events of the newest move in words; those of the shown seat, if there are any. */
  told(): string[] {
    const { film, seat } = this
    if (!film?.step) return []
    const texts = this.room ? textsOf(this.room, film) : words.current
    const events = (film.step.events as GameEvent[]).filter((event) => texts.has(`event-${event.type}`))
    const mine = events.filter((event) => seat === null || !('seat' in event) || event.seat === seat)
    const lines = (mine.length > 0 ? mine : events).slice(0, 3).map((event) => texts.event(event, film.names, 'event', film.reader))
    if (lines.length > 0 || this.move === 0) return lines
    const by = film.step.by
    return [by !== null && by >= 0 ? say('web-replay-sealed', { name: film.nameOf(by) }) : say('web-replay-nothing')]
  }

  record(): Promise<void> {
    return this.attempt((mine) => download(`/api/tables/${this.table}/record`, mine.token, `${mine.room}-${mine.code}.labtop`))
  }

  /** A new game from this position, in the seat that is shown. */
  playOn(): Promise<void> {
    return this.attempt(async (mine) => {
      const at = { token: mine.token, table: this.table, move: this.move, seat: this.hero }
      const entry = remember({ ...(await createGroup({ room: mine.room, lang: words.lang, name: mine.name, play_on: at })), practice: true })
      route.go(`/g/${entry.group}`)
    })
  }

  private async attempt(what: (mine: Saved) => Promise<void>): Promise<void> {
    if (!this.saved) return
    this.busy = true
    this.error = null
    try {
      await what(this.saved)
    } catch (caught) {
      this.error = asRefusal(caught)
    } finally {
      this.busy = false
    }
  }
}

function remembered(): Speed {
  const known = kept(KEY)
  return known !== null && known in SPEEDS ? (known as Speed) : 'calm'
}

/** `#37/1`: after move 37, seen by seat 1. */
function address(): { move: number; seat: number | null } | null {
  const found = /^#(\d{1,6})(?:\/(\d{1,2}))?$/.exec(location.hash)
  return found ? { move: Number(found[1]), seat: found[2] === undefined ? null : Number(found[2]) } : null
}
