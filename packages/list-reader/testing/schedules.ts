import fc from 'fast-check'
import type { LineItem, Room, ScheduleRooms } from '@specify/schedule/model.ts'
import type { ChangeRow } from '../changes/model.ts'

export const CODES = ['95644C6AF', '87340C6AF', '96510-80BN', '96510-80C', '97140C6AF', '872010W'] as const

/** A building with two rooms of a type and three of none. */
const ROOMS = { Kitchen: null, 'Level 3': null, Laundry: null, Ensuite: 'a', Bathroom: 'a' } as const
const TYPES = [{ id: 'a', name: 'Type A', count: 7 }] as const

export const lineItem = (id: string, sku: string, quantity: number, tag = ''): LineItem => {
  return { id, sku, productId: sku, name: sku, quantity, note: '', tag }
}

export const roomOf = (name: string, unitTypeId: string | null, ...items: LineItem[]): Room => {
  return { id: `room ${name}`, name, note: '', unitTypeId, items }
}

/** A state of the building: any of its rooms, each with any of the products once. */
export const schedules: fc.Arbitrary<ScheduleRooms> = fc
  .record(
    Object.fromEntries(
      Object.keys(ROOMS).map((name) => [
        name,
        fc.option(fc.dictionary(fc.constantFrom(...CODES), fc.integer({ min: 1, max: 40 }), { maxKeys: 4 })),
      ]),
    ),
  )
  .map((state) => ({
    unitTypes: TYPES,
    rooms: Object.entries(ROOMS).flatMap(([name, typeId]) => {
      const quantities = state[name]
      if (!quantities) return []
      const items = Object.entries(quantities).map(([sku, count]) => lineItem(`${name} ${sku}`, sku, count))
      return [roomOf(name, typeId, ...items)]
    }),
  }))

/** Quantities by type, room, product and tag, without empty rooms and order. */
export function quantitiesOf({ unitTypes, rooms }: ScheduleRooms): Record<string, number> {
  const typeOf = new Map(unitTypes.map(({ id, name }) => [id, name]))
  const lines = rooms.flatMap(({ name, unitTypeId, items }) =>
    items.map(({ sku, tag, quantity }) => {
      return [[typeOf.get(unitTypeId ?? '') ?? '', name, sku, tag].join(' | '), quantity] as const
    }),
  )
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The rows that lead from one state to another. */
export function changesBetween(before: ScheduleRooms, after: ScheduleRooms): ChangeRow[] {
  const [from, to] = [quantitiesOf(before), quantitiesOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key, id): ChangeRow[] => {
    const [unitType = '', room = '', sku = '', tag = ''] = key.split(' | ')
    const [was = 0, now = 0] = [from[key], to[key]]
    if (was === now) return []
    const row = changeRow({ id, line: id + 1, sku, room, unitType, tag })
    if (now === 0) return [{ ...row, kind: 'remove', from: was }]
    return [was === 0 ? { ...row, kind: 'add', quantity: now } : { ...row, kind: 'set', from: was, quantity: now }]
  })
}

export function changeRow(row: Partial<ChangeRow>): ChangeRow {
  const sku = row.sku ?? CODES[0]
  return {
    id: 0,
    line: 1,
    kind: 'set',
    sku,
    productId: sku,
    name: sku,
    quantity: null,
    from: null,
    room: '',
    unitType: '',
    units: null,
    tag: '',
    note: '',
    roomNote: '',
    allowDiscontinued: false,
    answers: {},
    ...row,
  }
}
