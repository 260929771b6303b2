import type { StockMove } from '#app/features/cart/operator/stock-moves.server.ts'
import type { FieldChange } from '../plan/compare-products.ts'

/** A row of a set of stock, one for each SKU, as `change_row.record` has it. */
export interface StockRecord {
  /** Pieces that there were at `asOf`; null to stop counting. Orders since are taken off when it is applied. */
  readonly quantity: number | null
  /** The moment of the count, as `2026-11-30T09:00:00.000Z`. */
  readonly asOf: string
  /** The stock at the plan, and once it is applied, just before; null where it is not counted. */
  readonly was: number | null
  /** Pieces that orders had taken since `asOf` by then. */
  readonly taken: number
}

/** The stock that a count becomes: without what orders have taken since. More than there was cannot be taken. */
export function stockAfter({ quantity }: Pick<StockRecord, 'quantity'>, { taken }: Pick<StockMove, 'taken'>) {
  return quantity === null ? null : Math.max(0, quantity - taken)
}

/** Tests whether stock has moved otherwise than by orders since a row was planned or applied. */
export function isSetOtherwise(
  { stock, taken }: { readonly stock: number | null; readonly taken: number },
  now: StockMove,
): boolean {
  return now.quantity !== (stock === null ? null : stock - (now.taken - taken))
}

export function describeStock(sku: string, was: number | null, is: number | null): readonly FieldChange[] {
  const text = (quantity: number | null) => (quantity === null ? 'not counted' : String(quantity))
  return [{ sku, field: 'stock', was: text(was), is: text(is) }]
}

/** Says why a count becomes another number; empty where it does not. */
export function describeTaken({ quantity, taken }: Pick<StockRecord, 'quantity' | 'taken'>): string {
  if (taken === 0 || quantity === null) return ''
  const moved = taken > 0 ? `have taken ${taken}` : `have given back ${-taken}`
  return `${quantity} when it was counted; orders since ${moved}${taken > quantity ? ', more than there were' : ''}.`
}
