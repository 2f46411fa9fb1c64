import { expect, test } from 'vitest'
import { dayOf, dealOf, today } from './daily'

test('the day of a link is the day it was made on', () => {
  const day = new Date(2026, 0, 5, 23, 59)
  expect(today(day)).toBe('2026-01-05')
  expect(today(dayOf(today(day))!)).toBe('2026-01-05')
  expect(dealOf('2026-01-05')).toBe('day-2026-01-05')
})

test('what is no date is no day', () => {
  for (const text of ['', '2026-1-5', '2026-02-30', '2026-13-01', 'today', '2026-01-05x']) expect(dayOf(text), text).toBeNull()
})
