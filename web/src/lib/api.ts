/** The server's HTTP requests. A refused request throws a `Refusal`, which `Texts.refusal` turns into words. */
import type { Create, Entry, Join, Reenter } from './types.gen'

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
}

/** Any caught error as a refusal that can be shown. */
export const asRefusal = (caught: unknown): RefusalError => (caught instanceof RefusalError ? caught : new RefusalError('unreachable'))

export const createGroup = (wish: Create): Promise<Entry> => post('/api/groups', wish)
export const joinGroup = (wish: Join): Promise<Entry> => post('/api/join', wish)
export const preview = (room: string, options: Record<string, unknown>): Promise<unknown> => post(`/api/rooms/${room}/preview`, { options })
export const reenter = (wish: Reenter): Promise<Entry> => post('/api/reenter', wish)

let rooms: Promise<RoomInfo[]> | null = null

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

/** Download a file of the group, with a token that may read it. */
export async function download(path: string, token: string, name: string): Promise<void> {
  const answer = await get(path, token)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export async function get(path: string, token?: string): Promise<Response> {
  return checked(() => fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} }))
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await checked(() =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  )
  return (await answer.json()) as Answer
}

async function checked(ask: () => Promise<Response>): Promise<Response> {
  let answer: Response
  try {
    answer = await ask()
  } catch {
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
