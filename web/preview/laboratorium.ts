/** Dev only: one canned table, chosen by the address: ?scene=manipulate&lang=fr&theme=dark&part=board|end|wall */
import '../src/styles/font.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import { mount } from 'svelte'
import { texts, type Lang } from '../src/lib/i18n'
import canned from './laboratorium.json'
import Laboratory from './Laboratory.svelte'

const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
const files = import.meta.glob<string>('$locales/*/{engine,laboratorium,web-laboratorium,web}.ftl', { import: 'default', eager: true })
const say = texts(lang, Object.entries(files).filter(([path]) => path.includes(`/${lang}/`)).map(([, text]) => text))
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.lang = lang
const scenes = canned as unknown as Record<string, Record<string, unknown>>
mount(Laboratory, { target: document.getElementById('app')!, props: { scene: scenes[asked.get('scene') ?? 'manipulate']!, part: asked.get('part') ?? 'board', say } })
