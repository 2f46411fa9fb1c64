/**
 * A connection that reconnects by itself, falls back to a stream where sockets are blocked, and
 * sends a command again, with the same id, until the server reports it as saved or refused.
 */
import { freshId } from './ids'
import { keep, kept } from './kept'
import { type Dial, dialSocket, dialStream, type Line } from './lines'
import type { FromServer, Hello, No, Ok } from './types.gen'

/** `trying`: first attempt; `back`: lost, reconnecting; `ended`: closed by the server, no automatic reconnect. */
export type Contact = 'trying' | 'open' | 'back' | 'ended'

export interface ContactState {
  contact: Contact
  /** When the next attempt is due (milliseconds since 1970), while `back`. */
  nextTry: number | null
  /** Why it ended: a key `bye-…`. */
  code: string | null
}

/** A message that changes the group's state: it gets an id and takes effect once. */
export type Command = { t: string; n: string } & Record<string, unknown>

export interface Options {
  hello: Omit<Hello, 't'>
  /** Storage key for unsent commands, which survive a reload. */
  shelf: string
  heard(message: FromServer): void
  changed(state: ContactState): void
  /** Messages repeated after every hello: the seat that is shown, the table that is watched. */
  greet?(): object[]
  dials?: Dial[]
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const BEAT = 5000
/** Without any message for this long the connection counts as dead, whatever state it reports. */
const SILENCE = 12_500
/** Attempts without any message from the server before the other transport is tried. */
const PATIENCE = 2
/** Close reasons after which reconnecting would not help. */
const FINAL = new Set([
  'removed', 'deleted', 'replaced', 'token_unknown', 'log_damaged', 'other_rules_version', 'too_many_refused', 'bad_shape',
])
/** Refusals that are about this moment alone: the same command is sent again. */
export const PASSING: ReadonlySet<string> = new Set(['slow_down', 'busy'])
const TRIES = 5

export class Connection {
  private line: Line | null = null
  private ready = false
  private spoken = false
  private failures = 0
  private waits = 0
  private silentSince = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private unsent: Command[]
  private tries = new Map<string, number>()
  private answers = new Map<string, (answer: Ok | No) => void>()
  private closed = false
  private state: ContactState = { contact: 'trying', nextTry: null, code: null }
  private readonly dials: Dial[]

  constructor(private readonly options: Options) {
    this.dials = options.dials ?? [dialSocket, dialStream]
    this.unsent = readShelf(options.shelf)
    if (kept('way', 'session') === '1') this.failures = PATIENCE // sockets were blocked a moment ago
    addEventListener('online', this.atOnce)
    document.addEventListener('visibilitychange', this.atOnce)
    this.dial()
  }

  /** Commands the server has not answered yet, oldest first. */
  get waiting(): readonly Command[] {
    return this.unsent
  }

  /** Send until answered. If the answer comes after a reload, no caller waits for it and only the store receives it. */
  command(message: { t: string } & Record<string, unknown>, n = freshId()): Promise<Ok | No> {
    const command: Command = { ...message, n }
    this.unsent.push(command)
    this.shelve()
    if (this.ready) this.line?.send(command)
    return new Promise((resolve) => this.answers.set(n, resolve))
  }

  /** Drop a command that is out of date: it must not take effect after a reconnect. */
  withdraw(n: string): void {
    this.unsent = this.unsent.filter((command) => command.n !== n)
    this.answers.delete(n)
    this.shelve()
  }

  /** Send once, if connected: for requests and view choices that a new hello makes obsolete. */
  tell(message: object): void {
    if (this.ready) this.line?.send(message)
  }

  /** Connect now, also after `ended`: the person asked for it. */
  again(): void {
    if (this.closed || this.ready) return
    this.dial()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.atOnce)
    document.removeEventListener('visibilitychange', this.atOnce)
    this.hangUp()
  }

  // ---- dialling ------------------------------------------------------------------------------------------------------

