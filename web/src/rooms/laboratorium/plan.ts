/** A lesson of 45 minutes. The game has no fixed number of rounds: it ends when somebody makes the target. */
import type { RoomUi } from '../index'

export const plan: RoomUi['plan'] = () => [
  { name: 'web-plan-start', minutes: 5 },
  { name: 'web-plan-play', minutes: 15, question: 'web-lab-plan-first' },
  { name: 'web-plan-question', minutes: 3, question: 'web-lab-plan-question' },
  { name: 'web-plan-on', minutes: 12, question: 'web-lab-plan-last' },
  { name: 'web-plan-debrief', minutes: 10 },
]
