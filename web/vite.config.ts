import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { missingKeys } from './keys.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const LOCALES = here('../src/labtop/locales')

/** A Fluent catalogue as a string, without comments; of the server's texts only those that a browser shows. */
export function catalogues(): Plugin {
  return {
    name: 'labtop-catalogues',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      let text = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
      if (id.endsWith('/server.ftl')) text = text.split(/\n(?=[a-z])/).filter((one) => /^(refusal|bye)-/.test(one)).join('\n')
      return { code: `export default ${JSON.stringify(text)}`, map: null }
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

/** Puts the room's name into the names of its files, so that scripts/size.mjs can measure each room. */
function named(kind: string, from: string | null | undefined): string {
  const room = /\/rooms\/([\w-]+)\/|\/locales\/\w+\/(?!(?:web|web-about|web-class|web-coach|engine|server|chemistry|molecules)\.)(?:web-)?([\w-]+)\.ftl/.exec(`/${from ?? ''}`)
  const name = (room?.[1] ?? room?.[2] ?? '').replaceAll('_', '-')
  return `assets/${name ? `room.${name}.` : ''}${kind}`
}

const server = process.env.LABTOP_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [catalogues(), complete(), svelte(), svelteTesting()],
  // One address for the shared catalogues of the terminal and the browser.
  resolve: { alias: { $locales: LOCALES } },
  // Into the Python package: the server reads it there, and wheels include it.
  build: { outDir: '../src/labtop/web/dist', emptyOutDir: true, target: 'es2022', cssTarget: ['chrome111', 'safari16.4', 'firefox114'], assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true,
    rolldownOptions: { output: {
      chunkFileNames: (chunk) => named('[name]-[hash].js', chunk.facadeModuleId),
      assetFileNames: (asset) => named('[name]-[hash][extname]', asset.originalFileNames[0]),
    } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true, testTimeout: 30_000 },
})
