/** Who asks. Decided once a request from the session; everything that depends on rights takes it as an argument. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'account'
      readonly accountId: string
      readonly isInternalUser: boolean
      /** Name and company are known: what the work on projects asks for. */
      readonly hasProfile: boolean
    }

/** The two halves of the catalogue that are kept apart: what everyone may see, and what staff may see as well. */
export type Visibility = 'public' | 'internal'

export const VISITOR: Actor = { kind: 'visitor' }

/** A customer with a profile: as whom the operator's commands act for an account. */
export function customer(accountId: string): Actor {
  return { kind: 'account', accountId, isInternalUser: false, hasProfile: true }
}

/** Which of the two catalogues an actor reads. */
export function visibilityOf(actor: Actor): Visibility {
  return actor.kind === 'account' && actor.isInternalUser ? 'internal' : 'public'
}
