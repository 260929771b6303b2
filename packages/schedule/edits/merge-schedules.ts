import type { LineItem, Room, Schedule, Substitution, UnitType } from '../model.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import { handsPart, isSameHands } from '../hands/unit-hands.ts'
import { freeRoomName, roomKey } from '../rooms/room-name.ts'
import { isSameRoom, isSameSchedule, isSameSubstitutions } from './same-schedule.ts'

/** Changes between two states, rebased on a third one that was saved since. */
export function rebaseSchedule(current: Schedule, before: Schedule, after: Schedule): Schedule {
  if (isSameSchedule(before, after) || isSameSchedule(current, after)) return current
  if (isSameSchedule(current, before)) return after
  return mergeSchedules(before, after, current)
}

/**
 * Three-way merge by ids. Each value (a name, a note, a count, a quantity, a tag, the room of a line item, an order) is
 * merged by itself:
 *
 * - A value changed by one side is taken from that side, one changed by both from mine.
 * - A line item that a side has removed is gone, and no other one is.
 * - A room or type that a side has removed is gone unless the other has put something into it, or renamed it.
 * - Of two rooms or types with one name, the one that is not saved yet gets the next free number.
 *
 * So where one side has changed nothing, or both the same, the other is the outcome.
 */
export function mergeSchedules(base: Schedule, mine: Schedule, saved: Schedule): Schedule {
  const rooms = mergeRooms(base, mine, saved)
  const isUsed = new Set(rooms.map(({ unitTypeId }) => unitTypeId))
  const unitTypes = mergeList(base.unitTypes, mine.unitTypes, saved.unitTypes).flatMap(
    ({ was, my, now }): UnitType[] => {
      const some = now ?? my ?? was
      if (!some || !(isStaying({ was, my, now }) || isUsed.has(some.id))) return []
      return [
        {
          id: some.id,
          name: pick(was?.name, my?.name, some.name),
          ...mergeCounts({ was, my, now: some }),
        },
      ]
    },
  )
  return {
    unitTypes: withFreeNames(unitTypes, saved.unitTypes),
    rooms: withFreeNames(rooms, saved.rooms),
    substitutions: mergeSubstitutions(base, mine, saved),
  }
}

/** The count of a type with its left and right: numbers of two sides might not come to the count of one. */
function mergeCounts({ was, my, now }: Sides<UnitType> & { readonly now: UnitType }) {
  const isMine = my && !(was && was.count === my.count && isSameHands(was.hands, my.hands))
  const { count, hands } = isMine ? my : now
  return { count, ...handsPart(hands) }
}

/** Records of both sides, as they are saved; one that a side has taken back is gone. */
function mergeSubstitutions(base: Schedule, mine: Schedule, saved: Schedule): readonly Substitution[] {
  const merged = mergeList(base.substitutions, mine.substitutions, saved.substitutions).flatMap(({ was, my, now }) => {
    const some = now ?? my
    return some && !(was && !(my && now)) ? some : []
  })
  return isSameSubstitutions(merged, saved.substitutions) ? saved.substitutions : merged
}

function mergeRooms(base: Schedule, mine: Schedule, saved: Schedule): Room[] {
  const items = mergeItems(placesOf(base), placesOf(mine), placesOf(saved))
  const itemsByRoom = Map.groupBy(items.values(), ({ roomId }) => roomId)
  return mergeList(base.rooms, mine.rooms, saved.rooms).flatMap(({ was, my, now }): Room[] => {
    const some = now ?? my ?? was
    if (!some) return []
    const ids = new Map((itemsByRoom.get(some.id) ?? []).map(({ item }) => [item.id, item]))
    if (ids.size === 0 && !isStaying({ was, my, now })) return []
    const order = inOrder(idsIn(was), idsIn(my), idsIn(now))
    const merged: Room = {
      id: some.id,
      name: pick(was?.name, my?.name, some.name),
      note: pick(was?.note, my?.note, some.note),
      unitTypeId: pick(was?.unitTypeId, my?.unitTypeId, some.unitTypeId),
      ...accessPart(pick(was?.access ?? null, my && (my.access ?? null), some.access ?? null)),
      items: order.flatMap((id) => ids.get(id) ?? []),
    }
    return [now && isSameRoom(now, merged) ? now : merged]
  })
}

