import { AppError } from '@specify/core/app-error.ts'

/** Validity of a reviewed cart for ordering. */
export const CHECKOUT_MINUTES = 15
/** The same token returns the order that it placed for this time. */
export const REPLAY_HOURS = 24

/** A checkout session: one cart as it was reviewed. It makes at most one order. */
export interface CheckoutSession {
  readonly accountId: string
  readonly cartId: string
  readonly cartVersion: number
  readonly totalCents: number
  readonly key: string
  /** Seconds since 1970; orders can be placed until then. */
  readonly until: number
}

export function checkoutExpired(): AppError {
  return new AppError('conflict', 'This checkout has expired. Please review your order again.')
}

const PURPOSE = 'checkout'

export function toClaims(session: CheckoutSession): Record<string, unknown> {
  const { accountId, cartId, cartVersion, totalCents, key, until } = session
  return { use: PURPOSE, sub: accountId, cart: cartId, version: cartVersion, total: totalCents, key, until }
}

/** The session of an account's token; null for a token of another purpose or account. */
export function readClaims(
  claims: Readonly<Record<string, unknown>> | null,
  accountId: string,
): CheckoutSession | null {
  if (claims?.['use'] !== PURPOSE || claims['sub'] !== accountId) return null
  return {
    accountId,
    cartId: String(claims['cart']),
    cartVersion: Number(claims['version']),
    totalCents: Number(claims['total']),
    key: String(claims['key']),
    until: Number(claims['until']),
  }
}
