export type Rank =
  /** A change that a person who is signed in has sent: before everything else. */
  'first' | 'normal'

export interface Waiting {
  readonly rank: Rank
  readonly caller: string
  /** Whether the client has gone away. */
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

/** So many may always wait: some pages of one visitor with all their files. */
const ALWAYS_WAITING = 32
/** Beyond that, only requests that can start in this time are accepted: the answer stays below two seconds. */
const LONGEST_WAIT_MS = 900
/** Callers with few waiting requests may wait a little longer, so that one caller's flood keeps no others out. */
const FEW = 4
const LONGEST_WAIT_OF_FEW_MS = 1_300
const LONGEST_WAIT_OF_FIRST_MS = 5_000
const MOST_WAITING = 1_000
/** A request that has waited longer than this is not started: the machine has stood still. */
const TOO_LATE_MS = 1_700
/** Weight of the newest turn in the estimate of the next. */
const NEWEST = 0.2

/**
 * Lets requests begin one per turn of the event loop, and refuses what could not be begun soon. Rendering holds the
 * loop, so a turn is as long as what was begun in it: without load requests begin at once, under load the time of a turn
 * times the length of the queue is the wait.
 */
export class Admission {
  private readonly now: () => number
  private readonly nextTurn: (callback: () => void) => void
  private readonly queues: Record<Rank, Queued[]> = { first: [], normal: [] }
  private readonly waitingOf = new Map<string, number>()
  private turnMs = 0
  private turnBegan = 0
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
    this.queues[request.rank].push({ ...request, since: this.now() })
    this.waitingOf.set(request.caller, (this.waitingOf.get(request.caller) ?? 0) + 1)
    if (this.isTurning) return
    this.isTurning = true
    this.turnBegan = this.now()
    this.nextTurn(() => this.turn())
  }

  private isTooMuch({ rank, caller }: Waiting): boolean {
    const { waiting } = this
    if (waiting < ALWAYS_WAITING) return false
    if (waiting >= MOST_WAITING) return true
    const own = this.queues[rank]
    const ahead = rank === 'first' ? own.length : waiting
    const oldest = own[0] ? this.now() - own[0].since : 0
    const wait = Math.max(oldest, ahead * this.turnMs)
    if (rank === 'first') return wait > LONGEST_WAIT_OF_FIRST_MS
    return wait > ((this.waitingOf.get(caller) ?? 0) < FEW ? LONGEST_WAIT_OF_FEW_MS : LONGEST_WAIT_MS)
  }

  private turn(): void {
    const next = this.take()
    const now = this.now()
    this.turnMs += (now - this.turnBegan - this.turnMs) * NEWEST
    this.turnBegan = now
    if (next) this.begin(next, now)
    if (this.waiting > 0) this.nextTurn(() => this.turn())
    else this.isTurning = false
  }

  private begin(next: Queued, now: number): void {
    const limit = next.rank === 'first' ? LONGEST_WAIT_OF_FIRST_MS : TOO_LATE_MS
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
