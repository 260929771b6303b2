import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '#app/features/catalogue/model.ts'
import { addProduct, addProducts } from './add-products.ts'
import { toCartAnswer } from './cart-answer.ts'
import { discountCents, isDiscountOpen, type DiscountTerms } from './discounts.ts'
import { removeLine, setCount } from './lines.ts'
import { emptyCart, type Cart } from './model.ts'
import { isOpenChoice, orderProblem, priceCart, type CartSurroundings, type RedeemedDiscount } from './priced-cart.ts'
import { availableMethods, cheapestMethod, shippingCents, type ShippingMethod } from './shipping.ts'

const NOW = new Date('2026-03-01T00:00:00Z')

function product(sku: string, cents: number | null, more: Partial<Product> = {}): Product {
  return {
    productId: `p-${sku}`,
    name: { au: `Mixer ${sku}`, nz: `Mixer ${sku}` },
    slug: 'mixer',
    description: '',
    markets: ['au', 'nz'],
    categories: [],
    brand: 'Brand',
    range: '',
    subBrand: '',
    productTypes: [],
    sectors: [],
    isNew: false,
    isInternal: false,
    builderRange: { au: false, nz: false },
    masterVariantId: sku,
    variants: [
      {
        id: sku,
        key: sku,
        sku,
        images: [],
        lineDiagramList: [],
        prices: cents === null ? {} : { AUD: { centAmount: cents }, NZD: { centAmount: cents } },
        attributes: {},
        features: {},
        files: [],
        bundleReferences: [],
        spareReferences: [],
      },
    ],
    status: 'current',
    replacedBy: [],
    alternatives: [],
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    createdAt: '2026-01-01',
    ...more,
  }
}

const method = (id: string, ...rates: [number, number][]): ShippingMethod => ({
  shippingMethodId: id,
  name: id,
  description: '',
  rates: rates.map(([fromCents, priceCents]) => ({ fromCents, priceCents })),
  states: null,
  postcodes: null,
})
const STANDARD = method('standard', [0, 1_800], [100_000, 0])
const EXPRESS = method('express', [0, 4_500])

