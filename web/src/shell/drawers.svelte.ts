/** Which drawer of a table is open. */

export type Drawn = 'rules' | 'menu' | 'people' | 'log' | 'text' | 'story'

export class Drawers {
  open: Drawn | null = $state(null)
  /** The paragraph at which the rules are opened; null: their beginning. */
  rule: string | null = $state(null)

  readonly show = (which: Drawn): void => {
    this.rule = null
    this.open = which
  }

  readonly close = (): void => {
    this.open = null
  }

  readonly toggleRules = (): void => {
    if (this.open === 'rules') this.close()
    else this.show('rules')
  }

  readonly openRule = (number: string): void => {
    this.open = 'rules'
    this.rule = number
  }
}
