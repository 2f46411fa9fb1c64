/** The language that is spoken now: `say` in a template follows a change of language by itself. */
import { LANGUAGES, type Lang, type Params, Texts, texts } from './i18n'
import { keep, kept } from './kept'

type Load = () => Promise<string>
// One small file per language and catalogue: only what is spoken and played is downloaded.
const SHELL = import.meta.glob<string>('$locales/*/{engine,server,web}.ftl', { import: 'default' })
const ROOMS = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{engine,server,web,cli,coach,commands,stores}.ftl'], { import: 'default' })

class Words {
  current: Texts = $state.raw(texts('en', []))
  private rooms = new Set<string>()
  private going: Promise<void> = Promise.resolve()
  private wanted: Lang | undefined

  get lang(): Lang {
    return this.current.lang
  }

  /** Speak this language, with the words of the room that is played. One after the other: the last one stands. */
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

  /** Learn the words of a room, or of a part of the shell. Rooms use the same keys, so a new one replaces the other. */
  async learn(room: string): Promise<void> {
    if (this.rooms.has(room)) return this.going // it may still be on its way
    if (isRoom(room)) for (const other of this.rooms) if (isRoom(other)) this.rooms.delete(other)
    this.rooms.add(room)
    await this.speak(this.wanted ?? this.lang)
  }
}

/** A game's own catalogue is named like it; a part of the shell has only one that begins with `web-`. */
const isRoom = (name: string): boolean => Object.keys(ROOMS).some((path) => path.endsWith(`/${name}.ftl`))

function find(all: Record<string, Load>, lang: Lang, names: string[]): Load[] {
  return names.flatMap((name) => Object.entries(all).filter(([path]) => path.endsWith(`/${lang}/${name}.ftl`)).map(([, load]) => load))
}

export const words = new Words()
export const say = (key: string, params?: Params): string => words.current.say(key, params)

/** What was chosen before, else what the browser asks for. */
export function preferred(): Lang {
  const asked = [kept('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return asked.find((tag): tag is Lang => LANGUAGES.includes(tag as Lang)) ?? 'en'
}