  private dial(): void {
    this.hangUp()
    this.spoken = false
    this.silentSince = Date.now()
    if (this.state.contact === 'ended') this.change({ contact: 'trying', nextTry: null, code: null })
    const way = Math.floor(this.failures / PATIENCE) % this.dials.length
    const dial = this.dials[way] as Dial
    const line: { mine: Line | null } = { mine: null }
    const current = (): boolean => line.mine === this.line
    try {
      line.mine = dial(this.options.hello, {
        ready: () => current() && this.opened(),
        heard: (message) => current() && this.hear(message, way),
        lost: (code) => current() && this.lost(code),
      })
    } catch {
      this.failures = (Math.floor(this.failures / PATIENCE) + 1) * PATIENCE // the constructor throws where WebSockets are blocked
      this.later()
      return
    }
    this.line = line.mine
    this.beat = setInterval(() => this.pulse(), BEAT)
  }

  private hangUp(): void {
    clearTimeout(this.timer)
    clearInterval(this.beat)
    const line = this.line
    this.line = null
    this.ready = false
    line?.close()
  }

  private opened(): void {
    this.ready = true
    for (const message of this.options.greet?.() ?? []) this.line?.send(message)
    for (const command of this.unsent) this.line?.send(command)
  }

  private lost(code?: string): void {
    if (!this.spoken) this.failures += 1
    this.hangUp()
    if (this.closed || this.state.contact === 'ended') return
    if (code !== undefined && FINAL.has(code)) this.end(code)
    else this.later()
  }

  /** Full jitter: the devices of a class must not all reconnect at the same moment. */
  private later(): void {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits)
    const wait = Math.random() * most
    this.waits += 1
    this.change({ contact: 'back', nextTry: Date.now() + wait, code: null })
    this.timer = setTimeout(() => this.dial(), wait)
  }

  private readonly atOnce = (): void => {
    if (this.state.contact !== 'back' || this.line || document.visibilityState === 'hidden') return
    this.dial()
  }

  private end(code: string): void {
    this.hangUp()
    this.change({ contact: 'ended', nextTry: null, code })
  }

  private change(state: ContactState): void {
    this.state = state
    this.options.changed(state)
  }

  private pulse(): void {
    if (Date.now() - this.silentSince > SILENCE) this.lost()
    else this.tell({ t: 'ping' })
  }

  // ---- hearing -------------------------------------------------------------------------------------------------------

  private hear(message: FromServer, way: number): void {
    this.silentSince = Date.now()
    if (message.t === 'bye') {
      this.spoken = true
      if (FINAL.has(message.code)) this.end(message.code)
      else this.lost()
      return
    }
    if (message.t === 'group' && !this.spoken) this.reached(way)
    if (message.t === 'no' && this.tryLater(message)) return
    if (message.t === 'ok' || message.t === 'no') this.answered(message)
    this.options.heard(message)
  }

  /** The first state of the group has arrived: this transport works. */
  private reached(way: number): void {
    this.spoken = true
    this.waits = 0
    this.failures = way * PATIENCE
    keep('way', way === 0 ? null : '1', 'session')
    this.change({ contact: 'open', nextTry: null, code: null })
  }

  private tryLater(no: No): boolean {
    const command = this.unsent.find((one) => one.n === no.n)
    const tried = (this.tries.get(no.n) ?? 0) + 1
    if (!command || !PASSING.has(no.code) || tried > TRIES) return false
    this.tries.set(no.n, tried)
    setTimeout(() => this.unsent.includes(command) && this.tell(command), 1000 * Number(no.params?.wait ?? 1))
    return true
  }

  private answered(answer: Ok | No): void {
    this.unsent = this.unsent.filter((command) => command.n !== answer.n)
    this.tries.delete(answer.n)
    this.shelve()
    this.answers.get(answer.n)?.(answer)
    this.answers.delete(answer.n)
  }

  private shelve(): void {
    keep(`unsent.${this.options.shelf}`, this.unsent.length > 0 ? JSON.stringify(this.unsent) : null, 'session')
  }
}

function readShelf(shelf: string): Command[] {
  try {
    const found: unknown = JSON.parse(kept(`unsent.${shelf}`, 'session') ?? '[]')
    return Array.isArray(found) ? (found as Command[]).filter((one) => typeof one?.n === 'string') : []
  } catch {
    return []
  }
}
