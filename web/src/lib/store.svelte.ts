/** A group as this device sees it: lobby, tables, connection. One store per open page of a group. */
import { type Contact, Connection, type ContactState, PASSING } from './socket'
import type { Dial } from './lines'
import { note, type Saved } from './saved'
import { server } from './server.svelte'
import { Table } from './table.svelte'
import { say } from './words.svelte'
import type { Advice, Ask, Fits, FromServer, Group, No, Ok, Past, Pong } from './types.gen'
import { freshId } from './ids'
import type { Lang, Refused } from './i18n'

/** The answer to a hint, a try, or choices for rounds before. */
type Reply = Advice | Fits | No | Ok | Past

const BLINK = 1000
/** Milliseconds that a hint or a try may take; the server gives up earlier. */
const PATIENCE = 30_000

/** After so many milliseconds a refusal of the moment gives its place back to the question and its buttons. */
const PASSES = 4000

/** Beginning of the ids of requests for the log. */
const STORY = 'story-'

export class GroupStore {
  group: Group | null = $state.raw(null)
  contact: Contact = $state('trying')
  nextTry: number | null = $state(null)
  /** Disconnected long enough to show a message. */
  lost = $state(false)
  /** Why the connection ended: a key `bye-…`. */
  ended: string | null = $state(null)
  /** The last refusal, until it is dismissed or the next answer is given. */
  refused: Refused | null = $state.raw(null)
  /** What is wrong with the server, told to hosts; empty while all is well. */
  troubles: readonly string[] = $state.raw([])
  /** The last refusal of an answer to a question: it may be told where the answer was given. */
  misplayed: Refused | null = $state.raw(null)
  /** Whether to request the log of a table; a page that cycles through the tables needs none. */
  tells = true
  private tables: Readonly<Record<string, Table>> = $state.raw({})
  private shown: string | null = $state(null)
  private watching: string | null = null
  private over: { table: string; seat: number } | null = null
  private behind = 0
  private blink: ReturnType<typeof setTimeout> | undefined
  /** Hints and tries that were sent and have no answer yet. */
  private readonly asked = new Map<string, (answer: Reply) => void>()
  private readonly line: Connection

  constructor(
    readonly saved: Saved,
    dials?: Dial[],
  ) {
    this.line = new Connection({
      hello: saved.host ? { token: saved.token, host: saved.host } : { token: saved.token },
      shelf: saved.token.split('.').slice(0, 2).join('.'),
      heard: (message) => this.hear(message),
      changed: (state) => this.change(state),
      greet: () => this.posture(),
      ...(dials ? { dials } : {}),
    })
    // Answers that were unconfirmed when the page was closed are shown as pending again.
    for (const command of this.line.waiting) {
      if (command.t === 'act') this.table(String(command.table)).sent(command.n, command.ask as Ask, command.action)
    }
  }

  /** The table that is shown. */
  readonly now: Table | null = $derived(this.shown === null ? null : (this.tables[this.shown] ?? null))
  /** A table of the group by number, if any message about it has arrived. */
  tableOf(id: string): Table | undefined {
    return this.tables[id]
  }

  get hosts(): boolean {
    return this.saved.host !== null || this.group?.role === 'host'
  }

  close(): void {
    clearTimeout(this.blink)
    this.line.close()
  }

  again(): void {
    this.line.again()
  }

  // ---- actions of the person --------------------------------------------------------------------------------------------

  act(table: Table, ask: Ask, action: unknown): void {
    this.refused = null
    const n = this.send({ t: 'act', table: table.id, ask, action })
    table.sent(n, ask, action)
  }

  /** Take back; where the others must agree, `table.wish` holds the state of the request. */
  async back(table: Table, seat: number): Promise<void> {
    const prompt = table.answered
    if (prompt === null || seat !== table.seat) return
    this.refused = null
    const answer = await this.line.command({ t: 'back', table: table.id, seat, prompt })
    if (answer.t === 'ok') table.tookBack(seat, answer.v ?? 0)
  }

  agree(table: Table, wish: string, yes: boolean): void {
    this.send({ t: 'agree', table: table.id, wish, yes })
    if (table.wish?.id === wish) table.wish = null
  }

  hint(table: Table, ask: Ask, lang: Lang): Promise<Advice | No> {
    return this.request({ t: 'hint', table: table.id, ask, lang }) as Promise<Advice | No>
  }

  /** Ask what the judge says to an answer, without giving it. */
  try(table: Table, ask: Ask, action: unknown): Promise<Fits | No> {
    return this.request({ t: 'try', table: table.id, ask, action }) as Promise<Fits | No>
  }

  /** Choices for the rounds before this person came; the same `n` when the last one is sent again. */
  async redo(table: Table, seat: number, answers: readonly unknown[], n: string, tries = false): Promise<Past | Ok | Fits | No> {
    const answer = (await this.request({ t: 'redo', table: table.id, seat, answers, ...(tries ? { tries } : {}) }, n)) as Past | Ok | Fits | No
    if (answer.t === 'ok') this.askStory(table) // the log tells of the new answers
    return answer
  }

  /** A question to the server: sent once and not repeated, since a late answer is useless. */
  private request(message: { t: string } & Record<string, unknown>, n = freshId()): Promise<Reply> {
    this.line.tell({ ...message, n })
    return new Promise((resolve) => {
      const late = setTimeout(() => this.replied({ t: 'no', n, code: 'unreachable' }), PATIENCE)
      this.asked.set(n, (answer) => {
        clearTimeout(late)
        resolve(answer)
      })
    })
  }

  private replied(answer: Reply): boolean {
    const told = this.asked.get(answer.n)
    this.asked.delete(answer.n)
    told?.(answer)
    return told !== undefined
  }

