import { describe, expect, it } from 'vitest'
import { room } from '@specify/schedule/testing/edits.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { variantsByCode } from '@specify/catalogue/variants/variants-by-code.ts'
import { MAX_LINE_ITEMS, type Room } from '@specify/schedule/model.ts'
import { given, MIXED, plan } from '../testing/planned-rows.ts'
import { LENIENT_RULES, STRICT_RULES, type RowRules } from '../places/row-rules.ts'
import { applyPlan, planImport } from './import-plan.ts'
import { ambiguousRemark, COMBINED_REMARK, isDoneRemark } from './model.ts'

const ids = () => {
  let last = 0
  return () => `id ${++last}`
}
const shape = (rooms: readonly Room[]) =>
  rooms.map(({ name, items }) => [name, ...items.map(({ sku, quantity }) => `${quantity} ${sku}`)])

describe('a plan', () => {
  it('has a remark for every row', () => {
    expect(plan(MIXED).map(({ row, remark }) => [row, remark])).toEqual([
      [2, 'Successfully added'],
      [3, 'SKU not available'],
      [4, 'Product not found'],
      [5, 'Qty not available'],
      [6, 'Successfully added'],
      [7, 'Section not available'],
      [8, 'Invalid SKU present'],
      [9, 'Invalid QTY present'],
      [10, 'Invalid Section present'],
    ])
  })

  it('adds rows of one product and room together, however they are written', () => {
    const rows = given(['AB-1', '2', 'Kitchen'], ['ab1', '3', 'KITCHEN 1'], ['AB-1', '1', 'Laundry'])
    const planned = plan(rows)
    expect(planned.map(({ remark }) => remark)).toEqual([COMBINED_REMARK, COMBINED_REMARK, 'Successfully added'])
    expect(shape(applyPlan([], planned, ids()))).toEqual([
      ['Kitchen 1', '5 AB-1'],
      ['Laundry 1', '1 AB-1'],
    ])
  })

  it('adds to what is there, as far as a quantity goes, and makes the rooms that are not', () => {
    const there = {
      id: 'there',
      sku: 'AB-1',
      productId: 'p',
      name: 'As it was',
      quantity: 9_990,
      note: 'Keep',
      tag: '',
    }
    const rooms = [{ ...room('Kitchen 1', there), note: 'Room' }]
    const rows = given(['AB1', '20', 'kitchen'], ['CD2', '1', 'Kitchen'], ['EF3', '4', 'Attic'])
    const next = applyPlan(rooms, plan(rows, rooms, true), ids())
    expect(shape(next)).toEqual([
      ['Kitchen 1', '9999 AB-1', '1 CD2'],
      ['Attic 1', '4 EF3'],
    ])
    expect(next[0]!.items[0]).toEqual({ ...there, quantity: 9_999 })
  })

  it.each([
    [[9_999, 1], 0, [COMBINED_REMARK, `${COMBINED_REMARK} 1 was not added: a room holds at most 9,999 of a product.`]],
    [
      [9_000, 2_000, 5],
      0,
      [
        COMBINED_REMARK,
        `${COMBINED_REMARK} 1,001 were not added: a room holds at most 9,999 of a product.`,
        `${COMBINED_REMARK} 5 were not added: a room holds at most 9,999 of a product.`,
      ],
    ],
    [[20], 9_990, ['11 were not added: a room holds at most 9,999 of a product.']],
    [[9], 9_990, ['Successfully added']],
  ])('says of rows of %j beside %d how many were not added', (quantities, before, remarks) => {
    const item = { id: 'there', sku: 'AB-1', productId: 'p', name: 'As it was', quantity: before, note: '', tag: '' }
    const rooms = before > 0 ? [room('Kitchen 1', item)] : []
    const planned = plan(given(...quantities.map((quantity) => ['AB1', String(quantity), 'Kitchen'] as const)), rooms)
    expect(planned.map(({ remark }) => remark)).toEqual(remarks)
    expect(remarks.every(isDoneRemark)).toBe(true)
  })

  it('leaves rooms as they are where nothing can be added, and refuses what a project cannot hold', () => {
    const rooms = [room('Kitchen 1')]
    expect(applyPlan(rooms, plan(given(['NOSUCH', '1', 'Kitchen'])), ids())).toBe(rooms)
    const item = { sku: 'X', productId: 'p', name: 'X', quantity: 1, note: '', tag: '' }
    const full = Array.from({ length: MAX_LINE_ITEMS }, (_, index) => ({ ...item, id: `${index}`, sku: `${index}` }))
    const rows = given(['AB1', '1', 'Kitchen'])
    expect(() => applyPlan([{ ...rooms[0]!, items: full }], plan(rows), ids())).toThrow(/at most 20000 line items/)
  })
})

describe('a code', () => {
  const sold = (sku: string) => plainProduct([plainVariant(sku)])
  const products = ['463-0.15', '4630.15', '879.60C', 'PT 40/240C', 'SP.PX.DCM', 'Ab-1', 'AB-1', '872010W'].map(sold)
  const family = plainProduct(
    ['9714 B', '9714 C'].map((sku) => plainVariant(sku, { attributes: { 'item-code': '9714' } })),
  )
  const find = (code: string, withSigns: boolean) =>
    variantsByCode([...products, family], code, { withSigns }).map(({ variant: { sku } }) => ({
      product: { sku, productId: sku, name: `Valve ${sku}` },
      isAvailable: true,
    }))
  const planned = (sku: string, rules: RowRules = STRICT_RULES) =>
    planImport(given([sku, '1', 'Kitchen']), { rules, rooms: [], findProduct: find })[0]!

  it.each([
    ['879.60C', '879.60C'],
    ['879.60c', '879.60C'],
    ['PT 40/240C', 'PT 40/240C'],
    ['pt40/240c', 'PT 40/240C'],
    ['SP.PX.DCM', 'SP.PX.DCM'],
    ['87960C', '879.60C'],
    ['463-0.15', '463-0.15'],
    ['4630.15', '4630.15'],
    ['Ab-1', 'Ab-1'],
    ['AB-1', 'AB-1'],
    ['9714 B', '9714 B'],
    ['872010W', '872010W'],
  ])('%s that the catalogue sells is taken for %s', (code, sku) => {
    expect(planned(code)).toMatchObject({ remark: 'Successfully added', placement: { product: { sku } } })
  })

  it.each(['879/60C', '=872010W', '@872010W', '<872010W>', '879.60C;', 'A/B', "'872010W"])(
    '%s that it does not sell so is beyond the alphabet of the upload',
    (code) => expect(planned(code)).toMatchObject({ remark: 'Invalid SKU present', placement: null }),
  )

  it.each([
    ['463015', 'SKU is ambiguous: 463-0.15 or 4630.15'],
    ['463 015', 'SKU is ambiguous: 463-0.15 or 4630.15'],
    ['aB1', 'SKU is ambiguous: Ab-1 or AB-1'],
    ['ab-1', 'SKU is ambiguous: Ab-1 or AB-1'],
    ['9714', 'SKU is ambiguous: 9714 B or 9714 C'],
  ])('%s that may mean several is refused, and names them', (code, remark) => {
    for (const rules of [STRICT_RULES, LENIENT_RULES.section])
      expect(planned(code, rules)).toMatchObject({ remark, placement: null, found: null })
  })

  it('that may mean many names some of them', () => {
    expect(ambiguousRemark(['A', 'B', 'C'])).toBe('SKU is ambiguous: A, B or C')
    expect(ambiguousRemark(['A', 'B', 'C', 'D', 'E'])).toBe('SKU is ambiguous: A, B, C or 2 more')
  })
})
