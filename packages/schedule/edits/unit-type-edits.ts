import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Room, UnitType } from '../model.ts'
import { handsPart, scaledHands, type UnitHands } from '../hands/unit-hands.ts'
import { freeRoomName, roomKey } from '../rooms/room-name.ts'
import { copyOf, insertRooms, type ScheduleEdit } from './schedule-edits.ts'

export function addUnitType(name: string, count: number): ScheduleEdit {
  return (schedule) => ({ ...schedule, unitTypes: [...schedule.unitTypes, { id: newUuid(), name, count }] })
}

/** Left and right keep their proportion to a count that is set alone. */
export function setUnitType(id: string, values: Partial<Pick<UnitType, 'name' | 'count'>>): ScheduleEdit {
  return withUnitType(id, (each) => {
    const { count = each.count } = values
    const hands = each.hands && (count === each.count ? each.hands : scaledHands(each.hands, count))
    return { ...each, ...values, ...handsPart(hands) }
  })
}

/** Null for units that are all alike. */
export function setUnitHands(id: string, count: number, hands: UnitHands | null): ScheduleEdit {
  return withUnitType(id, ({ hands: _former, ...each }) => ({ ...each, count, ...handsPart(hands) }))
}

function withUnitType(id: string, change: (unitType: UnitType) => UnitType): ScheduleEdit {
  return (schedule) => ({
    ...schedule,
    unitTypes: schedule.unitTypes.map((each) => (each.id === id ? change(each) : each)),
  })
}

/** A copy of a type with all of its rooms, behind it. */
export function duplicateUnitType(id: string): ScheduleEdit {
  return (schedule) => {
    const at = schedule.unitTypes.findIndex((each) => each.id === id)
    const unitType = schedule.unitTypes[at]
    if (!unitType) return schedule
    const takenKeys = new Set(schedule.unitTypes.map(({ name }) => roomKey(name)))
    const name = freeTypeName(unitType.name, (other) => takenKeys.has(roomKey(other)))
    const copy = { ...unitType, id: newUuid(), name }
    const rooms = schedule.rooms.filter(({ unitTypeId }) => unitTypeId === id).map((room) => copyOf(room, copy.id))
    const next = { ...schedule, unitTypes: schedule.unitTypes.toSpliced(endOfSeries(schedule.unitTypes, at), 0, copy) }
    return insertRooms(next, rooms, null)
  }
}

/** Place behind a type and the types that follow it in its series: `Type A`, `Type B`. */
function endOfSeries(unitTypes: readonly UnitType[], at: number): number {
  const seriesOf = (index: number) => unitTypes[index]?.name.replace(/ (?:[A-Z]|\d+)$/u, '')
  let end = at + 1
  while (end < unitTypes.length && seriesOf(end) === seriesOf(at)) end++
  return end
}

/** The name itself where it is free; else `Type B` after `Type A`, or with a number. */
export function freeTypeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  const [, start, letter] = /^(.* )([A-Y])$/u.exec(name) ?? []
  if (start !== undefined && letter !== undefined)
    for (let code = letter.charCodeAt(0) + 1; code <= 'Z'.charCodeAt(0); code++) {
      const next = start + String.fromCharCode(code)
      if (!isTaken(next)) return next
    }
  return freeRoomName(name, isTaken)
}

/** Its rooms go with it, or become common areas. */
export function removeUnitType(id: string, keepsRooms: boolean): ScheduleEdit {
  return (schedule) => {
    const { unitTypes, rooms } = schedule
    const isOf = (room: Room) => room.unitTypeId === id
    return {
      ...schedule,
      unitTypes: unitTypes.filter((each) => each.id !== id),
      rooms: keepsRooms
        ? rooms.map((room) => (isOf(room) ? { ...room, unitTypeId: null } : room))
        : rooms.filter((room) => !isOf(room)),
    }
  }
}

/** Moves a type among the others: up by -1, down by 1. */
export function stepUnitType(id: string, by: 1 | -1): ScheduleEdit {
  return (schedule) => {
    const at = schedule.unitTypes.findIndex((each) => each.id === id)
    const unitType = schedule.unitTypes[at]
    if (!unitType || !schedule.unitTypes[at + by]) return schedule
    return { ...schedule, unitTypes: schedule.unitTypes.toSpliced(at, 1).toSpliced(at + by, 0, unitType) }
  }
}
