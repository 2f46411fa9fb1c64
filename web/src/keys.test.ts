// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { askedIn, idleKeys, missingKeys } from '../keys'

const here = fileURLToPath(new URL('.', import.meta.url))
const locales = fileURLToPath(new URL('../../src/labtop/locales', import.meta.url))

test('every text the sources ask for is in every language', () => {
  expect(missingKeys(here, locales)).toEqual([])
})

test('no text of the browser is left over', () => {
  expect(idleKeys(here, locales)).toEqual([])
})

test('keys are found in calls, in conditions and with a part put in', () => {
  const found = askedIn("say('seat-name', {}); say(x ? 'web-a' : 'web-b.help'); say(`web-way-${way}.start`)").map((one) => one.source)
  expect(found).toEqual(['^web-a$', '^web-b\\.help$', '^web-way-[\\w.-]+\\.start$', '^seat-name$'])
})
