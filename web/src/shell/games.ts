/** The four games of the bench, also those that are still being built. */
import type { Component } from 'svelte'
import ChainGrowth from '../art/ChainGrowth.svelte'
import ChemAndRoll from '../art/ChemAndRoll.svelte'
import ChemistryMonopoly from '../art/ChemistryMonopoly.svelte'
import Laboratorium from '../art/Laboratorium.svelte'

export interface GameCard {
  id: string
  Art: Component<{ price: string }>
  people: string
  /** Minutes, or a range of hours as text in the catalogue. */
  time: string
  ready: boolean
}

export const GAMES: GameCard[] = [
  { id: 'chem-and-roll', Art: ChemAndRoll, people: '1–99', time: 'web-time-20', ready: true },
  { id: 'chain-growth', Art: ChainGrowth as Component<{ price: string }>, people: '2–4', time: 'web-time-20', ready: false },
  { id: 'chemistry-monopoly', Art: ChemistryMonopoly as Component<{ price: string }>, people: '2–6', time: 'web-time-60', ready: false },
  { id: 'laboratorium', Art: Laboratorium as Component<{ price: string }>, people: '2–4', time: 'web-time-90', ready: false },
]
