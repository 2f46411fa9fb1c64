import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')
const FILES = Object.fromEntries(readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|svelte)$/.test(path)).map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')]))
/** A rule that holds in one theme only: its selector and its declarations. */
const ONE_THEME = /[^{}]*data-theme[^{}]*\{([^{}]*)\}/g
const COLOURS = /^(--[\w-]+|color|color-scheme|fill|stroke|background-color|border-color|outline-color)$/

test('the themes differ in colours alone: the picture test looks at layout in the light one, and only its long run in the dark one', () => {
  const found = Object.values(FILES).flatMap((text) => [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(ONE_THEME)].map(([, body]) => body!))
  expect(found.length).toBeGreaterThan(1)
  const properties = found.flatMap((body) => body.split(';').flatMap((one) => (one.includes(':') ? [one.split(':')[0]!.trim()] : [])))
  expect(properties.filter((name) => !COLOURS.test(name))).toEqual([])
  expect(Object.entries(FILES).filter(([, text]) => text.includes('prefers-color-scheme')).map(([path]) => path)).toEqual([])
})
