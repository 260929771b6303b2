import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import { MAX_ROOM_COUNT } from '../model.ts'

/** Rooms that are offered; `Other` asks for a name. */
export const PRESET_ROOMS = [
  'Main Bathroom',
  'Ensuite Bathroom',
  'Guest Bathroom',
  'Powder Room',
  'Commercial Bathroom',
  'Kitchen',
  'Laundry',
  'Alfresco',
  'Other',
] as const

/** Rooms of one name: how many there are and which numbers they carry. */
export interface RoomSelection {
  readonly roomName: string
  readonly count: number
  readonly value: readonly number[]
}

/**
 * Cleans a typed or pasted room name: letters, digits, spaces and hyphens, cut to its longest length, each word
 * capitalised. Trailing spaces stay while typing.
 */
export function typedRoomName(typed: string): string {
  const allowed = typed.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
  const cut = Array.from(allowed).slice(0, MAX_ROOM_NAME_LENGTH).join('')
  return cut.replace(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

export function trimRoomName(name: string): string {
  return name.trim().replace(/ +/g, ' ')
}

/** Returns whether a name is valid. A room's number is not part of the name's length. */
export function isRoomName(name: string): boolean {
  return (
    name !== '' &&
    name === trimRoomName(name) &&
    /^[\p{L}\p{M}\p{N} -]+$/u.test(name) &&
    Array.from(splitRoomLabel(name).roomName).length <= MAX_ROOM_NAME_LENGTH
  )
}

/** Comparison key of a room name, case-insensitive. */
export function roomKey(name: string): string {
  return trimRoomName(name).normalize('NFC').toLowerCase()
}

/** Returns whether two names are equal apart from case, spaces and trailing numbers. */
export function isSameRoomKind(one: string, other: string): boolean {
  return roomKind(one) === roomKind(other)
}

/** Returns whether two names are read as one room: `Pantry 1` and `Pantry1`. */
export function isSameRoomName(one: string, other: string): boolean {
  return readKey(one) === readKey(other)
}

/**
 * Key of a name as it is read: `Pantry 1` and `Pantry1` are one. New rooms are compared by it; rooms that are there
 * already keep their names, and `roomKey` tells them apart. Spaces count only between digits: `Room 1 1` is not `Room 11`.
 */
export function readKey(name: string): string {
  return roomKey(name).replace(/(?<!\d) | (?!\d)/g, '')
}

/** Name of a room without its number; empty for a name that is a number only. */
export function roomKind(name: string): string {
  return roomKey(name)
    .replace(/[\d ]+$/, '')
    .replaceAll(' ', '')
}

/** Splits a label into name and number; a label without a number is number 1. */
export function splitRoomLabel(label: string): { readonly roomName: string; readonly number: number } {
  const [, roomName = label, digits = '1'] = /^(.*\S) +(\d{1,3})$/.exec(label) ?? []
  const number = Number(digits)
  return number >= 1 ? { roomName, number } : { roomName: label, number: 1 }
}

/** The name itself, or with the next number that is free: `Ensuite 3` after `Ensuite 2`. */
export function freeRoomName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  const { roomName, number } = splitRoomLabel(name)
  for (let next = number + 1; ; next++) if (!isTaken(`${roomName} ${next}`)) return `${roomName} ${next}`
}

export function groupRoomLabels(labels: readonly string[]): RoomSelection[] {
  const numbers = Map.groupBy(labels.map(splitRoomLabel), ({ roomName }) => roomName)
  return Array.from(numbers, ([roomName, rooms]) => {
    const value = [...new Set(rooms.map(({ number }) => number))].sort((a, b) => a - b)
    return { roomName, count: value.length, value }
  })
}

export function roomLabels(selection: readonly RoomSelection[]): string[] {
  return selection.flatMap(({ roomName, value }) => value.map((number) => `${roomName} ${number}`))
}

/** A selection with another count: numbers are removed from the end, or the lowest free ones added. Null below one. */
export function withRoomCount(room: RoomSelection, count: number): RoomSelection | null {
  if (count < 1) return null
  const roomCount = Math.min(count, MAX_ROOM_COUNT)
  const value = room.value.slice(0, roomCount)
  for (let number = 1; value.length < roomCount; number++) if (!value.includes(number)) value.push(number)
  return { ...room, count: roomCount, value: value.sort((a, b) => a - b) }
}
