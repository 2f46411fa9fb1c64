import { expect, test } from 'vitest'
import { GLASS, packed, REACH } from './packing'

test.each(Array.from({ length: 36 }, (_, n) => n + 1))('%i units lie within the glass, and none on another', (count) => {
  const { r, at } = packed(count)
  expect(at).toHaveLength(count)
  for (const { x, y } of at) {
    expect(x - REACH * r).toBeGreaterThanOrEqual(GLASS.left)
    expect(x + REACH * r).toBeLessThanOrEqual(GLASS.right)
    expect(y - REACH * r).toBeGreaterThanOrEqual(GLASS.top - 1)
    expect(y + REACH * r).toBeLessThanOrEqual(GLASS.bottom + 0.01)
  }
  at.forEach((one, i) => {
    for (const other of at.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.9 * r)
  })
})
