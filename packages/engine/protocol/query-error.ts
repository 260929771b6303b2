const STATUS = {
  invalid_input: 400,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const

export type QueryErrorCode = keyof typeof STATUS

/** A request that is refused: its message is sent to the client. */
export class QueryError extends Error {
  readonly code: QueryErrorCode
  /** Seconds after which a retry is worth while. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: QueryErrorCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'QueryError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return STATUS[this.code]
  }
}
