import { RateLimiterCompatibleAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from './limit.ts'

/** A few megabytes. */
const MAX_CALLERS = 20_000

interface Window {
  /** Milliseconds since the epoch. */
  readonly endsAt: number
  spent: number
}

/** Counts in this process while the database is away, in bounded memory. */
export class MemoryLimiter extends RateLimiterCompatibleAbstract {
  override readonly keyPrefix = ''
  override blockDuration = 0
  override execEvenly = false
  private readonly limit: Limit
  private readonly maxCallers: number
  /** Windows by start time. */
  private readonly windows = new Map<string, Window>()

  constructor(limit: Limit, maxCallers = MAX_CALLERS) {
    super()
    this.limit = limit
    this.maxCallers = maxCallers
  }

  get size(): number {
    return this.windows.size
  }

  /** Rejects with the result where the points do not suffice. */
  override consume(caller: string, points = 1): Promise<RateLimiterRes> {
    const result = this.spend(caller, points)
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as every limiter of the library says no
    return result.consumedPoints > this.limit.points ? Promise.reject(result) : Promise.resolve(result)
  }

  override penalty(caller: string, points = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.spend(caller, points))
  }

  override reward(caller: string, points = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.spend(caller, -points))
  }

  override get(caller: string): Promise<RateLimiterRes | null> {
    const window = this.windows.get(caller)
    return Promise.resolve(window && window.endsAt > Date.now() ? this.toResult(window) : null)
  }

  private spend(caller: string, points: number): RateLimiterRes {
    const now = Date.now()
    const current = this.windows.get(caller)
    const window =
      current && current.endsAt > now ? current : { endsAt: now + this.limit.windowSeconds * 1000, spent: 0 }
    window.spent += points
    if (window !== current) {
      this.windows.delete(caller) // a map keeps the order of insertion
      this.windows.set(caller, window)
      this.forgetEnded(now)
    }
    return this.toResult(window)
  }

  private toResult({ endsAt, spent }: Window): RateLimiterRes {
    return new RateLimiterRes(Math.max(this.limit.points - spent, 0), Math.max(endsAt - Date.now(), 0), spent)
  }

  private forgetEnded(now: number): void {
    for (const [caller, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= this.maxCallers) return
      this.windows.delete(caller)
    }
  }
}
