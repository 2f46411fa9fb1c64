import Art from '../../art/ChemistryMonopoly.svelte'
import type { GameCard } from '../index'

const card: GameCard = {
  id: 'chemistry-monopoly',
  order: 3,
  Art,
  people: '2–6',
  time: 'web-time-60',
  source: 'https://youformedme.com/chemistry-monopoly.html',
}
export default card
