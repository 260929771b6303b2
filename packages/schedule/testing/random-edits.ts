import fc from 'fast-check'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { linesIn } from '../line-scope.ts'
import type { LineItem, Schedule } from '../model.ts'
import {
  addRoom,
  copyLines,
  duplicateRooms,
  moveLines,
  removeLines,
  removeRooms,
  setLines,
  setRoom,
  setRoomsAccess,
  setRoomsType,
  setTags,
  stepRoom,
  type ScheduleEdit,
} from '../edits/schedule-edits.ts'
import {
  addUnitType,
  duplicateUnitType,
  freeTypeName,
  removeUnitType,
  setUnitHands,
  setUnitType,
} from '../edits/unit-type-edits.ts'
import { evenHands, UNIT_SIDES } from '../hands/unit-hands.ts'
import { substituteProduct, type NewRecord } from '../edits/replace-products.ts'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import { freeRoomName, roomKey } from '../rooms/room-name.ts'
import { item, room } from './edits.ts'

const NAMES = ['Kitchen 1', 'Bath', 'Laundry 1', 'Ensuite 1', 'Hall'] as const

export interface RandomEdit {
  readonly kind: keyof typeof KINDS
  readonly at: number
  readonly to: number
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

const KINDS = {
  quantity: ({ lineIds }, { to }) => setLines(lineIds, { quantity: to + 1 }),
  note: ({ lineIds }, { to }) => setLines(lineIds, { note: `note ${to}` }),
  tag: ({ sku }, { to }) => setTags(new Map([[sku, `T-${to}`]])),
  remove: ({ lineIds }) => removeLines(lineIds),
  move: ({ lineIds, otherRoomId }) => moveLines(lineIds, otherRoomId),
  copy: ({ lineIds, otherRoomId }) => copyLines(lineIds, new Set([otherRoomId])),
  roomNote: ({ roomIds }, { to }) => setRoom([...roomIds][0] ?? '', { note: `room note ${to}` }),
  access: ({ roomIds }, { to }) => setRoomsAccess(roomIds, pick([null, ...ROOM_ACCESS_KEYS], to) ?? null),
  rename:
    ({ roomIds }, { to }) =>
    (schedule) => {
      const taken = new Set(schedule.rooms.map(({ name }) => roomKey(name)))
      const name = freeRoomName(NAMES[to % NAMES.length]!, (other) => taken.has(roomKey(other)))
      return setRoom([...roomIds][0] ?? '', { name })(schedule)
    },
  duplicate: ({ roomIds }) => duplicateRooms(roomIds),
  delete: ({ roomIds }) => removeRooms(roomIds),
  add: ({ typeId }, { to }) => addRoom(NAMES[to % NAMES.length]!, typeId),
  retype: ({ roomIds, typeId }) => setRoomsType(roomIds, typeId),
  step: ({ roomIds }, { to }) => stepRoom([...roomIds][0] ?? '', to % 2 === 0 ? 1 : -1),
  addType:
    (_found, { to }) =>
    (schedule) => {
      const taken = new Set(schedule.unitTypes.map(({ name }) => roomKey(name)))
      return addUnitType(
        freeTypeName('Type A', (name) => taken.has(roomKey(name))),
        to,
      )(schedule)
    },
  hands: ({ typeId }, { at, to }) =>
    setUnitHands(typeId ?? '', to, at % 4 === 0 ? null : evenHands(to, UNIT_SIDES[at % 2])),
  count: ({ typeId }, { to }) => setUnitType(typeId ?? '', { count: to * 7 }),
  duplicateType: ({ typeId }) => duplicateUnitType(typeId ?? ''),
  replace:
    ({ lineIds, sku }, { to, at }) =>
    (schedule) => {
      const all = linesIn(schedule, { all: true }).map(({ item: each }) => each)
      const [from, target] = [all.find((each) => each.sku === sku), pick(all, to)]
      if (!from || !target || target.sku === sku) return schedule
      const lines = linesIn(schedule, { lineItemIds: [...lineIds] }).filter(({ item: each }) => each.sku === sku)
      return substituteProduct(lines, recordOf(from, target), at % 2 === 0 ? 'add' : 'keep')(schedule)
    },
  removeType: ({ typeId }, { to }) => removeUnitType(typeId ?? '', to % 2 === 0),
} as const satisfies Record<string, (found: Found, edit: RandomEdit) => ScheduleEdit>

function recordOf(from: LineItem, to: LineItem): NewRecord {
  const product = ({ sku, productId, name }: LineItem) => ({ sku, productId, name })
  const prices = { from: 100, to: 300 }
  return { id: newUuid(), from: product(from), to: product(to), reason: 'price', note: '', by: '', at: '', prices }
}

interface Found {
  readonly lineIds: ReadonlySet<string>
  readonly sku: string
  readonly roomIds: ReadonlySet<string>
  readonly otherRoomId: string
  readonly typeId: string | null
}

/** One to a dozen edits of lines, rooms and types, chosen by place. */
export const randomEdits = fc.array(
  fc.record<RandomEdit>({
    kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])),
    at: fc.nat(20),
    to: fc.nat(20),
  }),
  { maxLength: 10 },
)

export function randomlyEdited(schedule: Schedule, edit: RandomEdit): Schedule {
  const lines = schedule.rooms.flatMap(({ items }) => items)
  const line = pick(lines, edit.at)
  const found: Found = {
    lineIds: new Set([line, pick(lines, edit.at + edit.to)].flatMap((each) => each?.id ?? [])),
    sku: line?.sku ?? '',
    roomIds: new Set([pick(schedule.rooms, edit.at)?.id ?? '']),
    otherRoomId: pick(schedule.rooms, edit.to)?.id ?? '',
    typeId: pick([null, ...schedule.unitTypes.map(({ id }) => id)], edit.at + edit.to) ?? null,
  }
  return KINDS[edit.kind](found, edit)(schedule)
}

/** Two types, a common room, a dozen lines. */
export const startingSchedule: Schedule = {
  unitTypes: [
    { id: 'type-a', name: 'Type A', count: 40 },
    { id: 'type-b', name: 'Type B', count: 2 },
  ],
  rooms: [
    { ...room('Ensuite 1', item('a1', 'A', 2), item('b1', 'B'), item('c1', 'C')), unitTypeId: 'type-a' },
    { ...room('Kitchen 1', item('a2', 'A'), item('d2', 'D', 3)), unitTypeId: 'type-a', note: 'stone top' },
    { ...room('Ensuite 2', item('b3', 'B', 5), item('c3', 'C')), unitTypeId: 'type-b' },
    room('Lobby', item('e4', 'E'), item('a4', 'A', 4)),
    room('Plant room'),
  ],
  substitutions: [],
}
