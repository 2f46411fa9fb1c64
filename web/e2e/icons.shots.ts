/** The icons of an installed Labtop, drawn from public/icon.svg. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'

const place = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
/** Name, side, the part of the side that the drawing takes, ground. Systems cut a maskable icon to a circle of four fifths. */
const ICONS: [string, number, number, string][] = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  ['icon-180.png', 180, 0.8, '#f1efe8'],
  ['icon-round-512.png', 512, 0.62, '#f1efe8'],
]

test('icons', async ({ page }) => {
  const drawing = readFileSync(place('icon.svg'), 'utf8')
  for (const [name, side, part, ground] of ICONS) {
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(
      `<style>html{background:${ground}}body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${100 * part}%;height:${100 * part}%}</style>${drawing}`,
    )
    await page.screenshot({ path: place(name), omitBackground: true })
  }
})
