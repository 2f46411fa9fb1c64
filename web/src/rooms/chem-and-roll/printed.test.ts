import { expect, test } from 'vitest'
import sheet from '$locales/../rooms/chem_and_roll/content/sheet.toml?raw'
import { cell, hit, type Layout, neighbour, tablet, tall, ticketHit, wide } from './layout'
import { BOXES, COLOURS, ghosts, letters, LINES, MEDALS, OFFERS, ROUNDS, ROWS, runs, SALES, STOCK_REWARD } from './printed'

/** The tables of an array in the file, as plain fields. */
function tables(name: string): Record<string, string>[] {
  return sheet.split(`[[${name}]]`).slice(1).map((part) => {
    const fields = part.split(/^\[/m)[0]!
    return Object.fromEntries([...fields.matchAll(/^([\w-]+) = "?([^"#\n]*?)"?\s*(?:#.*)?$/gm)].map((found) => [found[1]!, found[2]!]))
  })
}
const number = (name: string): number => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(sheet)![1])

test('what is printed is what the sheet file says', () => {
  expect(tables('die').map((die) => die.id)).toEqual([...COLOURS])
  expect(tables('row').map((row) => [row.id, row.colour, row.pattern, Number(row.size), Number(row.bonus)])).toEqual(ROWS.map((row) => [row.box, row.colour, row.pattern, row.size, row.bonus]))
  expect(tables('sale').map((sale) => [sale.id, sale.colour, Number(sale.divisor)])).toEqual(SALES.map((sale) => [sale.box, sale.colour, sale.divisor]))
  expect(tables('market.offer').map((offer) => [Number(offer.price), Number(offer.highest)])).toEqual(OFFERS.map((offer) => [offer.price, offer.highest]))
  expect(tables('medal').map((medal) => [medal.id, Number(medal.from)])).toEqual(MEDALS.map((medal) => [medal.id, medal.at]))
  expect([number('rounds'), number('lines'), number('reward')]).toEqual([ROUNDS, LINES, STOCK_REWARD])
  for (const row of ROWS) expect(letters(row)).toHaveLength(row.size)
})

/** A draft's sheet, and a class's without its last row, on phones of all widths. */
const PHONES = [320, 344, 360, 375, 376, 390, 412].flatMap((width) => [tall(true, width), tall(false, width)])
/** Tablets: the wide drawing in windows of all kinds (beside the rail it shrinks with the height), and how many pixels a unit has there. */
const FLAT = [[992, 636, false], [836, 688, true], [936, 668, true], [936, 588, true], [1022, 892, true], [720, 318, false], [812, 243, false]].flatMap(([width, height, shrinks]) =>
  [true, false].map((draft) => {
    const layout = wide(draft, { width: Number(width), height: Number(height), shrinks: Boolean(shrinks), finger: true })
    return { layout, scale: shrinks ? Math.min(Number(width) / layout.width, Number(height) / layout.height) : Number(width) / layout.width }
  }),
)
const slotsOf = (draft: boolean): string[] =>
  BOXES.filter((box) => draft || !/^(excess|black)/.test(box)).flatMap((box) =>
    box.startsWith('line-') ? ['blue', 'red', 'white'].map((colour) => `${box}:${colour}`) : box === 'stock' ? [1, 2, 3, 4, 5, 6].map((value) => `stock:${value}`) : [box],
  )

test('every box has its place inside all drawings', () => {
  for (const layout of [wide(true), tablet(true), tablet(false), ...FLAT.map((one) => one.layout), ...PHONES]) {
    for (const slot of slotsOf(layout.draft)) {
      const at = hit(layout, slot)
      expect(at.x >= 0 && at.y >= 0 && at.x + at.w <= layout.width && at.y + at.h <= layout.height, slot).toBe(true)
    }
    for (const name of ['line-3:violet', 'bottle-5', 'water-3.4', 'catalyst-3.3', ...(layout.draft ? ['excess-2.2'] : [])]) {
      const at = cell(layout, name)
      expect(at.x + at.w <= layout.width && at.y + at.h <= layout.height, name).toBe(true)
    }
  }
  expect(() => cell(wide(false), 'black-hole')).toThrow('black-hole')
})

test('on a phone everything that can be touched has room for a finger, and nothing lies over another', () => {
  for (const layout of PHONES) touchable(layout)
})

test('so it has on a tablet, upright or flat, at whatever size the sheet is drawn', () => {
  for (const draft of [true, false]) touchable(tablet(draft))
  for (const { layout, scale } of FLAT) touchable(layout, scale)
  // The touch targets must not cost height: on an ordinary tablet the whole sheet fits the screen.
  const whole = FLAT.find(({ layout }) => !layout.draft)!
  expect(whole.layout.height * whole.scale).toBeLessThanOrEqual(636)
})

function touchable(layout: Layout, scale = 1): void {
  const slots = slotsOf(layout.draft)
  const spots = [...slots.map((slot) => ({ name: slot, ...hit(layout, slot) })), ...[0, 1].map((nth) => ({ name: `ticket ${nth}`, ...ticketHit(layout, nth) }))]
  for (const a of spots) {
    expect(Math.min(a.w, a.h) * scale + 0.01, `${a.name} at ${layout.width} × ${scale}`).toBeGreaterThanOrEqual(44)
    for (const b of spots) {
      if (a === b) continue
      const over = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01
      expect(over, `${a.name} and ${b.name} at ${layout.width}`).toBe(false)
    }
  }
}

test('arrow keys go to the nearest lit box that way', () => {
  const slots = ['line-3:red', 'line-5:red', 'stock:3', 'stock:4']
  expect(neighbour(wide(false), slots, 'line-3:red', 'ArrowDown')).toBe('line-5:red')
  expect(neighbour(wide(false), slots, 'stock:3', 'ArrowRight')).toBe('stock:4')
  expect(neighbour(wide(false), slots, 'stock:4', 'ArrowRight')).toBe(null)
  expect(neighbour(wide(false), slots, 'stock:3', 'Enter')).toBe(null)
})

test('formulas get lowered digits', () => {
  expect(runs('2 SO₃')).toEqual([{ text: '2 SO', low: false }, { text: '3', low: true }])
  expect(runs('H₂SO₄').map((run) => run.text).join('')).toBe('H2SO4')
})

test('a row that has begun shows what the server says it needs: after a 6 a series wants 5 and 4', () => {
  const row = (box: string) => ROWS.find((one) => one.box === box)!
  expect(ghosts(row('catalyst-2'), 0)).toEqual(['n', 'n+1', 'n+2'])
  expect(ghosts(row('catalyst-2'), 1, [5, 4])).toEqual(['', '5', '4'])
  expect(ghosts(row('catalyst-2'), 1, [4, 0])).toEqual(['', '4', '·'])
  expect(ghosts(row('catalyst-4'), 1, [5, 5, 5])).toEqual(['', '5', '5', '5'])
  expect(ghosts(row('catalyst-2'), 1, [5, 4], 5), 'the previewed die takes its own place').toEqual(['', '', '4'])
  expect(ghosts(row('catalyst-2'), 1, [4, 0], 6)).toEqual(['', '', '4'])
  expect(ghosts(row('catalyst-3'), 0, [], 2), 'of an empty row with a previewed die nothing is sure').toEqual(['', '·', '·', '·'])
})

test('on a phone the boxes of the last line stay inside the round ends of the reactors', () => {
  for (const layout of [320, 350, 376, 390].flatMap((width) => [tall(false, width), tall(true, width)])) {
    for (const [hue, vessel] of [['blue', layout.one], ['red', layout.one], ['violet', layout.two], ['white', layout.two]] as const) {
      const box = cell(layout, `line-5:${hue}`)
      const middle = vessel.x + vessel.w / 2
      const away = Math.max(Math.abs(box.x - middle), Math.abs(box.x + box.w - middle)) - box.w * 0.16 // its corners are round
      const wall = vessel.y + vessel.h - layout.cap + layout.cap * Math.sqrt(1 - (away / (vessel.w / 2)) ** 2)
      expect(box.y + box.h, `${layout.width} ${layout.draft} ${hue}`).toBeLessThan(wall)
    }
  }
})
