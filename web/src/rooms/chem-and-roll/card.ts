import Art from '../../art/ChemAndRoll.svelte'
import type { GameCard } from '../index'

const card: GameCard = {
  id: 'chem-and-roll',
  order: 1,
  Art,
  people: '1–99',
  time: 'web-time-20',
  daily: true,
  source: 'https://insa-toulouse.hal.science/hal-02158118',
}
export default card
