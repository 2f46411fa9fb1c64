import Art from '../../art/ChainGrowth.svelte'
import type { GameCard } from '../index'

const card: GameCard = {
  id: 'chain-growth',
  order: 2,
  Art,
  people: '2–4',
  time: 'web-time-20',
  source: 'https://shop.gdch.de/products/macromolecular-game',
}
export default card
