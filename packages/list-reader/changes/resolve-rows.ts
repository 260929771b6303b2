import { AppError } from '@specify/core/app-error.ts'
import {
  assertNote,
  assertQuantity,
  assertRoomName,
  assertTag,
  assertUnitTypeName,
} from '@specify/schedule/rooms/room-limits.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import type { ChangeRow } from './model.ts'

export type GivenChange = Omit<ChangeRow, 'id' | 'productId' | 'name'>

interface Known {
  /** A product that may be added; null for a SKU that the market does not have. */
  readonly findSold: (sku: string) => (AddedProduct & { readonly isAvailable: boolean }) | null
  /** A product of the project, sold or not. */
  readonly findUsed: (sku: string) => AddedProduct | null
}

/**
 * Rows of a change order with their products. What is taken out or recounted may be of a product that is no longer sold.
 * @throws AppError naming the line: `not_found`, `product_discontinued`, `invalid_input`.
 */
export function resolveChanges(rows: readonly GivenChange[], { findSold, findUsed }: Known): ChangeRow[] {
  return rows.map((row, id): ChangeRow => {
    try {
      const comesIn = row.kind === 'add' || row.kind === 'in'
      const sold = findSold(row.sku)
      const product = comesIn ? sold : (findUsed(row.sku) ?? sold)
      if (!product) throw new AppError('not_found', `There is no product ${row.sku}.`)
      if (sold?.isAvailable === false && product === sold && !row.allowDiscontinued)
        throw new AppError('product_discontinued', `${row.sku} has been discontinued.`)
      if (row.quantity !== null) assertQuantity(row.quantity)
      else if (row.kind === 'add' || row.kind === 'set') throw new AppError('invalid_input', 'How many?')
      assertNote(row.note)
      assertNote(row.roomNote)
      assertTag(row.tag)
      const [room, unitType] = [trimRoomName(row.room), trimRoomName(row.unitType)]
      if (room !== '') assertRoomName(room)
      if (unitType !== '') assertUnitTypeName(unitType)
      return { ...row, room, unitType, id, productId: product.productId, name: product.name }
    } catch (error) {
      throw error instanceof AppError ? new AppError(error.code, `Line ${row.line}: ${error.message}`) : error
    }
  })
}
