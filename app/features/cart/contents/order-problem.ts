import type { PricedCart } from '../pricing/priced-cart.ts'

/** Shipping in the total: freight of quotes, and all of it once a method is chosen. */
export function sureShippingCents({ method, totals }: PricedCart): number {
  return method ? totals.shippingCents : totals.freightCents
}

/** Explains why a cart cannot be ordered, the first problem to fix first; null where it can. */
export function orderProblem({ cart, lines, method, methods, discounts }: PricedCart): string | null {
  if (lines.length === 0) return 'Your cart is empty.'
  if (lines.some(({ offer }) => offer.kind !== 'orderable')) return 'Remove the products that can no longer be ordered.'
  if (lines.some(({ isOnStock }) => !isOnStock)) return 'Not everything is in stock. Please change the quantities.'
  if (discounts.some(({ problem }) => problem !== null)) return 'Remove the discount codes that do not apply.'
  if (!cart.shippingAddress) return OPEN_CHOICES.address
  if (methods.length === 0) return 'We do not deliver to this address. Please contact us.'
  return method ? null : OPEN_CHOICES.method
}

/** Open choices are no errors. */
const OPEN_CHOICES = { address: 'Choose a delivery address.', method: 'Choose how the order is delivered.' }

export function isOpenChoice(problem: string): boolean {
  return Object.values(OPEN_CHOICES).includes(problem)
}
