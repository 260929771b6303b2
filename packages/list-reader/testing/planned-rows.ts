import { planImport } from '../upload/import-plan.ts'
import type { GivenRow } from '../upload/model.ts'
import { STRICT_RULES } from '../places/row-rules.ts'
import type { Room } from '@specify/schedule/model.ts'

/** Codes of a small catalogue, of which EF3 is discontinued. */
const PRODUCTS = ['AB-1', 'CD2', 'EF3']

const findProduct = (code: string) => {
  const sku = PRODUCTS.find((each) => each.replace('-', '') === code.toUpperCase().replace(/[ -]/g, ''))
  if (sku === undefined) return null
  return { product: { sku, productId: `product ${sku}`, name: `Mixer ${sku}` }, isAvailable: sku !== 'EF3' }
}

export const given = (...rows: readonly (readonly [sku: string, qty: string, section: string])[]): GivenRow[] =>
  rows.map(([sku, qty, section], index) => ({ row: index + 2, sku, qty, section }))

export const plan = (rows: GivenRow[], rooms: readonly Room[] = [], allowsDiscontinued = false) =>
  planImport(rows, { rules: STRICT_RULES, rooms, findProduct, allowsDiscontinued })

/** One row of every outcome. */
export const MIXED = given(
  ['AB-1', '2', 'Kitchen'],
  ['', '1', 'Kitchen'],
  ['NOSUCH', '1', 'Kitchen'],
  ['CD2', '', 'Kitchen'],
  ['cd 2', '1', 'Laundry 2'],
  ['CD2', '1', ''],
  ['A/B', '1', 'Kitchen'],
  ['CD2', 'x', 'Kitchen'],
  ['CD2', '1', 'K-1'],
)
