import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'

/** The acting account. Every write to an account takes one; only `assertSignedIn` and a mailed token produce it. */
export type OwnAccountId = Branded<string, 'OwnAccountId'>

/** An account whose erasure two members of staff have agreed on, and whose days of grace are over. */
export type DueErasureId = Branded<string, 'DueErasureId'>
/** An account that may be erased: one's own, or a due one. */
export type ErasableId = OwnAccountId | DueErasureId

type AccountActor = Extract<Actor, { kind: 'account' }>
export type SignedIn = AccountActor & { readonly accountId: OwnAccountId }
/** A signed-in caller with a profile: may work on projects. */
export type Specifier = SignedIn & { readonly hasProfile: true }

/** @throws AppError `unauthorized` for a visitor. */
export function assertSignedIn(actor: Actor): SignedIn {
  if (actor.kind !== 'account') throw new AppError('unauthorized', 'Please sign in.')
  return { ...actor, accountId: actor.accountId as OwnAccountId }
}

/** @throws AppError `unauthorized` for a visitor, `forbidden` for an account without a profile. */
export function assertSpecifier(actor: Actor): Specifier {
  const { hasProfile, ...rest } = assertSignedIn(actor)
  if (!hasProfile) throw new AppError('forbidden', 'Complete your profile to continue')
  return { ...rest, hasProfile }
}
