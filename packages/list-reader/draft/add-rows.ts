import { AppError } from '@specify/core/app-error.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { assertFreeLine, freeSku, NO_DETAILS, type FreeLine } from '@specify/schedule/free-lines/free-line.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { MAX_QUANTITY, type LineItem, type ScheduleRooms } from '@specify/schedule/model.ts'
import {
  assertCounts,
  assertNote,
  assertQuantity,
  assertRoomName,
  assertSize,
  assertTag,
  assertUnitTypeName,
  assertUnitTypes,
} from '@specify/schedule/rooms/room-limits.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { putItem } from '@specify/schedule/edits/merge-items.ts'
import { RoomFinder } from '../places/room-finder.ts'

export interface AcceptedRow {
  readonly line: number
  readonly sku: string
  /** Per unit of its type. */
  readonly quantity: number
  readonly room: string
  /** Empty for common areas. */
  readonly unitType: string
  /** Number of units of its type, where the project does not have it yet; null for one. */
  readonly units: number | null
  readonly tag: string
  readonly note: string
  readonly roomNote: string
  /** A discontinued product is added where somebody said so. */
  readonly allowDiscontinued: boolean
  /** The description, with `free`. */
  readonly name?: string | undefined
  /** Details of a row that is kept as a line that is not from the catalogue. */
  readonly free?: FreeLine | undefined
}

export interface PlacedRow extends AcceptedRow {
  readonly productId: string
  readonly name: string
}

/**
 * Accepted rows with their products. @throws AppError naming the line of the first that cannot be added: `not_found`, `product_discontinued`, `invalid_input`.
 */
export function findAccepted(
  rows: readonly AcceptedRow[],
  find: (sku: string) => readonly CodedVariant[],
  locale: Locale,
): PlacedRow[] {
  const keys = new Map<string, string>()
  return rows.map((row) =>
    ofLine(row, () => {
      if (row.free) return placedFree(row, keys)
      const found = find(row.sku).find(({ variant }) => variant.sku === row.sku)
      if (!found) throw new AppError('not_found', `There is no product ${row.sku}.`)
      if (!row.allowDiscontinued && !isAvailable(found.product))
        throw new AppError('product_discontinued', `${row.sku} has been discontinued.`)
      assertRow(row)
      return { ...row, productId: found.product.productId, name: found.product.name[locale] }
    }),
  )
}

function assertRow(row: AcceptedRow): void {
  assertQuantity(row.quantity)
  assertNote(row.note)
  assertNote(row.roomNote)
  assertTag(row.tag)
  assertRoomName(trimRoomName(row.room))
  if (row.unitType !== '') assertUnitTypeName(trimRoomName(row.unitType))
}

/** Rows of one content are one free line, as those of one code are one product. */
function placedFree({ name = '', ...row }: AcceptedRow, keys: Map<string, string>): PlacedRow {
  const content = assertFreeLine({ name, free: row.free ?? NO_DETAILS })
  assertRow(row)
  const sku = keys.getOrInsertComputed(JSON.stringify(content), () => freeSku(newUuid()))
  return { ...row, ...content, sku, productId: '' }
}

/**
 * A schedule with all rows: new types and rooms follow in the order of the list, and rows of one product in one room add
 * up. No quantity is cut: @throws AppError `invalid_input` where a sum, or the project, would be too large.
 */
export function addRows(schedule: ScheduleRooms, rows: readonly PlacedRow[], newId: () => string): ScheduleRooms {
  const finder = new RoomFinder(schedule, newId)
  const tags = new Map<string, string>()
  for (const { items } of schedule.rooms) for (const { sku, tag } of items) if (tag !== '') tags.getOrInsert(sku, tag)
  for (const { sku, tag } of rows) if (tag !== '') tags.getOrInsert(sku, tag)
  const byRoom = Map.groupBy(rows, (row) => finder.roomOf(row))
  const { unitTypes, rooms } = finder
  const filled = rooms.map((room) => {
    const own = byRoom.get(room.id)
    if (!own) return room
    // A product has one tag in a project.
    const tagOf = ({ sku, tag }: PlacedRow) => tag || (tags.get(sku) ?? '')
    return {
      ...room,
      note: room.note || (own.find(({ roomNote }) => roomNote !== '')?.roomNote ?? ''),
      items: own.reduce((items, row) => addItem(items, { ...row, tag: tagOf(row) }, newId), room.items),
    }
  })
  assertSize(filled)
  if (filled.length > schedule.rooms.length) assertCounts(filled)
  return { unitTypes: assertUnitTypes(unitTypes), rooms: filled }
}

function addItem(items: readonly LineItem[], row: PlacedRow, newId: () => string): readonly LineItem[] {
  const { sku, productId, name, quantity, note, tag, free } = row
  const next = putItem(items, { id: newId(), sku, productId, name, quantity, note, tag, ...(free && { free }) })
  const sum = (all: readonly LineItem[]) => all.reduce((total, item) => total + item.quantity, 0)
  return ofLine(row, () => {
    if (sum(next) < sum(items) + quantity)
      throw new AppError('invalid_input', `${free ? name : sku} would be in this room more than ${MAX_QUANTITY} times.`)
    return next
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
