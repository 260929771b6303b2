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

/** The two halves of the catalogue: public, and staff only. */
export type Visibility = 'public' | 'internal'

export const VISITOR: Actor = { kind: 'visitor' }

export function customer(accountId: string): Actor {
  return { kind: 'account', accountId, isInternalUser: false, hasProfile: true }
}

export function visibilityOf(actor: Actor): Visibility {
  return actor.kind === 'account' && actor.isInternalUser ? 'internal' : 'public'
}
