import type { StaffRight } from './staff-rights.ts'

/** The caller's identity, read once per request from the session and passed to everything that depends on rights. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'account'
      readonly accountId: string
      /** May see internal products and all projects. */
      readonly isInternalUser: boolean
      /** Rights of staff that hold in this session; empty for customers. */
      readonly rights: readonly StaffRight[]
      /** Rights of the account that wait for a code of its second factor. */
      readonly waitingRights: readonly StaffRight[]
      /** The last time that a code of the second factor was shown in this session. */
      readonly provedAt: Date | null
      /** Staff look at the site with the eyes of this account, and change nothing. */
      readonly isViewed: boolean
      /** Name and company are known: what the work on projects asks for. */
      readonly hasProfile: boolean
      /** Null for who is in none. */
      readonly company: Membership | null
    }

/** A place in a company: the people who share projects. */
export interface Membership {
  readonly companyId: string
  readonly role: CompanyRole
}

export const COMPANY_ROLES = ['admin', 'member'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** The two halves of the catalogue: public, and staff only. */
export type Visibility = 'public' | 'internal'

export const VISITOR: Actor = { kind: 'visitor' }

export function customer(accountId: string): Extract<Actor, { kind: 'account' }> {
  return {
    kind: 'account',
    accountId,
    isInternalUser: false,
    rights: [],
    waitingRights: [],
    provedAt: null,
    isViewed: false,
    hasProfile: true,
    company: null,
  }
}

export function visibilityOf(actor: Actor): Visibility {
  return actor.kind === 'account' && actor.isInternalUser ? 'internal' : 'public'
}