  /** The player of this seat holds the device now; null: no seat is shown. */
  turnTo(table: Table, seat: number | null): void {
    table.turnTo(seat) // at once, the server's answer may take a while
    this.line.tell({ t: 'face', table: table.id, seat })
    if (this.tells) this.askStory(table) // as this seat has seen it
  }

  watch(table: string): void {
    this.watching = table
    this.line.tell(this.look(table))
  }

  /** A teacher looks at a table as this seat sees it; null: as everybody does. */
  lookOver(table: string, seat: number | null): void {
    this.over = seat === null ? null : { table, seat }
    this.watch(table)
  }

  private look(table: string): object {
    return this.over?.table === table ? { t: 'watch', table, seat: this.over.seat } : { t: 'watch', table }
  }

  /** A host's command: start, rematch, lock, pause … */
  async host(message: { t: string } & Record<string, unknown>): Promise<Ok | No> {
    this.refused = null
    return this.line.command(message)
  }

  /** Another name for this person, until the game starts. */
  callMe(name: string): Promise<Ok | No> {
    return this.host({ t: 'call_me', name })
  }

  putAway(): void {
    this.refused = null
  }

  private send(message: { t: string } & Record<string, unknown>): string {
    void this.line.command(message)
    return this.line.waiting.at(-1)?.n ?? ''
  }

  // ---- messages of the server ------------------------------------------------------------------------------------------

  private change(state: ContactState): void {
    // It was away, or does not want this page: has it been renewed?
    if ((this.contact === 'back' && state.contact === 'open') || state.contact === 'ended') void server.look()
    this.contact = state.contact
    this.nextTry = state.nextTry
    this.ended = state.code
    if (state.contact !== 'open') this.troubles = [] // what was wrong then; the next hello brings what is wrong now
    if (state.contact !== 'back') {
      clearTimeout(this.blink)
      this.blink = undefined
      this.lost = false
    } else {
      this.blink ??= setTimeout(() => (this.lost = true), BLINK)
    }
    for (const table of Object.values(this.tables)) {
      table.online = state.contact === 'open'
      if (state.contact !== 'open') table.expectAnything()
    }
  }

  /** Messages sent after every hello, before the unsent commands: the shown seat and the watched table. */
  private posture(): object[] {
    const told: object[] = []
    if (this.watching !== null) told.push(this.look(this.watching))
    const face = this.now?.face
    if (this.shown !== null && face !== undefined) told.push({ t: 'face', table: this.shown, seat: face })
    return told
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'group':
        return this.hearGroup(message)
      case 'now': {
        const table = this.table(message.table)
        const first = this.shown !== message.table
        this.shown = message.table
        const wish = table.wish?.id
        if (table.now(message) && this.tells && (first || table.lacksStory)) this.askStory(table)
        if (wish !== undefined && table.wish === null) this.line.withdraw(wish)
        this.remember()
        return
      }
      case 'tick':
        return this.table(message.table).tick(message)
      case 'story':
        return this.table(message.table).tell(message)
      case 'thinking':
        return this.table(message.table).think(message.seats)
      case 'advice':
      case 'fits':
      case 'past':
        this.replied(message)
        return
      case 'wish':
        return this.table(message.table).hearWish(message)
      case 'ok':
        this.replied(message)
        for (const table of Object.values(this.tables)) table.saved(message)
        return
      case 'no':
        if (this.replied(message)) return
        if (message.n.startsWith(STORY)) return this.now?.expectStoryNoMore() // the next view asks again
        for (const table of Object.values(this.tables)) {
          if (table.refused(message.n)) this.misplayed = message
          if (table.wish?.id === message.n) table.wish = null
        }
        this.refused = message
        if (PASSING.has(message.code)) setTimeout(() => { if (this.refused === message) this.putAway() }, PASSES)
        return
      case 'pong':
        return this.checkGap(message)
      case 'trouble':
        this.troubles = message.codes
        return
    }
  }

  private hearGroup(group: Group): void {
    this.group = group
    for (const info of group.tables) this.table(info.id).info(info, group.member, group.options)
    this.remember()
  }

  /** Store for the home page the names of the players, whether it is this person's turn, and whether the game is over. */
  private remember(): void {
    const { group, now: table } = this
    if (group && table) {
      const others = table.seats.filter((seat) => seat.member !== group.member || group.member === null)
      note(this.saved.group, {
        others: others.filter((seat) => !seat.bot).map((seat) => seat.name),
        bots: others.filter((seat) => seat.bot).length,
        ...table.present,
      })
    }
  }

  private table(id: string): Table {
    const known = this.tables[id]
    if (known) return known
    const table = new Table(id, (seat, bot, mine) => (bot ? say('web-bot-number', { number: bot }) : mine ? say('web-log-you') : say('seat-name', { number: seat + 1 })))
    table.online = this.contact === 'open'
    this.tables = { ...this.tables, [id]: table }
    return table
  }

  private askStory(table: Table): void {
    table.awaitStory()
    this.line.tell({ t: 'history', table: table.id, n: `${STORY}${table.v}` })
  }

  /** The server reports a newer version than any received, twice in a row: a message was lost, so request the view again. */
  private checkGap(pong: Pong): void {
    const table = this.now
    const v = table ? (pong.v[table.id] ?? 0) : 0
    this.behind = table && v > table.heardOf ? this.behind + 1 : 0
    if (!table || this.behind < 2) return
    this.behind = 0
    table.expectAnything()
    const seat = table.face !== undefined ? table.face : table.seat
    this.line.tell(this.group?.role === 'member' ? { t: 'face', table: table.id, seat } : this.look(table.id))
    this.askStory(table)
  }
}
