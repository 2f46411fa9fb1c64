import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { texts } from '../../lib/i18n'
import Chance from './Chance.svelte'

const FILES = import.meta.glob<string>('$locales/en/{engine,web,chem-and-roll,web-chem-and-roll}.ftl', { import: 'default', eager: true })

function asked(kind: string, busy = false) {
  const send = vi.fn()
  const ask = { prompt: 1, seat: -1, kind, must: true, nth: 0 }
  render(Chance, { ask, names: ['Mina', 'Yanis'], say: texts('en', Object.values(FILES)), busy, send })
  return send
}
const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Use these dice' })
const type = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await fireEvent.keyDown(document.body, { key })
}

test('tapped values are sent in the order of the colours', async () => {
  const send = asked('roll')
  for (const name of ['white die: 3', 'blue die: 6', 'yellow die: 1']) await fireEvent.click(screen.getByRole('radio', { name }))
  expect(button().disabled).toBe(true)
  await fireEvent.click(screen.getByRole('radio', { name: 'red die: 2' }))
  await fireEvent.click(button())
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roll', faces: [6, 2, 3, 1] })
})

test('four digits and Enter do it; other keys and a slip do no harm', async () => {
  const send = asked('roll')
  await type('5', '7', '0', '4', 'Enter', '3', '2', 'Backspace', '1')
  expect(send).not.toHaveBeenCalled()
  await type('Enter')
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roll', faces: [5, 4, 3, 1] })
})

test('digits written elsewhere are not dice', async () => {
  asked('roll')
  const input = document.body.appendChild(document.createElement('input'))
  for (const key of ['1', '2', '3', '4']) await fireEvent.keyDown(input, { key })
  input.remove()
  expect(button().disabled).toBe(true)
})

test('on its way it cannot be sent twice', async () => {
  const send = asked('roll', true)
  await type('1', '2', '3', '4', 'Enter')
  expect([button().disabled, send.mock.calls]).toEqual([true, []])
})

test('who begins is one tap', async () => {
  const send = asked('start')
  await fireEvent.click(screen.getByRole('button', { name: 'Yanis' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'start', seat: 1 })
})
