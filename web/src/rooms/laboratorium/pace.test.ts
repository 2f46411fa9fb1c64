import { expect, test } from 'vitest'
import { pace, thrown } from './pace'

test('an announcement and a card stand half a second each', () => {
  expect([pace([{ type: 'announced', seat: 1 }]), pace([{ type: 'boum', seat: 2 }])]).toEqual([{ before: 0, after: 500 }, { before: 0, after: 500 }])
})

test('dice tumble over the old bench, settle, and then the bond closes', () => {
  const rolled = { type: 'succeeded', seat: 1, faces: [5, 4], total: 9, difficulty: 9 }
  expect(thrown([rolled])).toEqual([5, 4])
  expect(pace([rolled, { type: 'changed', seat: 1, done: 1 }])).toEqual({ before: 700, after: 800 })
})

test('a pass shows nothing for nobody to wait for', () => {
  expect(pace([{ type: 'drew', seat: 1, colour: 'boum' }])).toEqual({ before: 0, after: 0 })
})
