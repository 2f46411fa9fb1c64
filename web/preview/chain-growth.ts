/** Dev only: one canned table of Chain Growth: ?scene=busy&lang=fr&theme=dark&part=board|end|wall&after=…&delay=300 */
import '../src/styles/font.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import { mount } from 'svelte'
import { texts, type Lang } from '../src/lib/i18n'
import Growth from './Growth.svelte'
import canned from './chain-growth.json'

const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
const files = import.meta.glob<string>('$locales/*/{engine,chain-growth,web-chain-growth}.ftl', { import: 'default', eager: true })
const say = texts(lang, Object.entries(files).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = lang
const scenes = canned as unknown as Record<string, Record<string, unknown>>
const props = { scene: scenes[asked.get('scene') ?? 'busy']!, part: asked.get('part') ?? 'board', say, after: scenes[asked.get('after') ?? ''], delay: Number(asked.get('delay') ?? 300) }
mount(Growth, { target: document.getElementById('app')!, props })
