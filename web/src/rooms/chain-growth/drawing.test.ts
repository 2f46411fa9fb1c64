import { describe, expect, test } from 'vitest'
import { cardOf, looks, monomers, unitsOf } from './cards'
import { backbone, coil, PITCH } from './chain'
import { drawings } from './drawings.svelte'
import { draw, fromServer, MOLECULES } from './molecules'
import { averagesOf, rangeOf, trace } from './plot'
import type { PublicView } from './types'

const view = { radicals: { H2O2: 1, AIBN: 2 }, masses: { S: 104.15, MMA: 100.12, VAc: 86.09, BA: 128.17, H2O2: 34.01, AIBN: 164.21, CTA: 202.4, TEMPO: 156.25 } }

describe('cards', () => {
  test('a monomer, its value; a starter whose name looks like one; a joker', () => {
    expect(cardOf('MMA3', view)).toEqual({ id: 'MMA3', role: 'monomer', family: 'MMA', value: 3 })
    expect(cardOf('H2O2', view)).toMatchObject({ role: 'starter', family: 'H2O2', value: 0 })
    expect(cardOf('CO', view)).toMatchObject({ role: 'joker' })
    expect(unitsOf(['S2', 'MMA1'])).toEqual([{ family: 'S', card: 0 }, { family: 'S', card: 0 }, { family: 'MMA', card: 1 }])
  })

  test('every monomer has a shape and a colour of its own, the known ones always the same', () => {
    expect(monomers(view)).toEqual(['S', 'MMA', 'VAc', 'BA'])
    const own = looks({ radicals: {}, masses: { AN: 53.06, S: 104.15, E: 28.05, VC: 62.5, BA: 128.17, X: 1, Y: 2, Z: 3 } })
    expect(own.S).toEqual(looks(view).S)
    expect(new Set(Object.values(own).map((one) => one.shape)).size).toBe(8)
    expect(new Set(Object.values(own).map((one) => one.hue)).size).toBe(8)
  })
})

describe('molecules', () => {
  /** Hydrogens fill the free valences of the drawn carbons, so the sketch must give the formula. */
  const formula = (id: string): Record<string, number> => {
    const { atoms, bonds, radical } = MOLECULES[id]!
    const count: Record<string, number> = {}
    atoms.forEach(([, , label = 'C'], i) => {
      const used = bonds.reduce((sum, [a, b, order = 1]) => sum + (a === i || b === i ? order : 0), 0)
      const element = label === 'HS' ? 'S' : label
      count[element] = (count[element] ?? 0) + 1
      const free = { C: 4, O: 2, N: 3, S: 2 }[element]! - used - (radical === i ? 1 : 0)
      expect(free, `${id} atom ${i}`).toBeGreaterThanOrEqual(0)
      count.H = (count.H ?? 0) + free
    })
    return count
  }
  test.each([
    ['S', { C: 8, H: 8 }], ['MMA', { C: 5, H: 8, O: 2 }], ['VAc', { C: 4, H: 6, O: 2 }], ['BA', { C: 7, H: 12, O: 2 }],
    ['AIBN', { C: 8, H: 12, N: 4 }], ['TEMPO', { C: 9, H: 18, N: 1, O: 1 }], ['CTA', { C: 12, H: 26, S: 1 }],
  ])('%s is drawn as what it is', (id, wanted) => {
    expect(formula(id)).toEqual(wanted)
  })

  test.each(Object.keys(MOLECULES))('%s stays inside its box, letters included', (id) => {
    for (const [width, height] of [[80, 84], [56, 36]] as const) {
      const drawn = draw(MOLECULES[id]!, width, height)
      const numbers = drawn.lines.match(/-?[\d.]+/g)!.map(Number)
      numbers.forEach((value, i) => {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(i % 2 ? height : width)
      })
      for (const label of drawn.labels) expect(label.x).toBeLessThanOrEqual(width)
    }
  })
})

