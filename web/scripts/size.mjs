/** Measures, gzipped, the download of a first visit (the page, its scripts and styles, one language) and of each room (both languages
    and all pages included). Fails above the budget. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const FIRST_PAGE = 60_000
const ROOM = 250_000
const dist = process.argv.slice(2).find((one) => !one.startsWith("-")) ?? fileURLToPath(new URL('../../src/labtop/web/dist', import.meta.url))
const assets = join(dist, 'assets')
const files = readdirSync(assets)
const gzipped = (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length

/** Files that a script imports before it runs, the script included. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const source = readFileSync(join(assets, name), 'utf8')
  for (const [, other] of source.matchAll(/(?:^|[;}\s])(?:import|export)[^;"'`(]*?["'`]\.\/([^"'`]+\.js)["'`]/g)) needed(other, found)
  return found
}

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const first = new Set()
for (const [, name] of page.matchAll(/assets\/([^"]+\.(?:js|css))/g)) {
  if (name.endsWith('.js')) needed(name, first)
  else first.add(name)
}
// One language of the shell: the longer of the two.
for (const catalogue of ['engine', 'server', 'web']) {
  const both = files.filter((name) => new RegExp(`^${catalogue}-[\\w-]{8}\\.js$`).test(name))
  first.add(both.sort((a, b) => gzipped(b) - gzipped(a))[0])
}
const sum = (names) => [...names].reduce((total, name) => total + gzipped(name), 0)
if (process.argv.includes("-v")) for (const name of first) console.log(gzipped(name), name)
const loaded = files.filter((name) => /\.(js|css)$/.test(name))
const roomOf = (name) => /^room\.([\w-]+)\./.exec(name)?.[1]
const kilo = (bytes) => (bytes / 1000).toFixed(1)
console.log(`first page ${kilo(sum(first))} kB of ${FIRST_PAGE / 1000} (gzipped)`)
let heavy = sum(first) > FIRST_PAGE
for (const room of new Set(loaded.map(roomOf).filter(Boolean))) {
  const weight = sum(loaded.filter((name) => [undefined, room].includes(roomOf(name))))
  console.log(`everything for ${room} ${kilo(weight)} kB of ${ROOM / 1000}`)
  heavy ||= weight > ROOM
}
if (heavy) process.exit(1)
