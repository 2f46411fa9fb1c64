/** Sounds, off until somebody wants them; what is heard can always be seen too. The instrument is downloaded with the first one. */
import { keep, kept } from './kept'

export const SOUNDS = ['dice', 'placed', 'reaction', 'money', 'turn', 'refused'] as const
export type SoundName = (typeof SOUNDS)[number]

class Sounds {
  on = $state(kept('sound') === 'on')

  switch(on: boolean): void {
    this.on = on
    keep('sound', on ? 'on' : null)
    if (on) this.play('turn') // so that one hears what has been switched on
  }

  /** One after the other, each name once: six reactions at a time are heard as one. */
  play(...names: SoundName[]): void {
    if (!this.on || names.length === 0 || !mayBeHeard()) return
    // No sound is worth an error: a machine without a loudspeaker, a network that is gone.
    void import('./synth').then(({ ring }) => ring([...new Set(names)])).catch(() => undefined)
  }
}

/** Browsers are silent until a page has been touched. */
const mayBeHeard = (): boolean => (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive ?? true

export const sounds = new Sounds()
