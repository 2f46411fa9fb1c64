import { describe, expect, test, vi } from 'vitest'
import canned from '../../../canned/chem-and-roll.json'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { ChemEvent } from './events'
import { Motion } from './motion.svelte'
import { covered, landedIn, owed, stepsOf } from './steps'

const sheet = canned.busy.public.sheets[0] as unknown as ChemAndRoll.SheetView
const watching = { seat: 0, sheet, flown: false, draft: false }
const reaction: ChemEvent[] = [
  { type: 'placed', seat: 0, die: 'red', rolled: 4, value: 5, box: 'line-3' },
  { type: 'reacted', seat: 0, line: 3, violet: 6, blue: 5, red: 5, shift: 1 },
  { type: 'acid_sold', seat: 0, line: 3, gain: 6 },
  { type: 'rolled', round: 17, faces: [1, 2, 3, 4] },
]

describe('from events to steps', () => {
  test('cause before effect: fly, react, run, fill, earn, then the next throw', () => {
    const steps = stepsOf(reaction, watching)
    expect(steps.map((step) => step.kind)).toEqual(['fly', 'react', 'run', 'fill', 'earn', 'tumble'])
    expect(steps.map((step) => step.ms)).toEqual([220, 120, 240, 200, 200, 520])
    expect([...covered(steps)]).toEqual(['line-3:red', 'line-3:violet', 'bottle-3', 'dice'])
    expect(owed(steps)).toBe(6)
  })

  test('a die that flew when it was chosen does not fly again', () => {
    expect(stepsOf(reaction, { ...watching, flown: true }).map((step) => step.kind)).toEqual(['react', 'run', 'fill', 'earn', 'tumble'])
  })

  test('others move nothing in a class; in a draft their die leaves the middle', () => {
    const others = reaction.slice(0, 3).map((event): ChemEvent => ({ ...event, seat: 2 }) as ChemEvent)
    expect(stepsOf(others, watching)).toEqual([])
    expect(stepsOf(others, { ...watching, draft: true })).toMatchObject([{ kind: 'take', die: 'red', seat: 2 }])
  })

  test('what is paid is counted down', () => {
    const bought: ChemEvent = { type: 'placed', seat: 0, die: 'white', rolled: 3, value: 6, box: 'water-sale', price: 2 }
    const steps = stepsOf([bought, { type: 'sold', seat: 0, box: 'water-sale', gain: 2 }, { type: 'swallowed', seat: 0, count: 2, price: 1 }], watching)
    expect(steps.filter((step) => step.kind === 'earn').map((step) => step.by)).toEqual([-2, 2, -1])
  })

  test('a die lands in the box where the sheet shows it', () => {
    expect(landedIn('catalyst-1', 'yellow', 2, sheet)).toBe('catalyst-1.1')
    expect(landedIn('line-3', 'red', 5, sheet)).toBe('line-3:red')
    expect(landedIn('stock', 'red', 1, sheet)).toBe('stock:1')
  })
})

describe('motion', () => {
  test('uncovers step by step and ends with nothing hidden', () => {
    vi.useFakeTimers()
    const motion = new Motion(() => false)
    motion.play(stepsOf(reaction, watching))
    expect(motion.hidden.has('line-3:red')).toBe(true)
    vi.advanceTimersByTime(220)
    expect(motion.hidden.has('line-3:red')).toBe(false)
    expect(motion.hidden.has('bottle-3')).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(motion.hidden.size).toBe(0)
    expect(motion.owed).toBe(0)
    expect(motion.busy).toBe(false)
    vi.useRealTimers()
  })

  test('can be skipped, and never starts where motion is not wanted', () => {
    const motion = new Motion(() => false)
    motion.play(stepsOf(reaction, watching))
    motion.skip()
    expect([motion.hidden.size, motion.owed, motion.busy]).toEqual([0, 0, false])
    const still = new Motion(() => true)
    still.play(stepsOf(reaction, watching))
    expect([still.hidden.size, still.busy]).toEqual([0, false])
    expect(still.fresh).toContain('bottle-3') // outlined instead
  })
})
