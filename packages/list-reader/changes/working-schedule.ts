import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import { withoutFree } from '@specify/schedule/free-lines/free-line-edits.ts'
import { handsPart, type UnitHands } from '@specify/schedule/hands/unit-hands.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import type { LineItem, Room, ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import { readKey, roomKey, roomKind } from '@specify/schedule/rooms/room-name.ts'
import { RoomFinder, withKeys } from '../places/room-finder.ts'
import { numberedRoom } from '../places/row-rules.ts'
import { splitLevels } from '../quantities/levels.ts'
import type { LineEffect } from './model.ts'

export interface WorkingLine {
  readonly room: Room
  readonly unitType: string
  readonly units: number
  readonly hands?: UnitHands | undefined
  /** Before any change; 0 for a line that is made. */
  readonly was: number
  item: LineItem
}

type Place = Parameters<RoomFinder['roomOf']>[0]

/** A schedule that is being changed line by line. A line of quantity 0 is gone; its room stays. */
export class WorkingSchedule {
  private readonly finder: RoomFinder
  private readonly lines: WorkingLine[] = []
  private readonly bySku = new Map<string, WorkingLine[]>()
  private readonly byRoom = new Map<string, WorkingLine[]>()
  private readonly notes = new Map<string, string>()
  /** Rooms by id, name, level and kind, each with what the key is in front. */
  private readonly rooms = new Map<string, Room[]>()
  private indexed = 0
  /** Cached lines of a product, until one comes or goes. */
  private readonly present = new Map<string, readonly WorkingLine[]>()
  private readonly types = new Map<string, UnitType>()
  private readonly before: ScheduleRooms
  private readonly newId: () => string

  constructor(before: ScheduleRooms, newId: () => string) {
    this.before = before
    this.newId = newId
    this.finder = new RoomFinder(before, newId)
    for (const room of before.rooms) {
      this.index(room)
      for (const item of room.items) this.keep(room, item, item.quantity)
    }
  }

  /** Lists the lines of a product that are still there. */
  linesOf(sku: string): readonly WorkingLine[] {
    return this.present.getOrInsertComputed(sku, () =>
      (this.bySku.get(sku) ?? []).filter(({ item }) => item.quantity > 0),
    )
  }

  linesIn(rooms: readonly Room[], sku: string): readonly WorkingLine[] {
    return rooms.flatMap(({ id }) =>
      (this.byRoom.get(id) ?? []).filter(({ item }) => item.sku === sku && item.quantity > 0),
    )
  }

  /** All lines that were there before. */
  get former(): readonly WorkingLine[] {
    return this.lines.filter(({ was }) => was > 0)
  }

  /** Lists the rooms that a place names: a room, all of a level, a unit type, or of one kind. Null where none is named. */
  roomsNamed({ room, unitType }: Pick<Place, 'room' | 'unitType'>): readonly Room[] | null {
    if (room === '' && unitType === '') return null
    const typeId = this.typeNamed(unitType)?.id
    if (unitType !== '' && typeId === undefined) return []
    const isOfType = (each: Room) => unitType === '' || each.unitTypeId === typeId
    if (room === '') return this.finder.rooms.filter(isOfType)
    const type = this.typeNamed(room)
    const readings = [
      this.rooms.get(`key ${roomKey(room)}`),
      this.rooms.get(`key ${roomKey(numberedRoom(room))}`),
      this.rooms.get(`read ${readKey(room)}`),
      this.rooms.get(`level ${roomKey(room)}`),
      type && this.finder.rooms.filter(({ unitTypeId }) => unitTypeId === type.id),
      /\d$/.test(room) ? [] : this.rooms.get(`kind ${roomKind(room)}`),
    ]
    for (const reading of readings) {
      const rooms = reading?.filter(isOfType) ?? []
      if (rooms.length > 0) return rooms
    }
    return []
  }

  /** Finds or makes the room of a place. */
  makeRoom(place: Place): Room {
    const id = this.finder.roomOf(place)
    for (const room of this.finder.rooms.slice(this.indexed)) this.index(room)
    return this.roomWithId(id)!
  }

  roomWithId(id: string): Room | undefined {
    return this.rooms.get(`id ${id}`)?.[0]
  }

