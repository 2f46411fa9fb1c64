/** The packaged list of molecules, to be searched by name, formula or use. */
import printed from './molecules.gen.json'

export type Listed = (typeof printed.molecule)[number]

/** Text to compare: without accents, case and the signs between words; figures of a formula on the line. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const nameOf = (one: Listed, lang: string): string => (lang === 'fr' ? one.fr : one.en)
export const useOf = (one: Listed, lang: string): string => (lang === 'fr' ? one.use_fr : one.use_en)

/** A formula with its figures below the line. */
export const formulaOf = (one: Listed): string => one.formula.replace(/\d/g, (figure) => String.fromCharCode(0x2080 + Number(figure)))

/** What a name of either language says comes first, then formula and use; the quickest to make first. */
export function find(text: string, lang: string): Listed[] {
  const words = plain(text).split(' ').filter(Boolean)
  const rank = (one: Listed): number => {
    const [name, all] = [plain(nameOf(one, lang)), plain(`${one.en} ${one.fr} ${one.formula} ${useOf(one, lang)}`)]
    if (!words.every((word) => all.includes(word))) return -1
    return name.startsWith(words[0] ?? '') ? 2 : words.every((word) => name.includes(word)) ? 1 : 0
  }
  return printed.molecule
    .map((one) => ({ one, rank: rank(one) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => b.rank - a.rank || a.one.steps - b.one.steps || nameOf(a.one, lang).localeCompare(nameOf(b.one, lang), lang))
    .map((found) => found.one)
}

export const byId = (id: unknown): Listed | undefined => printed.molecule.find((one) => one.id === id)
