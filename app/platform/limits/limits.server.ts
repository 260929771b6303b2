import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '../database/database.server.ts'
import type { Logger } from '../log.server.ts'
import { CostMeter } from './cost-meter.server.ts'
import { LimitTable } from './limit-table.server.ts'
import type { Limit } from './limit.ts'
import { MemoryLimiter } from './memory-limiter.server.ts'

export type Subject = string | readonly string[]

/** Counts for all servers on one database; in the memory of this one where the database is away. */
export class Limits {
  private readonly table: LimitTable
  private readonly limiters = new Map<string, RateLimiterPostgres>()

  constructor(db: Database, log: Pick<Logger, 'warn'>, table = new LimitTable(db, log)) {
    this.table = table
  }

  /** Counts one call. Returns null while the limit holds, else the seconds until the window ends. */
  async spend(limit: Limit, subject: Subject): Promise<number | null> {
    try {
      await this.limiterOf(limit).consume(keyOf(subject))
      return null
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
      throw refusal
    }
  }

  /** Returns what `spend` would have returned one call earlier: null, or the seconds to wait. Counts nothing. */
  async waitOf(limit: Limit, subject: Subject): Promise<number | null> {
    const usage = await this.limiterOf(limit).get(keyOf(subject))
    return usage && usage.consumedPoints >= limit.points ? secondsOf(usage) : null
  }

  async refund(limit: Limit, subject: Subject): Promise<void> {
    await this.limiterOf(limit).reward(keyOf(subject))
  }

  /** @throws AppError `too_many_requests` where the caller has made as many calls as it may. */
  async assertWithin(limit: Limit | undefined, caller: string): Promise<void> {
    const wait = limit ? await this.spend(limit, caller) : null
    if (wait !== null) throw tooManyRequests(wait)
  }

  meter(limit: Limit): CostMeter {
    const limiter = this.limiterOf(limit)
    return new CostMeter(limit, async (caller, points, windowSeconds) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(caller), points, {
        customDuration: windowSeconds,
      })
      return { spent: consumedPoints, leftMs: msBeforeNext }
    })
  }

  trim(db: Database): Promise<void> {
    return this.table.trim(db)
  }

  private limiterOf(limit: Limit): RateLimiterPostgres {
    const cached = this.limiters.get(limit.name)
    if (cached) return cached
    const limiter = new RateLimiterPostgres({
      storeClient: this.table,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.windowSeconds,
      ...(!limit.isRefundable && { inMemoryBlockOnConsumed: limit.points }),
      insuranceLimiter: new MemoryLimiter(limit),
    })
    this.limiters.set(limit.name, limiter)
    return limiter
  }
}

/** Clears the counts of a subject under some limits, alone or with further parts after it. */
export async function clearLimits(db: Database, limits: readonly Limit[], subject: string): Promise<void> {
  for (const { name } of limits)
    await sql`delete from rate_limit where starts_with(key, ${`${name}:${keyOf(subject)}`})`.execute(db)
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError('too_many_requests', 'Too many requests. Please wait a minute and try again.', {
    retryAfterSeconds,
  })
}

/** A key of bounded length that does not reveal the address. Its parts can be cleared by the first. */
function keyOf(subject: Subject): string {
  const parts = typeof subject === 'string' ? [subject] : subject
  return parts.map((part) => createHash('sha256').update(part).digest('base64url')).join(':')
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
