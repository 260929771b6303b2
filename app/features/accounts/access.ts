import type { Actor } from '#app/core/actor.ts'
import { AppError } from '#app/core/app-error.ts'

/** Somebody who has signed in. */
export type SignedIn = Extract<Actor, { kind: 'account' }>
/** Somebody who has signed in and said who they are: may work on projects. */
export type Specifier = SignedIn & { readonly hasProfile: true }

/** @throws AppError `unauthorized` for a visitor. */
export function assertSignedIn(actor: Actor): SignedIn {
  if (actor.kind !== 'account') throw new AppError('unauthorized', 'Please sign in.')
  return actor
}

/** @throws AppError `unauthorized` for a visitor, `forbidden` for an account without a profile. */
export function assertSpecifier(actor: Actor): Specifier {
  const { hasProfile, ...rest } = assertSignedIn(actor)
  if (!hasProfile) throw new AppError('forbidden', 'Complete your profile to continue')
  return { ...rest, hasProfile }
}
