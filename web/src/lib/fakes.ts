/** For tests: a scripted server at the other end of a connection. */
import type { Dial, LineEvents } from './lines'
import type { Saved } from './saved'
import type { FromServer, Group, Now, SeatInfo } from './types.gen'

export class FakeLine {
  sent: Record<string, unknown>[] = []
  closed = false

  constructor(
    readonly hello: { token: string; host?: string | null },
    private readonly events: LineEvents,
    readonly way: number,
  ) {}

  open(): this {
    this.events.ready()
    return this
  }

  say(...messages: FromServer[]): this {
    for (const message of messages) this.events.heard(message)
    return this
  }

  drop(code?: string): void {
    this.events.lost(code)
  }

  /** The sent messages of one kind. */
  of(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.t === t)
  }
}

export class FakeServer {
  lines: FakeLine[] = []
  /** Indexes of the transports whose dialling throws. */
  blocked = new Set<number>()

  readonly dials: Dial[] = [0, 1].map((way) => (hello, events) => {
    if (this.blocked.has(way)) throw new Error('blocked')
    const line = new FakeLine(hello, events, way)
    this.lines.push(line)
    return {
      send: (message) => void line.sent.push(structuredClone(message) as Record<string, unknown>),
      close: () => void (line.closed = true),
    }
  })

  get last(): FakeLine {
    const line = this.lines.at(-1)
    if (!line) throw new Error('nobody has called')
    return line
  }
}

export const saved: Saved = {
  group: 'g1', code: 'KELVIN', kind: 'table', room: 'chem-and-roll', token: 'g1.0.secret', key: 'ABCDEFGH', member: 0, name: 'Mina',
  host: 'g1.h.secret', host_key: 'HOSTHOST', wall: null, at: 0,
}

export function group(change: Partial<Group> = {}, seats: SeatInfo[] = [{ name: 'Mina', member: 0, here: true }, { name: 'Yanis', member: 1 }]): Group {
  return {
    t: 'group', id: 'g1', code: 'KELVIN', kind: 'table', room: 'chem-and-roll', lang: 'en', options: {}, dice: 'table', role: 'member', member: 0, hints: 'off', inside: 2, bots: 0, own_names: false, title: '', begun: 0, timer: 0, timer_closes: false, wall: null, efforts: [], announced: [],
    locked: false, paused: false, started: true,
    members: [{ id: 0, name: 'Mina', here: true }, { id: 1, name: 'Yanis' }],
    tables: [{ id: 't1', number: 1, seats, v: 1, waiting: [0, 1] }],
    ...change,
  }
}

export function now(v: number, change: Partial<Now> = {}): Now {
  return {
    t: 'now', table: 't1', v, seat: 0, public: { round: v }, private: { sheet: v }, events: null, outcome: null,
    asks: [{ prompt: v, seat: 0, kind: 'choose', must: true, nth: 0 }], menus: [{ dice: [] }], ...change,
  }
}
