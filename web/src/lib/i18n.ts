/** Texts from the catalogues that the terminal reads too; src/labtop/locales/texts.py explains how a parameter reaches a message. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Params = Record<string, unknown>
/** An event as the server sends it: `type` and its parameters. */
export type GameEvent = { type: string } & Record<string, unknown>
/** A message and its parameters, as a parameter of another message. */
export type Phrase = { say: string } & Params
/** An error of the server, from an HTTP response or a message. */
export interface Refused {
  code: string
  rule?: string
  params?: Params
}

const CHANCE = -1
const LONGEST = 200
/** Parameters that name a player: the acting player and the affected ones. */
const SEATS = ['seat', 'to', 'victim']
/** Separates two parameters in the name of an optional sentence, which is said when the first differs from the second. */
const UNLESS = '-unless-'
/** Attributes of a catalogue entry that a custom name replaces. */
const PARTS = ['the', 'order', 'kin']

export class Texts {
  constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    private readonly own: Readonly<Record<string, string>> = {},
  ) {}

  /** The same texts with further names by key: those of a teacher's own board or cards. */
  naming(own: Readonly<Record<string, string>>): Texts {
    return new Texts(this.lang, this.bundle, own)
  }

  /** Whether this text exists; `key.attribute` asks for an attribute. */
  has(key: string): boolean {
    if (key in this.own) return true
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    return message !== undefined && (!attribute || attribute in message.attributes)
  }

  /** A text with its parameters; `key.attribute` gives an attribute. Throws if the text is missing. */
  say = (key: string, params: Params = {}): string => this.format(key, this.arguments(params))

  /** A phrase in words: a message whose parameters may be phrases themselves. */
  phrase = ({ say, ...params }: Phrase): string => this.say(say, params)

  /** A refusal in words: the error, the chemical reason, and the rule number (without `cite` a link beside it shows the number). */
  refusal(error: Refused, cite = true, names?: readonly string[]): string {
    const { text, chemistry } = this.reason(error, names)
    const parts = [text, chemistry, cite && error.rule ? this.say('rule-cited', { number: error.rule }) : '']
    return parts.filter(Boolean).join(' ')
  }

  /** The two sentences of a refusal: what is wrong, and the chemical reason ('' where there is none). */
  reason(error: Refused, names?: readonly string[]): { text: string; chemistry: string } {
    const keys = [`refusal-${error.code}`, `web-refusal-${error.code}`]
    const known = keys.find((one) => this.has(one))
    const key = known ?? 'web-refusal-unknown'
    const params: Params = Object.fromEntries(Object.entries(error.params ?? {}).map(([name, value]) => [name, shown(value)]))
    if (names && typeof params.seat === 'number') params.seat = names[params.seat] ?? params.seat
    const given = this.arguments(known !== undefined ? params : { code: error.code })
    const text = [this.format(key, given), ...this.further(key, params, given)].join(' ')
    return { text, chemistry: this.has(`${key}.chemistry`) ? this.format(`${key}.chemistry`, given) : '' }
  }

  /** An event in words; `names` are the names of the seats. `family`: "log" for the short form, "tail" for what adds to it.
      `me`: the reader's seat, which is called "you". */
  event(event: GameEvent, names?: readonly string[], family = 'event', me: number | null = null): string {
    const { type, ...params } = event
    const meant = `${this.reader(params, me)}-${type}`
    for (const name of SEATS) if (names && typeof params[name] === 'number') params[name] = names[params[name]] ?? params[name]
    const key = family === 'event' && this.has(meant) ? meant : `${family}-${type}`
    const given = this.arguments(params)
    return [this.format(key, given), ...this.further(key, params, given)].join(' ')
  }

  /** Whether the reader acts in an event ("you-…" is the family of its text), or something is done to them ("for-you-…"). */
  private reader(params: Params, me: number | null): string {
    if (me === null) return ''
    return params.seat === me ? 'you' : SEATS.some((name) => params[name] === me) ? 'for-you' : ''
  }

  /** Money, with a true minus sign before it. */
  dollars(amount: number | string): string {
    const value = Number(amount)
    return value < 0 ? this.say('dollars-owed', { amount: -value }) : this.say('dollars', { amount: value })
  }

  private format(key: string, given: Record<string, FluentVariable>): string {
    const own = this.own[key]
    if (own !== undefined) return own
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern === undefined || pattern === null) throw new Error(`no text for ${key}`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, given, errors)
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`)
    return text
  }

  /** The optional sentences that these parameters call for, in the catalogue's order. */
  private further(key: string, params: Params, given: Record<string, FluentVariable>): string[] {
    const name = dashed(key)
    const plain = Object.fromEntries(Object.entries(params).map(([param, value]) => [dashed(param), value]))
    const found = Object.keys(this.bundle.getMessage(name)?.attributes ?? {})
    return found.filter((part) => isTold(part, plain)).map((part) => this.format(`${name}.${part}`, given))
  }

  /** Parameters replaced by the catalogue's words; plain ones first, because a word may itself use a plain one. */
  private arguments(params: Params): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {}
    for (const [param, value] of Object.entries(params)) {
      const name = dashed(param)
      if (Array.isArray(value)) {
        value.forEach((item, index) => (given[`${name}-${index + 1}`] = plainly(item)))
        given[name] = this.listed(name, value)
      } else if (SEATS.includes(name) && typeof value === 'number') {
        given[name] = value === CHANCE ? this.say('seat-chance') : this.say('seat-name', { number: value + 1 })
      } else if (isPhrase(value)) {
        given[name] = this.phrase(value)
      } else if (value !== null && value !== undefined) {
        given[name] = plainly(value)
      }
    }
    const plain = { ...given }
    for (const [name, value] of Object.entries(plain)) {
      if (typeof value === 'string' && !SEATS.includes(name) && !isPhrase(params[name])) this.replace(name, value, plain, given)
    }
    return given
  }

  /** A list of numbers, or a list of words taken from the catalogue. */
  private listed(name: string, items: readonly unknown[]): string {
    const keys = items.map((item) => (typeof item === 'string' ? this.keyOf(name, item) : undefined))
    const told = items.map((item, index) => (keys[index] === undefined ? String(item) : this.format(keys[index], {})))
    return told.join(keys.some((key) => key !== undefined) ? ', ' : ' ')
  }

  /** The message a word stands for, if there is one. */
  private keyOf(name: string, word: string): string | undefined {
    return this.families(name).map((family) => `${family}-${dashed(word)}`).find((key) => !key.includes('.') && this.has(key))
  }

  /** Prefixes of the messages that hold a parameter's words: the parameter's name, unless the catalogue says otherwise. */
  private families(name: string): readonly string[] {
    const key = `words-of-${name}`
    return this.has(key) ? this.format(key, {}).split(' ') : [name]
  }

  private replace(
    name: string,
    word: string,
    plain: Record<string, FluentVariable>,
    given: Record<string, FluentVariable>,
  ): void {
    const key = this.keyOf(name, word)
    if (key === undefined) return
    given[name] = this.format(key, plain)
    const own = this.own[key]
    if (own !== undefined) {
      for (const part of PARTS) given[`${name}-${part}`] = own
      return
    }
    const message = this.bundle.getMessage(key) as Message
    for (const attribute of Object.keys(message.attributes)) {
      given[`${name}-${attribute}`] = this.format(`${key}.${attribute}`, plain)
    }
  }
}

const dashed = (text: string): string => text.replaceAll('_', '-')

function split(key: string): [string, string] {
  const [name = '', attribute = ''] = dashed(key).split('.', 2)
  return [name, attribute]
}

/** Whether an optional sentence is said with these parameters. */
function isTold(part: string, params: Params): boolean {
  const [name = '', other] = part.split(UNLESS)
  return truthy(params[name]) && (other === undefined || params[name] !== params[other])
}

/** Python's truth value, since the same catalogues are read there. */
function truthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'say' in value

function plainly(value: unknown): FluentVariable {
  return typeof value === 'number' ? value : String(value)
}

/** A parameter shortened for display: a refusal may quote long typed input. */
function shown(value: unknown): unknown {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

/** The `Texts` of a language, made of these catalogues. */
export function texts(lang: Lang, catalogues: readonly string[]): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of catalogues) bundle.addResource(new FluentResource(source))
  return new Texts(lang, bundle)
}
