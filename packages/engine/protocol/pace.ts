/** Longest turn before other calls continue. */
const SLICE_MS = 5

/** Breaks the work of a call into slices, so that no call holds up the others. */
export class Pace {
  private readonly now: () => number
  private readonly nextTurn: () => Promise<void>
  private since: number
  private worked = 0

  constructor(options: { readonly now: () => number; readonly nextTurn: () => Promise<void> }) {
    this.now = options.now
    this.nextTurn = options.nextTurn
    this.since = this.now()
  }

  /** Awaited between pieces of work. */
  async step(): Promise<void> {
    if (this.now() - this.since < SLICE_MS) return
    this.worked += this.now() - this.since
    await this.nextTurn()
    this.since = this.now()
  }

  /** Milliseconds of work since the beginning, waiting apart. */
  get workedMs(): number {
    return this.worked + this.now() - this.since
  }
}
