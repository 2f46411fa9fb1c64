/** What the wall shows: as the teacher's cockpit says, and with the keys of the wall itself until the cockpit says something
    else. Space holds the last round or lets it go, the arrows turn the pages from the podium on. */
import type { Wall } from '../../lib/types.gen'

export type Scene = NonNullable<Wall['scene']>

export class Moments {
  private own: { scene: Scene; page: number } | null = $state.raw(null)
  private told = ''
  private readonly wall: () => Wall | null

  constructor(
    wall: () => Wall | null,
    /** How many pages the debriefing has; 0: they are not known yet. */
    private readonly pages: () => number,
    /** Whether all games are over: then the podium comes before the first page. */
    private readonly over: () => boolean,
  ) {
    this.wall = wall
  }

  /** To be called in an effect: what the cockpit says is newer than the keys. */
  follow(): void {
    const told = JSON.stringify([this.wall()?.scene, this.wall()?.page])
    if (told !== this.told) this.own = null
    this.told = told
  }

  get scene(): Scene {
    return this.own?.scene ?? this.wall()?.scene ?? 'game'
  }

  get page(): number {
    return this.own?.page ?? this.wall()?.page ?? 0
  }

  get holds(): boolean {
    return this.scene === 'reveal'
  }

  turn(page: number): void {
    this.own = page < 0 ? { scene: this.over() ? 'end' : 'game', page: 0 } : { scene: 'debrief', page: Math.min(page, Math.max(0, this.pages() - 1)) }
  }

  /** Whether the key did something. */
  key(key: string): boolean {
    if (key === ' ' && this.scene !== 'debrief' && !this.over()) {
      this.own = { scene: this.holds ? 'game' : 'reveal', page: 0 }
      return true
    }
    const by = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 }[key]
    if (!by || (this.scene !== 'debrief' && !(by > 0 && this.over()))) return false
    this.turn(this.scene === 'debrief' ? this.page + by : 0)
    return true
  }
}
