import type { Product } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { addProducts } from '../contents/add-products.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import { emptyCart, type Cart } from '../contents/model.ts'
import type { PricingInputs, RedeemedDiscount } from '../pricing/pricing-inputs.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'

export const NOW = new Date('2026-03-01T00:00:00Z')

export function product(sku: string, cents: number | null, more: Partial<Product> = {}): Product {
  const prices = cents === null ? {} : { AUD: { centAmount: cents }, NZD: { centAmount: cents } }
  return plainProduct([plainVariant(sku, { prices })], more)
}

const method = (id: string, ...rates: [number, number][]): ShippingMethod => ({
  shippingMethodId: id,
  name: id,
  description: '',
  rates: rates.map(([fromCents, priceCents]) => ({ fromCents, priceCents })),
  states: null,
  postcodes: null,
})
export const STANDARD = method('standard', [0, 1_800], [100_000, 0])
export const EXPRESS = method('express', [0, 4_500])

export const terms = (more: Partial<DiscountTerms>): DiscountTerms => ({
  name: 'Discount',
  percent: null,
  amounts: null,
  markets: ['au', 'nz'],
  minimums: {},
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerAccount: null,
  canCombine: false,
  ...more,
})
export const redeemed = (code: string, more: Partial<DiscountTerms>, isLeft = true): RedeemedDiscount => ({
  discountId: code,
  code,
  terms: terms(more),
  isLeft,
})

let ids = 0
export const newId = () => `line-${++ids}`

export function catalogue(...products: Product[]) {
  return {
    visibility: 'public' as const,
    findProduct: (sku: string) => products.find(({ variants }) => variants[0]?.sku === sku) ?? null,
  }
}

export function around(reader: PricingInputs['reader'], more: Partial<PricingInputs> = {}): PricingInputs {
  return { reader, stock: new Map(), methods: [EXPRESS, STANDARD], discounts: [], now: NOW, ...more }
}

export const cartOf = (reader: PricingInputs['reader'], ...wanted: [sku: string, count: number][]): Cart =>
  addProducts(
    { ...emptyCart('au'), cartId: 'c', version: 1 },
    wanted.map(([sku, count]) => ({ sku, count })),
    reader,
    newId,
  ).cart
