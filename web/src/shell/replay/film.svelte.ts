/** A finished game, position by position, from any seat. The server replays it; nothing is computed here. */
import { asRefusal, get, type RefusalError } from '../../lib/api'
import type { GameEvent } from '../../lib/i18n'
import { readerOf } from '../../lib/reader'
import type { Outcome, SeatInfo, Step } from '../../lib/types.gen'
import { say } from '../../lib/words.svelte'
import type { RoomUi, TableStore } from '../../rooms/index'

const SAMPLES = 120
const KEPT = 600
/** Positions that are fetched before they are needed. */
const AHEAD = 3

/** When a position is, as people count: in rounds, or in a game without them in turns. */
export type Moment = Pick<Step, 'round' | 'turn'>

export interface Sample extends Partial<Moment> {
  move: number
  worth: number[]
}

/** A gain of one seat. */
export interface Turn extends Partial<Moment> {
  move: number
  gain: number
}

/** "Round 4", "Turn 12"; '' before the first, and with a server that does not say. */
export function whenOf(moment: Partial<Moment> | null | undefined, room: RoomUi | null): string {
  if (moment?.round) return say(room?.round ?? 'web-round', { round: moment.round })
  return moment?.turn ? say('web-turn', { turn: moment.turn }) : ''
}

export class Film implements TableStore {
  step: Step | null = $state.raw(null)
  error: RefusalError | null = $state.raw(null)
  names: readonly string[] = $state.raw([])
  seats: readonly SeatInfo[] = $state.raw([])
  curve: readonly Sample[] = $state.raw([])
  events: readonly GameEvent[] = $state.raw([])
  options: unknown = $state.raw(null)
  /** Grows with every position, also when stepping back, so that a board notices the new one. */
  v = $state(0)
  /** How fast a move may be animated: 1 is calm, 0 not at all. */
  speed = 1
  readonly asks = []
  readonly mine = []
  readonly chosen = []
  readonly pending = null
  readonly paused = false
  readonly online = true
  /** The requested move number; it differs from the shown one while a position is loading. */
  aim: { move: number; seat: number | null } = { move: 0, seat: null }
  private pictures = new Map<string, Promise<Step>>()
  private turn = 0
  private closed = false

  constructor(
    private readonly token: string,
    readonly id: string,
  ) {}

  readonly of: number = $derived(this.step?.of ?? 0)
  readonly move: number = $derived(this.step?.move ?? 0)
  readonly seat: number | null = $derived(this.step?.view.seat ?? null)
  readonly public: unknown = $derived(this.step?.view.public ?? null)
  readonly private: unknown = $derived(this.step?.view.private ?? null)
  /** No outcome, so that the last position shows the board and not the end scene. */
  readonly outcome: Outcome | null = null

  async go(move: number, seat: number | null): Promise<void> {
    const turn = (this.turn += 1)
    this.aim = { move, seat }
    try {
      const step = await this.picture(move, seat)
      if (turn !== this.turn || this.closed) return
      const next = this.step !== null && step.move === this.step.move + 1 && step.view.seat === this.step.view.seat
      this.error = null
      this.events = next ? (step.events as GameEvent[]) : []
      this.step = step
      this.sitting(step)
      this.v += 1
      for (let at = move + 1; at <= Math.min(step.of, move + AHEAD); at += 1) void this.picture(at, seat).catch(() => undefined)
    } catch (caught) {
      if (turn !== this.turn) return
      this.error = asRefusal(caught)
      this.aim = { move: this.move, seat: this.seat }
    }
  }

  /** Names by seat, as the server sends them with every position; the group knows only its newest deal. */
  private sitting(step: Step & { names?: string[] }): void {
    const told = step.names ?? []
    if (told.length > 0 && this.names.length === 0) this.names = told
    if (told.length > 0 && this.seats.length === 0) this.seats = told.map((name) => ({ name }))
  }

  /** The seat of the person who watches; null: several on one device, or none. */
  readonly reader: number | null = $derived(readerOf({ mine: this.step?.mine ?? [] }))

  nameOf(seat: number): string {
    return this.names[seat] || (seat === this.reader ? say('web-log-you') : '') || say('seat-name', { number: seat + 1 })
  }

  /** Everybody's score over the game, sampled: a crowd's game has thousands of moves. */
  async sample(room: RoomUi): Promise<void> {
    const worthOf = room.worth
    if (!worthOf || !this.step) return
    const stride = Math.max(1, Math.ceil(this.of / SAMPLES))
    const moves: number[] = []
    for (let move = 0; move < this.of; move += stride) moves.push(move)
    moves.push(this.of)
    const found: Sample[] = []
    for (let at = 0; at < moves.length && !this.closed; at += 3) {
      try {
        const steps = await Promise.all(moves.slice(at, at + 3).map((move) => this.picture(move, null)))
        for (const step of steps) found.push({ move: step.move, round: step.round, turn: step.turn, worth: this.seats.map((_, seat) => worthOf({ public: step.view.public }, seat)) })
      } catch {
        return // without a curve there is still a slider
      }
      if (at % 15 === 0) this.curve = [...found]
    }
    this.curve = found
  }

  /** Where this seat gained most, in the order of the game. */
  turns(seat: number, most = 4): Turn[] {
    const found: Turn[] = []
    this.curve.forEach((one, at) => {
      const before = this.curve[at - 1]
      const gain = before ? (one.worth[seat] ?? 0) - (before.worth[seat] ?? 0) : 0
      if (gain > 0) found.push({ move: one.move, round: one.round, turn: one.turn, gain })
    })
    return found.sort((a, b) => b.gain - a.gain).slice(0, most).sort((a, b) => a.move - b.move)
  }

  close(): void {
    this.closed = true
  }

  private picture(move: number, seat: number | null): Promise<Step> {
    const key = `${seat ?? -1}/${move}`
    const known = this.pictures.get(key)
    if (known) return known
    const asked = get(`/api/tables/${this.id}/steps/${key}`, this.token).then((answer) => answer.json() as Promise<Step>)
    asked.catch(() => this.pictures.delete(key))
    this.pictures.set(key, asked)
    const oldest = this.pictures.size > KEPT ? this.pictures.keys().next().value : undefined
    if (oldest !== undefined) this.pictures.delete(oldest)
    return asked
  }
}
