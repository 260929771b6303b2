import { VISITOR, type Actor } from '@specify/core/actor.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Account } from '../rules/model.ts'
import { isProfileComplete } from '../rules/profile.ts'
import { findAddresses, toAccount } from '../store/queries.server.ts'
import { resumeSession } from './commands.server.ts'
import { touchSession } from './touch-session.server.ts'
import { readSessionCookies, writeSessionCookies } from './cookies.ts'

export interface Identity {
  readonly actor: Actor
  /** Null for a visitor. */
  readonly account: Account | null
  /** `set-cookie` headers that go with the answer. */
  readonly cookies: readonly string[]
}

export const NOBODY: Identity = { actor: VISITOR, account: null, cookies: [] }

/** Possibly signed in, while the session cannot be looked up: sees the pages of visitors, with a note. */
export const UNKNOWN: Identity = { ...NOBODY }

interface IdentityOptions {
  readonly db: Database
  readonly secure: boolean
  readonly staffDomains: readonly string[]
}

/** Identifies the caller of a request by its cookies: on every request, so that revoked rights are gone at once. */
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
    const cleared = {
      ...(carried.session === null ? {} : { session: null }),
      ...(carried.remember === null ? {} : { remember: null }),
    }
    return { ...NOBODY, cookies: writeSessionCookies(cleared, secure) }
  }
  return { ...(await identityOf(again)), cookies: writeSessionCookies(resumed, secure) }

  async function identityOf(account: NonNullable<Awaited<ReturnType<typeof touchSession>>>) {
    const signedIn = toAccount(account, await findAddresses(db, account.account_id), staffDomains)
    const actor: Actor = {
      kind: 'account',
      accountId: signedIn.accountId,
      isInternalUser: signedIn.isInternalUser,
      rights: account.rights,
      waitingRights: account.waitingRights,
      provedAt: account.provedAt,
      hasProfile: isProfileComplete(signedIn),
      company: account.company,
    }
    return { actor, account: signedIn }
  }
}
