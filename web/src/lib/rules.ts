/** The rule books, from the same files that the terminal reads; one small download per room and language. */
import type { Lang } from './i18n'

export interface Paragraph {
  number: string
  text: string
  /** The rule's sources: each piece of text with its mark. */
  pieces: { text: string; source: 'rulebook' | 'reconstruction' | null }[]
}

export interface Chapter {
  number: string
  title: string
  paragraphs: Paragraph[]
}

const BOOKS = import.meta.glob<string>('../../../src/labtop/rooms/*/RULES*.md', { query: '?raw', import: 'default' })

/** An option's label on the page of a new game; the rule books have the word that the terminal accepts. */
export type OptionName = (option: string) => string

export async function loadRules(room: string, lang: Lang, named?: OptionName): Promise<Chapter[]> {
  const folder = room.replaceAll('-', '_')
  const file = lang === 'en' ? 'RULES.md' : `RULES.${lang}.md`
  const load = BOOKS[`../../../src/labtop/rooms/${folder}/${file}`]
  if (!load) throw new Error(`no rules for ${room}`)
  return readRules(await load(), named)
}

export function readRules(source: string, named: OptionName = (option) => option): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of source.split(/\n\s*\n/)) {
    const chapter = /^## (\d+) (.+)$/.exec(block.trim())
    const paragraph = /^\*\*(\d+\.\d+)\*\* ([\s\S]+)$/.exec(block.trim())
    if (chapter) chapters.push({ number: chapter[1] as string, title: chapter[2] as string, paragraphs: [] })
    else if (paragraph) chapters.at(-1)?.paragraphs.push(readParagraph(paragraph[1] as string, paragraph[2] as string, named))
  }
  return chapters
}

// English and French books mark their sources with these words.
const MARK = /\*\((rulebook|reconstruction|règle d’origine|reconstitution)\)\*/u

function readParagraph(number: string, markdown: string, named: OptionName): Paragraph {
  const flat = markdown.replace(/[ \n]+/g, ' ').trim()
  const parts = flat.split(new RegExp(MARK, 'gu'))
  const pieces: Paragraph['pieces'] = []
  for (let at = 0; at < parts.length; at += 2) {
    const text = plain((parts[at] ?? '').trim(), named)
    const mark = parts[at + 1]
    if (text) pieces.push({ text, source: mark === undefined ? null : mark.startsWith('recon') ? 'reconstruction' : 'rulebook' })
  }
  return { number, text: pieces.map((piece) => piece.text).join(' '), pieces }
}

const plain = (text: string, named: OptionName): string => text.replace(/`(\w+)`/g, (_, option: string) => named(option)).replace(/\*\*|`/g, '').replace(/(^|\s)\*(\S[^*]*)\*/g, '$1$2')
