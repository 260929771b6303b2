import { describe, expect, it } from 'vitest'
import { plainProduct, plainVariant } from '#app/features/catalogue/testing/product.ts'
import { addRows, findAccepted, type AcceptedRow, type PlacedRow } from './add-rows.ts'

const ROW: AcceptedRow = { line: 3, sku: 'AB1', quantity: 2, room: 'Ensuite', unitType: '', tag: '', note: '', allowDiscontinued: false } // prettier-ignore
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
    [{ note: 'n'.repeat(301) }, 'Line 3: A note has at most 300 characters.'],
  ])('%j is refused with its line', (more, message) => {
    expect(() => findAccepted([accepted(more)], find, 'au')).toThrow(message)
  })

  it('of a discontinued product must say so', () => {
    const gone = { product: { ...product, status: 'discontinued' as const }, variant }
    expect(() => findAccepted([ROW], () => [gone], 'au')).toThrow('Line 3: AB1 has been discontinued.')
    expect(findAccepted([accepted({ allowDiscontinued: true })], () => [gone], 'au')).toHaveLength(1)
  })
})

describe('added rows', () => {
  it('go to the rooms that are there, and to new ones in their order', () => {
    const rooms = [{ name: 'Ensuite 1', note: 'Room', items: [] }]
    const rows = [placed(), placed({ room: 'Attic' }), placed({ room: 'ensuite 1', quantity: 3 }), placed({ room: 'Attic', sku: 'CD2' })] // prettier-ignore
    const next = addRows(rooms, rows, ids())
    expect(next.map(({ name, items }) => [name, ...items.map(({ sku, quantity }) => `${quantity} ${sku}`)])).toEqual([
      ['Ensuite 1', '5 AB1'],
      ['Attic', '2 AB1', '2 CD2'],
    ])
    expect(next[0]!.note).toBe('Room')
  })

  it('are not cut: a sum that is too large is refused', () => {
    const rooms = [{ name: 'Ensuite', note: '', items: [{ id: 'i', sku: 'AB1', productId: 'p', name: '', quantity: 9_998, note: '' }] }] // prettier-ignore
    expect(() => addRows(rooms, [placed()], ids())).toThrow(
      'Line 3: AB1 would be in this room more than 9999 times: 9998 and 2.',
    )
  })

  it('of 2,000 lines in 400 rooms take little time', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      placed({ room: `Room ${index % 400}`, sku: `S${index}`, quantity: 1 }),
    )
    const started = performance.now()
    expect(addRows([], rows, ids())).toHaveLength(400)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
