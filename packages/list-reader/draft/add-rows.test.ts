import { describe, expect, it } from 'vitest'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { LineItem, Room, ScheduleRooms } from '@specify/schedule/model.ts'
import { addRows, findAccepted, type AcceptedRow, type PlacedRow } from './add-rows.ts'

const ROW: AcceptedRow = { line: 3, sku: 'AB1', quantity: 2, room: 'Ensuite', unitType: '', units: null, tag: '', note: '', roomNote: '', allowDiscontinued: false } // prettier-ignore
const accepted = (more: Partial<AcceptedRow>) => ({ ...ROW, ...more })
const placed = (more: Partial<PlacedRow> = {}): PlacedRow => ({ ...ROW, productId: 'p', name: 'Mixer', ...more })
const ids = () => {
  let next = 0
  return () => `id-${next++}`
}

describe('accepted rows', () => {
  const variant = plainVariant('AB1')
  const product = plainProduct([variant])
  const find = (sku: string) => (sku === 'AB1' || sku === 'ab1' ? [{ product, variant }] : [])

  it('have the product of their SKU', () => {
    expect(findAccepted([ROW], find, 'au')).toEqual([placed({ productId: product.productId, name: product.name.au })])
  })

  it.each([
    [{ sku: 'NOSUCH' }, 'Line 3: There is no product NOSUCH.'],
    [{ sku: 'ab1' }, 'Line 3: There is no product ab1.'],
    [{ quantity: 0 }, 'Line 3: A quantity is a whole number from 1 to 9999.'],
    [{ quantity: 10_000 }, 'Line 3: A quantity is a whole number from 1 to 9999.'],
    [{ room: 'A/B' }, 'Line 3: A room name has up to 30 letters, digits, spaces and hyphens.'],
    [{ unitType: 'A/B' }, 'Line 3: The name of a unit type has up to 30 letters, digits, spaces and hyphens.'],
    [{ note: 'n'.repeat(301) }, 'Line 3: A note has at most 300 characters.'],
    [{ roomNote: 'n'.repeat(301) }, 'Line 3: A note has at most 300 characters.'],
  ])('%j is refused with its line', (more, message) => {
    expect(() => findAccepted([accepted(more)], find, 'au')).toThrow(message)
  })

  it('of a discontinued product must say so', () => {
    const gone = { product: { ...product, status: 'discontinued' as const }, variant }
    expect(() => findAccepted([ROW], () => [gone], 'au')).toThrow('Line 3: AB1 has been discontinued.')
    expect(findAccepted([accepted({ allowDiscontinued: true })], () => [gone], 'au')).toHaveLength(1)
  })
})

const item = (id: string, sku: string, more: Partial<LineItem> = {}): LineItem => {
  return { id, sku, productId: 'p', name: 'Mixer', quantity: 1, note: '', tag: '', ...more }
}
const room = (name: string, more: Partial<Room> = {}): Room => ({
  id: name,
  name,
  note: '',
  unitTypeId: null,
  items: [],
  ...more,
})
const shape = ({ unitTypes, rooms }: ScheduleRooms) => {
  const typeOf = new Map(unitTypes.map(({ id, name, count }) => [id, `${name} × ${count}`]))
  return rooms.map(({ name, unitTypeId, items }) => [
    unitTypeId === null ? name : `${typeOf.get(unitTypeId)}: ${name}`,
    ...items.map(({ sku, quantity, tag }) => [quantity, sku, tag].filter((part) => part !== '').join(' ')),
  ])
}

describe('added rows', () => {
  it('go to the rooms that are there, and to new ones in their order', () => {
    const schedule = { unitTypes: [], rooms: [room('Ensuite 1', { note: 'Room' })] }
    const rows = [
      placed(),
      placed({ room: 'Attic' }),
      placed({ room: 'ensuite 1', quantity: 3 }),
      placed({ room: 'Attic', sku: 'CD2' }),
    ]
    const next = addRows(schedule, rows, ids())
    expect(shape(next)).toEqual([
      ['Ensuite 1', '5 AB1'],
      ['Attic', '2 AB1', '2 CD2'],
    ])
    expect(next.rooms[0]).toMatchObject({ id: 'Ensuite 1', note: 'Room' })
  })

  it('go to the rooms of their types, which get a number where their name is taken', () => {
    const of = (unitType: string, more: Partial<PlacedRow> = {}) => placed({ unitType, ...more })
    const rows = [
      of('Type A', { units: 40 }),
      of('Type B', { units: 20, quantity: 3 }),
      placed({ quantity: 1 }),
      of('type a'),
    ]
    const first = addRows({ unitTypes: [], rooms: [] }, rows, ids())
    expect(shape(first)).toEqual([
      ['Type A × 40: Ensuite', '4 AB1'],
      ['Type B × 20: Ensuite 2', '3 AB1'],
      ['Ensuite 3', '1 AB1'],
    ])
    // A second list finds them again; the count of a type stays.
    expect(shape(addRows(first, [of('Type B', { units: 7 }), of('Type A')], ids()))).toEqual([
      ['Type A × 40: Ensuite', '6 AB1'],
      ['Type B × 20: Ensuite 2', '5 AB1'],
      ['Ensuite 3', '1 AB1'],
    ])
  })

  it('bring the notes of their rooms, where these have none', () => {
    const rooms = [room('Ensuite'), room('Kitchen', { note: 'As built' })]
    const rows = [
      placed(),
      placed({ sku: 'CD2', roomNote: 'Check set-outs' }),
      placed({ room: 'Kitchen', roomNote: 'Check heights' }),
      placed({ room: 'Attic', roomNote: 'Under the roof' }),
    ]
    const notes = addRows({ unitTypes: [], rooms }, rows, ids()).rooms.map(({ name, note }) => [name, note])
    expect(notes).toEqual([
      ['Ensuite', 'Check set-outs'],
      ['Kitchen', 'As built'],
      ['Attic', 'Under the roof'],
    ])
  })

  it('have their tags, or that of their product in the project', () => {
    const schedule = { unitTypes: [], rooms: [room('Kitchen', { items: [item('i', 'AB1', { tag: 'BM-01' })] })] }
    const rows = [placed(), placed({ sku: 'CD2', tag: 'WC-01' }), placed({ tag: 'BM-02' })]
    expect(shape(addRows(schedule, rows, ids()))).toEqual([
      ['Kitchen', '1 AB1 BM-01'],
      ['Ensuite', '2 AB1 BM-01', '2 CD2 WC-01', '2 AB1 BM-02'],
    ])
  })

  it('are not cut: a sum that is too large is refused', () => {
    const schedule = { unitTypes: [], rooms: [room('Ensuite', { items: [item('i', 'AB1', { quantity: 9_998 })] })] }
    expect(() => addRows(schedule, [placed()], ids())).toThrow(
      'Line 3: AB1 would be in this room more than 9999 times.',
    )
  })

  it('of 2,000 lines in 400 rooms take little time', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      placed({ room: `Room ${index % 400}`, unitType: `Type ${index % 40}`, sku: `S${index}`, quantity: 1 }),
    )
    const started = performance.now()
    expect(addRows({ unitTypes: [], rooms: [] }, rows, ids())).toMatchObject({ rooms: { length: 400 } })
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
