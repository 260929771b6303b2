import { describe, expect, it } from 'vitest'
import { room } from '@specify/schedule/testing/edits.ts'
import { given, MIXED, plan } from '@specify/list-reader/testing/planned-rows.ts'
import { STRICT_RULES } from '@specify/list-reader/places/row-rules.ts'
import { planImport } from '@specify/list-reader/upload/import-plan.ts'
import { COMBINED_REMARK } from '@specify/list-reader/upload/model.ts'
import { asGiven, discontinuedRows, withDiscontinued } from './discontinued.ts'
import { errorFileName, errorRows } from './error-file.ts'
import { toAnswer } from './import-answer.ts'
import { toPreview } from './preview.ts'

describe('the answer', () => {
  it('has every row in one of its lists', () => {
    const { code, message, addedSkus, notAddedSkus } = toAnswer(plan(MIXED))
    expect([code, message]).toEqual(['SUCCESS', '2 of 9 rows were added to the project.'])
    expect(addedSkus[0]).toEqual({ row: 2, sku: 'AB-1', qty: 2, section: 'Kitchen', remark: 'Successfully added' })
    expect(notAddedSkus.map(({ row, qty }) => [row, qty])).toEqual([
      [3, 1],
      [4, 1],
      [5, ''],
      [7, 1],
      [8, 1],
      [9, 'x'],
      [10, 1],
    ])
  })

  it('names what was added together', () => {
    const rows = given(['AB1', '1', 'Kitchen'], ['AB1', '1', 'Kitchen'])
    expect(toAnswer(plan(rows)).message).toBe(`2 rows were added to the project. ${COMBINED_REMARK}`)
    expect(toAnswer(plan(rows.slice(1))).message).toBe('1 row was added to the project.')
  })

  it('is a refusal where no row was added', () => {
    expect(toAnswer(plan(given(['NOSUCH', '1', 'Kitchen'])))).toMatchObject({
      code: 'INVALID_PRODUCTS',
      message: 'File contain invalid products. Please upload correct file.',
      addedSkus: [],
      notAddedSkus: [{ row: 2, remark: 'Product not found' }],
    })
  })
})

describe('the error file', () => {
  it('lists rows by what came of them, each with its remark', () => {
    const rows = [...MIXED, { row: 11, sku: 'AB1', qty: '1', section: 'Kitchen 1' }]
    expect(errorRows(toAnswer(plan(rows)))).toEqual([
      ['sku', 'qty', 'section', 'remark'],
      ['CD2', '', 'Kitchen', 'Qty not available'],
      ['CD2', 'x', 'Kitchen', 'Invalid QTY present'],
      ['CD2', '1', '', 'Section not available'],
      ['CD2', '1', 'K-1', 'Invalid Section present'],
      ['', '1', 'Kitchen', 'SKU not available'],
      ['A/B', '1', 'Kitchen', 'Invalid SKU present'],
      ['AB-1', '2', 'Kitchen', COMBINED_REMARK],
      ['cd 2', '1', 'Laundry 2', 'Successfully added'],
      ['AB1', '1', 'Kitchen 1', COMBINED_REMARK],
      ['NOSUCH', '1', 'Kitchen', 'Product not found'],
    ])
  })

  it('is called after the day and the type of the upload', () => {
    expect(errorFileName('xlsx', 'au', new Date('2026-11-01T14:00:00Z'))).toBe('upload_errors_02112026.xlsx')
  })
})

it('a preview names product and room, and what may help', () => {
  const rooms = [room('Kitchen 1')]
  const rows = given(['ab1', '2', 'kitchen'], ['123', '1', 'Attic'], ['EF3', '1', 'Attic'])
  expect(toPreview(plan(rows, rooms, true), rooms)).toEqual({
    code: 'PREVIEW',
    message: '2 of 3 rows can be added.',
    rows: [
      expect.objectContaining({
        isAdded: true,
        productName: 'Mixer AB-1',
        roomName: 'kitchen 1',
        isNewRoom: false,
        hint: null,
      }),
      expect.objectContaining({
        isAdded: false,
        productName: null,
        roomName: null,
        hint: expect.stringMatching(/zeros/),
      }),
      expect.objectContaining({
        row: 4,
        roomName: 'Attic 1',
        isNewRoom: true,
        hint: expect.stringMatching(/no longer/),
      }),
    ],
  })
})

it('a discontinued product is added where somebody insists only, and the remark says so', () => {
  const rows = given(['AB-1', '2', 'Kitchen'], ['EF3', '4', 'Attic'], ['EF3', '', 'Attic'])
  const first = toAnswer(plan(rows))
  expect(first).toMatchObject({ code: 'SUCCESS', message: '1 of 3 rows were added to the project.' })
  expect(first.notAddedSkus.map(({ row, remark }) => [row, remark])).toEqual([
    [3, 'Product has been discontinued'],
    [4, 'Qty not available'],
  ])
  expect(toPreview(plan(rows), []).rows[1]).toMatchObject({ isAdded: false, productName: 'Mixer EF3' })
  expect(errorRows(first).at(-1)).toEqual(['EF3', '4', 'Attic', 'Product has been discontinued'])

  const left = discontinuedRows(first)
  expect(asGiven(left)).toEqual([
    ['sku', 'qty', 'section'],
    ['EF3', '4', 'Attic'],
  ])
  const second = toAnswer(plan(given(['EF3', '4', 'Attic']), [], true))
  const both = withDiscontinued(first, second)
  expect(both.addedSkus.map(({ row, sku }) => [row, sku])).toEqual([
    [2, 'AB-1'],
    [3, 'EF3'],
  ])
  expect(both.notAddedSkus.map(({ row }) => row)).toEqual([4])
})

it('a code that may mean several names them in the preview and in the error file', () => {
  const findProduct = () =>
    ['463-0.15', '4630.15'].map((sku) => ({
      product: { sku, productId: sku, name: `Valve ${sku}` },
      isAvailable: true,
    }))
  const rows = planImport(given(['463015', '1', 'Kitchen']), { rules: STRICT_RULES, rooms: [], findProduct })
  expect(toPreview(rows, []).rows[0]!.hint).toBe('463-0.15: Valve 463-0.15. 4630.15: Valve 4630.15')
  expect(errorRows(toAnswer(rows)).at(-1)).toEqual(['463015', '1', 'Kitchen', 'SKU is ambiguous: 463-0.15 or 4630.15'])
})

it('a barcode is called one in the preview, and no code that lost its zeros', () => {
  const rows = plan(
    given(...['9399431401748', '9399431401749', '96385074', '872011'].map((sku) => [sku, '1', 'Attic'] as const)),
  )
  expect(toPreview(rows, []).rows.map(({ hint }) => hint?.split(' ').slice(0, 2).join(' '))).toEqual([
    'This is',
    'A spreadsheet',
    'This is',
    'A spreadsheet',
  ])
})
