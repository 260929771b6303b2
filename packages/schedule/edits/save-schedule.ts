import { AppError } from '@specify/core/app-error.ts'
import type { LineItem, Room, Schedule, UnitType } from '../model.ts'
import {
  assertCounts,
  assertNote,
  assertQuantity,
  assertRoomName,
  assertSize,
  assertTag,
  assertUnitTypeName,
  assertUnitTypes,
} from '../rooms/room-limits.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import { roomKey } from '../rooms/room-name.ts'
import type { AddedProduct } from '../rooms/rooms.ts'
import { savedSubstitutions } from '../substitutions/save-substitutions.ts'
import type { SubstitutionContext } from '../substitutions/new-substitutions.ts'
import { handsPart } from '../hands/unit-hands.ts'
import { freeLineKeys } from '../free-lines/free-line-keys.ts'
import { assertFreeLine, isSameFree } from '../free-lines/free-line.ts'
import type { GivenSchedule, GivenUnitType, GivenRoom, GivenLineItem } from './given-schedule.ts'
import { idFinder, assertId } from '../rooms/given-ids.ts'

interface Making {
  readonly newId: () => string
  /** A product for a line item that is new or gets another SKU. @throws AppError where it cannot be added. */
  readonly addable: (sku: string) => AddedProduct
  readonly recordFacts: SubstitutionContext
}

/**
 * The schedule that a save asks for. Lists that are not given stay as they are. What is known keeps its id; a room
 * without an id is the one of its name.
 * @throws AppError `invalid_input` for a value beyond its limits, two of one name or id, a type that the project does
 * not have; what `addable` throws.
 */
export function savedSchedule(now: Schedule, input: GivenSchedule, making: Making): Schedule {
  const unitTypes = input.unitTypes ? savedUnitTypes(now.unitTypes, input.unitTypes, making.newId) : now.unitTypes
  const rooms = input.rooms ? savedRooms(now.rooms, input.rooms, making) : now.rooms
  assertTypesOf(rooms, unitTypes)
  const substitutions = input.substitutions
    ? savedSubstitutions(now, { unitTypes, rooms }, input.substitutions, making.recordFacts)
    : now.substitutions
  return { unitTypes, rooms, substitutions }
}

function savedUnitTypes(now: readonly UnitType[], input: readonly GivenUnitType[], newId: () => string): UnitType[] {
  const idOf = idFinder(now, input, newId)
  const handsOf = new Map(now.map(({ id, hands }) => [id, hands]))
  const saved = input.map((each): UnitType => {
    const id = idOf(each)
    const hands = each.hands === undefined ? handsOf.get(id) : each.hands
    return { id, name: assertUnitTypeName(each.name), count: each.count, ...handsPart(hands) }
  })
  return assertUnitTypes(assertDistinct(saved, 'unitTypes'))
}

function savedRooms(now: readonly Room[], input: readonly GivenRoom[], { newId, addable }: Making): Room[] {
  const idOf = idFinder(now, input, newId)
  const items = new Map(now.flatMap((room) => room.items.map((item) => [item.id, item] as const)))
  const keyOf = freeLineKeys(items.values(), newId)
  const savedItem = ({ id, sku, quantity, note, tag, name: description = '', free }: GivenLineItem): LineItem => {
    const was = id === undefined ? undefined : items.get(id.toLowerCase())
    const values = { quantity: assertQuantity(quantity), note: assertNote(note), tag: assertTag(tag) }
    const content = free && assertFreeLine({ name: description, free })
    const isSameProduct = content ? was?.name === content.name && isSameFree(was.free, content.free) : was?.sku === sku
    if (was && isSameProduct) return isSame(was, values) ? was : { ...was, ...values }
    const product = content ? { sku: keyOf(sku, content), productId: '', ...content } : addable(sku)
    return { id: id === undefined ? newId() : assertId(id), ...toAdded(product), ...values }
  }
  const accessOf = new Map(now.map((room) => [room.id, room.access]))
  const saved = input.map(({ id: givenId, name, note, unitTypeId, access, lineItems }): Room => {
    const id = idOf({ id: givenId, name })
    return {
      id,
      name: assertRoomName(name),
      note: assertNote(note),
      unitTypeId: unitTypeId === null ? null : unitTypeId.toLowerCase(),
      ...accessPart(access === undefined ? accessOf.get(id) : access),
      items: lineItems.map(savedItem),
    }
  })
  const lines = saved.flatMap((room) => room.items)
  if (new Set(lines.map(({ id }) => id)).size < lines.length)
    throw new AppError('invalid_input', 'rooms: two line items have one id')
  assertSize(assertDistinct(saved, 'rooms'))
  if (saved.length > now.length) assertCounts(saved)
  return saved
}

/** A product may carry more than what a line item keeps of it. */
function toAdded({ sku, productId, name, free }: AddedProduct): AddedProduct {
  return { sku, productId, name, ...(free && { free }) }
}

function isSame(item: LineItem, values: Pick<LineItem, 'quantity' | 'note' | 'tag'>): boolean {
  return item.quantity === values.quantity && item.note === values.note && item.tag === values.tag
}

/** @throws AppError `invalid_input` where two have one id or one name. */
function assertDistinct<T extends { readonly id: string; readonly name: string }>(list: T[], field: string): T[] {
  if (new Set(list.map(({ id }) => id)).size < list.length)
    throw new AppError('invalid_input', `${field}: two have one id`)
  const names = new Set<string>()
  for (const { name } of list) {
    if (names.has(roomKey(name))) throw new AppError('invalid_input', `There are two called ${name}.`)
    names.add(roomKey(name))
  }
  return list
}

function assertTypesOf(rooms: readonly Room[], unitTypes: readonly UnitType[]): void {
  const ids = new Set(unitTypes.map(({ id }) => id))
  for (const { name, unitTypeId } of rooms)
    if (unitTypeId !== null && !ids.has(unitTypeId))
      throw new AppError('invalid_input', `${name} is of a unit type that is not in this project.`)
}
