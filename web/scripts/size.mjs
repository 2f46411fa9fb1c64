/** Measures, gzipped, the download of a first visit (the page, its scripts and styles), of each room with all pages that a
    player may open, and of each room with the teacher's pages as well. Nobody downloads two languages, so of each catalogue the
    longer one counts. Fails above the budget. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** From DESIGN §9. */
const FIRST_PAGE = 70_000
/** Our own bounds, there to notice what is added by accident. No page loads all of it: replay, review, rules and the pages of a
    class come when they are opened. */
const PLAYER = 255_000
const TEACHER = 290_000
/** The pad for drawing a molecule, a library for it: one button on Laboratorium's page of a new game loads it, and nothing else. */
const DRAWING = 360_000
const DRAWING_PAD = /^(?:room\.[\w-]+\.)?editor-/
/** The drawer where a game is printed, with its texts: a button loads it. */
const PRINTING = 4_000
const PRINTING_DRAWER = /^(?:PrintGame-|room\.print\.)/
/** The rounds that somebody missed who came late to a class: a button loads them. */
const MISSING = 3_000
const MISSED_ROUNDS = /^MissedRounds-/
/** What the service worker fetches after the first page, one file after the other: all that a browser may ever show. */
const KEPT = 700_000
/** The cockpit, the wall, their texts and the pages of the debriefing: a player's device never loads them. */
const TEACHERS_PAGES = /^(Class|Wall|web-class|room\.[\w-]+\.(?:debrief|wall))-/
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
/** The files of a catalogue, one for each language, the longest first. A room's script may have the same name, but it imports others. */
function catalogue(name) {
  const named = new RegExp(`^(?:room\\.[\\w-]+\\.)?${name}-[\\w-]{8}\\.js$`)
  return files.filter((file) => named.test(file) && needed(file).size === 1).sort((a, b) => gzipped(b) - gzipped(a))
}
for (const name of ['engine', 'server', 'web']) first.add(catalogue(name)[0])
const locales = fileURLToPath(new URL('../../src/labtop/locales/en', import.meta.url))
const otherLanguage = new Set(readdirSync(locales).flatMap((file) => catalogue(file.replace('.ftl', '')).slice(1)))
const sum = (names) => [...names].reduce((total, name) => total + gzipped(name), 0)
if (process.argv.includes("-v")) for (const name of first) console.log(gzipped(name), name)
const scripts = files.filter((name) => /\.(js|css)$/.test(name) && !otherLanguage.has(name))
const pads = scripts.filter((name) => DRAWING_PAD.test(name))
const drawer = scripts.filter((name) => PRINTING_DRAWER.test(name))
const missed = scripts.filter((name) => MISSED_ROUNDS.test(name))
const loaded = scripts.filter((name) => ![...pads, ...drawer, ...missed].includes(name))
const roomOf = (name) => /^room\.([\w-]+)\./.exec(name)?.[1]
const kilo = (bytes) => (bytes / 1000).toFixed(1)
console.log(`first page ${kilo(sum(first))} kB of ${FIRST_PAGE / 1000} (gzipped)`)
const fetched = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)].map(([, name]) => join('..', name))
const kept = sum([...fetched, '../sw.js'])
console.log(`kept for use without a server ${kilo(kept)} kB of ${KEPT / 1000}`)
let heavy = sum(first) > FIRST_PAGE || kept > KEPT
for (const room of new Set(loaded.map(roomOf).filter(Boolean))) {
  const all = loaded.filter((name) => [undefined, room].includes(roomOf(name)))
  const [player, teacher] = [sum(all.filter((name) => !TEACHERS_PAGES.test(name))), sum(all)]
  console.log(`${room}: ${kilo(player)} kB of ${PLAYER / 1000} for a player, ${kilo(teacher)} of ${TEACHER / 1000} for a teacher`)
  heavy ||= player > PLAYER || teacher > TEACHER
}
console.log(`the drawing pad, where somebody opens it: ${kilo(sum(pads))} kB of ${DRAWING / 1000}`)
console.log(`the drawer for printing, where somebody opens it: ${kilo(sum(drawer))} kB of ${PRINTING / 1000}`)
console.log(`the rounds that a latecomer missed, where somebody opens them: ${kilo(sum(missed))} kB of ${MISSING / 1000}`)
heavy ||= missed.length === 0 || sum(missed) > MISSING
heavy ||= drawer.length === 0 || sum(drawer) > PRINTING
heavy ||= pads.length !== 1 || sum(pads) > DRAWING
if (heavy) process.exit(1)
