import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import type { ChangeKind, ScheduleChange } from './compare-schedules.ts'

const KIND_NAMES: Record<ChangeKind, string> = {
  added: 'Added',
  removed: 'Removed',
  product: 'Product',
  finish: 'Finish',
  quantity: 'Quantity',
  count: 'Number of units',
  hands: 'Left and right units',
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

/** A change in words, with codes behind what they stand for. Empty text stands for none. */
export function changeText({ kind, before, after, words }: ScheduleChange, currency: CurrencyCode): ChangeText {
  const text = (value: ScheduleChange['before']) => {
    if (kind === 'price') return typeof value === 'number' ? formatMoney(money(value, currency), 2) : 'On request'
    return value === null ? '' : String(value)
  }
  const named = (name = '', value: string) => (name === '' || value === '' ? value : `${name} (${value})`)
  return {
    kind: KIND_NAMES[kind],
    before: named(words?.before, text(before)),
    after: named(words?.after, text(after)),
  }
}
