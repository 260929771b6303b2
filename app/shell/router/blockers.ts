import type { Blocker, Location } from 'react-router'
import type { HistoryAction } from './session-history.ts'

export const UNBLOCKED: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }

interface Step {
  readonly currentLocation: Location
  readonly nextLocation: Location
  readonly historyAction: HistoryAction
}

/** Returns whether a step is blocked. */
export type BlockerRule = (step: Step) => boolean

/** Rules that block navigation, and the step that each one blocks. */
export class Blockers {
  private readonly rules = new Map<object, BlockerRule>()
  /** Replaced at each change, so that renders can compare it. */
  states: ReadonlyMap<object, Blocker> = new Map()

  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  setRule(key: object, rule: BlockerRule): void {
    this.rules.set(key, rule)
  }

  remove(key: object): void {
    this.rules.delete(key)
    this.setState(key, null)
  }

  /** Returns whether the latest rule blocks a step; `proceed` takes it anyway. */
  hold(step: Step, proceed: () => void): boolean {
    const [key, rule] = [...this.rules].at(-1) ?? []
    if (!key || !rule || this.states.get(key)?.state === 'proceeding' || !rule(step)) return false
    const location = step.nextLocation
    this.setState(key, {
      state: 'blocked',
      location,
      proceed: () => {
        this.setState(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        proceed()
      },
      reset: () => this.setState(key, null),
    })
    return true
  }

  /** A step has been taken. */
  clear(): void {
    this.states = new Map()
  }

  private setState(key: object, state: Blocker | null): void {
    const states = new Map(this.states)
    if (state) states.set(key, state)
    else states.delete(key)
    this.states = states
    this.onChange()
  }
}
