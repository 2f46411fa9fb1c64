/** The four games of the bench, also those that are still being built. */
import type { Component } from 'svelte'
import ChainGrowth from '../art/ChainGrowth.svelte'
import ChemAndRoll from '../art/ChemAndRoll.svelte'
import ChemistryMonopoly from '../art/ChemistryMonopoly.svelte'
import Laboratorium from '../art/Laboratorium.svelte'
import { listRooms } from '../lib/api'
import { hasRoom } from '../rooms/index'

export interface GameCard {
  id: string
  Art: Component<{ price: string }>
  people: string
  /** They play in teams. */
  teams?: boolean
  /** Minutes, or a range of hours as text in the catalogue. */
  time: string
}

export const GAMES: GameCard[] = [
  { id: 'chem-and-roll', Art: ChemAndRoll, people: '1–99', time: 'web-time-20' },
  { id: 'chain-growth', Art: ChainGrowth as Component<{ price: string }>, people: '2–4', time: 'web-time-20' },
  { id: 'chemistry-monopoly', Art: ChemistryMonopoly as Component<{ price: string }>, people: '2–6', time: 'web-time-60' },
  { id: 'laboratorium', Art: Laboratorium as Component<{ price: string }>, people: '2–4', teams: true, time: 'web-time-90' },
]

/** The game of an address, if the browser has a part for it. */
export const gameOf = (id: string): GameCard | undefined => GAMES.find((one) => one.id === id && hasRoom(id))

/** Which games can be played: those with a browser part that the server has too. Until it has answered, all that we have. */
export async function playable(): Promise<Set<string>> {
  const here = GAMES.map((one) => one.id).filter(hasRoom)
  try {
    const there = new Set((await listRooms()).map((one) => one.id))
    return new Set(here.filter((id) => there.has(id)))
  } catch {
    return new Set(here) // the page of a new game says what is wrong, and tries again
  }
}
