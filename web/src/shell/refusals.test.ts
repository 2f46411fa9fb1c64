import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { texts } from '../lib/i18n'
import type { Ask, Fits, No } from '../lib/types.gen'
import { words } from '../lib/words.svelte'
import type { RoomUi, TableStore } from '../rooms/index'
import Refusal from './Refusal.svelte'
import { Refusals } from './refusals.svelte'

const FILES = import.meta.glob<string>('$locales/en/{engine,chem-and-roll}.ftl', { import: 'default', eager: true })
const ask: Ask = { prompt: 1, seat: 0, kind: 'choose', must: true, nth: 0 }
const no = (code = 'line_value_frozen', params = { line: 1, colour: 'blue', held: 4, value: 3 }): No => ({ t: 'no', n: 'x', code, rule: '3.2', params })
const fits: Fits = { t: 'fits', n: 'x', table: 't', v: 1 }

let at: HTMLButtonElement
beforeEach(async () => {
  await words.speak('en')
  at = document.body.appendChild(document.createElement('button'))
})
afterEach(() => {
  at.remove()
  cleanup()
})
const settled = async (): Promise<void> => {
  for (let i = 0; i < 4; i += 1) await tick()
}

function bubble(refusals: Refusals) {
  const openRule = vi.fn()
  render(Refusal, { refusals, room: {} as RoomUi, texts: texts('en', Object.values(FILES)), table: { names: [] } as unknown as TableStore, openRule })
  return openRule
}

test('the judge’s reason and its chemistry, in a live region, with the rule and the ways out', async () => {
  const refusals = new Refusals(() => Promise.resolve(no()))
  const openRule = bubble(refusals)
  const live = screen.getByRole('status')
  expect(live.textContent?.trim()).toBe('') // it is there before anything is said
  const way = vi.fn()
  refusals.attempt(ask, {}, at, [{ text: 'Place into line 2', do: way }])
  await settled()
  expect(live.textContent).toContain('Line 1 already holds blue 4')
  expect(live.textContent).toContain('right ratio')
  expect(at.hasAttribute('data-refused')).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Rule 3.2' }))
  expect(openRule).toHaveBeenCalledWith('3.2')
  expect(live.textContent?.trim()).toBe('')
  expect(at.hasAttribute('data-refused')).toBe(false)
  refusals.attempt(ask, {}, at, [{ text: 'Place into line 2', do: way }])
  await settled()
  await fireEvent.click(screen.getByRole('button', { name: 'Place into line 2' }))
  expect(way).toHaveBeenCalledOnce()
})

test('gone with the next input; Tab leads in, Escape back', async () => {
  const refusals = new Refusals(() => Promise.resolve(no()))
  bubble(refusals)
  const show = async (): Promise<void> => {
    refusals.attempt(ask, {}, at)
    await settled()
    expect(refusals.shown).not.toBeNull()
  }
  await show()
  await fireEvent.pointerDown(document.body)
  expect(refusals.shown).toBeNull()
  await show()
  await fireEvent.keyDown(at, { key: 'ArrowDown' })
  expect(refusals.shown).toBeNull()
  await show()
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Rule 3.2' }))
  expect(refusals.shown).not.toBeNull()
  at.focus()
  await fireEvent.keyDown(at, { key: 'Tab' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rule 3.2' }))
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(refusals.shown).toBeNull()
  expect(document.activeElement).toBe(at)
})

test('an answer that would fit is not called wrong', async () => {
  const refusals = new Refusals(() => Promise.resolve(fits))
  refusals.attempt(ask, {}, at)
  await settled()
  expect(refusals.shown).toBeNull()
  refusals.attempt(ask, {}, at, [], 'another box')
  await settled()
  expect(refusals.shown?.text).toBe('another box')
})

test('a row of quick touches asks once at a time and ends with the last', async () => {
  const answers: ((no: No) => void)[] = []
  const asked: unknown[] = []
  const refusals = new Refusals((_, action) => {
    asked.push(action)
    return new Promise((resolve) => answers.push(resolve))
  })
  for (const n of [1, 2, 3, 4]) refusals.attempt(ask, { n }, at)
  expect(asked).toEqual([{ n: 1 }])
  answers[0]!(no('stock_taken'))
  await settled()
  expect(refusals.shown).toBeNull()
  expect(asked).toEqual([{ n: 1 }, { n: 4 }])
  answers[1]!(no())
  await settled()
  expect(refusals.shown?.error?.code).toBe('line_value_frozen')
})

test('in an introduction no other way out is offered', async () => {
  const refusals = new Refusals(() => Promise.resolve(no()), () => true)
  refusals.attempt(ask, {}, at, [{ text: 'elsewhere', do: () => undefined }])
  await settled()
  expect(refusals.shown?.ways).toEqual([])
})
