import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import type { LineItem, Room, ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import { isSameRoomName, roomKey, roomKind } from '@specify/schedule/rooms/room-name.ts'
import { RoomFinder } from '../places/room-finder.ts'
import { numberedRoom } from '../places/row-rules.ts'
import { splitLevels } from '../quantities/levels.ts'
import type { LineEffect } from './model.ts'

export interface WorkingLine {
  readonly room: Room
  readonly unitType: string
  readonly units: number
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
  private readonly named = new Map<string, readonly Room[]>()
  private readonly types = new Map<string, UnitType>()
  private readonly before: ScheduleRooms
  private readonly newId: () => string

  constructor(before: ScheduleRooms, newId: () => string) {
    this.before = before
    this.newId = newId
    this.finder = new RoomFinder(before, newId)
    for (const room of before.rooms) for (const item of room.items) this.keep(room, item, item.quantity)
  }

  linesOf(sku: string): readonly WorkingLine[] {
    return (this.bySku.get(sku) ?? []).filter(({ item }) => item.quantity > 0)
  }

  /** All lines that were there before. */
  get former(): readonly WorkingLine[] {
    return this.lines.filter(({ was }) => was > 0)
  }

  /** Lists the rooms that a place names: a room, all of a level, a unit type, or of one kind. Null where none is named. */
  roomsNamed(place: Pick<Place, 'room' | 'unitType'>): readonly Room[] | null {
    if (place.room === '' && place.unitType === '') return null
    // Rooms that are made may be what a name means.
    const key = [this.finder.rooms.length, place.unitType, place.room].join('\n')
    return this.named.getOrInsertComputed(key, () => this.findRooms(place))
  }

  private findRooms({ room, unitType }: Pick<Place, 'room' | 'unitType'>): readonly Room[] {
    const typeId = this.finder.unitTypes.find(({ name }) => roomKey(name) === roomKey(unitType))?.id
    if (unitType !== '' && typeId === undefined) return []
    const rooms = unitType === '' ? this.finder.rooms : this.finder.rooms.filter((each) => each.unitTypeId === typeId)
    if (room === '') return rooms
    const named = (name: string) => rooms.filter((each) => roomKey(each.name) === roomKey(name))
    const level = roomKey(room)
    const readings = [
      () => named(room),
      () => named(numberedRoom(room)),
      () => rooms.filter((each) => isSameRoomName(each.name, room)),
      () => rooms.filter((each) => splitLevels(each.name).levels.some((part) => roomKey(part) === level)),
      () => this.roomsOfType(room),
      () => (/\d$/.test(room) ? [] : rooms.filter((each) => roomKind(each.name) === roomKind(room))),
    ]
    for (const read of readings) {
      const found = read()
      if (found.length > 0) return found
    }
    return []
  }

  /** Finds or makes the room of a place. */
  makeRoom(place: Place): Room {
    const id = this.finder.roomOf(place)
    return this.finder.rooms.find((room) => room.id === id)!
  }

  roomWithId(id: string): Room | undefined {
    return this.finder.rooms.find((room) => room.id === id)
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
    line.item = { ...line.item, sku, productId, name }
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

  private roomsOfType(name: string): readonly Room[] {
    const type = this.finder.unitTypes.find((each) => roomKey(each.name) === roomKey(name))
    return type ? this.finder.rooms.filter(({ unitTypeId }) => unitTypeId === type.id) : []
  }

  private typeOf({ unitTypeId }: Room): UnitType | undefined {
    if (unitTypeId === null) return undefined
    if (!this.types.has(unitTypeId)) for (const type of this.finder.unitTypes) this.types.set(type.id, type)
    return this.types.get(unitTypeId)
  }

  private keep(room: Room, item: LineItem, was: number): WorkingLine {
    const type = this.typeOf(room)
    const line = { room, unitType: type?.name ?? '', units: type?.count ?? 1, was, item }
    this.lines.push(line)
    this.bySku.getOrInsertComputed(item.sku, () => []).push(line)
    this.byRoom.getOrInsertComputed(room.id, () => []).push(line)
    return line
  }
}

export function effectOf({ room, unitType, units, item }: WorkingLine, was: number, now: number): LineEffect {
  return { room: room.name, unitType, units, sku: item.sku, was, now }
}
