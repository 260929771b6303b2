import { AppError } from '@specify/core/app-error.ts'

interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Places of one caller; all but one where it is not said. */
  readonly ofCaller?: number
  /** Waiting jobs per caller; unlimited where absent. */
  readonly waitingOfCaller?: number
  readonly onChange?: (waiting: number) => void
}

interface Waiting {
  readonly caller: string | symbol
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

/**
 * Runs a few jobs at a time and lets a bounded number wait. Callers take turns, each in the order of its own jobs. One
 * caller never has all places, and where too many wait, the newest job of the caller with the most gives way.
 */
export class BoundedQueue {
  private readonly limits: QueueLimits
  private waiting: Waiting[] = []
  private readonly running = new Map<string | symbol, number>()

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /**
   * Runs a job when its turn comes; a job whose signal is aborted before that never starts.
   * @param caller Who asks; left out, each job is of another caller.
   * @throws AppError `unavailable` where too many wait.
   */
  async run<T>(job: () => Promise<T>, signal: AbortSignal, caller: string | symbol = Symbol('job')): Promise<T> {
    await this.turn(signal, caller)
    try {
      return await job()
    } finally {
      this.end(caller)
    }
  }

  private get isFull(): boolean {
    return sum(this.running.values()) >= this.limits.atOnce
  }

  private mayStart(caller: string | symbol): boolean {
    const { atOnce, ofCaller = atOnce - 1 } = this.limits
    return (this.running.get(caller) ?? 0) < Math.max(1, ofCaller)
  }

  private begin(caller: string | symbol): void {
    this.running.set(caller, (this.running.get(caller) ?? 0) + 1)
  }

  private end(caller: string | symbol): void {
    const remaining = (this.running.get(caller) ?? 1) - 1
    if (remaining > 0) this.running.set(caller, remaining)
    else this.running.delete(caller)
    const next = this.isFull ? undefined : this.waiting.find((each) => this.mayStart(each.caller))
    if (!next) return
    this.remove(next)
    // The others come before its next one.
    const isOwn = (each: Waiting) => each.caller === next.caller
    this.waiting = [...this.waiting.filter((each) => !isOwn(each)), ...this.waiting.filter(isOwn)]
    next.start()
  }

  private turn(signal: AbortSignal, caller: string | symbol): Promise<void> {
    signal.throwIfAborted()
    if (!this.isFull && this.mayStart(caller)) {
      this.begin(caller)
      return Promise.resolve()
    }
    const own = this.waiting.filter((each) => each.caller === caller).length
    if (own >= (this.limits.waitingOfCaller ?? Infinity))
      throw new AppError('unavailable', 'Another of your requests is being worked on. Please try again in a moment.')
    if (this.waiting.length >= this.limits.waiting) this.makeRoom(caller)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        caller,
        start: () => {
          signal.removeEventListener('abort', giveUp)
          this.begin(caller)
          resolve()
        },
        refuse: (reason) => {
          signal.removeEventListener('abort', giveUp)
          this.remove(waiting)
          reject(reason)
        },
      }
      const giveUp = () => waiting.refuse(signal.reason as Error)
      signal.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(waiting)
      this.limits.onChange?.(this.waiting.length)
    })
  }

  /** @throws AppError `unavailable` where no other caller has more jobs waiting. */
  private makeRoom(caller: string | symbol): void {
    const busy = new AppError('unavailable', 'The site is very busy. Please try again in a moment.')
    const byCaller = Map.groupBy(this.waiting, (each) => each.caller)
    const [most = []] = [...byCaller.values()].toSorted((a, b) => b.length - a.length)
    if (most.length <= (byCaller.get(caller)?.length ?? 0) + 1) throw busy
    most.at(-1)?.refuse(busy)
  }

  private remove(waiting: Waiting): void {
    this.waiting.splice(this.waiting.indexOf(waiting), 1)
    this.limits.onChange?.(this.waiting.length)
  }
}

function sum(counts: Iterable<number>): number {
  let total = 0
  for (const count of counts) total += count
  return total
}
