/** An error of the log without its message, which may hold a name or an address. */
export interface LoggedError {
  /** ISO 8601. */
  readonly at: string
  /** `x-request-id` of the answer; null outside of requests. */
  readonly requestId: string | null
  /** The sentence of our own that was logged. */
  readonly text: string
  /** Class and code of the error: `DatabaseError 23505`. */
  readonly type: string
}

const MOST_ERRORS = 200
const DAY_MS = 86_400_000
const MOST_TEXT = 120

/** The newest errors of this process. The log has all that is known of each, by its request id. */
export class ErrorRing {
  readonly #errors: LoggedError[] = []
  #count = 0

  add(
    { requestId, text, error }: { readonly requestId: unknown; readonly text: string; readonly error: unknown },
    now: Date,
  ): void {
    this.#count++
    this.#errors.push({
      at: now.toISOString(),
      requestId: typeof requestId === 'string' ? requestId : null,
      text: text.slice(0, MOST_TEXT),
      type: typeOf(error),
    })
    if (this.#errors.length > MOST_ERRORS) this.#errors.shift()
  }

  /** Errors since the start of the process. */
  get count(): number {
    return this.#count
  }

  /** Errors of the last 24 hours, the newest first. */
  list(most: number, now: Date): readonly LoggedError[] {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    return this.#errors
      .filter(({ at }) => at >= since)
      .toReversed()
      .slice(0, most)
  }
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? ` ${String(error.code)}` : ''
  return `${error.constructor.name}${code}`.slice(0, MOST_TEXT)
}
