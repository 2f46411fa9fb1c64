/** A lesson of 45 minutes around a game with a limit in minutes; the bell does not run while the class talks. */
import type { RoomUi } from '../index'

const LESSON = 45
const START = 5
const QUESTION = 3
/** Minutes that are left for the debriefing at least. */
const DEBRIEF = 7

export const plan: RoomUi['plan'] = ({ minutes }) => {
  const most = LESSON - START - QUESTION - DEBRIEF
  const play = Number(minutes) > 0 ? Math.min(most, Number(minutes)) : most
  const first = Math.ceil(play / 2)
  return [
    { name: 'web-plan-start', minutes: START },
    { name: 'web-plan-play', minutes: first, question: 'web-cm-plan-first' },
    { name: 'web-plan-question', minutes: QUESTION, question: 'web-cm-plan-question' },
    { name: 'web-plan-on', minutes: play - first, question: 'web-cm-plan-last' },
    { name: 'web-plan-debrief', minutes: LESSON - START - QUESTION - play },
  ]
}
