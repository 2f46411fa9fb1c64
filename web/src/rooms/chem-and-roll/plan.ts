/** A lesson of 45 minutes: the class game has twenty rounds, a draft ends when somebody has filled reactor II. */
import type { RoomUi } from '../index'

export const plan: RoomUi['plan'] = ({ mode }) => {
  const rounds = mode !== 'draft'
  return [
    { name: 'web-plan-start', minutes: 5 },
    { name: rounds ? 'web-plan-rounds' : 'web-plan-play', minutes: 14, ...(rounds ? { rounds: [1, 12] } : {}), question: 'web-cr-plan-first' },
    { name: 'web-plan-question', minutes: 3, question: 'web-cr-plan-question' },
    { name: rounds ? 'web-plan-rounds' : 'web-plan-on', minutes: 13, ...(rounds ? { rounds: [13, 20] } : {}), question: 'web-cr-plan-last' },
    { name: 'web-plan-debrief', minutes: 10 },
  ]
}
