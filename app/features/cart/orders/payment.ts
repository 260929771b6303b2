import type { Money } from '@specify/core/money.ts'

/** Payment of orders. A provider that takes money at once would be another of these. */
export interface PaymentProvider {
  readonly method: string
  readonly label: string
  /** Requests the payment of an order, once for each key. Called before the order is stored. */
  begin(request: { readonly key: string; readonly total: Money }): Promise<PaymentOutcome>
}

export type PaymentOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly message: string }

/** Payment on account: an invoice follows the confirmed order, and nothing is taken here. */
export const ON_ACCOUNT: PaymentProvider = {
  method: 'account',
  label: 'On account',
  begin: () => Promise.resolve({ kind: 'accepted', reference: '' }),
}
