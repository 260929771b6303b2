interface Limits {
  /** What one caller may spend in a window. */
  readonly points: number
  /** Seconds. A window begins with the first call. */
  readonly duration: number
  /** Callers that are remembered; beyond, the one whose window began first is forgotten. */
  readonly maxCallers?: number
  /** Milliseconds since some moment. */
  readonly now?: () => number
}

interface Window {
  readonly endsAt: number
  spent: number
}

/** A few megabytes. */
const MAX_CALLERS = 20_000

/** Counts what callers spend, in this process. However many callers there are, it takes no more than so much memory. */
export class CallLimiter {
  private readonly limits: Limits
  private readonly maxCallers: number
  private readonly now: () => number
  /** In the order in which the windows began. */
  private readonly windows = new Map<string, Window>()

  constructor(limits: Limits) {
    this.limits = limits
    this.maxCallers = limits.maxCallers ?? MAX_CALLERS
    this.now = limits.now ?? (() => performance.now())
  }

  get size(): number {
    return this.windows.size
  }

  /** Spends points of a caller. Answers null while they last, else the seconds until there are new ones. */
  spend(caller: string, points = 1): number | null {
    const now = this.now()
    const window = this.windowOf(caller, now)
    window.spent += points
    return window.spent <= this.limits.points ? null : Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  }

  private windowOf(caller: string, now: number): Window {
    const known = this.windows.get(caller)
    if (known && known.endsAt > now) return known
    this.windows.delete(caller) // a map keeps the order of insertion
    const window: Window = { endsAt: now + this.limits.duration * 1000, spent: 0 }
    this.windows.set(caller, window)
    this.forgetEnded(now)
    return window
  }

  private forgetEnded(now: number): void {
    for (const [caller, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= this.maxCallers) return
      this.windows.delete(caller)
    }
  }
}
