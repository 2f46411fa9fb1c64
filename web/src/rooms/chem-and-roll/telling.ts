/** A use in words: the chain of effects in the prompt, the full label of a lit box, the short label beside it. */

import type { Texts } from '../../lib/i18n'
import type { ChemAndRoll } from '../../lib/types.gen'
import type { Bench, Effect } from './bench.svelte'
import { shiftOf, violetLine, type Use } from './menu'
import { FORMULAS, ROWS, type Hue } from './printed'

export interface Link {
  hue: Hue | 'acid' | 'plain'
  text: string
  /** The reason, such as "catalyst +1". */
  note: string
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** From the die to the money, one link per step. */
export function chain(use: Use, rolled: number, sheet: ChemAndRoll.SheetView, advanced: boolean, say: Texts): Link[] {
  const links: Link[] = []
  const first = `${FORMULAS[use.die]} ${rolled || use.value}`
  const changed = use.value !== rolled || use.colour !== use.die || use.price > 0
  links.push({ hue: use.die, text: first, note: '' })
  if (rolled && changed) {
    const text = use.colour === use.die ? String(use.value) : `${FORMULAS[use.colour]} ${use.value}`
    const why = use.price ? say.say('web-cr-why-market', { price: say.dollars(-use.price) }) : use.value === rolled ? say.say('web-cr-why-colour') : say.say('web-cr-why-catalyst', { by: signed(use.value - rolled) })
    links.push({ hue: use.colour, text, note: why })
  }
  const line = violetLine(use) || (use.box.startsWith('line-') ? Number(use.box.slice(5)) : 0)
  const there = line ? sheet.lines[line - 1] : undefined
  if (use.violet) {
    const by = shiftOf(use, advanced)
    const why = [use.line ? say.say('box-line-' + use.line) : '', by ? say.say('web-cr-why-exchanger', { by: signed(by) }) : '', wasted(use, say)]
    if (by && use.made) links.push({ hue: 'violet', text: `${FORMULAS.violet} ${use.made.violet}`, note: wasted(use, say) }, { hue: 'violet', text: String(use.violet), note: say.say('web-cr-why-exchanger', { by: signed(by) }) })
    else links.push({ hue: 'violet', text: `${FORMULAS.violet} ${use.violet}`, note: why.filter(Boolean).join(', ') })
    if (there?.white) links.push({ hue: 'plain', text: `${FORMULAS.white} ${there.white}`, note: say.say('web-cr-why-waiting') })
  } else if (use.colour === 'white' && there?.violet) {
    links.push({ hue: 'violet', text: `${FORMULAS.violet} ${there.violet}`, note: say.say('web-cr-why-waiting') })
  }
  if (line && use.gain) links.push({ hue: 'acid', text: `H₂SO₄ ${say.dollars(use.gain)}`, note: '' })
  else if (use.gain) links.push({ hue: 'acid', text: say.dollars(use.gain), note: '' })
  const row = ROWS.find((one) => one.box === use.box)
  if (row) {
    const done = (sheet.rows.find((one) => one.box === use.box)?.dice.length ?? 0) + 1
    const bonus = row.bonus ? `±${row.bonus}` : say.say('board-gives-colour')
    links.push({ hue: 'plain', text: done === row.size ? bonus : say.say('web-cr-effect-of', { done, size: row.size }), note: say.say(`pattern-${row.pattern}`, { size: row.size }) })
  }
  return links
}

/** The waste when the gases do not match (rule 9.4): "1 SO₂ lost". */
function wasted(use: Use, say: Texts): string {
  const lost = (['blue', 'red'] as const).filter((hue) => use.made?.[hue]).map((hue) => `${FORMULAS[hue]} ${use.made![hue].toLocaleString(say.lang)}`)
  return lost.length > 0 ? say.say('web-cr-text-line.lost', { lost: lost.join(', ') }) : ''
}

/** The short label beside a lit box. */
export function word(effect: Effect, say: Texts): string {
  if (effect.word === 'money') return effect.gain > 0 ? `+${say.dollars(effect.gain)}` : say.dollars(effect.gain)
  if (effect.word === 'of') return say.say('web-cr-effect-of', { done: effect.done, size: effect.size })
  return say.say(`web-cr-effect-${effect.word}`)
}

/** All effects of a lit box, for a screen reader: "line 3, red box: place 5, gives SO₃ 6, +$6". */
export function label(bench: Bench, use: Use, say: Texts): string {
  const isLine = use.box.startsWith('line-')
  const where = isLine ? say.say('web-cr-label-line', { box: use.box, colour: use.colour }) : say.say(`box-${use.box}`)
  const told = [say.say('web-cr-label-place', { where, value: use.value })]
  if (use.violet) told.push(say.say('web-cr-label-reacts', { violet: use.violet }))
  if (use.violet && use.line) told.push(say.say(`box-line-${use.line}`))
  const by = shiftOf(use, bench.view.chemistry === 'advanced')
  if (by) told.push(say.say('web-cr-why-exchanger', { by: signed(by) }))
  if (wasted(use, say)) told.push(wasted(use, say))
  if (use.gain) told.push(say.say(isLine || use.line ? 'web-cr-label-acid' : 'web-cr-label-earns', { gain: say.dollars(use.gain) }))
  else if (!use.violet) told.push(word(bench.effect(use), say))
  if (use.price) told.push(say.say('web-cr-why-market', { price: say.dollars(-use.price) }))
  return told.join(', ')
}
