export type Rank =
  /** A change that a person who is signed in has sent: before everything else. */
  'first' | 'normal'

export interface Waiting {
  readonly rank: Rank
  readonly caller: string
  readonly isGone: () => boolean
  readonly run: () => void
  readonly shed: () => void
}

interface Queued extends Waiting {
  readonly since: number
}

interface AdmissionOptions {
  readonly now?: () => number
  /** Calls back in the next turn of the event loop, after what has arrived was read. */
  readonly nextTurn?: (callback: () => void) => void
}

/** Queue length that is always allowed: some pages of one visitor with all their files. */
const ALWAYS_WAITING = 32
/** Beyond that, only requests that can start in this time are accepted: the answer stays below two seconds. */
const LONGEST_WAIT_MS = 700
/** Callers with few waiting requests may wait a little longer, so that one caller's flood keeps no others out. */
const FEW = 4
const LONGEST_WAIT_OF_FEW_MS = 1_000
const LONGEST_WAIT_OF_FIRST_MS = 5_000
const MOST_WAITING = 1_000
/** A request that has waited longer than this is not started: the machine has stood still. */
const TOO_LATE_MS = 1_700
/** Weight of the newest turn in the estimate of the next: a cached page takes a hundredth of an export. */
const NEWEST = 0.05
/** A server that has just started is slow for so many pages: they say nothing of the wait. */
const COLD = 5

/**
 * Lets requests begin one per turn of the event loop, and refuses what could not be begun soon. Rendering holds the
 * loop, so a turn is as long as what was begun in it: without load requests begin at once, under load the time from one
 * beginning to the next times the length of the queue is the wait. Each rank has a time of its own: what comes first
 * makes the others wait.
 */
export class Admission {
  private readonly now: () => number
  private readonly nextTurn: (callback: () => void) => void
  private readonly queues: Record<Rank, Queued[]> = { first: [], normal: [] }
  private readonly waitingOf = new Map<string, number>()
  /** Minimum time between starts of one rank while requests of it wait. */
  private readonly paceMs: Record<Rank, number> = { first: 0, normal: 0 }
  private readonly lastBegan: Record<Rank, number> = { first: 0, normal: 0 }
  private readonly begun: Record<Rank, number> = { first: 0, normal: 0 }
  private isTurning = false

  constructor(options: AdmissionOptions = {}) {
    this.now = options.now ?? (() => performance.now())
    this.nextTurn = options.nextTurn ?? ((callback) => setImmediate(callback))
  }

  get waiting(): number {
    return this.queues.first.length + this.queues.normal.length
  }

  admit(request: Waiting): void {
    if (this.isTooMuch(request)) {
      request.shed()
      return
    }
    if (this.queues[request.rank].length === 0) this.lastBegan[request.rank] = this.now()
    this.queues[request.rank].push({ ...request, since: this.now() })
    this.waitingOf.set(request.caller, (this.waitingOf.get(request.caller) ?? 0) + 1)
    if (this.isTurning) return
    this.isTurning = true
    this.nextTurn(() => this.turn())
  }

  private isTooMuch({ rank, caller }: Waiting): boolean {
    const { waiting } = this
    if (waiting < ALWAYS_WAITING) return false
    if (waiting >= MOST_WAITING) return true
    if (this.begun[rank] <= COLD) return false
    const own = this.queues[rank]
    const oldest = own[0] ? this.now() - own[0].since : 0
    const wait = Math.max(oldest, own.length * this.paceMs[rank])
    if (rank === 'first') return wait > LONGEST_WAIT_OF_FIRST_MS
    return wait > ((this.waitingOf.get(caller) ?? 0) < FEW ? LONGEST_WAIT_OF_FEW_MS : LONGEST_WAIT_MS)
  }

  private turn(): void {
    const next = this.take()
    if (next) this.begin(next, this.now())
    if (this.waiting > 0) this.nextTurn(() => this.turn())
    else this.isTurning = false
  }

  private begin(next: Queued, now: number): void {
    const { rank } = next
    const counted = ++this.begun[rank] - COLD
    if (counted > 0)
      this.paceMs[rank] += (now - this.lastBegan[rank] - this.paceMs[rank]) * Math.max(NEWEST, 1 / counted)
    this.lastBegan[rank] = now
    const limit = rank === 'first' ? LONGEST_WAIT_OF_FIRST_MS : TOO_LATE_MS
    if (now - next.since > limit && this.waiting >= ALWAYS_WAITING) next.shed()
    else next.run()
  }

  private take(): Queued | null {
    for (;;) {
      const next = this.queues.first.shift() ?? this.queues.normal.shift()
      if (!next) return null
      const others = (this.waitingOf.get(next.caller) ?? 1) - 1
      if (others > 0) this.waitingOf.set(next.caller, others)
      else this.waitingOf.delete(next.caller)
      if (!next.isGone()) return next
    }
  }
}
