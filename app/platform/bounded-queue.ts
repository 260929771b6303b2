import { AppError } from '#app/core/app-error.ts'

interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly onChange?: (waiting: number) => void
}

/** Runs a few jobs at a time and lets a bounded number wait, first come first served. */
export class BoundedQueue {
  private readonly limits: QueueLimits
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /**
   * Runs a job when its turn comes; a job whose signal is aborted before that never starts.
   * @throws AppError `unavailable` where too many wait.
   */
  async run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.turn(signal)
    try {
      return await job()
    } finally {
      this.startNext()
    }
  }

  /** A job that ends hands its place to the first in the queue. */
  private startNext(): void {
    const next = this.waiting.shift()
    if (!next) {
      this.running--
      return
    }
    this.limits.onChange?.(this.waiting.length)
    next()
  }

  private turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.running < this.limits.atOnce) {
      this.running++
      return Promise.resolve()
    }
    if (this.waiting.length >= this.limits.waiting) {
      throw new AppError('unavailable', 'The site is very busy. Please try again in a moment.')
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1)
        this.limits.onChange?.(this.waiting.length)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(start)
      this.limits.onChange?.(this.waiting.length)
    })
  }
}
