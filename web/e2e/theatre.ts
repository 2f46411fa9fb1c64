/** Pages of the product without a game behind them: the real tables of `web/canned` are shown by a socket that the test answers itself,
    so that one page shows every stage of a room at once. Pages that need no table come from the real server. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { readFileSync } from 'node:fs'

export const ROOMS = ['chem-and-roll', 'chain-growth', 'chemistry-monopoly', 'laboratorium'] as const
export type Room = (typeof ROOMS)[number]

interface Scene {
  seat: number | null
  public: unknown
  private: unknown
  asks: { ask: Record<string, unknown>; menu: unknown }[]
  events: { type: string }[]
  outcome: unknown
  names: string[]
  chosen: number[]
  options?: unknown
  aid?: unknown
  /** What a finished game shows beside its result, to everybody or to each seat. */
  ending?: object | object[]
  /** What a class of such tables has made. */
  debriefing?: object
}
interface Told { scene: string; en: object; fr: object }

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../canned/${name}.json`, import.meta.url), 'utf8')) as T
export const scenesOf = (room: Room): Record<string, Scene> => read(room)
const HINTS = read<Record<Room, Told>>('hints')

/** The longest that a hint may say in few words: tests/bots/test_coach.py keeps every answer, worth and reason within these lengths. */
const LONGEST_HINT = {
  en: { brief: 'Transfer on Maximilian’s chain, then BA 1 + BA 3', lead_short: 'about 12.5 more wins in 100, ±4.5', short: 'Its next die comes with 50 %, and that of the other one with 67.' },
  fr: { brief: 'Lier ici le réactif 10 par une double liaison...', lead_short: 'environ 12,5 victoires de plus sur 100, ±4,5', short: 'Le prochain dé vient avec 50 %, et celui de l’autre avec 67 sur…' },
}
/** The real hint with its texts as long as they may be. */
function longest(told: { best: object; next: object }, lang: 'en' | 'fr'): object {
  const { brief, lead_short, short } = LONGEST_HINT[lang]
  return { best: { ...told.best, brief, short }, next: { ...told.next, brief, short }, lead: `${lead_short}, as it is told at length`, lead_short, even: false }
}

/** What the judge says to a wrong click, with a rule and a reason of real length. */
const REFUSALS: Record<Room, object> = {
  'chem-and-roll': { code: 'line-value-frozen', rule: '3.2', params: { line: 3, colour: 'blue', held: 5, value: 4, die: 'blue' } },
  'chain-growth': { code: 'wrong-monomer', rule: '5.2', params: { monomer: 'VAc', card: 'BA1', chain: 4 } },
  'chemistry-monopoly': { code: 'set-not-whole', rule: '5.1', params: { space: 'copper', family: 'red', have: 1, size: 3 } },
  laboratorium: { code: 'safety-token-missing', rule: '7.1', params: { token: 'coat' } },
}

export const hinted = (room: Room): string => HINTS[room].scene

/** The seats of a device or a class: entries as a browser keeps them. */
/** Of a class: with the longest word there is. */
const LONG_CODE = 'CHRYSOBERYL427'
const ENTRY = { group: 'GROUP', code: 'KELVIN427', token: 'a.b.c', key: 'KEY234', name: 'Mina', member: 0, host: null, host_key: null, wall: null }
const PUPILS = ['Ada', 'Ali', 'Ana-Lucía', 'Bao', 'Cem', 'Chloé', 'Diego', 'Emma', 'Enzo', 'Fatou', 'Hugo', 'Inès', 'Jade', 'Karim', 'Lina', 'Louis', 'Malik', 'Maximilienne', 'Nina', 'Noé', 'Omar', 'Rosa', 'Sacha', 'Salma', 'Théo', 'Tom', 'Yanis', 'Zoé']

/** Names that the server makes, none of which may be longer. */
const LONGEST = scenesOf('chem-and-roll')['class-99']!.names

export interface Showing {
  scene?: string
  /** All seats belong to this device, and it is being handed over. */
  handed?: boolean
  paused?: boolean
  /** The teacher has chosen for this seat while the round goes on. */
  chosen?: boolean
  /** The teacher has sent a hint. */
  sent?: boolean
  /** A hint says as much as it may. */
  long?: boolean
}

export class Theatre {
  private socket: WebSocketRoute | null = null
  private shown: object[] = []
  private table = 0
  private scene: Scene | null = null
  private lang: 'en' | 'fr' = 'en'
  private long = false

  constructor(
    private readonly page: Page,
    private readonly room: Room,
    private readonly as: 'seat' | 'host' | 'wall' | 'pupil' = 'seat',
  ) {}

  /** Takes the place of the server for tables, once per page. */
  async build(lang: 'en' | 'fr'): Promise<void> {
    this.lang = lang
    const kind = this.as === 'seat' ? 'table' : 'class'
    const entry = { ...ENTRY, kind, room: this.room, at: Date.now(), ...(this.as === 'seat' || this.as === 'pupil' ? {} : { member: null, host: 'h.o.st', wall: 'w.a.ll' }) }
    await this.page.addInitScript(([seats, spoken]) => {
      localStorage.setItem('labtop.seats', seats!)
      localStorage.setItem('labtop.lang', spoken!)
    }, [JSON.stringify([entry]), lang])
    await this.page.routeWebSocket('**/api/socket', (socket) => {
      this.socket = socket
      socket.onMessage((text) => this.answer(JSON.parse(String(text)) as Record<string, unknown>))
    })
    await this.page.route('**/api/tables/*/aid/*', (route) => route.fulfill({ json: this.scene?.aid ?? {} }))
    await this.page.route('**/api/tables/*/ending/*', (route) => route.fulfill({ json: this.ending(route.request().url()) }))
    await this.page.route('**/api/group/debriefing.json', (route) => route.fulfill({ json: this.scene?.debriefing ?? {} }))
    await this.page.route('**/api/tables/*/steps/*/*', (route) => route.fulfill({ json: this.step(route.request().url()) }))
    await this.page.route('**/api/tables/*/review/*/*', (route) => route.fulfill({ json: this.review() }))
  }

  /** One table, as one seat sees it. */
  show(wish: Showing & { scene: string }): void {
    const scene = scenesOf(this.room)[wish.scene]
    if (!scene) throw new Error(`no scene ${wish.scene} of ${this.room}`)
    this.scene = scene
    this.long = wish.long ?? false
    this.table += 1
    // The others have the longest names that the server makes.
    const seats = scene.names.map((name, n) => ({ name: n === (scene.seat ?? 0) ? name : LONGEST[n]!, member: wish.handed ? 0 : n, here: true, ...(n === scene.names.length - 1 && n > 0 && !wish.handed ? { bot: 'greedy' } : {}) }))
    const at = { table: `T${this.table}`, public: scene.public, private: wish.handed ? null : scene.private, seat: wish.handed ? null : scene.seat, outcome: scene.outcome, paused: wish.paused ?? false }
    const by = { ...(wish.chosen ? { idle: 1, answered: scene.asks[0]?.ask.prompt } : {}), ...(wish.sent ? { hint_sent: true } : {}) }
    const now = { t: 'now', ...at, ...by, asks: scene.asks.map((one) => one.ask), menus: wish.handed ? scene.asks.map(() => null) : scene.asks.map((one) => one.menu) }
    this.send(
      this.group({ tables: [{ id: `T${this.table}`, number: 1, seats, v: 11, over: scene.outcome !== null }], options: scene.options ?? {}, member: scene.seat, paused: wish.paused ?? false }),
      { ...now, v: 10, events: null },
      { ...now, v: 11, events: scene.events },
      ...(scene.chosen.length > 0 ? [{ t: 'tick', table: `T${this.table}`, v: 11, chosen: scene.chosen }] : []),
    )
  }

  /** The lobby of a table of friends, or of a class. */
  lobby(people: number, locked = false): void {
    const members = this.members(people)
    this.send(this.group({ started: false, locked, members, tables: [] }))
  }

  /** A class in its game, as its teacher and the wall see it. `scene` is a table that is watched; most rooms have seven of them. */
  class(name: string, { paused = false, busy = false, people = PUPILS.length } = {}): void {
    const scene = scenesOf(this.room)[name]!
    this.scene = scene
    this.table += 1
    const size = scene.names.length
    const count = Math.max(1, Math.floor(people / size))
    const named = (n: number): string => (size > 6 ? scene.names[n]! : (PUPILS[n] ?? LONGEST[n % LONGEST.length]!))
    const ids = Array.from({ length: count }, (_, n) => `T${this.table}-${n}`)
    const tables = ids.map((id, n) => ({ id, number: n + 1, v: 10, over: scene.outcome !== null, waiting: scene.outcome ? [] : busy ? scene.names.map((_, seat) => seat).filter((seat) => seat % 3 === 0) : [0], seats: scene.names.map((_, seat) => ({ name: named(n * size + seat), member: n * size + seat, here: true })) }))
    this.send(
      this.group({ members: this.members(count * size), tables, paused, options: scene.options ?? {}, ...(busy ? this.needs(ids[0]!, size) : {}) }),
      ...ids.map((table) => ({ t: 'now', table, v: 10, seat: null, public: scene.public, private: null, events: null, outcome: scene.outcome, paused })),
    )
  }

  /** Pupils who find no answer, one for whom the teacher chooses in a moment, and a class that is a while into its lesson. */
  private needs(table: string, size: number): object {
    const { t: _, ...refused } = REFUSALS[this.room] as Record<string, unknown>
    const seats = Array.from({ length: size }, (_, seat) => seat).filter((seat) => seat % 3 === 0)
    const efforts = seats.map((seat) => ({ table, seat, quiet: seat * 4, tries: seat % 2 ? 0 : 2, refused: seat % 2 ? [] : [refused, refused], ask: { prompt: 9, seat, kind: 'choose', must: true, nth: 0 }, hint: seat ? 'asked' : '' }))
    return { title: 'Terminale S2, groupe de chimie', begun: Date.now() / 1000 - 20 * 60, timer: 60, efforts, announced: [{ table, id: 'c1', seats: seats.slice(0, 3), left: 4 }], wall: { scene: 'game' } }
  }

  private members(people: number): object[] {
    return Array.from({ length: people }, (_, n) => PUPILS[n] ?? LONGEST[n % LONGEST.length]!).map((name, id) => ({ id, name, here: id % 7 !== 3, approved: true, untaken: id === 5, mark: id }))
  }

  private group(more: object): object {
    const role = { seat: 'host', pupil: 'member', host: 'host', wall: 'wall' }[this.as]
    const plays = this.as === 'seat' || this.as === 'pupil'
    return { t: 'group', id: 'GROUP', code: this.as === 'seat' ? ENTRY.code : LONG_CODE, kind: this.as === 'seat' ? 'table' : 'class', room: this.room, lang: this.lang, options: {}, dice: 'table', role, member: plays ? 0 : null, locked: false, paused: false, started: true, members: this.members(4), tables: [], hints: 'free', inside: 4, bots: 0, own_names: false, title: '', begun: 0, timer: 0, timer_closes: false, wall: null, efforts: [], announced: [], ...more }
  }

  private send(...messages: object[]): void {
    this.shown = messages
    if (this.socket) for (const message of messages) this.tell(message)
  }

  private tell(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private answer(asked: Record<string, unknown>): void {
    const n = asked.n
    if (asked.t === 'hello') for (const message of this.shown) this.tell(message)
    else if (asked.t === 'history') this.tell({ t: 'story', table: asked.table, v: 11, events: this.story() })
    else if (asked.t === 'hint') this.tell({ t: 'advice', n, table: asked.table, v: 11, ask: asked.ask, ...(this.long ? longest(HINTS[this.room][this.lang] as { best: object; next: object }, this.lang) : HINTS[this.room][this.lang]) })
    else if (asked.t === 'watch' && typeof asked.seat === 'number') this.tell({ t: 'now', table: asked.table, v: 10, seat: asked.seat, public: this.scene?.public, private: this.sheet(), events: null, outcome: null, paused: false })
    else if (asked.t === 'try') this.tell({ t: 'no', n, ...REFUSALS[this.room] })
  }

  private ending(url: string): object {
    const found = this.scene?.ending
    return (Array.isArray(found) ? found[Number(/\d+$/.exec(url)?.[0] ?? 0)] : found) ?? {}
  }

  /** What one seat sees of its own, for a teacher who looks over its shoulder. */
  private sheet(): unknown {
    const busy = scenesOf(this.room).busy
    const sheets = (busy?.public as { sheets?: unknown[] } | undefined)?.sheets
    return sheets ? { sheet: sheets[0] } : (busy?.private ?? null)
  }

  /** The events of all scenes with as many seats: a log as long as that of a real game. The shown scene's come last. */
  private story(): object[] {
    const all = Object.values(scenesOf(this.room)).filter((one) => one.names.length === this.scene?.names.length && one.public !== this.scene.public)
    return [...all.flatMap((one) => one.events), ...(this.scene?.events ?? [])]
  }

  /** A position of a replay: the scenes one after the other, as if they were of one game. */
  private step(url: string): object {
    const [, seat, move] = /steps\/(-?\d+)\/(\d+)/.exec(url)!
    const scene = this.scene!
    const mine = Number(seat) < 0 ? null : Number(seat)
    const view = { seat: mine, public: scene.public, private: mine === scene.seat ? scene.private : null }
    return { move: Number(move), of: 60, by: 0, view, events: scene.events, outcome: null, names: scene.names }
  }

  private review(): object {
    const { best, next } = HINTS[this.room][this.lang] as { best: object; next: object }
    const curve = Array.from({ length: 60 }, (_, move) => ({ move, seat: move % this.scene!.names.length, value: 0.3 + 0.2 * Math.sin(move / 5 + (move % 3)) }))
    const turning = [7, 22, 41].map((move, n) => ({ move, seat: n % 2, loss: this.lang === 'fr' ? 'environ 12 victoires sur 100' : 'about 12 wins in 100 games', played: next, best }))
    const accuracy = this.scene!.names.map((_, seat) => ({ seat, decisions: 20 - seat, accuracy: 0.91 - 0.1 * seat, loss: 0.4 }))
    return { room: this.room, unit: 'win', moves: 60, decisions: 80, weighed: 60, curve, turning, accuracy }
  }
}
