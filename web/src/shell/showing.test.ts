import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PRESS, Showing } from './showing.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is to be touched is pressed one after the other, then the step is played once', () => {
  const showing = new Showing(() => false)
  const play = vi.fn()
  showing.start(2, play)
  expect(showing.at).toBe(1)
  showing.start(2, play) // the second half of a double click
  vi.advanceTimersByTime(PRESS)
  expect(showing.at).toBe(2)
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(PRESS)
  expect(showing.at).toBe(0)
  vi.advanceTimersByTime(10 * PRESS)
  expect(play).toHaveBeenCalledTimes(1)
})

test('a person who moves meanwhile has moved: nothing more is pressed or played', () => {
  const showing = new Showing(() => false)
  const play = vi.fn()
  showing.start(3, play)
  vi.advanceTimersByTime(PRESS)
  showing.stop()
  expect(showing.at).toBe(0)
  vi.advanceTimersByTime(10 * PRESS)
  expect(play).not.toHaveBeenCalled()
})

test('without motion the step is played at once', () => {
  const showing = new Showing(() => true)
  const play = vi.fn()
  showing.start(2, play)
  expect(play).toHaveBeenCalledTimes(1)
  expect(showing.at).toBe(0)
})
