/** The current language: `say` in a template follows a change of language by itself. */
import { LANGUAGES, type Lang, type Params, Texts, texts } from './i18n'
import { keep, kept } from './kept'

type Load = () => Promise<string>
// One small file per language and catalogue: only the current language and room are downloaded.
const SHELL = import.meta.glob<string>('$locales/*/{engine,server,web}.ftl', { import: 'default' })
const ROOMS = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{engine,server,web,cli,coach,commands,stores}.ftl', '!$locales/*/print*.ftl', '!$locales/*/puzzle*.ftl'], { import: 'default' })

class Words {
  current: Texts = $state.raw(texts('en', []))
  private rooms = new Set<string>()
  private going: Promise<void> = Promise.resolve()
  private wanted: Lang | undefined

  get lang(): Lang {
    return this.current.lang
  }

  /** Switch to this language, with the texts of the current room. Switches run one after the other; the last one wins. */
  speak(lang: Lang): Promise<void> {
    this.wanted = lang
    this.going = this.going.catch(() => undefined).then(() => this.load(lang))
    return this.going
  }

  private async load(lang: Lang): Promise<void> {
    const wanted = [...find(SHELL, lang, ['engine', 'server', 'web'])]
    if (this.rooms.size > 0) wanted.push(...find(ROOMS, lang, ['chemistry', 'molecules'])) // refusals of formulas and molecules
    for (const room of this.rooms) wanted.push(...find(ROOMS, lang, [room, `web-${room}`]))
    this.current = texts(lang, await Promise.all(wanted.map((load) => load())))
    document.documentElement.lang = lang
    keep('lang', lang)
  }

  /** Load the texts of a room, or of a part of the shell. Rooms use the same keys, so a new room replaces the previous one. */
  async learn(room: string): Promise<void> {
    if (this.rooms.has(room)) return this.going // it may still be loading
    if (isRoom(room)) for (const other of this.rooms) if (isRoom(other)) this.rooms.delete(other)
    this.rooms.add(room)
    await this.speak(this.wanted ?? this.lang)
  }
}

/** A game's catalogue has the game's name; a part of the shell has only one catalogue, whose name begins with `web-`. */
const isRoom = (name: string): boolean => Object.keys(ROOMS).some((path) => path.endsWith(`/${name}.ftl`))

function find(all: Record<string, Load>, lang: Lang, names: string[]): Load[] {
  return names.flatMap((name) => Object.entries(all).filter(([path]) => path.endsWith(`/${lang}/${name}.ftl`)).map(([, load]) => load))
}

export const words = new Words()
export const say = (key: string, params?: Params): string => words.current.say(key, params)

/** The language chosen earlier, else the browser's preferred one. */
export function preferred(): Lang {
  const asked = [kept('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return asked.find((tag): tag is Lang => LANGUAGES.includes(tag as Lang)) ?? 'en'
}
