import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import { AppError } from '@specify/core/app-error.ts'
import { countText } from '@specify/core/text/count-text.ts'
import {
  MAX_LINE_ITEMS,
  MAX_NOTE_LENGTH,
  MAX_QUANTITY,
  MAX_ROOM_COUNT,
  MAX_ROOMS,
  MAX_TAG_LENGTH,
  MAX_UNIT_COUNT,
  MAX_UNIT_TYPES,
  type Room,
  type UnitType,
} from '../model.ts'
import { assertHands } from '../hands/unit-hands.ts'
import { MAX_FREE_LINES } from '../free-lines/free-line.ts'
import { isRoomName, roomKind } from './room-name.ts'

export function assertRoomName(name: string): string {
  return assertName(name, 'A room name')
}

/** The names of unit types are like those of rooms. */
export function assertUnitTypeName(name: string): string {
  return assertName(name, 'The name of a unit type')
}

function assertName(name: string, what: string): string {
  if (!isRoomName(name))
    throw new AppError(
      'invalid_input',
      `${what} has up to ${MAX_ROOM_NAME_LENGTH} letters, digits, spaces and hyphens.`,
    )
  return name
}

export function assertQuantity(quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
    throw new AppError('invalid_input', `A quantity is a whole number from 1 to ${MAX_QUANTITY}.`)
  return quantity
}

export function assertNote(note: string): string {
  if (Array.from(note).length > MAX_NOTE_LENGTH)
    throw new AppError('invalid_input', `A note has at most ${MAX_NOTE_LENGTH} characters.`)
  return note
}

const TAG = new RegExp(String.raw`^[\p{L}\p{M}\p{N}.\-/]{0,${MAX_TAG_LENGTH}}$`, 'u')

export function isTag(tag: string): boolean {
  return TAG.test(tag)
}

export function assertTag(tag: string): string {
  if (!isTag(tag))
    throw new AppError(
      'invalid_input',
      `A tag has up to ${MAX_TAG_LENGTH} letters, digits, hyphens, points and slashes.`,
    )
  return tag
}

export function assertUnitTypes<T extends readonly UnitType[]>(unitTypes: T): T {
  if (unitTypes.length > MAX_UNIT_TYPES)
    throw new AppError('invalid_input', `A project has at most ${MAX_UNIT_TYPES} unit types.`)
  for (const unitType of unitTypes) {
    const { count } = unitType
    if (!Number.isInteger(count) || count < 0 || count > MAX_UNIT_COUNT)
      throw new AppError('invalid_input', `The count of a unit type is a whole number from 0 to ${MAX_UNIT_COUNT}.`)
    assertHands(unitType)
  }
  return unitTypes
}

/** Checks that at most `MAX_ROOM_COUNT` numbered rooms share a name. Names that are numbers are not counted. */
export function assertCounts(rooms: readonly Room[]): readonly Room[] {
  for (const [kind, { length }] of Map.groupBy(rooms, ({ name }) => roomKind(name)))
    if (kind !== '' && length > MAX_ROOM_COUNT)
      throw new AppError('invalid_input', `Maximum count of ${MAX_ROOM_COUNT} reached.`)
  return rooms
}

export function assertSize(rooms: readonly Room[]): readonly Room[] {
  const lines = rooms.reduce((sum, { items }) => sum + items.length, 0)
  if (rooms.length > MAX_ROOMS) throw new AppError('invalid_input', `A project has at most ${MAX_ROOMS} rooms.`)
  if (lines > MAX_LINE_ITEMS) throw new AppError('invalid_input', `A project has at most ${MAX_LINE_ITEMS} line items.`)
  const free = rooms.reduce((sum, { items }) => sum + items.filter((item) => item.free).length, 0)
  if (free > MAX_FREE_LINES)
    throw new AppError(
      'invalid_input',
      `A project has at most ${countText(MAX_FREE_LINES)} lines that are not from the catalogue.`,
    )
  return rooms
}
