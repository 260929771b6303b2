import { DETAIL_LABELS, type GivenDetails } from '#app/features/projects/details/project-fields.ts'
import {
  PROJECT_TYPES,
  STATUS_LABELS,
  type LineItem,
  type Room,
  type Schedule,
  type UnitType,
} from '@specify/schedule/model.ts'
import { handsText } from '@specify/schedule/hands/unit-hands.ts'
import { freeText } from '@specify/schedule/free-lines/free-text.ts'
import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import { ROOM_ACCESS } from '@specify/catalogue/facts/room-access.ts'
import type { ProjectState } from './project-state.ts'

/** A value of a project's state: compared by value, shown as text. */
export interface Fact {
  /** A field, a room or a product. */
  readonly subject: string
  /** Its aspect and place: `Quantity in Kitchen 1`. */
  readonly aspect: string
  readonly value: string
  readonly text: string
  /** Key of its parent: the room of a product, the product of a note. */
  readonly within?: string
  /** Cannot be added or removed by itself. */
  readonly isDetail: boolean
}

export type Facts = ReadonlyMap<string, Fact>

type Names = ReadonlyMap<string, string>

/** All values of a state, except for orders. Rooms and types are called by the names that they had in the base. */
export function factsOf(state: ProjectState, base: Schedule): Facts {
  const former = namesOf(base)
  const present = namesOf(state)
  return new Map([
    ...fieldFacts(state),
    ...state.unitTypes.flatMap((unitType) => unitTypeFacts(unitType, former.get(unitType.id) ?? unitType.name)),
    ...state.rooms.flatMap((room) => roomFacts(room, former.get(room.id) ?? room.name, present)),
  ])
}

function namesOf({ unitTypes, rooms }: Schedule): Names {
  return new Map([...unitTypes, ...rooms].map(({ id, name }) => [id, name]))
}

function unitTypeFacts(unitType: UnitType, subject: string): [string, Fact][] {
  const { id, name, count, hands } = unitType
  const key = `type ${id}`
  const text = hands ? `${count}: ${handsText(unitType)}, ${hands.drawn} drawn` : String(count)
  const units = { value: text, text, within: key, isDetail: true }
  return [
    [key, { subject, aspect: 'Unit type', value: name, text: name, isDetail: false }],
    [`${key} count`, { subject, aspect: 'Number of units', ...units }],
  ]
}

function fieldFacts({ details, status, showPricesOnPdf }: ProjectState): [string, Fact][] {
  const fact = (subject: string, value: string, text = value): [string, Fact] => [
    `field ${subject}`,
    { subject, aspect: 'Project details', value, text: text || 'Empty', isDetail: true },
  ]
  const types: Readonly<Record<string, string>> = PROJECT_TYPES
  return [
    ...Object.entries(DETAIL_LABELS).map(([field, label]) => {
      const value = details[field as keyof GivenDetails]
      return fact(label, value, field === 'projectType' ? types[value] : value)
    }),
    fact('Project status', status, STATUS_LABELS[status]),
    fact('Prices on the PDF', String(showPricesOnPdf), showPricesOnPdf ? 'Shown' : 'Hidden'),
  ]
}

function roomFacts(
  { id, name, note, unitTypeId, access, items }: Room,
  subject: string,
  names: Names,
): [string, Fact][] {
  const key = `room ${id}`
  const detail = { subject, within: key, isDetail: true }
  const unitType = unitTypeId === null ? 'Common areas' : (names.get(unitTypeId) ?? '')
  return [
    [key, { subject, aspect: 'Room', value: name, text: name, isDetail: false }],
    [`${key} note`, { aspect: 'Note for the room', value: note, text: note || 'None', ...detail }],
    [`${key} type`, { aspect: 'Unit type of the room', value: unitTypeId ?? '', text: unitType, ...detail }],
    [
      `${key} access`,
      { aspect: 'Access', value: access ?? '', text: access ? ROOM_ACCESS[access] : 'Not marked', ...detail },
    ],
    ...items.flatMap((item) => itemFacts(item, { id: key, subject, name })),
  ]
}

function itemFacts(
  item: LineItem,
  room: { readonly id: string; readonly subject: string; readonly name: string },
): [string, Fact][] {
  const key = `item ${item.id}`
  const code = shownCode(item)
  const product = code === '' ? item.name : `${item.name} (${code})`
  const detail = { subject: product, within: key, isDetail: true }
  const quantity = { value: String(item.quantity), text: String(item.quantity), within: room.id, isDetail: false }
  return [
    [key, { subject: product, aspect: `Quantity in ${room.subject}`, ...quantity }],
    [`${key} room`, { aspect: 'Its room', value: room.id, text: room.name, ...detail }],
    [
      `${key} product`,
      { aspect: `Product in ${room.subject}`, value: item.sku, text: item.free ? freeText(item) : item.sku, ...detail },
    ],
    [`${key} note`, { aspect: `Note in ${room.subject}`, value: item.note, text: item.note || 'None', ...detail }],
    [`${key} tag`, { aspect: `Tag in ${room.subject}`, value: item.tag, text: item.tag || 'None', ...detail }],
  ]
}
