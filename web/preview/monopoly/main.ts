/** Dev only: one canned table, chosen by the address: ?scene=offer&lang=fr&theme=dark&part=board|end|wall&after=own */
import '../../src/styles/font.css'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import { mount } from 'svelte'
import { texts, type Lang } from '../../src/lib/i18n'
import Preview from './Preview.svelte'
import canned from './canned.json'

const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
const files = import.meta.glob<string>('$locales/*/{engine,web,chemistry-monopoly,web-chemistry-monopoly}.ftl', { import: 'default', eager: true })
const say = texts(lang, Object.entries(files).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = lang
const scenes = canned as unknown as Record<string, Record<string, unknown>>
const props = { scene: scenes[asked.get('scene') ?? 'turn']!, part: asked.get('part') ?? 'board', say, after: scenes[asked.get('after') ?? ''] }
mount(Preview, { target: document.getElementById('app')!, props })
