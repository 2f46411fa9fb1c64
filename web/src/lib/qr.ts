/** A QR code of a short text: bytes, error correction M, versions 1 to 10. Returns rows of dark (true) modules. */

// Per version: codewords of error correction per block, number of blocks, data codewords in all.
const BLOCKS = [
  [10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 64], [24, 2, 86], [16, 4, 108], [18, 4, 124], [22, 4, 154], [22, 5, 182], [26, 5, 216],
] as const
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const LEVEL_M = 0

type Grid = (boolean | null)[][]

export function qrCode(text: string, masks = [0, 1, 2, 3, 4, 5, 6, 7]): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex(([, , data], index) => bytes.length + (index < 9 ? 2 : 3) <= data) + 1
  if (version === 0) throw new RangeError('too long for this QR code')
  const words = interleave(dataWords(bytes, version), version)
  let best: boolean[][] = []
  let least = Infinity
  for (const mask of masks) {
    const grid = frame(version)
    drawFormat(grid, mask)
    fill(grid, words, mask)
    const done = grid as boolean[][]
    const cost = penalty(done)
    if (cost < least) [least, best] = [cost, done]
  }
  return best
}

function dataWords(bytes: number[], version: number): number[] {
  const room = (BLOCKS[version - 1] as (typeof BLOCKS)[number])[2]
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: room }, (_, word) => bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
}

/** Blocks with their error correction, woven together; the last blocks are one longer where it does not come out even. */
function interleave(data: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1] as (typeof BLOCKS)[number]
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const generator = generatorOf(correction)
  const blocks: number[][] = []
  const checks: number[][] = []
  let from = 0
  for (let block = 0; block < count; block += 1) {
    const length = short + (block >= count - longer ? 1 : 0)
    const part = data.slice(from, from + length)
    from += length
    blocks.push(part)
    checks.push(remainder(part, generator))
  }
  const woven: number[] = []
  for (let word = 0; word <= short; word += 1) for (const block of blocks) if (word < block.length) woven.push(block[word] as number)
  for (let word = 0; word < correction; word += 1) for (const check of checks) woven.push(check[word] as number)
  return woven
}

// ---- arithmetic in the field of 256 elements ---------------------------------------------------------------------------

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function generatorOf(degree: number): number[] {
  const found: number[] = Array<number>(degree - 1).fill(0).concat(1)
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) found[at] = times(found[at] as number, root) ^ (found[at + 1] ?? 0)
    root = times(root, 2)
  }
  return found
}

function remainder(data: number[], generator: number[]): number[] {
  const found = Array<number>(generator.length).fill(0)
  for (const word of data) {
    const factor = word ^ (found.shift() as number)
    found.push(0)
    generator.forEach((part, at) => (found[at] = (found[at] as number) ^ times(part, factor)))
  }
  return found
}

// ---- drawing ---------------------------------------------------------------------------------------------------------------

function frame(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean): void => {
    if (grid[y]?.[x] !== undefined) (grid[y] as (boolean | null)[])[x] = dark
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const places = ALIGN[version - 1] as number[]
  const last = places.length - 1
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
      for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }),
  )
  if (version >= 7) {
    const bits = (version << 12) | bch(version, 12, 0x1f25)
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
      set(far, near, dark)
      set(near, far, dark)
    }
  }
  return grid
}

function bch(value: number, degree: number, generator: number): number {
  let rest = value
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator)
  return rest
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const data = (LEVEL_M << 3) | mask
  const bits = ((data << 10) | bch(data, 10, 0x537)) ^ 0x5412
  const set = (x: number, y: number, bit: number): void => {
    ;(grid[y] as (boolean | null)[])[x] = ((bits >> bit) & 1) === 1
  }
  for (let bit = 0; bit <= 5; bit += 1) set(8, bit, bit)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let bit = 9; bit < 15; bit += 1) set(14 - bit, 8, bit)
  for (let bit = 0; bit < 8; bit += 1) set(size - 1 - bit, 8, bit)
  for (let bit = 8; bit < 15; bit += 1) set(8, size - 15 + bit, bit)
  ;(grid[size - 8] as (boolean | null)[])[8] = true
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Up and down in pairs of columns from the right, over what is still free. */
function fill(grid: Grid, words: number[], mask: number): void {
  const size = grid.length
  const hidden = MASKS[mask] as (x: number, y: number) => boolean
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        const row = grid[y] as (boolean | null)[]
        if (row[x] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit += 1
        row[x] = dark !== hidden(x, y)
      }
    }
  }
}

/** How hard a picture is to read: long runs, blocks, patterns like the corners, too dark or too light. */
function penalty(grid: boolean[][]): number {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x] as boolean))
  let cost = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2
    for (let at = 0; at <= size - 11; at += 1) {
      const eleven = text.slice(at, at + 11)
      if (eleven === '10111010000' || eleven === '00001011101') cost += 40
    }
  }
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const dark = grid[y]?.[x]
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) cost += 3
    }
  }
  const dark = grid.flat().filter(Boolean).length
  return cost + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}
