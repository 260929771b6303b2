import { formatMoney, money, type CurrencyCode } from '#app/core/money.ts'
import type { ChangeKind, ScheduleChange } from './compare-schedules.ts'

const KIND_NAMES: Record<ChangeKind, string> = {
  added: 'Added',
  removed: 'Removed',
  product: 'Product',
  finish: 'Finish',
  quantity: 'Quantity',
  count: 'Number of units',
  tag: 'Tag',
  note: 'Note',
  price: 'Price',
  moved: 'Room',
  renamed: 'Name',
  access: 'Access',
}

export interface ChangeText {
  readonly kind: string
  readonly before: string
  readonly after: string
}

/** A change in words. Empty text stands for none. */
export function changeText({ kind, before, after }: ScheduleChange, currency: CurrencyCode): ChangeText {
  const text = (value: ScheduleChange['before']) => {
    if (kind === 'price') return typeof value === 'number' ? formatMoney(money(value, currency), 2) : 'On request'
    return value === null ? '' : String(value)
  }
  return { kind: KIND_NAMES[kind], before: text(before), after: text(after) }
}
