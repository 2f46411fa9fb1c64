/** The best result on this device: what it is compared with, and that looking again changes nothing. */
import { beforeEach, expect, test, vi } from 'vitest'
import { enter } from './best'

beforeEach(() => localStorage.clear())

test('a result is compared with the best one before it, also when it is looked at again', () => {
  expect(enter('chem-and-roll', 'basic', 't1', 17)).toBeNull()
  expect(enter('chem-and-roll', 'basic', 't1', 17), 'the first one again').toBeNull()
  expect(enter('chem-and-roll', 'basic', 't2', 24)).toBe(17)
  expect(enter('chem-and-roll', 'basic', 't2', 24), 'the new best again').toBe(17)
  expect(enter('chem-and-roll', 'basic', 't3', 20)).toBe(24)
  expect(enter('chem-and-roll', 'basic', 't3', 20)).toBe(24)
})

test('other options have a best of their own', () => {
  enter('chem-and-roll', 'basic', 't1', 24)
  expect(enter('chem-and-roll', 'advanced', 't2', 12)).toBeNull()
})

test('what is stored may be broken, or there is no storage', () => {
  localStorage.setItem('labtop.best.chem-and-roll.basic', '{"score":"x"}')
  expect(enter('chem-and-roll', 'basic', 't1', 5)).toBeNull()
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('private window')
    },
  })
  expect(enter('chem-and-roll', 'basic', 't2', 5)).toBeNull()
  vi.unstubAllGlobals()
})
