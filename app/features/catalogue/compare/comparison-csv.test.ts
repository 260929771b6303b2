import { expect, it } from 'vitest'
import type { Comparison, ComparisonColumn } from './comparison.ts'
import { comparisonCsv } from './comparison-csv.ts'

const COLUMN: ComparisonColumn = {
  productId: 'a',
  sku: '=A1',
  name: 'Mixer, tall',
  colour: null,
  image: null,
  price: { kind: 'rrp', price: { centAmount: 123_450, currencyCode: 'AUD', fractionDigits: 2 } },
  path: 'product/a/',
  isDiscontinued: false,
  isInternal: false,
  replacedBy: [],
  alternatives: [],
  finishes: [],
  lineDiagrams: [],
}
const ROW = { unit: null, isNumber: false }
const COMPARISON: Comparison = {
  columns: [COLUMN, { ...COLUMN, sku: 'B', name: 'Basin', price: { kind: 'contact' }, isDiscontinued: true }],
  groups: [
    {
      heading: 'Product',
      rows: [
        { ...ROW, key: 'brand', label: 'Brand', values: ['Caroma', 'Caroma'], isEqual: true },
        { ...ROW, key: 'colour', label: 'Colour', values: ['+Chrome', null], isEqual: false },
      ],
    },
  ],
  equalRows: 1,
}

it('is a table without formulas, with or without equal rows', () => {
  const lines = (isOnlyDifferent: boolean) => comparisonCsv(COMPARISON, { isOnlyDifferent }).split('\r\n')
  expect(lines(false)).toEqual([
    '\ufeff,"Mixer, tall",Basin',
    "Product code,'=A1,B",
    'Price (RRP inc. GST),"$1,234.50",Contact us',
    'Status,Current,Discontinued',
    'Brand,Caroma,Caroma',
    "Colour,'+Chrome,Not stated",
    '',
  ])
  expect(lines(true)).toHaveLength(6)
})
