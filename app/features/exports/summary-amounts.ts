import { sumMoney, type Money } from '#app/core/money.ts'

/** Of several lines: pieces, and the price of those that have one. */
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
}

/** Lines as they stand, for one unit of their type. */
export function oneUnit(lines: readonly CountedLine[]): Amount {
  return amountOf(lines.map(({ quantity, price }) => ({ quantity, price })))
}

/** Lines as often as they are built. */
export function allUnits(lines: readonly CountedLine[]): Amount {
  return amountOf(lines.map(({ totalQuantity, totalPrice }) => ({ quantity: totalQuantity, price: totalPrice })))
}

function amountOf(amounts: readonly Amount[]): Amount {
  return {
    quantity: amounts.reduce((sum, { quantity }) => sum + quantity, 0),
    price: sumMoney(amounts.flatMap(({ price }) => price ?? [])),
  }
}
