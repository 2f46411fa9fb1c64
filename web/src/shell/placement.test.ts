import { describe, expect, test } from 'vitest'
import { type Box, type Placed, placed, shared, type Size } from './placement'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })
const boxOf = (one: Placed): Box => box(one.left, one.top, one.width, one.height)
const sizes = (frame: Box): Size[] => [{ width: Math.min(330, frame.right - 16), height: 150 }, { width: 232, height: 210 }]
const WINDOWS = { desk: box(0, 0, 1440, 900), small: box(0, 0, 1280, 720), phone: box(0, 0, 390, 844), narrow: box(0, 0, 320, 568), flat: box(0, 0, 844, 390) }

describe('a bubble', () => {
  test('is inside the window wherever the target is, and beside it where there is room', () => {
    for (const [name, frame] of Object.entries(WINDOWS)) {
      for (let x = 0; x <= frame.right - 44; x += 53) {
        for (let y = 0; y <= frame.bottom - 44; y += 47) {
          const target = box(x, y, 44, 44)
          const found = boxOf(placed(target, sizes(frame), [], frame))
          expect(found.left >= 0 && found.right <= frame.right && found.top >= 0 && found.bottom <= frame.bottom, `${name} ${x} ${y}`).toBe(true)
          expect(shared(found, target), `${name} ${x} ${y}`).toBe(0)
        }
      }
    }
  })

  test('points at the middle of the target', () => {
    const target = box(340, 210, 52, 52)
    const found = placed(target, sizes(WINDOWS.desk), [], WINDOWS.desk)
    expect(found.side).toBe('right')
    expect(found.top + found.tip).toBe(236)
    const corner = placed(box(1390, 860, 44, 36), sizes(WINDOWS.desk), [], WINDOWS.desk)
    expect(corner.side).toBe('left')
    expect(corner.top + corner.tip).toBeGreaterThan(850)
  })

  test('leaves free what is lit: a phone’s question, four boxes in a column, the dice', () => {
    const column = [0, 1, 2, 3, 4].map((n) => box(92, 180 + n * 48, 47, 48))
    const found = placed(column[0]!, sizes(WINDOWS.phone), [...column.slice(1), box(0, 54, 390, 74), box(10, 690, 370, 60)], WINDOWS.phone)
    expect(column.reduce((sum, one) => sum + shared(boxOf(found), one), 0)).toBe(0)
    expect(found.side).toBe('right')
    expect(found.width).toBe(232)
  })

  test('goes below where both sides are lit', () => {
    const target = box(600, 300, 60, 60)
    const lit = [box(680, 100, 500, 260), box(100, 100, 480, 260)]
    expect(placed(target, sizes(WINDOWS.small), lit, WINDOWS.small).side).toBe('below')
  })

  test('steps back where everything around the target is lit: an atom among its bonds', () => {
    const atom = box(620, 320, 60, 60)
    const around = [box(580, 280, 44, 44), box(680, 280, 44, 44), box(580, 380, 44, 44), box(680, 380, 44, 44), box(560, 330, 40, 40), box(700, 330, 40, 40)]
    const found = placed(atom, sizes(WINDOWS.small), around, WINDOWS.small)
    expect(around.reduce((sum, one) => sum + shared(boxOf(found), one), 0)).toBe(0)
    expect(found.gap).toBeGreaterThan(13)
  })

  test('covers as little as possible where nothing is free', () => {
    const target = box(180, 400, 44, 44)
    const everywhere = [box(0, 0, 390, 395), box(0, 450, 390, 394), box(0, 396, 175, 52)]
    const found = boxOf(placed(target, sizes(WINDOWS.phone), [...everywhere, box(0, 0, 390, 395)], WINDOWS.phone))
    expect(shared(found, target)).toBe(0)
    expect(found.top).toBeGreaterThan(target.bottom) // above it things are lit twice
  })
})
