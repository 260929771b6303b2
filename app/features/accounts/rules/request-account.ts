import type { Database } from '#app/platform/database/database.server.ts'
import type { Viewing } from '../viewing/viewing.ts'
import type { Account } from './model.ts'

export interface RequestAccount {
  /** The signed-in account; null for visitors. */
  readonly account: Account | null
  /** Staff look at the account; null for its owner. One whose time is over stays until it is stopped. */
  readonly viewing: (Viewing & { /** Takes the writes that end it. */ readonly db: Database }) | null
  /** The session cannot be looked up now: the actor is treated as a visitor. */
  readonly isAccountAway: boolean
}