  /** The line of the product in a room, a new one of quantity 0 where there is none. */
  lineIn(room: Room, product: AddedProduct, tag: string): WorkingLine {
    const own = (this.byRoom.get(room.id) ?? []).filter(({ item }) => item.sku === product.sku)
    const line = own.find(({ item }) => tag === '' || item.tag === tag || item.tag === '')
    if (line) return line
    const { sku, productId, name } = product
    const known = tag === '' ? (this.linesOf(sku).find(({ item }) => item.tag !== '')?.item.tag ?? '') : tag
    return this.keep(room, { id: this.newId(), sku, productId, name, quantity: 0, note: '', tag: known }, 0)
  }

  setQuantity(line: WorkingLine, quantity: number): void {
    if (line.item.quantity === 0 || quantity === 0) this.present.delete(line.item.sku)
    line.item = { ...line.item, quantity }
  }

  /** Adds a note to the line, where it does not say so yet. */
  addNote(line: WorkingLine, note: string): void {
    if (note !== '' && !line.item.note.includes(note))
      line.item = { ...line.item, note: [line.item.note, note].filter(Boolean).join(' ') }
  }

  noteRoom(room: Room, note: string): void {
    if (note !== '' && room.note === '') this.notes.getOrInsert(room.id, note)
  }

  /** Gives a line another product in place: id, tag, note and position stay. */
  setProduct(line: WorkingLine, { sku, productId, name }: AddedProduct): void {
    this.bySku.set(
      line.item.sku,
      (this.bySku.get(line.item.sku) ?? []).filter((each) => each !== line),
    )
    this.present.delete(line.item.sku)
    this.present.delete(sku)
    line.item = { ...withoutFree(line.item), sku, productId, name }
    this.bySku.getOrInsertComputed(sku, () => []).push(line)
  }

  toRooms(): ScheduleRooms {
    const former = new Map(this.before.rooms.map((room) => [room.id, room]))
    const rooms = this.finder.rooms.flatMap((room) => {
      const items = (this.byRoom.get(room.id) ?? []).flatMap(({ item }) => (item.quantity > 0 ? [item] : []))
      const was = former.get(room.id)
      const note = this.notes.get(room.id) ?? room.note
      const isSame = was?.items.length === items.length && items.every((item, at) => item === was.items[at])
      // A room that was made for a row without an answer is not there.
      if (!was && items.length === 0) return []
      return [isSame && note === room.note ? room : { ...room, note, items }]
    })
    const isUsed = ({ id }: UnitType) =>
      this.before.unitTypes.some((type) => type.id === id) || rooms.some(({ unitTypeId }) => unitTypeId === id)
    return { unitTypes: this.finder.unitTypes.filter(isUsed), rooms }
  }

  private index(room: Room): void {
    this.indexed++
    const { key, read, kind } = withKeys(room)
    const levels = splitLevels(room.name).levels.map((level) => `level ${roomKey(level)}`)
    for (const each of new Set([`id ${room.id}`, `key ${key}`, `read ${read}`, `kind ${kind}`, ...levels]))
      this.rooms.getOrInsertComputed(each, () => []).push(room)
  }

  private typeNamed(name: string): UnitType | undefined {
    return name === '' ? undefined : this.finder.unitTypes.find((each) => roomKey(each.name) === roomKey(name))
  }

  private typeOf({ unitTypeId }: Room): UnitType | undefined {
    if (unitTypeId === null) return undefined
    if (!this.types.has(unitTypeId)) for (const type of this.finder.unitTypes) this.types.set(type.id, type)
    return this.types.get(unitTypeId)
  }

  private keep(room: Room, item: LineItem, was: number): WorkingLine {
    const type = this.typeOf(room)
    const line = { room, unitType: type?.name ?? '', units: type?.count ?? 1, ...handsPart(type?.hands), was, item }
    this.lines.push(line)
    this.bySku.getOrInsertComputed(item.sku, () => []).push(line)
    this.byRoom.getOrInsertComputed(room.id, () => []).push(line)
    return line
  }
}

export function effectOf({ room, unitType, units, hands, item }: WorkingLine, was: number, now: number): LineEffect {
  return { room: room.name, unitType, units, ...handsPart(hands), sku: shownCode(item), was, now }
}
