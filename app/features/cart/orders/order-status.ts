export const ORDER_STATUSES = ['placed', 'confirmed', 'shipped', 'completed', 'cancelled'] as const
/** How far an order has come. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'shipped', 'completed', 'cancelled'],
  confirmed: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

/** Whether an order can be marked so: never back, and not cancelled once it has left. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

/** What the buyer reads. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Received',
  confirmed: 'Confirmed',
  shipped: 'On its way',
  completed: 'Delivered',
  cancelled: 'Cancelled',
}
