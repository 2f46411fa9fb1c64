/** A tap that skips presses nothing: what lies under it may have come there only by the skip. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Skipping } from './skipping'

const stage = { lively: true, lasting: false, skip: vi.fn(() => true), catchUp: vi.fn() }
let pressed: string[]
let at: number
let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(stage, { lively: true, lasting: false })
  pressed = []
  at = 1000
  document.body.innerHTML = '<header><button id="rules">Rules</button></header><main><p id="blank"></p><button id="roll">Roll</button><input id="field" /></main>'
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.id))
  const skipping = new Skipping(() => stage, () => document.querySelector('main') ?? undefined, () => at)
  const heard: [string, (event: Event) => void][] = [
    ['pointerdown', (event) => skipping.down(event)], ['click', (event) => skipping.click(event)], ['keydown', (event) => skipping.key(event as KeyboardEvent)], ['keyup', () => skipping.up()],
  ]
  for (const [name, hear] of heard) window.addEventListener(name, hear, true)
  stop = () => heard.forEach(([name, hear]) => window.removeEventListener(name, hear, true))
})
afterEach(() => stop())

const find = (id: string): HTMLElement => document.getElementById(id)!
function tap(id: string, wait = 0): void {
  at += wait
  find(id).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  find(id).click()
}
/** A key on an element; a browser turns Enter on a button into a click unless that is prevented. */
function key(id: string, name: string): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  return find(id).dispatchEvent(event)
}

test('a tap on the board skips, and presses nothing there', () => {
  tap('roll')
  expect([stage.skip.mock.calls.length, pressed]).toEqual([1, []])
  stage.lively = false
  tap('roll', 1000)
  expect([stage.skip.mock.calls.length, pressed]).toEqual([1, ['roll']])
})

test('a second tap soon after goes to the own turn; a later one ends the next event', () => {
  tap('blank')
  tap('blank', 599)
  expect([stage.skip.mock.calls.length, stage.catchUp.mock.calls.length]).toEqual([1, 1])
  tap('blank', 600)
  expect(stage.skip).toHaveBeenCalledTimes(2)
})

test('the second half of a double tap does not press what the first half has brought', () => {
  tap('blank')
  stage.lively = false
  tap('roll', 120)
  expect(pressed).toEqual([])
  tap('roll', 260)
  expect(pressed).toEqual(['roll'])
})

test('a control of the frame works as always and skips nothing', () => {
  tap('rules')
  key('rules', 'Enter')
  expect([stage.skip.mock.calls.length, pressed]).toEqual([0, ['rules']])
})

test('a key skips and does nothing else; keys for looking around are spared', () => {
  expect(key('roll', 'Enter')).toBe(false)
  expect(stage.skip).toHaveBeenCalledTimes(1)
  find('roll').click() // as a browser might send it with the key
  expect(pressed).toEqual([])
  for (const name of ['Tab', 'ArrowDown', 'Shift', 'PageUp']) expect(key('roll', name)).toBe(true)
  expect(key('field', 'a')).toBe(true)
  expect(stage.skip).toHaveBeenCalledTimes(1)
})

test('the look at the last move can be ended too', () => {
  Object.assign(stage, { lively: false, lasting: true })
  tap('blank')
  expect([stage.skip.mock.calls.length, stage.catchUp.mock.calls.length]).toEqual([1, 0])
})

test('while nothing is played every tap and key does what it says', () => {
  stage.lively = false
  tap('roll')
  expect(key('roll', 'r')).toBe(true)
  expect([stage.skip.mock.calls.length, pressed]).toEqual([0, ['roll']])
})
