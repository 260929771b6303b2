import type { LineItem, Room, Schedule, Substitution, UnitType } from '../model.ts'
import { isSameFree } from '../free-lines/free-line.ts'
import { isSameHands } from '../hands/unit-hands.ts'
import type { Rooms } from '../rooms/rooms.ts'

/** Deep equality. Fast where most of it are the same objects. */
export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return (
    isSameUnitTypes(one.unitTypes, other.unitTypes) &&
    isSameRooms(one.rooms, other.rooms) &&
    isSameSubstitutions(one.substitutions, other.substitutions)
  )
}

export function isSameUnitTypes(one: readonly UnitType[], other: readonly UnitType[]): boolean {
  return isSameList(one, other, isSameUnitType)
}

/** A record never changes. */
export function isSameSubstitutions(one: readonly Substitution[], other: readonly Substitution[]): boolean {
  return isSameList(one, other, (mine, theirs) => mine.id === theirs.id)
}

export function isSameRooms(one: Rooms, other: Rooms): boolean {
  return isSameList(one, other, isSameRoom)
}

export function isSameRoom(one: Room, other: Room): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.note === other.note &&
    one.unitTypeId === other.unitTypeId &&
    one.access === other.access &&
    isSameList(one.items, other.items, isSameItem)
  )
}

function isSameUnitType(one: UnitType, other: UnitType): boolean {
  return (
    one.id === other.id && one.name === other.name && one.count === other.count && isSameHands(one.hands, other.hands)
  )
}

function isSameItem(one: LineItem, other: LineItem): boolean {
  return ITEM_FIELDS.every((field) => one[field] === other[field]) && isSameFree(one.free, other.free)
}

const ITEM_FIELDS = ['id', 'sku', 'productId', 'name', 'quantity', 'note', 'tag'] as const satisfies (keyof LineItem)[]

function isSameList<T>(one: readonly T[], other: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  if (one === other) return true
  return (
    one.length === other.length && one.every((each, index) => each === other[index] || isSame(each, other[index] as T))
  )
}
