import type { Account } from './model.ts'

export interface RequestAccount {
  /** Who is signed in; null for a visitor. */
  readonly account: Account | null
  /** The session cannot be looked up now: the actor is treated as a visitor. */
  readonly isAccountAway: boolean
}
