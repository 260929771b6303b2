import { PROJECT_TYPES } from '../model.ts'
import { DETAIL_LABELS, type GivenDetails } from '../project-fields.ts'
import type { KnownRoom } from './match-rooms.ts'
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

/** By a key that is stable across states. */
export type Facts = ReadonlyMap<string, Fact>

/** All values of a state, except for orders. */
export function factsOf(state: ProjectState, rooms: readonly KnownRoom[]): Facts {
  return new Map([...fieldFacts(state), ...rooms.flatMap(roomFacts)])
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
    fact('Project status', status, status === 'open' ? 'Open' : 'Closed'),
    fact('Prices on the PDF', String(showPricesOnPdf), showPricesOnPdf ? 'Shown' : 'Hidden'),
  ]
}

function roomFacts({ id, subject, room }: KnownRoom): [string, Fact][] {
  const note = { value: room.note, text: room.note || 'None', within: id, isDetail: true }
  return [
    [id, { subject, aspect: 'Room', value: room.name, text: room.name, isDetail: false }],
    [`${id} note`, { subject, aspect: 'Note for the room', ...note }],
    ...room.items.flatMap((item): [string, Fact][] => {
      const key = `item ${item.id}`
      const product = `${item.name} (${item.sku})`
      const detail = { subject: product, within: key, isDetail: true }
      const quantity = { value: String(item.quantity), text: String(item.quantity), within: id, isDetail: false }
      return [
        [key, { subject: product, aspect: `Quantity in ${subject}`, ...quantity }],
        [`${key} room`, { aspect: 'Its room', value: id, text: room.name, ...detail }],
        [`${key} note`, { aspect: `Note in ${subject}`, value: item.note, text: item.note || 'None', ...detail }],
      ]
    }),
  ]
}
