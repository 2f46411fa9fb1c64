/** Sounds, off by default; every sound has a visible equivalent. The synthesizer is downloaded with the first sound. */
import { keep, kept } from './kept'

export const SOUNDS = ['dice', 'placed', 'reaction', 'money', 'turn', 'refused'] as const
export type SoundName = (typeof SOUNDS)[number]

class Sounds {
  on = $state(kept('sound') === 'on')

  switch(on: boolean): void {
    this.on = on
    keep('sound', on ? 'on' : null)
    if (on) this.play('turn') // a sample of what has been switched on
  }

  /** Play sounds one after the other, each name once: six reactions at a time make one sound. */
  play(...names: SoundName[]): void {
    if (!this.on || names.length === 0 || !mayBeHeard()) return
    // A failure (no loudspeaker, no network) is ignored: sounds are optional.
    void import('./synth').then(({ ring }) => ring([...new Set(names)])).catch(() => undefined)
  }
}

/** Browsers play no sound before the first interaction with the page. */
const mayBeHeard = (): boolean => (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive ?? true

export const sounds = new Sounds()
