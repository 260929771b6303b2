import type { Money } from '@specify/core/money.ts'

/** Sum of several lines: pieces, and the price of those with one. */
export interface Amount {
  readonly quantity: number
  /** Null where no line has a price. */
  readonly price: Money | null
}

interface CountedLine {
  readonly quantity: number
  readonly price: Money | null
  readonly totalQuantity: number
  readonly totalPrice: Money | null
  readonly twinOf?: string | undefined
}

/** Lines as they stand, for one unit of their type as it is drawn. */
export function oneUnit(lines: readonly CountedLine[]): Amount {
  return sumOf(
    lines,
    ({ quantity, twinOf }) => (twinOf === undefined ? quantity : 0),
    ({ price, twinOf }) => (twinOf === undefined ? price : null),
  )
}

/** Lines as often as they are built. */
export function allUnits(lines: readonly CountedLine[]): Amount {
  return sumOf(
    lines,
    ({ totalQuantity }) => totalQuantity,
    ({ totalPrice }) => totalPrice,
  )
}

/** Allocates no lists, since it runs for each room of 20,000 lines. */
function sumOf(
  lines: readonly CountedLine[],
  quantityOf: (line: CountedLine) => number,
  priceOf: (line: CountedLine) => Money | null,
): Amount {
  let quantity = 0
  let cents = 0
  let first: Money | null = null
  for (const line of lines) {
    quantity += quantityOf(line)
    const price = priceOf(line)
    first ??= price
    cents += price?.centAmount ?? 0
  }
  return { quantity, price: first && { ...first, centAmount: cents } }
}
