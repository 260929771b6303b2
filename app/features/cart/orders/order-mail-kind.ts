/** Mails to the operator: of one order, and of several. */
export const SINGLE_MAIL = 'order-received'
export const GATHERED_MAIL = 'orders-received'

const ORDER_MAILS = ['order-placed', SINGLE_MAIL, 'order-shipped', 'order-cancelled'] as const
/** Mails about one order each. */
export type OrderMailKind = (typeof ORDER_MAILS)[number]

export function isOrderMail(kind: string): kind is OrderMailKind {
  return ORDER_MAILS.some((each) => each === kind)
}
