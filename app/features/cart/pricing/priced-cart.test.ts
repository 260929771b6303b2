import { describe, expect, it } from 'vitest'
import { addProduct, addProducts } from '../contents/add-products.ts'
import { toCartAnswer } from '../contents/cart-answer.ts'
import { emptyCart } from '../contents/model.ts'
import { priceCart } from './priced-cart.ts'
import { isOpenChoice, orderProblem } from '../contents/order-problem.ts'
import { around, cartOf, catalogue, newId, NOW, product, redeemed } from '../testing/carts.ts'

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
    expect(answer.problem).toBe('Remove the products that can no longer be ordered.')
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
    expect(() => addProduct(cart, { sku: 'A', count: 1 }, changed, newId)).toThrow(/on request|no longer sold/)
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
      ['A', 'A cart holds at most 9999 of a product.'],
      ['NONE', 'There is no such product.'],
    ])
  })

  it('takes nothing off for codes that do not apply any more, says so, and cannot be ordered', () => {
    const discounts = [
      redeemed('GONE', { percent: 10 }, false),
      redeemed('BIG', { percent: 10, minimums: { AUD: 20_000 } }),
    ]
    const answer = toCartAnswer(priceCart(cartOf(reader, ['A', 1]), around(reader, { discounts })))
    expect(answer.discountCodes.map(({ amount, notice }) => [amount.centAmount, notice])).toEqual([
      [0, 'This code no longer applies.'],
      [0, 'Applies from $200.00 on.'],
    ])
    expect(answer.transaction.discount.centAmount).toBe(0)
    expect(answer.problem).toBe('Remove the discount codes that do not apply.')
  })
})

it('a choice that is still to be made differs from what went wrong', () => {
  const inputs = {
    reader: { visibility: 'public' as const, findProduct: () => null },
    stock: new Map(),
    methods: [],
    discounts: [],
    now: NOW,
  }
  expect(isOpenChoice('Choose how the order is delivered.')).toBe(true)
  expect(isOpenChoice(orderProblem(priceCart(emptyCart('au'), inputs)) ?? '')).toBe(false)
})