interface Placed {
  readonly roomId: string
  readonly item: LineItem
}

type Places = ReadonlyMap<string, Placed>

function placesOf({ rooms }: Schedule): Places {
  return new Map(rooms.flatMap(({ id, items }) => items.map((item) => [item.id, { roomId: id, item }] as const)))
}

function mergeItems(base: Places, mine: Places, saved: Places): Places {
  const merged = new Map<string, Placed>()
  for (const id of new Set([...saved.keys(), ...mine.keys()])) {
    const [was, my, now] = [base.get(id), mine.get(id), saved.get(id)]
    const some = now ?? my
    if (!some || (was && !(my && now))) continue
    const { item } = some
    const isOtherProduct = my !== undefined && was !== undefined && my.item.sku !== was.item.sku
    const product = isOtherProduct ? my.item : item
    const values = {
      sku: product.sku,
      productId: product.productId,
      name: product.name,
      quantity: pick(was?.item.quantity, my?.item.quantity, item.quantity),
      note: pick(was?.item.note, my?.item.note, item.note),
      tag: pick(was?.item.tag, my?.item.tag, item.tag),
      ...(product.free && { free: product.free }),
    }
    const isSame = Object.entries(values).every(([field, value]) => item[field as keyof LineItem] === value)
    merged.set(id, {
      roomId: pick(was?.roomId, my?.roomId, some.roomId),
      item: isSame ? item : { id, ...values },
    })
  }
  return merged
}

interface Sides<T> {
  readonly was: T | undefined
  readonly my: T | undefined
  readonly now: T | undefined
}

/** Removed by neither side, or renamed by the other. */
function isStaying({ was, my, now }: Sides<{ readonly name: string }>): boolean {
  if (!was) return true
  if (my && now) return true
  const remaining = my ?? now
  return remaining !== undefined && remaining.name !== was.name
}

/** Everything that a side has, in the merged order. */
function mergeList<T extends { readonly id: string }>(
  base: readonly T[],
  mine: readonly T[],
  saved: readonly T[],
): Sides<T>[] {
  const [bases, mines, saveds] = [byId(base), byId(mine), byId(saved)]
  // What a side has removed may be needed again for what the other has put into it.
  const order = inOrder([...bases.keys()], [...mines.keys()], [...saveds.keys()])
  return order.map((id) => ({ was: bases.get(id), my: mines.get(id), now: saveds.get(id) }))
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((each) => [each.id, each]))
}

function idsIn(room: Room | undefined): string[] {
  return room?.items.map(({ id }) => id) ?? []
}

/** The union of both sides, in my order where I have changed it and in the saved one otherwise. */
function inOrder(base: readonly string[], mine: readonly string[], saved: readonly string[]): string[] {
  const [had, have] = [new Set(base), new Set(mine)]
  const untouched = [...base.filter((id) => have.has(id)), ...mine.filter((id) => !had.has(id))]
  const isMine = mine.some((id, index) => id !== untouched[index])
  return [...new Set(isMine ? [...mine, ...saved] : [...saved, ...mine])]
}

/** My value where I have changed it, else the saved one. */
function pick<T>(was: T | undefined, mine: T | undefined, saved: T): T {
  return mine === undefined || mine === was ? saved : mine
}

/** Names that are saved stay; of two others the first does. */
function withFreeNames<T extends { readonly id: string; readonly name: string }>(
  list: readonly T[],
  saved: readonly T[],
): readonly T[] {
  const keys = list.map(({ name }) => roomKey(name))
  if (new Set(keys).size === keys.length) return list
  const savedKeys = new Map(saved.map(({ id, name }) => [id, roomKey(name)]))
  const isSaved = ({ id, name }: T) => savedKeys.get(id) === roomKey(name)
  const names = new Set(list.filter(isSaved).map(({ name }) => roomKey(name)))
  return list.map((each) => {
    if (isSaved(each)) return each
    const name = freeRoomName(each.name, (other) => names.has(roomKey(other)))
    names.add(roomKey(name))
    return name === each.name ? each : { ...each, name }
  })
}
