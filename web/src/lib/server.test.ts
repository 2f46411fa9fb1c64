import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusalError, get } from './api'
import { isNewer, server } from './server.svelte'

const page = (hash: string): string => `<script type="module" crossorigin src="/assets/index-${hash}.js"></script>`

beforeEach(() => {
  document.head.innerHTML = page('aaaaaaaa').replace('type="module"', 'type="module" data-test')
  server.lost = false
  server.newer = false
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const answering = (text: string, status = 200): void => void vi.stubGlobal('fetch', async () => new Response(text, { status }))

test('a page is newer if it starts with another script', () => {
  expect(isNewer(page('aaaaaaaa'))).toBe(false)
  expect(isNewer(page('bbbbbbbb'))).toBe(true)
  expect(isNewer('<p>Please sign in to this network</p>')).toBe(false)
})

test('a look tells whether the server is there, and newer', async () => {
  answering(page('aaaaaaaa'))
  await server.look()
  expect([server.lost, server.newer]).toEqual([false, false])
  answering(page('bbbbbbbb'))
  await server.look()
  expect([server.lost, server.newer]).toEqual([false, true])
  answering('Bad gateway', 502)
  await server.look()
  expect([server.lost, server.newer]).toEqual([true, true])
})

test('a request without an answer tells it too, until one has an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(get('/api/rooms')).rejects.toBeInstanceOf(RefusalError)
  expect(server.lost).toBe(true)
  answering('[]')
  await get('/api/rooms')
  expect(server.lost).toBe(false)
})
