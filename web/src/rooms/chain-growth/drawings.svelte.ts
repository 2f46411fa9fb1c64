/** What is drawn on cards: the molecules of the box, and those of own decks as the server drew them from their SMILES. */
import { fromServer, type Molecule, MOLECULES } from './molecules'
import type { Aid, PublicView } from './types'

class Drawings {
  /** By SMILES; null: it cannot be drawn, or is asked for. */
  private made: Readonly<Record<string, Molecule | null>> = $state.raw({})

  /** What the card of a family shows; null: its formula or its sign. */
  of(family: string, view: PublicView): Molecule | null {
    const own = view.pictures?.[family]
    return own ? (this.made[own.structure ?? ''] ?? null) : (MOLECULES[family] ?? null)
  }

  /** Asks once for the structures of a table's deck; without an answer the cards keep their formulas. */
  async fetch(view: PublicView, aid: () => Promise<unknown>): Promise<void> {
    const wanted = Object.values(view.pictures ?? {}).flatMap(({ structure }) => (structure && !(structure in this.made) ? [structure] : []))
    if (wanted.length === 0) return
    const asked = Object.fromEntries(wanted.map((structure) => [structure, null]))
    this.made = { ...this.made, ...asked }
    try {
      const { drawings = {} } = (await aid()) as Aid
      this.made = { ...this.made, ...Object.fromEntries(Object.entries(drawings).map(([structure, drawn]) => [structure, fromServer(drawn)])) }
    } catch {
      this.made = Object.fromEntries(Object.entries(this.made).filter(([structure]) => !(structure in asked)))
    }
  }
}
export const drawings = new Drawings()
