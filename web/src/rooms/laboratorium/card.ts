import Art from '../../art/Laboratorium.svelte'
import type { GameCard } from '../index'

const card: GameCard = { id: 'laboratorium', order: 4, Art, people: '2–4', teams: 'teams', time: 'web-time-90' }
export default card
