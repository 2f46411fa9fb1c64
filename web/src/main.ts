import './styles/font.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepPages } from './lib/offline'
import { preferred, words } from './lib/words.svelte'

await words.speak(preferred())
mount(App, { target: document.getElementById('app')! })
keepPages()
