import { createHash } from 'node:crypto'
import type { LineItem, Room } from '../model.ts'
import { isFreeSku, NO_DETAILS, type FreeLine } from '../free-lines/free-line.ts'
import { withoutFree } from '../free-lines/free-line-edits.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import { roomKey } from './room-name.ts'

type StoredItem = Omit<LineItem, 'tag'> & Partial<Pick<LineItem, 'tag'>>
type StoredRoom = Pick<Room, 'name' | 'note'> &
  Partial<Pick<Room, 'id' | 'unitTypeId' | 'access'>> & { readonly items: readonly StoredItem[] }

/** Rooms as they are stored: those of former releases have no ids, types and tags. An id follows from the name then. */
export function storedRooms(projectId: string, stored: readonly StoredRoom[]): Room[] {
  let known: ReadonlyMap<string, FreeLine> | undefined
  const freeBySku = () => (known ??= freeLinesOf(stored))
  return stored.map(({ id, unitTypeId = null, access, name, note, items }) => ({
    id: id ?? idOfName(projectId, name),
    name,
    note,
    unitTypeId,
    ...accessPart(access),
    items: items.map((item) =>
      storedItem(item.tag === undefined ? { ...item, tag: '' } : (item as LineItem), freeBySku),
    ),
  }))
}

/**
 * A former release keeps the details of a free line that it makes a product, and leaves them out of a copy. What a line
 * is follows from its key.
 */
function storedItem(item: LineItem, freeBySku: () => ReadonlyMap<string, FreeLine>): LineItem {
  const isFree = isFreeSku(item.sku)
  if (isFree === (item.free !== undefined)) return item
  return isFree ? { ...item, free: freeBySku().get(item.sku) ?? NO_DETAILS } : withoutFree(item)
}

function freeLinesOf(stored: readonly StoredRoom[]): ReadonlyMap<string, FreeLine> {
  const items = stored.flatMap((room) => room.items)
  return new Map(items.flatMap(({ sku, free }) => (free ? [[sku, free] as const] : [])))
}

/** Derives the same id as the migration that introduced ids. */
function idOfName(projectId: string, name: string): string {
  const hex = createHash('md5')
    .update(`${projectId}\n${roomKey(name)}`)
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
