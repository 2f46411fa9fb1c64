// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { askedIn, LANGUAGES, sources } from '../keys'
import { entriesOf, keyOf, shown } from '../vite.config'

const here = fileURLToPath(new URL('.', import.meta.url))
const locales = fileURLToPath(new URL('../../src/labtop/locales', import.meta.url))
const ROOMS = readdirSync(join(here, 'rooms'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [`${one.name}.ftl`] : []))

const asked = sources(here).flatMap((file) => askedIn(readFileSync(file, 'utf8')))
const catalogues = LANGUAGES.flatMap((lang) => [...ROOMS, 'engine.ftl', 'chemistry.ftl', 'molecules.ftl'].map((file) => join(locales, lang, file)))

test('there are four rooms', () => expect(ROOMS).toHaveLength(4))

test.each(catalogues)('%s keeps in the browser what it says there', (file) => {
  const all = entriesOf(readFileSync(file, 'utf8'))
  const kept = shown(file, all)
  const there = new Set(kept.map(keyOf))
  const gone = all.map(keyOf).filter((key) => !there.has(key))
  expect(gone.filter((key) => asked.some((one) => one.test(key))), 'asked for').toEqual([])
  const referred = kept.flatMap((entry) => [...entry.matchAll(/\{ *([a-z][\w-]*)[ .}]/g)].map(([, name]) => name))
  expect(gone.filter((key) => referred.includes(key)), 'referred to').toEqual([])
  // A word of a parameter is looked up in the family of its name, or in those that the catalogue lists for it.
  const families = kept.filter((entry) => entry.startsWith('words-of-')).flatMap((entry) => entry.split(' = ')[1]!.trim().split(' '))
  expect(gone.filter((key) => families.some((family) => key.startsWith(`${family}-`))), 'words of a parameter').toEqual([])
  expect(gone.filter((key) => /^(?:event|you|for-you|log|tail|refusal|reason|option|card|note|intro|score|seat)-/.test(key)), 'families a browser reads').toEqual([])
})

test.each(ROOMS)('no browser downloads what only the coach of %s says', (name) => {
  const file = join(locales, 'en', name)
  const all = entriesOf(readFileSync(file, 'utf8'))
  const coached = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith(`${name.replace('.ftl', '')}-hint-`))
  expect(coached(all.map(keyOf)).length).toBeGreaterThan(0)
  expect(coached(shown(file, all).map(keyOf))).toEqual([])
})
