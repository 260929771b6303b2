import { VISITOR, type Actor } from '@specify/core/actor.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Account } from '../rules/model.ts'
import { isProfileComplete } from '../rules/profile.ts'
import { findAddresses, toAccount } from '../store/queries.server.ts'
import { resumeSession } from './commands.server.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { findViewing } from '../viewing/viewings.server.ts'
import { customerTypeOf } from '../rules/customer-type.ts'
import { readViewed, touchSession, type AccountOfSession, type ViewedAccount } from './touch-session.server.ts'
import { readSessionCookies, writeSessionCookies } from './cookies.ts'

export interface Identity {
  /** The account is looked at by staff; null for sign-ins. */
  readonly viewing: Viewing | null
  readonly actor: Actor
  /** Null for a visitor. */
  readonly account: Account | null
  /** `set-cookie` headers that go with the answer. */
  readonly cookies: readonly string[]
}

export const NOBODY: Identity = { actor: VISITOR, account: null, viewing: null, cookies: [] }

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
  if (row) {
    const viewing = row.rights.includes('work') ? await findViewing(db, carried.session!, now) : null
    const viewed = viewing?.state === 'active' ? await readViewed(db, viewing.accountId) : null
    // An account of staff is not seen, also where it has become one meanwhile.
    const isSeen = viewed !== null && !isOfStaff(viewed)
    const ended = viewing?.state === 'active' && !isSeen ? { ...viewing, state: 'over' as const } : viewing
    return { ...(await identityOf(isSeen ? viewed : row, isSeen)), viewing: ended, cookies: [] }
  }

  const resumed = carried.remember === null ? null : await resumeSession(db, carried.remember, now)
  const again = resumed && (await touchSession(db, resumed.session, now))
  if (!resumed || !again) {
    const cleared = {
      ...(carried.session === null ? {} : { session: null }),
      ...(carried.remember === null ? {} : { remember: null }),
    }
    return { ...NOBODY, cookies: writeSessionCookies(cleared, secure) }
  }
  return { ...(await identityOf(again)), viewing: null, cookies: writeSessionCookies(resumed, secure) }

  function isOfStaff({ email, is_internal_user: isInternal, hasRights }: ViewedAccount): boolean {
    return isInternal || hasRights || customerTypeOf(email, staffDomains) === 'internal'
  }

  async function identityOf(account: AccountOfSession, isViewed = false) {
    const signedIn = toAccount(account, await findAddresses(db, account.account_id), staffDomains)
    const actor: Actor = {
      kind: 'account',
      accountId: signedIn.accountId,
      isInternalUser: signedIn.isInternalUser,
      rights: account.rights,
      waitingRights: account.waitingRights,
      provedAt: account.provedAt,
      isViewed,
      hasProfile: isProfileComplete(signedIn),
      company: account.company,
    }
    return { actor, account: signedIn }
  }
}
