import type { CompanyRole } from '@specify/core/actor.ts'

/** Members and open invitations together. */
export const MAX_PEOPLE = 200
export const MAX_COMPANY_NAME_LENGTH = 100
export const INVITE_DAYS = 14

export const ROLE_TEXT: Readonly<Record<CompanyRole, string>> = { admin: 'Admin', member: 'Member' }

export interface Company {
  readonly id: string
  readonly name: string
}

export interface CompanyMember {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly role: CompanyRole
  readonly joinedAt: Date
}

export interface CompanyInvite {
  readonly id: string
  readonly companyName: string
  readonly email: string
  readonly role: CompanyRole
  readonly invitedBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Somebody did something: `saved`, 3 times in a row. */
export interface Activity {
  readonly who: string
  readonly what: string
  readonly projectId: string | null
  readonly projectName: string
  readonly at: Date
  readonly times: number
}
