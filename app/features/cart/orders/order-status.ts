export const ORDER_STATUSES = ['placed', 'confirmed', 'shipped', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'shipped', 'completed', 'cancelled'],
  confirmed: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

/** Returns whether a status may change to another: never backwards, and not to cancelled once dispatched. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Received',
  confirmed: 'Confirmed',
  shipped: 'On its way',
  completed: 'Delivered',
  cancelled: 'Cancelled',
}
