/** The results in the cockpit: medals in the reader's words, and the files before the list. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../lib/i18n'
import type { GroupStore } from '../../lib/store.svelte'
import type { Group } from '../../lib/types.gen'
import { words } from '../../lib/words.svelte'
import type { Standing } from './people'
import Results from './Results.svelte'

afterEach(cleanup)

test.each(LANGUAGES)('a medal is told in %s', async (lang) => {
  await words.speak(lang)
  await words.learn('class')
  await words.learn('chem-and-roll')
  const row = { name: 'Ada', seat: 0, table: 1, place: 1, score: '$25', worth: 25, award: 'gold', over: true } as unknown as Standing
  const group = { id: 'G', started: true, tables: [{ id: 'T', number: 1, v: 1, over: true }] } as unknown as Group
  const { container } = render(Results, { store: { saved: { token: '' } } as unknown as GroupStore, group, rows: [row] })
  expect(container.querySelector('tbody th small')?.textContent).toBe({ en: 'gold medal', fr: 'médaille d’or' }[lang])
  const file = screen.getByRole('button', { name: 'CSV' })
  expect(file.compareDocumentPosition(container.querySelector('table')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