const terms = (more: Partial<DiscountTerms>): DiscountTerms => ({
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
const redeemed = (code: string, more: Partial<DiscountTerms>, isLeft = true): RedeemedDiscount => ({
  discountId: code,
  code,
  terms: terms(more),
  isLeft,
})

let ids = 0
const newId = () => `line-${++ids}`

function catalogue(...products: Product[]) {
  return {
    visibility: 'public' as const,
    findProduct: (sku: string) => products.find(({ variants }) => variants[0]?.sku === sku) ?? null,
  }
}

function around(reader: CartSurroundings['reader'], more: Partial<CartSurroundings> = {}): CartSurroundings {
  return { reader, stock: new Map(), methods: [EXPRESS, STANDARD], discounts: [], now: NOW, ...more }
}

const cartOf = (reader: CartSurroundings['reader'], ...wanted: [sku: string, count: number][]): Cart =>
  addProducts(
    { ...emptyCart('au'), cartId: 'c', version: 1 },
    wanted.map(([sku, count]) => ({ sku, count })),
    reader,
    newId,
  ).cart

describe('a cart', () => {
  const reader = catalogue(product('A', 10_000), product('B', 2_550))

  it('adds up its goods and estimates shipping with the cheapest method', () => {
    const answer = toCartAnswer(priceCart(cartOf(reader, ['A', 2], ['B', 3]), around(reader)))
    expect(answer).toMatchObject({
      totalItems: 5,
      isEmpty: false,
      isShippingAccurate: false,
      hasOutOfStockItems: false,
      shippingInfo: null,
      sum: { centAmount: 27_650, currencyCode: 'AUD', fractionDigits: 2 },
      transaction: {
        subtotal: { centAmount: 27_650 },
        shipping: { centAmount: 1_800 },
        isShippingEstimated: true,
        shippingName: 'standard',
        total: { centAmount: 29_450 },
      },
    })
  })

  it('counts the chosen method in its sum', () => {
    const cart = { ...cartOf(reader, ['A', 2]), shippingMethodId: 'express' }
    expect(toCartAnswer(priceCart(cart, around(reader)))).toMatchObject({
      isShippingAccurate: true,
      shippingInfo: { shippingMethodId: 'express', price: { centAmount: 4_500 } },
      sum: { centAmount: 24_500 },
      transaction: { isShippingEstimated: false, total: { centAmount: 24_500 } },
    })
  })

  it('is empty without goods, and costs nothing then', () => {
    expect(toCartAnswer(priceCart(emptyCart('au'), around(reader)))).toMatchObject({
      isEmpty: true,
      totalItems: 0,
      transaction: { shipping: { centAmount: 0 }, total: { centAmount: 0 } },
      problem: 'Your cart is empty.',
    })
  })

  it('takes another price at once and says so', () => {
    const cart = cartOf(reader, ['A', 1])
    const dearer = catalogue(product('A', 11_000))
    const [line] = toCartAnswer(priceCart(cart, around(dearer))).lineItems
    expect(line).toMatchObject({
      price: { centAmount: 11_000 },
      notice: { kind: 'price', message: 'The price has changed. It was $100.00 when you added it.' },
    })
  })

  it('says what is not in stock, and does not count what cannot be ordered any more', () => {
    const cart = cartOf(reader, ['A', 3], ['B', 1])
    const stock = new Map([['A', 2]])
    const answer = toCartAnswer(priceCart(cart, around(catalogue(product('A', 10_000)), { stock })))
    expect(answer.hasOutOfStockItems).toBe(true)
    expect(answer.lineItems.map(({ notice, variant, price }) => [notice?.message, variant.isOnStock, price])).toEqual([
      ['Only 2 in stock.', false, { centAmount: 10_000, currencyCode: 'AUD', fractionDigits: 2 }],
      ['This product is no longer available.', true, null],
    ])
    expect(answer.transaction.subtotal.centAmount).toBe(30_000)
    expect(answer.problem).toBe('Remove what cannot be ordered any more.')
  })

  it.each([
    ['internal', { isInternal: true }],
    ['of the builder range', { builderRange: { au: true, nz: false } }],
    ['discontinued', { status: 'discontinued' as const }],
  ])('shows no price of what has become %s, and refuses it', (_, more) => {
    const cart = cartOf(reader, ['A', 1])
    const changed = catalogue(product('A', 98_765, more))
    const answer = toCartAnswer(priceCart(cart, around(changed)))
    expect(JSON.stringify(answer)).not.toContain('98765')
    expect(answer.lineItems[0]).toMatchObject({ isAvailable: false, price: null, totalPrice: { centAmount: 0 } })
    expect(() => addProduct(cart, { sku: 'A', count: 1 }, changed, newId)).toThrow(/on request|any more/)
  })

  it('names what of many could not be added', () => {
    const { cart, notAdded } = addProducts(
      emptyCart('au'),
      [
        { sku: 'A', count: 9_999 },
        { sku: 'A', count: 1 },
        { sku: 'NONE', count: 1 },
      ],
      reader,
      newId,
    )
    expect(cart.lines.map(({ sku, count }) => [sku, count])).toEqual([['A', 9_999]])
    expect(notAdded.map(({ sku, message }) => [sku, message])).toEqual([
      ['A', 'At most 9999 of a product fit.'],
      ['NONE', 'There is no such product.'],
    ])
  })
})

describe('shipping', () => {
  it('goes by the value of the goods', () => {
    expect([0, 99_999, 100_000, 500_000].map((goods) => shippingCents(STANDARD, goods))).toEqual([1_800, 1_800, 0, 0])
    expect(cheapestMethod([EXPRESS, STANDARD], 0)).toBe(STANDARD)
    expect(cheapestMethod([], 0)).toBeNull()
  })

  it('is offered where it delivers', () => {
    const metro = { ...EXPRESS, states: ['NSW'], postcodes: [['2000', '2234']] as const }
    const offered = (state: string, postalCode: string) =>
      availableMethods([metro, STANDARD], { state, postalCode }).map(({ shippingMethodId }) => shippingMethodId)
    expect(offered('NSW', '2010')).toEqual(['express', 'standard'])
    expect(offered('NSW', '2800')).toEqual(['standard'])
    expect(offered('VIC', '2010')).toEqual(['standard'])
    expect(availableMethods([metro, STANDARD], null)).toHaveLength(2)
  })
})

describe('discounts', () => {
  const reader = catalogue(product('A', 10_000))

  it('take off a percentage or an amount, never more than the goods are worth', () => {
    expect(discountCents([terms({ percent: 15 })], 19_999, 'AUD')).toEqual([3_000])
    expect(discountCents([terms({ amounts: { AUD: 5_000 } })], 3_000, 'AUD')).toEqual([3_000])
    const both = [terms({ percent: 60 }), terms({ amounts: { AUD: 5_000 } })]
    expect(discountCents(both, 10_000, 'AUD')).toEqual([6_000, 4_000])
  })

  it('need their minimum, and are open for their time and market', () => {
    expect(discountCents([terms({ percent: 10, minimums: { AUD: 10_001 } })], 10_000, 'AUD')).toEqual([0])
    const open = (more: Partial<DiscountTerms>) => isDiscountOpen(terms({ percent: 10, ...more }), 'au', 'AUD', NOW)
    expect(open({})).toBe(true)
    expect(open({ validUntil: NOW.toISOString() })).toBe(false)
    expect(open({ validFrom: '2026-03-02T00:00:00Z' })).toBe(false)
    expect(open({ markets: ['nz'] })).toBe(false)
    expect(open({ percent: null, amounts: { NZD: 100 } })).toBe(false)
  })

  it('that do not apply any more take nothing off, say so, and stand in the way of an order', () => {
    const discounts = [
      redeemed('GONE', { percent: 10 }, false),
      redeemed('BIG', { percent: 10, minimums: { AUD: 20_000 } }),
    ]
    const answer = toCartAnswer(priceCart(cartOf(reader, ['A', 1]), around(reader, { discounts })))
    expect(answer.discountCodes.map(({ amount, notice }) => [amount.centAmount, notice])).toEqual([
      [0, 'This code does not apply any more.'],
      [0, 'Applies from $200.00 on.'],
    ])
    expect(answer.transaction.discount.centAmount).toBe(0)
    expect(answer.problem).toBe('Remove the discount codes that do not apply.')
  })
})

describe('a cart after any sequence of changes', () => {
  const prices = new Map<string, number>()
  const reader: CartSurroundings['reader'] = {
    visibility: 'public',
    findProduct: (sku) => (prices.has(sku) ? product(sku, prices.get(sku)!) : null),
  }
  const sku = fc.constantFrom('A', 'B', 'C', 'D')
  const count = fc.integer({ min: 1, max: 9_999 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), sku, count }),
    fc.record({ kind: fc.constant('set' as const), sku, count }),
    fc.record({ kind: fc.constant('remove' as const), sku }),
    fc.record({ kind: fc.constant('price' as const), sku, cents: fc.option(fc.integer({ min: 1, max: 10_000_000 })) }),
    fc.record({ kind: fc.constant('method' as const), id: fc.constantFrom('standard', 'express', 'gone') }),
    fc.record({ kind: fc.constant('code' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  )

  it('has sums that add up to the cent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        for (const each of ['A', 'B', 'C', 'D']) prices.set(each, 1_999)
        let cart = emptyCart('au')
        const discounts: RedeemedDiscount[] = []
        for (const each of steps) {
          if (each.kind === 'add') cart = addProducts(cart, [each], reader, newId).cart
          if (each.kind === 'method') cart = { ...cart, shippingMethodId: each.id }
          if (each.kind === 'code') discounts.push(redeemed(String(discounts.length), { percent: each.percent }))
          if (each.kind === 'price' && each.cents === null) prices.delete(each.sku)
          if (each.kind === 'price' && each.cents !== null) prices.set(each.sku, each.cents)
          const isMeant = (line: { sku: string }) => 'sku' in each && line.sku === each.sku
          if (each.kind === 'set' && cart.lines.some(isMeant))
            cart = { ...cart, lines: setCount(cart.lines, isMeant, each.count) }
          if (each.kind === 'remove' && cart.lines.some(isMeant))
            cart = { ...cart, lines: removeLine(cart.lines, isMeant) }
          const answer = toCartAnswer(priceCart(cart, around(reader, { discounts })))
          const { transaction, sum, taxed, lineItems, shippingInfo } = answer
          const total = (amounts: readonly { centAmount: number }[]) =>
            amounts.reduce((all, { centAmount }) => all + centAmount, 0)
          const goods = total(lineItems.map(({ totalPrice }) => totalPrice))
          const off = total(lineItems.map(({ discount }) => discount))
          expect(goods).toBe(transaction.subtotal.centAmount)
          expect(off).toBe(transaction.discount.centAmount)
          expect(off).toBe(total(answer.discountCodes.map(({ amount }) => amount)))
          expect(goods - off + transaction.shipping.centAmount).toBe(transaction.total.centAmount)
          expect(goods - off + (shippingInfo ? transaction.shipping.centAmount : 0)).toBe(sum.centAmount)
          expect(taxed.netAmount.centAmount + taxed.taxAmount.centAmount).toBe(sum.centAmount)
          expect(lineItems.every(({ count: each }) => each >= 1 && each <= 9_999)).toBe(true)
          expect(answer.totalItems).toBe(lineItems.reduce((all, line) => all + line.count, 0))
        }
      }),
    )
  })
})

it('a choice that is still to be made is told from what went wrong', () => {
  const surroundings = {
    reader: { visibility: 'public' as const, findProduct: () => null },
    stock: new Map(),
    methods: [],
    discounts: [],
    now: NOW,
  }
  expect(isOpenChoice('Choose how the order is delivered.')).toBe(true)
  expect(isOpenChoice(orderProblem(priceCart(emptyCart('au'), surroundings)) ?? '')).toBe(false)
})
