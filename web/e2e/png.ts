/** A screenshot with 256 colours: a third of the bytes, and no difference that a README would show. */
import { deflateSync, inflateSync } from 'node:zlib'

interface Bin {
  rgb: [number, number, number]
  count: number
}

export function smaller(png: Buffer): Buffer {
  const { width, height, pixels, step } = decoded(png)
  const keyOf = (at: number): number => ((pixels[at]! >> 2) << 12) | ((pixels[at + 1]! >> 2) << 6) | (pixels[at + 2]! >> 2)
  const bins = new Map<number, Bin>()
  for (let at = 0; at < pixels.length; at += step) {
    const bin = bins.get(keyOf(at))
    if (bin) bin.count += 1
    else bins.set(keyOf(at), { rgb: [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!], count: 1 })
  }
  const palette = medianCut([...bins.values()], 256)
  const nearest = new Map<number, number>()
  for (const [key, { rgb }] of bins) {
    let best = 0
    let least = Infinity
    palette.forEach((one, index) => {
      const far = (one[0] - rgb[0]) ** 2 * 2 + (one[1] - rgb[1]) ** 2 * 4 + (one[2] - rgb[2]) ** 2
      if (far < least) [least, best] = [far, index]
    })
    nearest.set(key, best)
  }
  const rows = Buffer.alloc((width + 1) * height) // each row begins with filter 0
  for (let at = 0, n = 0; at < pixels.length; at += step, n += 1) rows[n + Math.floor(n / width) + 1] = nearest.get(keyOf(at)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('PLTE', Buffer.from(palette.flat())), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

/** Split the box with the widest spread until there are enough; the colour of a box is its most frequent one. */
function medianCut(bins: Bin[], most: number): [number, number, number][] {
  const spread = (box: Bin[]): [number, number] => {
    const wide = [0, 1, 2].map((c) => Math.max(...box.map((b) => b.rgb[c]!)) - Math.min(...box.map((b) => b.rgb[c]!)))
    const channel = wide.indexOf(Math.max(...wide))
    return [(wide[channel] ?? 0) * Math.log2(1 + box.reduce((sum, b) => sum + b.count, 0)), channel]
  }
  const boxes = [{ box: bins, size: spread(bins) }]
  while (boxes.length < most) {
    const at = boxes.reduce((best, one, index) => (one.size[0] > (boxes[best]?.size[0] ?? 0) ? index : best), 0)
    const { box, size } = boxes[at]!
    if (box.length < 2) break
    box.sort((a, b) => a.rgb[size[1]]! - b.rgb[size[1]]!)
    const middle = Math.floor(box.length / 2)
    const halves = [box.slice(0, middle), box.slice(middle)].map((half) => ({ box: half, size: spread(half) }))
    boxes.splice(at, 1, ...halves)
  }
  return boxes.map(({ box }) => box.reduce((best, one) => (one.count > best.count ? one : best)).rgb)
}

/** Of Chromium's screenshots: 8 bits, RGB or RGBA, not interlaced. */
function decoded(png: Buffer): { width: number; height: number; pixels: Buffer; step: number } {
  const data: Buffer[] = []
  let [width, height, step] = [0, 0, 4]
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') [width, height, step] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3]
    if (kind === 'IDAT') data.push(body)
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(data))
  const line = width * step
  const pixels = Buffer.alloc(line * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)]
    for (let x = 0; x < line; x += 1) {
      const left = x >= step ? pixels[y * line + x - step]! : 0
      const up = y > 0 ? pixels[(y - 1) * line + x]! : 0
      const corner = x >= step && y > 0 ? pixels[(y - 1) * line + x - step]! : 0
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : filter === 4 ? paeth(left, up, corner) : 0
      pixels[y * line + x] = (raw[y * (line + 1) + 1 + x]! + guess) & 255
    }
  }
  return { width, height, pixels, step }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function chunk(kind: string, body: Buffer): Buffer {
  const told = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  let crc = 0xffffffff
  for (const byte of told) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8)
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(body.length, 0)
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4)
  return Buffer.concat([ends.subarray(0, 4), told, ends.subarray(4)])
}
