import { money } from '@specify/core/money.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { Room } from '@specify/schedule/model.ts'
import { toSummary as summaryOf, type Summary, type SummaryProduct } from '../summary/summary.ts'

const PRODUCT: SummaryProduct = {
  brand: 'Caroma',
  category: 'Tapware',
  colour: 'Chrome',
  size: '',
  hand: '',
  option: '',
  variantText: 'Chrome',
  images: ['/media/ProductThumbnail/a.webp', '/media/ProductThumbnail/b.webp'],
  attributes: Array.from({ length: 10 }, (_, index) => ({
    name: `Field ${index}`,
    value: index === 1 ? '45292' : 'x',
  })),
  features: ['Ceramic disc'],
  bimFiles: [],
}

const facts = (fields: Partial<ProductFacts>): ProductFacts => ({
  name: 'Product',
  image: null,
  path: 'product/x/',
  brand: '',
  finish: '',
  variantText: '',
  kinds: [],
  isAvailable: true,
  price: null,
  replacedBy: [],
  alternatives: [],
  ...fields,
})

export const FACTS = {
  A: facts({ price: money(1_999, 'AUD') }),
  B: facts({ price: money(10, 'AUD') }),
  C: facts({}),
  GONE: facts({ isAvailable: false, price: money(99_900, 'AUD') }),
}

export const item = (id: string, sku: string, quantity: number, note = '') => ({
  id,
  sku,
  productId: 'p',
  name: `Product ${sku}`,
  quantity,
  note,
  tag: '',
})

export const ROOMS: Room[] = [
  {
    id: 'k',
    unitTypeId: null,
    name: 'Kitchen 1',
    note: '',
    items: [item('1', 'A', 3, '=SUM(A1)'), item('2', 'GONE', 5), item('3', 'C', 2)],
  },
  { id: 'l', unitTypeId: null, name: 'Laundry 1', note: '', items: [item('4', 'GONE', 1)] },
  { id: 'a', unitTypeId: null, name: 'Alfresco 1', note: 'Upstairs', items: [item('5', 'B', 7)] },
]
export const PRODUCTS = { A: PRODUCT, B: { ...PRODUCT, category: '' }, C: PRODUCT }
export const toSummary = (rooms: readonly Room[], ...facts: [typeof FACTS, Record<string, SummaryProduct>]): Summary =>
  summaryOf({ unitTypes: [], rooms }, ...facts)
export const SUMMARY = toSummary(ROOMS, FACTS, PRODUCTS)

export const NOTES = {
  projectName: '=Harbour',
  projectVersion: 'Version 1',
  exportedAt: '22 Nov 2026, 13:05',
  link: 'https://specify.example/x',
  priceBasis: 'RRP in AUD, incl. GST',
}
