import { expect, it } from 'vitest'
import { monthTable } from './month-table.ts'
import type { UseGroup } from './read-use-groups.server.ts'
import { specifiedTables } from './specified-tables.ts'

const use = (of: UseGroup['of'], key: string, pieces: number, projects = 1): UseGroup => ({ of, key, pieces, projects })
const product = (productId: string, more: object = {}) => ({
  productId,
  name: `Product ${productId}`,
  sku: productId,
  brand: 'Caroma',
  range: 'Liano',
  type: 'Basin mixers',
  ...more,
})
const LABELS = new Map([
  ['a-1', product('a', { sku: 'A.1' })],
  ['a-2', product('a', { sku: 'A.2' })],
  ['b-1', product('b', { brand: 'Clark', type: '' })],
  ['gone', null],
])
const GROUPS = [use('sku', 'a-1', 4), use('sku', 'a-2', 2), use('sku', 'b-1', 9), use('sku', 'gone', 1)]

it('sums pieces by brand, range of a brand, type and product, with what the catalogue no longer has', () => {
  const [brand, range, type, products] = specifiedTables(GROUPS, LABELS).map(({ rows }) =>
    rows.map(({ label, texts, values }) => [label, ...texts, ...values]),
  )
  expect(brand).toEqual([
    ['Clark', 9],
    ['Caroma', 6],
    ['Not in the catalogue', 1],
  ])
  expect(range).toEqual([
    ['Liano', 'Clark', 9],
    ['Liano', 'Caroma', 6],
    ['Not in the catalogue', '', 1],
  ])
  expect(type).toEqual([
    ['Not stated', 9],
    ['Basin mixers', 6],
    ['Not in the catalogue', 1],
  ])
  expect(products).toEqual([
    ['Product b', 'b', 'Clark', 9],
    ['Product a', 'A.1, A.2', 'Caroma', 6],
    ['gone', 'gone', 'Not in the catalogue', 1],
  ])
})

it('names kinds and stages as projects do', () => {
  const groups = [use('kind', 'multi-res', 3, 2), use('kind', 'hotel', 5), use('stage', 'none', 8, 3)]
  const tables = specifiedTables(groups, new Map())
  expect(tables.find(({ key }) => key === 'kind')?.rows).toEqual([
    { label: 'Hotel', texts: [], values: [5, 1] },
    { label: 'Multi-Residential', texts: [], values: [3, 2] },
  ])
  expect(tables.find(({ key }) => key === 'stage')?.rows[0]?.label).toBe('Not issued yet')
})

it('has the last twelve months, empty ones too, and one row for what came before', () => {
  const groups = [
    use('month', '2026-11', 5),
    use('month', '2025-12', 3),
    use('month', '2025-11', 2),
    use('month', '2024-01', 4),
  ]
  const { rows } = monthTable(groups, '2026-11-30')
  expect(rows.map(({ label, values }) => [label, values[0]])).toEqual([
    ['Earlier', 6],
    ['2025-12', 3],
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => [`2026-${month}`, 0]),
    ['2026-11', 5],
  ])
  expect(monthTable([], '2026-11-30').rows).toEqual([])
})
