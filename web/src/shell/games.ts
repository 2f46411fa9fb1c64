/** All games with a browser part, also those that the server does not offer. */
import { listRooms } from '../lib/api'
import { type GameCard, hasRoom } from '../rooms/index'

const CARDS = import.meta.glob<GameCard>('../rooms/*/card.ts', { eager: true, import: 'default' })

export const GAMES: GameCard[] = Object.values(CARDS).sort((one, other) => one.order - other.order)

/** The game whose deal of the day the home page offers. */
export const DAILY: GameCard | undefined = GAMES.find((one) => one.daily && hasRoom(one.id))

/** The game of an address, if the browser has a part for it. */
export const gameOf = (id: string): GameCard | undefined => GAMES.find((one) => one.id === id && hasRoom(id))

/** Whether each seat of this game is a team with these options. */
export const inTeams = (id: string, options: unknown): boolean => {
  const name = GAMES.find((one) => one.id === id)?.teams
  return name !== undefined && (options as Record<string, unknown> | null)?.[name] === true
}

/** The games that can be played: those with a browser part that the server offers. Until it has answered, all with a browser part. */
export async function playable(): Promise<Set<string>> {
  const here = GAMES.map((one) => one.id).filter(hasRoom)
  try {
    const there = new Set((await listRooms()).map((one) => one.id))
    return new Set(here.filter((id) => there.has(id)))
  } catch {
    return new Set(here) // the page of a new game shows the error and tries again
  }
}
