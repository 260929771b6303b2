import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import type { LineItem, Room, ScheduleRooms } from '../model.ts'
import { totalQuantity, unitCounts } from '../units.ts'
import { ALLOWANCE_KINDS, GST_KEYS, type Allowance, type FreeLine } from './free-line.ts'

/** Sums of allowances in cents, apart from the prices of products. Never converted from one to the other. */
export interface AllowanceSums {
  readonly ex: number
  readonly inc: number
  /** Free lines that state no amount, in rooms that are built. */
  readonly unstated: number
}

export const NO_ALLOWANCES: AllowanceSums = { ex: 0, inc: 0, unstated: 0 }

type Counted = Pick<LineItem, 'quantity' | 'free'>

/** Cents of a line over all units: a PC sum for each piece, a provisional sum once. 0 where nothing is built. */
export function allowanceCents({ kind, centAmount }: Allowance, quantity: number, units: number): number {
  if (kind === 'pc') return centAmount * totalQuantity({ quantity }, units)
  return units > 0 ? centAmount : 0
}

export function sumAllowances(lines: Iterable<Counted & { readonly units: number }>): AllowanceSums {
  const sums = { ...NO_ALLOWANCES }
  for (const { quantity, units, free } of lines) {
    if (!free || units === 0) continue
    if (free.allowance) sums[free.allowance.gst] += allowanceCents(free.allowance, quantity, units)
    else sums.unstated++
  }
  return sums
}

export function allowancesOf({ unitTypes, rooms }: ScheduleRooms): AllowanceSums {
  const unitsOf = unitCounts(unitTypes)
  return sumAllowances(
    rooms.flatMap((room) =>
      room.items.flatMap(({ quantity, free }) => (free ? [{ quantity, free, units: unitsOf(room) }] : [])),
    ),
  )
}

export function hasAllowances({ ex, inc }: AllowanceSums): boolean {
  return ex > 0 || inc > 0
}

/** `$4,500.00 ex GST + $1,200.00 inc GST`; empty for none. */
export function allowancesText(sums: AllowanceSums): string {
  return GST_KEYS.filter((gst) => sums[gst] > 0)
    .map((gst) => `${centsText(sums[gst])} ${gst} GST`)
    .join(' + ')
}

/** `2 lines without an amount`; empty for none. */
export function unstatedText({ unstated }: AllowanceSums): string {
  return unstated === 0 ? '' : `${countOf(unstated, 'line')} without an amount`
}

/** `PC sum $350.00 ex GST each`, `Provisional sum $4,500.00 inc GST for the line`; empty for none. */
export function allowanceText({ allowance }: Pick<FreeLine, 'allowance'>): string {
  if (!allowance) return ''
  const { kind, centAmount, gst } = allowance
  const per = kind === 'pc' ? 'each' : 'for the whole line'
  return `${ALLOWANCE_KINDS[kind]} ${centsText(centAmount)} ${gst} GST ${per}`
}

/** `$700.00 ex GST`: what the allowance of a line comes to; empty for none. */
export function lineAllowanceText(
  { allowance }: Pick<FreeLine, 'allowance'>,
  { quantity, units }: { readonly quantity: number; readonly units: number },
): string {
  if (!allowance) return ''
  return `${centsText(allowanceCents(allowance, quantity, units))} ${allowance.gst} GST`
}

/** An allowance in a narrow column: `$700.00`, `PC sum, ex GST`, `$350.00 each`. Null for none. */
export function allowanceParts(
  { allowance }: Pick<FreeLine, 'allowance'>,
  { quantity, units }: { readonly quantity: number; readonly units: number },
): { readonly amount: string; readonly kind: string; readonly per: string } | null {
  if (!allowance) return null
  const { kind, centAmount, gst } = allowance
  return {
    amount: centsText(allowanceCents(allowance, quantity, units)),
    kind: `${ALLOWANCE_KINDS[kind]}, ${gst} GST`,
    per: kind === 'pc' ? `${centsText(centAmount)} each` : 'for the whole line',
  }
}

/** Formats dollars as both markets write them. Beyond what a number holds to the cent, no sum is shown as if it were exact. */
function centsText(cents: number): string {
  const most = Number.MAX_SAFE_INTEGER
  const text = formatMoney(money(Math.min(cents, most), 'AUD'), 2)
  return cents > most ? `more than ${text}` : text
}

/** Rooms for a reader who sees no prices. */
export function withoutAllowances<R extends Pick<Room, 'items'>>(rooms: readonly R[]): R[] {
  return rooms.map((room) =>
    room.items.some(({ free }) => free?.allowance)
      ? {
          ...room,
          items: room.items.map((item) => (item.free ? { ...item, free: { ...item.free, allowance: null } } : item)),
        }
      : room,
  )
}
