/** Six short sounds made of oscillators and noise, so that no sound files are needed. */
import type { SoundName } from './sound.svelte'

const LOUD = 0.16
/** Between the beginnings of two sounds, in seconds. */
const APART = 0.18

let context: AudioContext | null = null

/** Play one after the other, beginning now. */
export async function ring(names: readonly SoundName[]): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const from = context.currentTime + 0.01
  names.forEach((name, nth) => PLAYERS[name](context as AudioContext, from + nth * APART))
}

/** A tone that fades out; `to`: the pitch it glides to. */
function tone(at: AudioContext, from: number, hertz: number, seconds: number, { to = hertz, type = 'sine' as OscillatorType, loud = 1 } = {}): void {
  const oscillator = at.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(hertz, from)
  oscillator.frequency.exponentialRampToValueAtTime(to, from + seconds)
  oscillator.connect(fading(at, from, seconds, loud))
  oscillator.start(from)
  oscillator.stop(from + seconds)
}

/** A short burst of noise around one pitch: a die on wood, gas in a pipe. */
function hiss(at: AudioContext, from: number, hertz: number, seconds: number, loud = 1): void {
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
  const wave = samples.getChannelData(0)
  for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1
  const source = at.createBufferSource()
  source.buffer = samples
  const band = at.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(hertz, from)
  source.connect(band)
  band.connect(fading(at, from, seconds, loud))
  source.start(from)
}

function fading(at: AudioContext, from: number, seconds: number, loud: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(LOUD * loud, from + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
  gain.connect(at.destination)
  return gain
}

const PLAYERS: Record<SoundName, (at: AudioContext, from: number) => void> = {
  // four knocks, the last one settles
  dice: (at, from) => [0, 0.07, 0.15, 0.27].forEach((late, nth) => hiss(at, from + late, 1500 - nth * 260, 0.07, 2.4)),
  placed: (at, from) => {
    hiss(at, from, 900, 0.05, 2)
    tone(at, from, 220, 0.09, { to: 160 })
  },
  // gas rises, then a product appears
  reaction: (at, from) => {
    hiss(at, from, 3200, 0.3, 0.8)
    tone(at, from, 330, 0.32, { to: 660, loud: 0.8 })
  },
  money: (at, from) => {
    tone(at, from, 1320, 0.18, { type: 'triangle' })
    tone(at, from + 0.07, 1760, 0.3, { type: 'triangle' })
  },
  turn: (at, from) => {
    tone(at, from, 587, 0.22)
    tone(at, from + 0.13, 880, 0.35)
  },
  refused: (at, from) => tone(at, from, 196, 0.24, { to: 147, type: 'triangle' }),
}
