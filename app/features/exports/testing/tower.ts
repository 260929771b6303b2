import { money } from '@specify/core/money.ts'
import type { LineItem, Room, Schedule } from '@specify/schedule/model.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { SummaryProduct } from '../summary/summary.ts'

const facts = (fields: Partial<ProductFacts>): ProductFacts => ({
  name: 'Product',
  image: null,
  path: 'product/x/',
  brand: 'Caroma',
  finish: '',
  variantText: '',
  kinds: [],
  isAvailable: true,
  price: null,
  replacedBy: [],
  alternatives: [],
  ...fields,
})

/** Products for sale at one price. */
export function pricedFacts(skus: readonly string[]): Record<string, ProductFacts> {
  return Object.fromEntries(
    skus.map((sku) => [sku, facts({ name: sku, path: '', brand: '', price: money(1_999, 'AUD') })]),
  )
}

export const TOWER_FACTS = {
  MIXER: facts({ price: money(1_999, 'AUD') }),
  PAN: facts({ price: money(50_000, 'AUD') }),
  SPECIAL: facts({}),
  GONE: facts({ isAvailable: false, price: money(99_900, 'AUD') }),
}

const product = (colour: string): SummaryProduct => ({
  brand: 'Caroma',
  category: 'Tapware',
  colour,
  size: '',
  hand: '',
  option: '',
  variantText: colour,
  images: [],
  attributes: [
    { name: 'Material', value: 'Brass' },
    { name: 'WELS Rating', value: '6 star' },
  ],
  features: [],
  bimFiles: [],
})

export const TOWER_PRODUCTS = { MIXER: product('Chrome'), PAN: product('White'), SPECIAL: product('') }

const item = (id: string, sku: string, quantity: number, tag = '', note = ''): LineItem => ({
  id,
  sku,
  productId: 'p',
  name: `Product ${sku}`,
  quantity,
  note,
  tag,
})

const room = (name: string, unitTypeId: string | null, items: readonly LineItem[], note = ''): Room => ({
  id: name,
  name,
  note,
  unitTypeId,
  items,
})

/** A building with common areas, a type of 40 units and one that is not built; its rooms are not in that order. */
export const TOWER: Schedule = {
  substitutions: [],
  unitTypes: [
    { id: 'a', name: 'Type A', count: 40 },
    { id: 'b', name: 'Type B', count: 0 },
  ],
  rooms: [
    room('Ensuite A', 'a', [
      item('1', 'MIXER', 1, 'BM-2', '=SUM(A1)'),
      item('2', 'PAN', 2, 'WC-01'),
      item('3', 'SPECIAL', 1),
      item('4', 'GONE', 5, 'GN-01'),
    ]),
    room('Lobby', null, [item('5', 'MIXER', 3, 'BM-10')], 'North entry'),
    room('Ensuite B', 'b', [item('6', 'PAN', 1, 'WC-01'), item('7', 'SPECIAL', 2)]),
    room('Kitchen A', 'a', [item('8', 'MIXER', 1, 'BM-2')]),
  ],
}
