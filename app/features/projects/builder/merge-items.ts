import { MAX_QUANTITY, type LineItem } from '../model.ts'
import type { KnownRoom } from './match-rooms.ts'

interface Placed {
  readonly roomId: string
  readonly item: LineItem
}

/** Line items with their places, by id. */
type Places = ReadonlyMap<string, Placed>

export function placesOf(rooms: readonly KnownRoom[]): Places {
  return new Map(rooms.flatMap(({ id, room }) => room.items.map((item) => [item.id, { roomId: id, item }] as const)))
}

/** Only saved line items: a deleted one cannot be restored. */
export function mergedItems(base: Places, mine: Places, saved: Places): Places {
  const [goneFromMine, goneFromSaved] = [skusGone(base, mine, saved), skusGone(base, saved, mine)]
  const merged = new Map<string, Placed>()
  for (const [id, { roomId, item }] of saved) {
    const was = base.get(id)
    const my = mine.get(id)
    if (was && !my) continue
    // Both have merged other line items of the product into this one.
    const isFromBoth = goneFromMine.has(item.sku) && goneFromSaved.has(item.sku)
    const quantity =
      isFromBoth && was && my && Math.min(my.item.quantity, item.quantity) > was.item.quantity
        ? Math.min(MAX_QUANTITY, my.item.quantity + item.quantity - was.item.quantity)
        : pick(was?.item.quantity, my?.item.quantity, item.quantity)
    const note = pick(was?.item.note, my?.item.note, item.note)
    const isSame = quantity === item.quantity && note === item.note
    merged.set(id, {
      roomId: pick(was?.roomId, my?.roomId, roomId),
      item: isSame ? item : { ...item, quantity, note },
    })
  }
  return merged
}

/** Products of line items that one side has removed and the other still has. */
function skusGone(base: Places, side: Places, other: Places): Set<string> {
  const gone = [...base].filter(([id]) => !side.has(id) && other.has(id))
  return new Set(gone.map(([, { item }]) => item.sku))
}

/**
 * My rooms in terms of the saved line items. Where two of a product were merged, the sides may have kept different
 * ones: the saved one replaces mine.
 */
export function remapMergedItems(base: readonly KnownRoom[], mine: readonly KnownRoom[], saved: readonly KnownRoom[]) {
  const [bases, mines, saveds] = [placesOf(base), placesOf(mine), placesOf(saved)]
  const isChanged = ({ id, quantity }: LineItem) => bases.get(id)?.item.quantity !== quantity
  const onlyIn = (side: Places, other: Places) =>
    [...side.values()].flatMap(({ item }) => (bases.has(item.id) && !other.has(item.id) ? [item] : []))
  const free = new Set(onlyIn(saveds, mines))
  const standIns = new Map<string, string>()
  for (const item of onlyIn(mines, saveds)) {
    const found = [...free].find((each) => each.sku === item.sku && (isChanged(each) || isChanged(item)))
    if (!found) continue
    free.delete(found)
    standIns.set(item.id, found.id)
  }
  if (standIns.size === 0) return mine
  return mine.map((each) => {
    const items = each.room.items.map((item) => ({ ...item, id: standIns.get(item.id) ?? item.id }))
    return { ...each, room: { ...each.room, items } }
  })
}

/** My value where I have changed it, else the saved one. */
export function pick<T>(was: T | undefined, mine: T | undefined, saved: T): T {
  return mine === undefined || mine === was ? saved : mine
}
