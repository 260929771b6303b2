import type { Limit } from './limit.ts'

/** Callers in memory; beyond, the one whose window began first is dropped. */
const MAX_CALLERS = 20_000
/** Part of the limit that a caller may spend here before it is settled. */
const SHARE = 1 / 20

/** Adds points to the total of all servers. Returns the total, and the milliseconds until the window ends. */
type Settle = (
  caller: string,
  points: number,
  windowSeconds: number,
) => Promise<{ readonly spent: number; readonly leftMs: number }>

interface Window {
  endsAt: number
  spent: number
  unsettled: number
}

/**
 * A limit on the cost of calls that take less time than a query to the database. Costs are counted in this process and
 * settled with the others a share of the limit at a time: a caller that spends little never causes a query, and N
 * servers together let through at most N shares too much. Where the database is away, this process counts alone.
 */
export class CostMeter {
  private readonly limit: Limit
  private readonly settle: Settle
  private readonly maxCallers: number
  /** Windows by start time. */
  private readonly windows = new Map<string, Window>()

  constructor(limit: Limit, settle: Settle, maxCallers = MAX_CALLERS) {
    this.limit = limit
    this.settle = settle
    this.maxCallers = maxCallers
  }

  get size(): number {
    return this.windows.size
  }

  /** Null while the caller has points left, else the seconds until there are new ones. */
  waitOf(caller: string): number | null {
    const now = Date.now()
    const window = this.windows.get(caller)
    if (!window || window.endsAt <= now || window.spent <= this.limit.points) return null
    return Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  }

  charge(caller: string, points: number): void {
    const window = this.windowOf(caller)
    window.spent += points
    window.unsettled += points
    if (window.unsettled >= this.limit.points * SHARE) void this.settleWindow(caller, window)
  }

  private async settleWindow(caller: string, window: Window): Promise<void> {
    const points = Math.round(window.unsettled)
    window.unsettled -= points
    const seconds = Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000))
    try {
      const { spent, leftMs } = await this.settle(caller, points, seconds)
      window.spent = Math.max(window.spent, spent + window.unsettled)
      window.endsAt = Math.min(window.endsAt, Date.now() + leftMs)
    } catch {
      // The points count locally all the same.
    }
  }

  private windowOf(caller: string): Window {
    const now = Date.now()
    const known = this.windows.get(caller)
    if (known && known.endsAt > now) return known
    this.windows.delete(caller) // a map keeps the order of insertion
    const window: Window = { endsAt: now + this.limit.windowSeconds * 1000, spent: 0, unsettled: 0 }
    this.windows.set(caller, window)
    for (const [each, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= this.maxCallers) break
      this.windows.delete(each)
    }
    return window
  }
}
