import type { Locale } from '@specify/core/market.ts'
import type { Address } from './address.ts'
import type { CustomerType } from './customer-type.ts'
import type { Profile } from './profile.ts'

export interface Account extends Profile {
  readonly accountId: string
  /** Canonical form. */
  readonly email: string
  /** The market in which the profile was completed; null until then. */
  readonly legalEntity: Locale | null
  readonly customerType: CustomerType
  readonly isInternalUser: boolean
  readonly addresses: readonly Address[]
}

export interface AccountSummary {
  readonly accountId: string
  readonly firstName: string
  readonly email: string
  readonly hasProfile: boolean
  readonly isInternalUser: boolean
  /** Has a right of staff: the console is there. */
  readonly isStaff: boolean
}
