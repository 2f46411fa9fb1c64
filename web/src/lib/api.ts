/** The server's HTTP requests. A refused request throws a `Refusal`, which `Texts.refusal` turns into words. */
import { server } from './server.svelte'
import type { Create, Doorway, Entry, Look, Print, Reenter } from './types.gen'

export class RefusalError extends Error {
  constructor(
    readonly code: string,
    readonly rule = '',
    readonly params: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

/** One option of a room, as JSON Schema. */
export interface OptionSchema {
  enum?: (string | number)[]
  type?: string
  items?: OptionSchema
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** For a text option: the suggested values, grouped under headings. */
  groups?: Record<string, string[]>
  maxLength?: number
  /** It matters only where these options have these values. */
  when?: Record<string, unknown>
  default: unknown
}

export interface RoomInfo {
  id: string
  names: Record<string, string>
  rules: number
  seats: { mode: string | null; fewest: number; most: number; when?: Record<string, boolean> }[]
  options: Record<string, OptionSchema>
  /** Levels of bots, the weakest first. */
  bots: string[]
  /** Where the packaged content can be downloaded, in a room that accepts custom content. */
  pack?: string
  /** Kinds of questions that pass by themselves after a grace time. */
  windows?: string[]
  /** Options for games of different lengths, the usual one first. */
  lengths?: { id: string; options: Record<string, unknown> }[]
  /** What of it can be printed. */
  parts?: string[]
}

/** Any caught error as a refusal that can be shown. */
export const asRefusal = (caught: unknown): RefusalError => (caught instanceof RefusalError ? caught : new RefusalError('unreachable'))

export const createGroup = (wish: Create): Promise<Entry> => post('/api/groups', wish)
export const lookAt = (wish: Look): Promise<Doorway> => post('/api/look', wish)
export const preview = (room: string, options: Record<string, unknown>): Promise<unknown> => post(`/api/rooms/${room}/preview`, { options })
export const reenter = (wish: Reenter): Promise<Entry> => post('/api/reenter', wish)

/** Where other devices reach the server that runs on this one; '': not known. */
export const neighbours = (): Promise<string> => get('/api/address').then(async (answer) => ((await answer.json()) as { host: string }).host)

let rooms: Promise<RoomInfo[]> | null = null

/** What a class has done, as its room counts it. */
export const debriefing = (token: string): Promise<unknown> => get('/api/group/debriefing.json', token).then((answer) => answer.json())

/** Requested once and cached; a failed request is repeated at the next call. */
export function listRooms(): Promise<RoomInfo[]> {
  rooms ??= get('/api/rooms')
    .then((answer) => answer.json() as Promise<RoomInfo[]>)
    .catch((error: unknown) => {
      rooms = null
      throw error
    })
  return rooms
}

/** Clears the cached list, so that the next call asks the server again. */
export const forgetRooms = (): void => void (rooms = null)

/** Help for a seat's board, computed by the server from what everybody at the table sees. */
export const aidFor = (table: string, seat: number, token: string): Promise<unknown> => get(`/api/tables/${table}/aid/${seat}`, token).then((answer) => answer.json())

/** What the server says about a seat's finished game; an empty object in a room without it. */
export const endingFor = (table: string, seat: number, token: string): Promise<unknown> => get(`/api/tables/${table}/ending/${seat}`, token).then((answer) => answer.json())

/** Download a file of the group, with a token that may read it. */
export async function download(path: string, token: string, name: string): Promise<void> {
  save(await (await get(path, token)).blob(), name)
}

/** A game on paper, as a file. */
export const printed = (room: string, wish: Print): Promise<Blob> => send(`/api/rooms/${room}/print`, wish).then((answer) => answer.blob())

/** The game of a class, which the server knows: its pack need not be sent. */
export const printedOurs = (token: string, { lang, paper, bw, parts }: Required<Omit<Print, 'options'>>): Promise<Blob> =>
  get(`/api/group/print/${lang}/${paper}/${bw ? 'bw' : 'full'}/${parts.join(',') || 'all'}`, token).then((answer) => answer.blob())

/** Give the browser a file to save. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export async function get(path: string, token?: string): Promise<Response> {
  return checked(() => fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} }))
}

/** `patience`: milliseconds until a request without an answer is given up; the browser's own limit by default. */
export async function post<Answer>(path: string, body: unknown, patience?: number): Promise<Answer> {
  return (await (await send(path, body, patience)).json()) as Answer
}

function send(path: string, body: unknown, patience?: number): Promise<Response> {
  return checked(() =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(patience ? { signal: AbortSignal.timeout(patience) } : {}),
    }),
  )
}

async function checked(ask: () => Promise<Response>): Promise<Response> {
  let answer: Response
  try {
    answer = await ask()
    server.lost = false
  } catch {
    server.lost = true
    throw new RefusalError('unreachable')
  }
  if (!answer.ok) throw await refusalOf(answer)
  return answer
}

export async function refusalOf(answer: Response): Promise<RefusalError> {
  try {
    const told = (await answer.json()) as { code?: string; rule?: string; params?: Record<string, unknown> }
    if (told.code) return new RefusalError(told.code, told.rule, told.params)
  } catch {
    // an error page of a proxy, not of this server
  }
  return new RefusalError('unreachable')
}
