import { createHash } from 'node:crypto'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { readSessionCookies } from './cookies.ts'

const MAX_SESSIONS = 10_000
const LIFETIME_MS = 10 * 60_000

/**
 * Recently verified sessions, so that a busy server can prioritise their requests without a query. It grants no access.
 */
export class KnownSessions {
  private readonly secure: boolean
  private readonly seen = new LruCache<string, number>(MAX_SESSIONS)

  /** @param secure the site is reached by HTTPS. */
  constructor(secure: boolean) {
    this.secure = secure
  }

  remember(cookieHeader: string | null, now: number): void {
    const key = this.keyOf(cookieHeader)
    if (key !== null) this.seen.set(key, now)
  }

  has(cookieHeader: string | null, now: number): boolean {
    const key = this.keyOf(cookieHeader)
    return key !== null && now - (this.seen.get(key) ?? -LIFETIME_MS) < LIFETIME_MS
  }

  private keyOf(cookieHeader: string | null): string | null {
    const { session } = readSessionCookies(cookieHeader, this.secure)
    return session === null ? null : createHash('sha256').update(session).digest('base64url')
  }
}
