/** Checks that every text key used in the sources exists in every language, so that a missing text fails the build. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@fluent/syntax'

export const LANGUAGES = ['en', 'fr']
/** All catalogues except those used only by the terminal or the log. */
const SPOKEN = /^(?!(cli|coach|commands|stores)\.ftl$).+\.ftl$/

/** `key` and `key.attribute` of the catalogues a browser may have loaded. */
export function keysOf(locales: string, lang: string): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(join(locales, lang)).filter((name) => SPOKEN.test(name))) {
    for (const entry of parse(readFileSync(join(locales, lang, file), 'utf8'), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${lang}/${file}: ${entry.content}`)
      if (entry.type !== 'Message') continue
      found.add(entry.id.name)
      for (const attribute of entry.attributes) found.add(`${entry.id.name}.${attribute.id.name}`)
    }
  }
  return found
}

/** Text keys used in a source file: whole keys, and patterns where a part is inserted at run time. */
export function askedIn(source: string): RegExp[] {
  const asked = new Set<string>()
  for (const [, text] of source.matchAll(/['"`](web-[^'"`\s]*)['"`]/g)) asked.add(text as string)
  for (const [, , text] of source.matchAll(/\bsay\(\s*(['"`])([a-z][^'"`\s]*)\1/g)) asked.add(text as string)
  return [...asked].map((text) => {
    const open = text.replace(/-$/, '-${}') // a key that is concatenated with +
    return new RegExp(`^${open.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`)
  })
}

export function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|gen|d)\.ts$/.test(name))
    .map((name) => join(folder, name))
}

export function missingKeys(folder: string, locales: string): string[] {
  const missing: string[] = []
  for (const lang of LANGUAGES) {
    const keys = [...keysOf(locales, lang)]
    for (const file of sources(folder)) {
      for (const asked of askedIn(readFileSync(file, 'utf8'))) {
        if (!keys.some((key) => asked.test(key))) missing.push(`${lang}: ${asked.source} (${file})`)
      }
    }
  }
  return missing
}

/** Texts of the shell's own catalogue that no source file uses. */
export function idleKeys(folder: string, locales: string): string[] {
  const asked = sources(folder).flatMap((file) => askedIn(readFileSync(file, 'utf8')))
  return [...keysOf(locales, 'en')].filter((key) => key.startsWith('web-') && !asked.some((one) => one.test(key)))
}
