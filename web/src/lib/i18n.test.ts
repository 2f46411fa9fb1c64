// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Lang, LANGUAGES, texts } from './i18n'

const locales = fileURLToPath(new URL('../../../src/labtop/locales', import.meta.url))
const read = (lang: Lang, room = 'chem-and-roll'): ReturnType<typeof texts> =>
  texts(lang, ['engine', 'server', 'web', room].map((name) => readFileSync(`${locales}/${lang}/${name}.ftl`, 'utf8')))
const en = read('en')
const fr = read('fr')

test('a word becomes the catalogue’s and brings its attributes', () => {
  expect(en.say('board-sealed', { die: 'blue', value: 4, box: 'black-hole' })).toContain('the blue die (SO₂) as a 4 into the black hole')
  expect(en.say('score_black_hole', { count: 1 })).toBe('Black hole (1 die)')
  expect(en.say('option-mode.help')).toMatch(/\.$/)
})

test('the catalogue says whose words a parameter has', () => {
  const told = texts('en', ['words-of-goods = space card\n', 'space-gold = Gold\n', 'card-pass = a pass\n', 'got = { $goods }\n', 'lone = { $space }\n'])
  expect(told.say('got', { goods: ['gold', 'pass', 'lead'] })).toBe('Gold, a pass, lead')
  expect(told.say('got', { goods: 'pass' })).toBe('a pass')
  expect(told.say('lone', { space: 'pass' })).toBe('pass')
  expect(read('en', 'chemistry-monopoly').refusal({ code: 'uneven_up', params: { space: 'gold', level: 2, first: 'copper' } })).toContain('Copper')
})

test('seats are called by number or by name', () => {
  expect(en.say('board-sheet-of', { seat: 0 })).toBe('Sheet of Player 1')
  expect(en.say('board-sheet-of', { seat: 'Ada' })).toBe('Sheet of Ada')
  expect(en.event({ type: 'starter', seat: 1 }, ['Mina', 'Yanis'])).toBe('Yanis takes the first die.')
  // Words from the catalogues are used as names too.
  expect(en.event({ type: 'starter', seat: 1 }, ['chance', 'name'])).toBe('name takes the first die.')
  expect(en.event({ type: 'starter', seat: 0 }, ['chance', 'name'])).toBe('chance takes the first die.')
})

test('lists are counted from one', () => {
  expect(en.event({ type: 'rolled', round: 3, faces: [1, 2, 3, 4] })).toBe('Round 3: SO₂ 1, O₂ 2, H₂O 3, V₂O₅ 4.')
})

test('money and numbers are those of the language', () => {
  expect([en.dollars(5), en.dollars(1.7), en.dollars(-3), en.dollars('2.5')]).toEqual(['$5', '$1.7', '−$3', '$2.5'])
  expect([fr.dollars(5), fr.dollars(1.7), fr.dollars(-3)]).toEqual(['5\u00a0$', '1,7\u00a0$', '−3\u00a0$'])
})

test('further sentences are told when their parameter is there and not 0', () => {
  const placed = { type: 'placed', seat: 0, die: 'red', value: 5, box: 'line-3' }
  expect(en.event({ ...placed, rolled: 5, price: 0 })).toBe('Player 1 puts the red die (O₂) as a 5 into line 3.')
  expect(en.event(placed)).toBe('Player 1 puts the red die (O₂) as a 5 into line 3.')
  expect(en.event({ ...placed, rolled: 4, price: 2 })).toBe('Player 1 puts the red die (O₂) as a 5 into line 3. It had shown 4. That cost $2 at the market.')
})

test('a refusal says what, why, and where the rule stands', () => {
  const told = en.refusal({ code: 'another_seat_moved', rule: '7.2', params: { seat: 1 } })
  expect(told).toBe('Player 2 has moved since, so your move stays. (rule 7.2)')
  expect(en.refusal({ code: 'another_seat_moved', rule: '7.2', params: { seat: 1 } }, false, ['Mina', 'Yanis'])).toBe('Yanis has moved since, so your move stays.')
  expect(en.refusal({ code: 'unreachable' })).toContain('cannot be reached')
  expect(en.refusal({ code: 'never_heard_of' })).toContain('never_heard_of')
  expect(en.refusal({ code: 'unknown_room', params: { room: 'x'.repeat(500), known: '' } }).length).toBeLessThan(300)
})

test('nothing missing is ever shown', () => {
  expect(en.has('no-such-key')).toBe(false)
  expect(en.has('option-mode.no-such-attribute')).toBe(false)
  expect(() => en.say('no-such-key')).toThrow()
  expect(() => en.say('option-mode.nothing')).toThrow()
  expect(() => en.say('score-acid')).toThrow()
})

test('both languages are known', () => {
  expect(LANGUAGES).toEqual(['en', 'fr'])
  expect(fr.say('web-play')).toBe('Jouer')
})
