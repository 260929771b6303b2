import type { CompanyRole } from '@specify/core/actor.ts'
import type { MemberLinks } from './member-links.ts'

export interface CompanyPage {
  readonly suggestedName: string
  readonly invitations: readonly ListedInvite[]
  /** Explains why an opened invitation is not listed; empty where it is. */
  readonly problem: string
  readonly company: OwnCompany | null
}

export interface ListedInvite {
  readonly id: string
  readonly companyName: string
  readonly email: string
  readonly invitedBy: string
  readonly role: string
  /** `until 8 Dec 2026`, `expired`. */
  readonly end: string
}

export interface OwnCompany {
  readonly name: string
  readonly isAdmin: boolean
  /** Others remain, and none of them is an admin. */
  readonly isLastAdmin: boolean
  readonly isAlone: boolean
  /** Own open links to its projects. */
  readonly links: MemberLinks
  /** Own projects and templates that stay here: `2 projects and 1 template`. Empty for none. */
  readonly shared: string
  readonly members: readonly {
    readonly accountId: string
    readonly name: string
    readonly email: string
    readonly role: CompanyRole
    readonly joined: string
    readonly isYou: boolean
    /** Present for admins only. */
    readonly links: MemberLinks
  }[]
  readonly invites: readonly ListedInvite[]
  readonly remaining: readonly { readonly projectId: string; readonly name: string; readonly owner: string }[]
  readonly activity: readonly {
    readonly key: string
    readonly text: string
    readonly project: { readonly name: string; readonly href: string } | null
    readonly at: string
  }[]
}
