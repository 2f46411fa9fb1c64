import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { words } from '../../lib/words.svelte'
import Trouble from './Trouble.svelte'

beforeEach(async () => {
  await words.speak('en')
  await words.learn('class')
})

afterEach(cleanup)

const CODES = ['database_damaged', 'disk_full', 'disk_read_only', 'disk_failing', 'disk_nearly_full', 'log_damaged', 'loop_slow', 'workers_dead']

test('nothing is shown while all is well', () => {
  const { container } = render(Trouble, { codes: [] })
  expect(container.textContent?.trim()).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is wrong, what pupils notice and what to do, and it goes away', async () => {
  const { rerender } = render(Trouble, { codes: ['disk_full'] })
  const line = screen.getByRole('alert')
  expect(line.textContent).toContain('The server’s disk is full: moves are not being saved.')
  expect(line.textContent).toContain('Pupils read that their move does not count')
  expect(line.textContent).toContain('Delete or move files')
  await rerender({ codes: [] })
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['en', 'fr'] as const)('every trouble has three sentences: %s', async (lang) => {
  await words.speak(lang)
  render(Trouble, { codes: CODES })
  const told = screen.getAllByRole('alert').map((line) => line.textContent?.trim() ?? '')
  expect(told).toHaveLength(CODES.length)
  for (const line of told) expect(line.split(/[.»] /).length, line).toBeGreaterThanOrEqual(3)
})

test('a trouble that this page does not know is told in general words, once', () => {
  render(Trouble, { codes: ['meteorite', 'flood'] })
  expect(screen.getByRole('alert').textContent).toContain('labtop doctor')
})
