/** Codes that reach a caller, with the HTTP status each one is answered with. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** An interruption the user must hear about: a code for programs and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Marks a branch that the types rule out, so that a case added later does not compile. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
