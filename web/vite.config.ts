import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** A Fluent catalogue as a string, without the comments that only translators need. */
export function catalogues(): Plugin {
  return {
    name: 'labtop-catalogues',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      const text = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
      return { code: `export default ${JSON.stringify(text)}`, map: null }
    },
  }
}

const server = process.env.LABTOP_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [catalogues(), svelte(), svelteTesting()],
  // One address for the shared catalogues of the terminal and the browser.
  resolve: { alias: { $locales: fileURLToPath(new URL('../src/labtop/content/locales', import.meta.url)) } },
  // Into the Python package: the server reads it there, and a wheel takes it along.
  build: { outDir: '../src/labtop/web/dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
})
