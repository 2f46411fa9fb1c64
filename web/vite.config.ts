import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { askedIn, missingKeys, sources } from './keys.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const LOCALES = here('../src/labtop/locales')
const ROOT = here('..')

/** Families of a room's texts that only the terminal and the printed sheets say, and those of its coach, whose sentences the server makes. */
const ELSEWHERE = /^(?:ask|play|action|field|column|brief|board)-/
const coached = (file: string): RegExp => new RegExp(`^${basename(file, '.ftl')}-(?:hint|missed)-`)
const asked = sources(here('src')).flatMap((file) => askedIn(readFileSync(file, 'utf8')))

/** The entries of a catalogue, without comments and indented by one space. */
export const entriesOf = (source: string): string[] => source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n').replace(/\n +/g, '\n ').split(/\n(?=[a-z])/)
export const keyOf = (entry: string): string => /^[\w-]+/.exec(entry)?.[0] ?? ''

/** The entries of a catalogue that a browser may show: of the server's its refusals; of a room's all but what is said elsewhere,
    unless a source file asks for it or another entry refers to it. */
export function shown(file: string, entries: readonly string[]): string[] {
  if (file.endsWith('/server.ftl')) return entries.filter((one) => /^(?:refusal|bye)-/.test(one))
  if (/\/web(?:-[\w-]+)?\.ftl$/.test(file)) return [...entries]
  const spared = (entry: string): boolean => (ELSEWHERE.test(keyOf(entry)) || coached(file).test(keyOf(entry))) && !asked.some((one) => one.test(keyOf(entry)))
  const kept = new Set(entries.filter((one) => !spared(one)))
  for (const entry of kept) {
    for (const [, name] of entry.matchAll(/\{ *([a-z][\w-]*)[ .}]/g)) for (const other of entries) if (keyOf(other) === name) kept.add(other)
  }
  return entries.filter((one) => kept.has(one))
}

/** A Fluent catalogue as a string, without comments and without what no browser shows. */
export function catalogues(): Plugin {
  return {
    name: 'labtop-catalogues',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(shown(id, entriesOf(source)).join('\n'))}`, map: null }
    },
  }
}

/** Fails the build if a text is missing. */
function complete(): Plugin {
  return {
    name: 'labtop-complete',
    apply: 'build',
    buildStart() {
      const missing = missingKeys(here('src'), LOCALES)
      if (missing.length > 0) this.error(`texts are missing:\n${missing.join('\n')}`)
    },
  }
}

const ROOMS = readdirSync(here('src/rooms'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

/** The room a source file belongs to, '' for what belongs to none. */
function roomOf(file: string | null | undefined): string {
  const inside = `/${(file ?? '').replace(ROOT, '')}` // whatever the folders above are called
  const [, folder, catalogue] = /\/rooms\/([\w-]+)\/|\/locales\/\w+\/(?:web-)?([\w-]+)\.ftl/.exec(inside) ?? []
  return ROOMS.find((room) => room === (folder ?? catalogue ?? '').replaceAll('_', '-')) ?? ''
}

/** The room of a chunk that several parts of one room share; its styles have no file of their own. */
const shares = new Map<string, string>()

/** Puts the room's name into the names of its files, so that scripts/size.mjs can measure each room. */
const named = (kind: string, room: string): string => `assets/${room ? `room.${room}.` : ''}${kind}`

function chunkNamed(chunk: { name: string; facadeModuleId?: string | null; moduleIds: string[] }): string {
  if (chunk.facadeModuleId) return named('[name]-[hash].js', roomOf(chunk.facadeModuleId))
  const [room = '', ...others] = new Set(chunk.moduleIds.map(roomOf).filter(Boolean))
  const only = others.length > 0 ? '' : room
  shares.set(chunk.name, only)
  return named('[name]-[hash].js', only)
}

/** What makes the pages installable and lets them open without a network (src/sw.ts); src/lib/offline.ts registers it.
    There is one manifest for all languages, so it holds no sentence. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectRegister: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
    // The drawing pad is large, and needs the server for its answer.
    globIgnores: ['assets/*editor-*'],
    // Names with a hash of the content: what the browser has already fetched need not be asked for again.
    dontCacheBustURLsMatching: /^assets\//,
  },
  manifest: {
    id: '/',
    name: 'Labtop',
    short_name: 'Labtop',
    start_url: '/',
    display: 'standalone',
    theme_color: '#f1efe8',
    background_color: '#f1efe8',
    categories: ['education', 'games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-round-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
})

const server = process.env.LABTOP_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [catalogues(), complete(), svelte(), svelteTesting(), process.env.VITEST ? [] : installable],
  // One address for the shared catalogues of the terminal and the browser.
  resolve: { alias: { $locales: LOCALES } },
  // Into the Python package: the server reads it there, and wheels include it.
  build: { outDir: '../src/labtop/web/dist', emptyOutDir: true, target: 'es2022', cssTarget: ['chrome111', 'safari16.4', 'firefox114'], assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true,
    rolldownOptions: { output: {
      chunkFileNames: chunkNamed,
      assetFileNames: (asset) => named('[name]-[hash][extname]', roomOf(asset.originalFileNames[0]) || (shares.get(basename(asset.names[0] ?? '', '.css')) ?? '')),
    } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true, testTimeout: 30_000 },
})