describe('molecules of own decks', () => {
  const acid = fromServer({
    atoms: [{ x: 0, y: 0 }, { x: 0.87, y: 0.5 }, { x: 1.73, y: 0 }, { x: 1.73, y: -1, label: 'O' }, { x: 2.6, y: 0.5, label: 'O', hydrogens: 1 }],
    bonds: [{ first: 0, second: 1, order: 2 }, { first: 1, second: 2 }, { first: 2, second: 3, order: 2 }, { first: 2, second: 4 }],
  })
  const pictured = (pictures: PublicView['pictures']): PublicView => ({ pictures }) as PublicView

  test('letters and hydrogens stay in the box, hydrogens on the side without a bond', () => {
    for (const [width, height] of [[80, 84], [56, 36]] as const) {
      const { labels, lines, size } = draw(acid, width, height)
      expect(labels.map(({ text }) => text).sort()).toEqual(['O', labels.some(({ anchor }) => anchor === 'end') ? 'HO' : 'OH'].sort())
      for (const { x, anchor } of labels) {
        expect(x - (anchor === 'end' ? 1.3 * size : 0)).toBeGreaterThanOrEqual(0)
        expect(x + (anchor === 'start' ? 1.3 * size : 0)).toBeLessThanOrEqual(width)
      }
      // Large enough to be read: bonds of 9 pixels at least.
      const [first] = lines.match(/M[\d.]+ [\d.]+L[\d.]+ [\d.]+/g)!.map((line) => line.match(/[\d.]+/g)!.map(Number))
      expect(Math.hypot(first![0]! - first![2]!, first![1]! - first![3]!)).toBeGreaterThan(9)
    }
    const ethene = fromServer({ atoms: [{ x: -0.5, y: 0, label: 'C', hydrogens: 2 }, { x: 0.5, y: 0, label: 'C', hydrogens: 2 }], bonds: [{ first: 0, second: 1, order: 2 }] })
    expect(draw(ethene, 80, 84).labels.map(({ text, anchor }) => [text, anchor])).toEqual([['H₂C', 'end'], ['CH₂', 'start']])
  })

  test('a card that has the name of a card of the box, but is another substance, never shows that one', async () => {
    const own = pictured({ S: { formula: 'C3H4O2', structure: 'C=CC(=O)O' } })
    expect(drawings.of('MMA', own)).toBe(MOLECULES.MMA)
    expect(drawings.of('S', own)).toBeNull()
    let asked = 0
    const answer = (): Promise<unknown> => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('no server')) : Promise.resolve({ drawings: { 'C=CC(=O)O': { atoms: [{ x: 0, y: 0 }], bonds: [] } } })
    }
    for (let times = 0; times < 3; times += 1) await drawings.fetch(own, answer)
    expect(asked).toBe(2)
    expect(drawings.of('S', own)!.atoms).toHaveLength(1)
    expect(drawings.of('S', pictured({ S: { formula: 'C2H4' } }))).toBeNull()
  })
})

describe('chains', () => {
  test('a short one is a zigzag of even steps', () => {
    const { beads, height } = coil(5, 10, 600)
    for (let i = 1; i < 5; i += 1) expect(beads[i]!.x - beads[i - 1]!.x).toBeCloseTo(PITCH * 10)
    expect(new Set(beads.map((bead) => bead.y)).size).toBe(2)
    expect(height).toBeLessThan(50)
  })

  test.each([7, 12, 19, 33, 61])('%i units fit any width, and no two lie on each other', (count) => {
    for (const room of [180, 250, 420, 900]) {
      const at = coil(count, 10, room)
      expect(at.width).toBeLessThanOrEqual(Math.max(room, 10 * (3.2 + 2 * PITCH + 4.2)) + 17)
      for (const [i, one] of at.beads.entries()) {
        expect(one.y + 10).toBeLessThanOrEqual(at.height)
        for (const other of at.beads.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)
      }
    }
  })

  test('growing leaves what is there where it lies', () => {
    const before = coil(6, 10, 400)
    const after = coil(9, 10, 400)
    expect(after.beads.slice(0, 6)).toEqual(before.beads)
  })

  test('the backbone runs round the bend', () => {
    const { beads } = coil(12, 10, 200)
    expect(backbone(beads, 10)).toMatch(/C/)
    expect(backbone(coil(4, 10, 200).beads, 10)).not.toMatch(/C/)
  })
})

describe('averages', () => {
  test('the vectors of the specification', () => {
    const three = averagesOf([833.2, 500.6, 716.96])
    expect(three.mn).toBeCloseTo(683.59, 2)
    expect(three.mw).toBeCloseTo(711.37, 2)
    expect(three.dispersity).toBeCloseTo(1.041, 3)
    expect(averagesOf([1333.8, 716.96]).dispersity).toBeCloseTo(1.09, 3)
    expect(averagesOf([833.2]).dispersity).toBe(1)
    expect(averagesOf([])).toEqual({ mn: 0, mw: 0, dispersity: 0 })
  })

  test('a peak stands where its chain is', () => {
    const drawn = trace([500, 1500], 300, 80)
    const heights = drawn.line.slice(1).split('L').map((point) => Number(point.split(' ')[1]))
    const top = heights.indexOf(Math.min(...heights))
    expect((top / 72) * 300).toBeCloseTo(drawn.x(1500), -1)
    expect(rangeOf([])).toEqual([0, 1000])
    expect(trace([104.15], 300, 80).ticks.length).toBeGreaterThan(1)
  })
})
