import { expect, test, vi } from 'vitest'
import { Announcer } from './announcer.svelte'

test('the first sentence is said at once, those that follow in the same moment together, in order', () => {
  vi.useFakeTimers()
  const announcer = new Announcer()
  for (const text of ['Noé draws.', 'Lea grows a chain.', '', 'It is your turn.']) announcer.tell(text)
  expect(announcer.text).toBe('Noé draws.')
  vi.advanceTimersByTime(600)
  expect(announcer.text).toBe('Lea grows a chain. It is your turn.')
  vi.advanceTimersByTime(600)
  announcer.tell('You draw.')
  expect(announcer.text).toBe('You draw.')
  vi.useRealTimers()
})
