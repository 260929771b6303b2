import { ERROR_TEXT, type ErrorKey } from './text/error-text.ts'

export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  email_not_verified: 403,
  second_factor_required: 403,
  proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  label_taken: 409,
  quote_closed: 409,
  prices_unconfirmed: 409,
  already_member: 409,
  in_company: 409,
  last_admin: 409,
  package_pending: 409,
  link_used: 410,
  link_expired: 410,
  link_revoked: 410,
  invite_expired: 410,
  package_expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  product_discontinued: 422,
  too_many_requests: 429,
  bad_gateway: 502,
  unavailable: 503,
  gateway_timeout: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface ErrorDetails {
  /** Key of its sentence in the specification. */
  readonly key?: ErrorKey
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds after which a retry is worth while. */
  readonly retryAfterSeconds?: number
  readonly answer?: Readonly<Record<string, unknown>>
}

/** An error shown to the user: a code for programs and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  static of(code: ErrorCode, key: ErrorKey, details: ErrorDetails = {}): AppError {
    return new AppError(code, ERROR_TEXT[key], { ...details, key })
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Marks a branch that the types rule out, so that a case added later does not compile. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
