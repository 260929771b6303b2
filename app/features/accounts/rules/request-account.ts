import type { Account } from './model.ts'

export interface RequestAccount {
  /** The signed-in account; null for visitors. */
  readonly account: Account | null
  /** The session cannot be looked up now: the actor is treated as a visitor. */
  readonly isAccountAway: boolean
}
