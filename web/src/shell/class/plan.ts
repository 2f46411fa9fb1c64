/** Where a class is in the plan of its lesson: by the clock, and by the rounds it has played. */
import type { PlanPart } from '../../rooms/index'

const MINUTE = 60_000

export interface OnPlan {
  /** Minutes since the beginning of the plan, not more than it has. */
  minute: number
  total: number
  /** The part that the plan has now. */
  now: number
  /** The part whose rounds are being played; the plan's own where it names no rounds. */
  at: number
  /** When each part ends, in milliseconds since 1970. */
  ends: number[]
  /** The game has ended: no part of it has an end to come. */
  ended: boolean
  /** Whole minutes that the lesson has run past the end of the plan. */
  over: number
}

export interface Lesson {
  /** When the cockpit was opened, and when the game began (0: not yet), in milliseconds since 1970. */
  opened: number
  begun: number
  ended: boolean
  /** The round that is being played; null: the game has no rounds. */
  round: number | null
}

/** The first part is the one before the game; it lasts as long as it lasts, and the plan counts on from the start of the game. */
export function onPlan(plan: readonly PlanPart[], lesson: Lesson, clock: number): OnPlan {
  const before = (plan[0]?.minutes ?? 0) * MINUTE
  const total = plan.reduce((sum, part) => sum + part.minutes, 0)
  const zero = lesson.begun ? lesson.begun - before : Math.max(lesson.opened, clock - before)
  const passed = Math.max(0, clock - zero) / MINUTE
  const ends: number[] = []
  let sum = 0
  for (const part of plan) ends.push(zero + (sum += part.minutes) * MINUTE)
  const last = plan.length - 1
  const by = ends.findIndex((end) => clock < end)
  const now = !lesson.begun ? 0 : by < 0 ? last : Math.max(by, Math.min(1, last))
  const round = lesson.round
  const played = round === null ? -1 : plan.findIndex((part) => part.rounds && round >= part.rounds[0] && round <= part.rounds[1])
  const at = !lesson.begun ? 0 : lesson.ended ? last : played < 0 ? now : played
  return { minute: Math.min(passed, total), total, now, at, ends, ended: lesson.ended, over: Math.max(0, Math.floor(passed - total)) }
}

/** The question for a pause: of the part that the plan has now, or of the last one before it that has any. */
export const questionAt = (plan: readonly PlanPart[], now: number): string | undefined => plan.slice(0, now + 1).findLast((part) => part.question)?.question
