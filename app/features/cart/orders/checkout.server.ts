import { randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'
import { orderProblem } from '../contents/order-problem.ts'
import {
  CHECKOUT_MINUTES,
  checkoutExpired,
  readClaims,
  REPLAY_HOURS,
  toClaims,
  type CheckoutSession,
} from './checkout-token.ts'

/** @throws AppError `conflict` where it cannot be ordered. */
export function toSession(accountId: string, priced: PricedCart, now: Date): CheckoutSession {
  const problem = orderProblem(priced)
  if (problem !== null) throw new AppError('conflict', problem)
  const { cart, totals } = priced
  return {
    accountId,
    cartId: cart.cartId,
    cartVersion: cart.version,
    totalCents: totals.totalCents,
    key: randomUUID(),
    until: Math.floor(now.getTime() / 1000) + CHECKOUT_MINUTES * 60,
  }
}

/** Signs a checkout session for the current cart. @throws AppError `conflict` where it cannot be ordered. */
export function openCheckout(tokens: TokenSigner, accountId: string, priced: PricedCart, now: Date) {
  const session = toSession(accountId, priced, now)
  return { token: tokens.sign(toClaims(session), now, REPLAY_HOURS * 3_600), expiresAt: new Date(session.until * 1000) }
}

/** The session of a token. @throws AppError `conflict` for one of another account, invalid or expired. */
export function readCheckout(tokens: TokenSigner, accountId: string, token: string, now: Date): CheckoutSession {
  const session = readClaims(tokens.verify(token, now), accountId)
  if (!session) throw checkoutExpired()
  return session
}
