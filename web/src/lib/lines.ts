/** Two transports for the same messages: a WebSocket, or, where those are blocked, server-sent events down and POST up. */
import { refusalOf } from './api'
import type { FromServer, Hello } from './types.gen'

/** One attempt at a connection; it ends once, with `lost`. */
export interface Line {
  send(message: object): void
  close(): void
}

export interface LineEvents {
  /** Messages may be sent now; hello has been said. */
  ready(): void
  heard(message: FromServer): void
  /** `code`: the reason the server gave for closing, if any. */
  lost(code?: string): void
}

export type Dial = (hello: Omit<Hello, 't'>, events: LineEvents) => Line

export const dialSocket: Dial = (hello, events) => {
  const address = new URL('/api/socket', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  let over = false
  const lost = (): void => {
    if (!over) {
      over = true
      events.lost()
    }
  }
  socket.onopen = () => {
    socket.send(JSON.stringify({ t: 'hello', ...hello }))
    events.ready()
  }
  socket.onmessage = (message: MessageEvent<string>) => {
    if (!over) events.heard(JSON.parse(message.data) as FromServer)
  }
  socket.onclose = lost
  socket.onerror = lost
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close: () => {
      over = true
      socket.close()
    },
  }
}

export const dialStream: Dial = (hello, events) => {
  const stop = new AbortController()
  let stream = ''
  let over = false
  let sending: Promise<void> = Promise.resolve()
  const lost = (code?: string): void => {
    if (over) return
    over = true
    stop.abort()
    events.lost(code)
  }
  const heard = (kind: string, data: string): void => {
    if (over) return
    if (kind === 'stream') {
      stream = (JSON.parse(data) as { id: string }).id
      events.ready()
    } else {
      events.heard(JSON.parse(data) as FromServer)
    }
  }
  void listen(hello, stop.signal, heard).then(lost, () => lost())
  return {
    // One POST after the other: the order of messages is kept.
    send: (message) => {
      sending = sending.then(() => (over ? undefined : say(stream, message, stop.signal).catch(() => lost())))
    },
    close: () => {
      over = true
      stop.abort()
    },
  }
}

/** Read events until the stream ends; returns the reason if the server refused to start it. */
async function listen(
  hello: Omit<Hello, 't'>,
  signal: AbortSignal,
  heard: (kind: string, data: string) => void,
): Promise<string | undefined> {
  const headers: Record<string, string> = { Authorization: `Bearer ${hello.token}` }
  if (hello.host) headers['Labtop-Host'] = hello.host
  const answer = await fetch('/api/stream', { headers, signal, cache: 'no-store' })
  if (!answer.ok || !answer.body) {
    const refused = await refusalOf(answer)
    return answer.status < 500 && refused.code !== 'unreachable' ? refused.code : undefined
  }
  const split = eventSplitter(heard)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return undefined
    split(value)
  }
}

/** Parses server-sent events from text chunks with arbitrary boundaries. */
export function eventSplitter(heard: (kind: string, data: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      let kind = 'message'
      const data: string[] = []
      for (const line of block.split('\n')) {
        if (line.startsWith('event: ')) kind = line.slice(7)
        else if (line.startsWith('data: ')) data.push(line.slice(6))
      }
      if (data.length > 0) heard(kind, data.join('\n'))
    }
  }
}

async function say(stream: string, message: object, signal: AbortSignal): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Labtop-Stream': stream }
  const answer = await fetch('/api/say', { method: 'POST', headers, body: JSON.stringify(message), signal })
  if (!answer.ok) throw new Error(String(answer.status))
}
