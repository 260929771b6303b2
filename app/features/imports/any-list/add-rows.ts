import { AppError } from '#app/core/app-error.ts'
import type { CodedVariant } from '#app/features/catalogue/variants-by-code.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { isAvailable } from '#app/features/projects/addable.ts'
import { MAX_QUANTITY, type LineItem } from '#app/features/projects/model.ts'
import { assertNote, assertQuantity, assertRoomName, assertSize } from '#app/features/projects/room-limits.ts'
import { roomKey } from '#app/features/projects/room-name.ts'
import { addRooms, putItem, type Rooms } from '#app/features/projects/rooms.ts'
import { LENIENT_RULES } from '../row-rules.ts'
import { noteWithTag, placeName } from './place-name.ts'

/** A row as somebody accepted it. */
export interface AcceptedRow {
  readonly line: number
  readonly sku: string
  readonly quantity: number
  readonly room: string
  readonly unitType: string
  readonly tag: string
  readonly note: string
  /** A discontinued product is added where somebody said so. */
  readonly allowDiscontinued: boolean
}

export interface PlacedRow extends AcceptedRow {
  readonly productId: string
  readonly name: string
}

/**
 * Accepted rows with their products. @throws AppError `invalid_input` naming the line of the first that cannot be added.
 */
export function findAccepted(
  rows: readonly AcceptedRow[],
  find: (sku: string) => readonly CodedVariant[],
  locale: Locale,
): PlacedRow[] {
  return rows.map((row) =>
    ofLine(row, () => {
      const found = find(row.sku).find(({ variant }) => variant.sku === row.sku)
      if (!found) throw new AppError('invalid_input', `There is no product ${row.sku}.`)
      if (!row.allowDiscontinued && !isAvailable(found.product))
        throw new AppError('product_discontinued', `${row.sku} has been discontinued.`)
      assertQuantity(row.quantity)
      assertNote(noteWithTag(row.note, row.tag))
      assertRoomName(placeName(row))
      return { ...row, productId: found.product.productId, name: found.product.name[locale] }
    }),
  )
}

/**
 * Rooms with all rows: new rooms follow in the order of the list, and rows of one product in one room add up. No quantity
 * is cut: @throws AppError `invalid_input` where a sum, or the project, would be too large.
 */
export function addRows(rooms: Rooms, rows: readonly PlacedRow[], newId: () => string): Rooms {
  const names = new Map<string, string>()
  const nameOf = (row: PlacedRow) => {
    const name = placeName(row)
    return names.getOrInsertComputed(name, () => LENIENT_RULES.room.toRoom(name, rooms))
  }
  const all = addRooms(rooms, rows.map(nameOf))
  const byRoom = Map.groupBy(rows, (row) => roomKey(nameOf(row)))
  return assertSize(
    all.map((room) => {
      const own = byRoom.get(roomKey(room.name))
      return own ? { ...room, items: own.reduce((items, row) => addRow(items, row, newId), room.items) } : room
    }),
  )
}

function addRow(items: readonly LineItem[], row: PlacedRow, newId: () => string): readonly LineItem[] {
  const { sku, productId, name, quantity } = row
  const note = noteWithTag(row.note, row.tag)
  return ofLine(row, () => {
    const there = items.find((item) => item.sku === sku)
    if (there && there.quantity + quantity > MAX_QUANTITY) {
      throw new AppError(
        'invalid_input',
        `${sku} would be in this room more than ${MAX_QUANTITY} times: ${there.quantity} and ${quantity}.`,
      )
    }
    return putItem(items, { id: newId(), sku, productId, name, quantity, note })
  })
}

/** @throws AppError what `work` throws, with the line in front. */
function ofLine<T>({ line }: AcceptedRow, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, `Line ${line}: ${error.message}`) : error
  }
}
