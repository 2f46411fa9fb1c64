/** Sounds: off until switched on, remembered, made of nodes that end; checked with a fake AudioContext. */
import { beforeEach, expect, test, vi } from 'vitest'
import { SOUNDS } from './sound.svelte'

let sounds: (typeof import('./sound.svelte'))['sounds']

const heard: { kind: string; from: number; until: number | null }[] = []
let made = 0
let resumed = 0

class FakeParam {
  setValueAtTime(value: number, at: number): void {
    check(value, at)
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    check(value, at)
  }
}

/** Throws for the values that a real AudioParam rejects. */
function check(value: number, at: number): void {
  if (!(value > 0) || !Number.isFinite(at) || at < 0) throw new RangeError(`${value} at ${at}`)
}

class FakeNode {
  type = ''
  buffer: unknown = null
  frequency = new FakeParam()
  gain = new FakeParam()
  private note: (typeof heard)[number] | null = null
  constructor(readonly kind: string) {}
  connect(): void {}
  start(from: number): void {
    this.note = { kind: this.kind, from, until: null }
    heard.push(this.note)
  }
  stop(until: number): void {
    if (this.note) this.note.until = until
  }
}

class FakeAudioContext {
  state = 'suspended'
  currentTime = 1
  sampleRate = 8000
  destination = {}
  constructor() {
    made += 1
  }
  resume(): Promise<void> {
    resumed += 1
    this.state = 'running'
    return Promise.resolve()
  }
  createOscillator = (): FakeNode => new FakeNode('tone')
  createBufferSource = (): FakeNode => new FakeNode('hiss')
  createGain = (): FakeNode => new FakeNode('gain')
  createBiquadFilter = (): FakeNode => new FakeNode('filter')
  createBuffer = (_channels: number, length: number): { getChannelData(): Float32Array } => ({ getChannelData: () => new Float32Array(length) })
}

const settled = (): Promise<void> => vi.dynamicImportSettled()

beforeEach(async () => {
  localStorage.clear()
  heard.length = made = resumed = 0
  vi.stubGlobal('AudioContext', FakeAudioContext)
  await opened()
})

/** Imports all modules again, as after a reload. */
async function opened(): Promise<void> {
  vi.resetModules()
  ;({ sounds } = await import('./sound.svelte'))
}

test('nothing is made and nothing is heard until somebody switches sounds on', async () => {
  expect(sounds.on).toBe(false)
  sounds.play('dice', 'money')
  await settled()
  expect([made, heard.length]).toEqual([0, 0])
})

test('the switch is remembered on this device, and is heard at once', async () => {
  sounds.switch(true)
  await settled()
  expect(localStorage.getItem('labtop.sound')).toBe('on')
  expect([made, resumed]).toEqual([1, 1])
  expect(heard.length).toBeGreaterThan(0)
  await opened()
  expect(sounds.on, 'after a reload').toBe(true)
  sounds.switch(false)
  expect(localStorage.getItem('labtop.sound')).toBe(null)
  heard.length = 0
  sounds.play('turn')
  await settled()
  expect(heard).toEqual([])
})

test.each(SOUNDS)('%s begins soon, is short and uses the one context', async (name) => {
  sounds.on = true
  sounds.play(name)
  await settled()
  expect(heard.length).toBeGreaterThan(0)
  for (const note of heard) {
    expect(note.from).toBeGreaterThanOrEqual(1)
    expect(note.from).toBeLessThan(1.5)
    if (note.kind === 'tone') expect((note.until ?? Infinity) - note.from).toBeLessThan(0.5)
  }
  sounds.play(name)
  await settled()
  expect(made).toBe(1)
})

test('several in one moment follow each other, and none twice', async () => {
  sounds.on = true
  sounds.play('refused', 'refused', 'turn')
  await settled()
  expect(heard).toHaveLength(3) // one tone of the first, two of the second
  expect((heard[1]?.from ?? 0) - (heard[0]?.from ?? 0)).toBeCloseTo(0.18)
})

test('before the page was touched, and without a loudspeaker, it is silent and no error', async () => {
  sounds.on = true
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
  sounds.play('dice')
  await settled()
  expect(heard).toEqual([])
  Reflect.deleteProperty(navigator, 'userActivation')
  const broken = vi.fn(function () {
    throw new Error('no device')
  })
  vi.stubGlobal('AudioContext', broken)
  sounds.play('dice')
  await settled()
  expect(broken).toHaveBeenCalledOnce()
  expect(heard).toEqual([])
})
