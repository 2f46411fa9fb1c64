import { expect, test } from 'vitest'
import type { TableStore } from '../index'
import { pace } from './pace'

const played = (mode: string): TableStore => ({ public: { mode } }) as unknown as TableStore
const placed = { type: 'placed', seat: 1, die: 'red', rolled: 3, value: 3, box: 'line-1' }

test('in a draft one pick is seen after the other; in a class nobody waits for anybody', () => {
  expect(pace([placed], played('draft'))).toEqual({ before: 0, after: 500 })
  expect(pace([placed, { type: 'reacted', seat: 1 }, { type: 'acid_sold', seat: 1 }, { type: 'rolled', round: 2 }], played('draft'))).toEqual({ before: 0, after: 900 })
  expect(pace([placed, { type: 'rolled', round: 2 }], played('class'))).toEqual({ before: 0, after: 0 })
})
