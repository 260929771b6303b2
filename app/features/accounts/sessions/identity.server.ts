import { VISITOR, type Actor } from '#app/core/actor.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Account } from '../model.ts'
import { isProfileComplete } from '../profile.ts'
import { findAddresses, toAccount } from '../queries.server.ts'
import { resumeSession, touchSession } from './commands.server.ts'
import { readSessionCookies, writeSessionCookies } from './cookies.ts'

/** Who sends a request, and what the answer changes in the browser. */
export interface Identity {
  readonly actor: Actor
  /** Null for a visitor. */
  readonly account: Account | null
  /** `set-cookie` headers that go with the answer. */
  readonly cookies: readonly string[]
}

export const NOBODY: Identity = { actor: VISITOR, account: null, cookies: [] }

/** Somebody who may be signed in, while it cannot be looked up: shown what visitors are, and told so. */
export const UNKNOWN: Identity = { ...NOBODY }

interface IdentityOptions {
  readonly db: Database
  /** The site is reached by HTTPS. */
  readonly secure: boolean
  readonly staffDomains: readonly string[]
}

/** Finds out who sends a request by its cookies: each time anew, so that what is taken from an account is gone at once. */
export async function identify(
  cookieHeader: string | null,
  { db, secure, staffDomains }: IdentityOptions,
  now: Date,
): Promise<Identity> {
  const carried = readSessionCookies(cookieHeader, secure)
  if (carried.session === null && carried.remember === null) return NOBODY
  const row = carried.session === null ? null : await touchSession(db, carried.session, now)
  if (row) return { ...(await identityOf(row)), cookies: [] }

  const resumed = carried.remember === null ? null : await resumeSession(db, carried.remember, now)
  const again = resumed && (await touchSession(db, resumed.session, now))
  if (!resumed || !again) {
    const gone = {
      ...(carried.session === null ? {} : { session: null }),
      ...(carried.remember === null ? {} : { remember: null }),
    }
    return { ...NOBODY, cookies: writeSessionCookies(gone, secure) }
  }
  return { ...(await identityOf(again)), cookies: writeSessionCookies(resumed, secure) }

  async function identityOf(account: NonNullable<Awaited<ReturnType<typeof touchSession>>>) {
    const found = toAccount(account, await findAddresses(db, account.account_id), staffDomains)
    const actor: Actor = {
      kind: 'account',
      accountId: found.accountId,
      isInternalUser: found.isInternalUser,
      hasProfile: isProfileComplete(found),
    }
    return { actor, account: found }
  }
}
