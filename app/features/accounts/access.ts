import type { Actor } from '#app/core/actor.ts'
import { AppError } from '#app/core/app-error.ts'

/** Somebody who has signed in. */
export type SignedIn = Extract<Actor, { kind: 'account' }>

/** @throws AppError `unauthorized` for a visitor. */
export function assertSignedIn(actor: Actor): SignedIn {
  if (actor.kind !== 'account') throw new AppError('unauthorized', 'Please sign in.')
  return actor
}
