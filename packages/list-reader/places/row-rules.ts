import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { isRoomName, roomKey, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'
import { MAX_SECTION_LENGTH, type GivenRow, type RowKind } from '../upload/model.ts'

export interface RowRules {
  readonly isSku: (text: string) => boolean
  readonly isSection: (text: string) => boolean
  readonly toRoom: (section: string, rooms: Rooms) => string
}

/** The rules of the strict upload. Sections have no hyphens, which rooms may have: such a room cannot be named here. */
export const STRICT_RULES: RowRules = {
  isSku: (text) => /^[\p{L}\p{M}\p{N} -]+$/u.test(text),
  isSection: (text) => /^[\p{L}\p{M}\p{N} ]+$/u.test(text) && Array.from(text).length <= MAX_SECTION_LENGTH,
  toRoom: numberedRoom,
}

/** The first problem of a row, in the order of its kinds; null for none. */
export function rowProblem({ sku, qty, section }: GivenRow, { isSku, isSection }: RowRules): RowKind | null {
  if (qty === '') return 'qty-missing'
  if (readQuantity(qty) === null) return 'qty-invalid'
  if (section === '') return 'section-missing'
  if (!isSection(section)) return 'section-invalid'
  if (sku === '') return 'sku-missing'
  return isSku(sku) ? null : 'sku-invalid'
}

/** A whole number from 1 to the limit, as `12` or, as some programs write it, `12.0`; null for anything else. */
export function readQuantity(text: string): number | null {
  const [, digits] = /^0*(\d{1,4})(?:\.0+)?$/.exec(text) ?? []
  const quantity = Number(digits ?? 0)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null
}

/** A section as a room: without a number at its end it is the first of its name. */
export function numberedRoom(section: string): string {
  const name = trimRoomName(section)
  return /\d$/.test(name) ? name : `${name} 1`
}

/** The lenient rules of previewed lists: any possible code or room. Rooms named by an export keep their names. */
export const LENIENT_RULES: Record<'section' | 'room', RowRules> = {
  section: { isSku: hasLetterOrDigit, isSection: (text) => isRoomName(trimRoomName(text)), toRoom: numberedRoom },
  room: { isSku: hasLetterOrDigit, isSection: (text) => isRoomName(trimRoomName(text)), toRoom: namedRoom },
}

function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The room of a name; where only the first of its name exists, that one. */
function namedRoom(section: string, rooms: Rooms): string {
  const name = trimRoomName(section)
  const keys = new Set(rooms.map((room) => roomKey(room.name)))
  return !keys.has(roomKey(name)) && keys.has(roomKey(numberedRoom(name))) ? numberedRoom(name) : name
}
