/** The checker of the picture test finds each kind of fault where one was planted, and nothing on a page without any. */
import { expect, test } from './fixtures'
import { faultsIn } from './picture'

/** By the word that the checker must say: a page with this fault. */
const PLANTED: Record<string, string[]> = {
  cut: [
    '<p style="width:80px;height:20px;overflow:hidden">A sentence of several words that does not fit</p>',
    '<p style="width:200px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">A sentence of several words that is clamped to one line</p>',
    '<svg width="60" height="20"><text x="30" y="15">Aluminium</text></svg>',
    '<div style="height:30px;overflow:hidden"><button style="height:60px">Roll the dice</button></div>',
  ],
  'cut with …': ['<p style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A sentence that ends in dots</p>'],
  overlap: [
    '<p>One text</p><p style="margin-top:-42px">Another text</p>',
    '<button style="width:120px;height:40px">Hint</button><button style="width:120px;height:40px;margin-left:-30px">Rules</button>',
    '<p>Hydrogen peroxide</p><button style="display:block;margin:-30px 0 0 40px;height:40px">Start</button>',
    '<svg width="200" height="60"><text x="10" y="30">Sodium</text><text x="40" y="32">Copper</text></svg>',
  ],
  covered: [
    '<p>What is under it</p><div style="position:absolute;top:0;left:0;width:300px;height:90px;background:#fff"></div>',
    '<button>End my turn</button><div style="position:absolute;top:0;left:0;width:300px;height:90px;background:#fff"></div>',
  ],
  'off the page': [
    '<button style="position:absolute;left:-90px;top:10px">Left of it</button>',
    '<button style="position:fixed;left:10px;top:99vh;height:40px">Below the window</button>',
    '<p style="position:absolute;top:-50px">Above it</p>',
  ],
  'the page scrolls sideways': ['<div style="width:3000px;height:10px"></div>'],
  'scrolls sideways': ['<div style="width:90px;overflow-x:auto"><p style="width:200px">Wide</p></div>'],
  'hardly any of it shows': ['<div style="height:4px;overflow-y:auto"><p>The chains of all players</p></div>'],
  'runs out of its box': ['<button style="width:60px;white-space:nowrap;font-size:20px">Give the device to Mina</button>'],
}

const SOUND = `
  <a href="#" style="display:block;position:relative;padding:8px"><b>A card</b> <small>with words</small></a>
  <div style="position:relative"><p>Words under a clear button</p><button aria-label="all of it" style="position:absolute;inset:0;border:0;background:none"></button></div>
  <label><input type="checkbox"> A label and its box</label>
  <details><summary>More</summary><p>Folded</p></details>
  <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">For screen readers only</span>
  <div style="height:90px;overflow-y:auto">${'<p>A line of a list that scrolls</p>'.repeat(8)}</div>
  <p style="opacity:0">Not there yet</p>
  <p>H<sub>2</sub>O and Fe<sup>2+</sup></p>
  <div data-layer style="position:absolute;top:0;left:0;background:#fff">A bubble over all of it</div>`

test('each kind of fault is found where it was planted', async ({ page }) => {
  for (const [word, bodies] of Object.entries(PLANTED)) {
    for (const body of bodies) {
      await page.setContent(`<!doctype html><body style="margin:20px;font:16px/1.4 sans-serif">${body}</body>`)
      const found = await faultsIn(page)
      expect(found.filter((line) => line.startsWith(`${word}:`)), `${body}\n${found.join('\n')}`).not.toEqual([])
    }
  }
})

test('a sound page has none', async ({ page }) => {
  await page.setContent(`<!doctype html><body style="margin:20px;font:16px/1.4 sans-serif">${SOUND}</body>`)
  expect(await faultsIn(page)).toEqual([])
})
