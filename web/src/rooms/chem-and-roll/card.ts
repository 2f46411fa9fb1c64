import Art from '../../art/ChemAndRoll.svelte'
import type { GameCard } from '../index'

const card: GameCard = { id: 'chem-and-roll', order: 1, Art, people: '1–99', time: 'web-time-20' }
export default card
