import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addProduct } from '../contents/add-products.ts'
import { toCartAnswer } from '../contents/cart-answer.ts'
import { emptyCart, type Cart, type CartLine } from '../contents/model.ts'
import { priceCart } from './priced-cart.ts'
import { deliveryParts } from './quoted-freight.ts'
import { around, cartOf, catalogue, newId, product, redeemed } from '../testing/carts.ts'

const reader = catalogue(product('A', 10_000), product('B', 2_550), product('C', 90_000))
const UNTIL = '2026-03-02T00:00:00.000Z'

const quoted = (sku: string, priceCents: number, freightCents: number, more: Partial<CartLine['quote']> = {}) => {
  const quote = { quoteId: 'q1', quoteNumber: 'Q-AU-1', priceCents, count: 3, until: UNTIL, freightCents, ...more }
  return { id: newId(), sku, name: sku, count: 3, seenCents: priceCents, quote }
}
const cartWith = (lines: readonly CartLine[], more: Partial<Cart> = {}): Cart => ({
  ...emptyCart('au'),
  cartId: 'c',
  version: 1,
  lines,
  ...more,
})
const answerTo = (cart: Cart, more: Parameters<typeof around>[1] = {}) =>
  toCartAnswer(priceCart(cart, around(reader, more)))

describe('freight of an accepted quote', () => {
  const lines = [quoted('A', 9_000, 9_999), quoted('C', 80_000, 9_999)]

  it('is the delivery of a cart of its lines, whatever method was chosen before, in place of any other', () => {
    for (const shippingMethodId of [null, 'express', 'standard', 'quote-Q-AU-1'])
      expect(answerTo(cartWith(lines, { shippingMethodId }))).toMatchObject({
        isShippingAccurate: true,
        shippingInfo: { name: 'Freight as quoted', price: { centAmount: 9_999 } },
        availableShippingMethods: [{ shippingMethodId: 'quote-Q-AU-1' }],
        transaction: {
          shipping: { centAmount: 9_999 },
          quotedFreight: [{ quoteNumber: 'Q-AU-1', price: { centAmount: 9_999 } }],
          isShippingEstimated: false,
          total: { centAmount: 276_999 },
        },
        sum: { centAmount: 276_999 },
      })
  })

  it('stays beside other goods, whose own delivery goes by their value alone', () => {
    const more = cartWith([...cartOf(reader, ['B', 2]).lines, ...lines])
    expect(answerTo(more)).toMatchObject({
      shippingInfo: null,
      sum: { centAmount: 5_100 + 267_000 + 9_999 },
      transaction: {
        // Standard is free from 1,000.00: 51.00 of other goods is not.
        shipping: { centAmount: 1_800 + 9_999 },
        quotedFreight: [{ price: { centAmount: 9_999 } }],
        isShippingEstimated: true,
        total: { centAmount: 5_100 + 267_000 + 9_999 + 1_800 },
        // An eleventh of 51.00, 270.00, 2,400.00, 99.99 and 18.00.
        tax: { centAmount: 464 + 2_455 + 21_818 + 909 + 164 },
      },
    })
    const chosen = answerTo({ ...more, shippingMethodId: 'express' })
    expect(chosen).toMatchObject({
      shippingInfo: { name: 'express', price: { centAmount: 4_500 + 9_999 } },
      sum: { centAmount: 5_100 + 267_000 + 9_999 + 4_500 },
    })
    expect(chosen.taxed.amount.centAmount - chosen.taxed.taxAmount.centAmount).toBe(chosen.taxed.netAmount.centAmount)
  })

  it('is added for each of several quotes', () => {
    const other = quoted('B', 2_000, 5_000, { quoteId: 'q2', quoteNumber: 'Q-AU-2' })
    expect(answerTo(cartWith([...lines, other])).transaction).toMatchObject({
      shipping: { centAmount: 14_999 },
      quotedFreight: [
        { quoteNumber: 'Q-AU-1', price: { centAmount: 9_999 } },
        { quoteNumber: 'Q-AU-2', price: { centAmount: 5_000 } },
      ],
      total: { centAmount: 273_000 + 14_999 },
    })
  })

  it('holds with its quote: not once that has expired, nor for pieces beyond it', () => {
    const late = answerTo(cartWith(lines), { now: new Date(UNTIL) })
    expect(late.transaction).toMatchObject({ quotedFreight: [], shippingName: 'standard' })
    const [first, second] = lines
    const beyond = answerTo(cartWith([{ ...first!, count: 4 }, second!]))
    expect(beyond.transaction).toMatchObject({
      shipping: { centAmount: 9_999 + 1_800 },
      subtotal: { centAmount: 40_000 + 240_000 },
    })
    expect(
      answerTo(
        cartWith([
          { ...first!, count: 4 },
          { ...second!, count: 4 },
        ]),
      ).transaction.quotedFreight,
    ).toEqual([])
  })

  it('is charged where the goods cost nothing', () => {
    expect(answerTo(cartWith([quoted('A', 0, 5_000)])).transaction.total.centAmount).toBe(5_000)
  })

  it('goes with the last line of its quote', () => {
    const left = cartWith([lines[0]!])
    expect(answerTo(left).transaction.shipping.centAmount).toBe(9_999)
    const more = addProduct(cartWith([]), { sku: 'A', count: 1 }, reader, newId)
    expect(answerTo(more).transaction).toMatchObject({ quotedFreight: [], shipping: { centAmount: 1_800 } })
  })

  it('adds up to the cent in both markets, with codes and other goods', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    const other = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 99 })), { maxLength: 3 })
    fc.assert(
      fc.property(fc.constantFrom('au', 'nz'), amount, amount, fc.integer({ min: 1, max: 100 }), other, (...given) => {
        const [locale, priceCents, freightCents, percent, others] = given
        const rest = cartOf(reader, ...others).lines
        const cart = { ...cartWith([quoted('A', priceCents, freightCents), ...rest]), locale }
        const answer = answerTo(cart, { discounts: [redeemed('X', { percent })] })
        const { transaction, sum, taxed } = answer
        const parts = deliveryParts({
          quotedFreight: [{ quoteNumber: 'Q-AU-1', priceCents: freightCents }],
          shippingCents: transaction.shipping.centAmount,
          shippingName: transaction.shippingName,
          isEstimated: transaction.isShippingEstimated,
        })
        const delivery = parts.reduce((all, { cents }) => all + (cents ?? 0), 0)
        const goods = transaction.subtotal.centAmount - transaction.discount.centAmount
        expect(parts[0]).toMatchObject({ label: 'Freight as quoted', cents: freightCents })
        expect(goods + delivery).toBe(transaction.total.centAmount)
        expect(taxed.netAmount.centAmount + taxed.taxAmount.centAmount).toBe(sum.centAmount)
      }),
    )
  })
})

describe('what delivery costs', () => {
  const of = (more: Partial<Parameters<typeof deliveryParts>[0]>) =>
    deliveryParts({
      quotedFreight: [],
      shippingCents: 1_800,
      shippingName: 'Standard',
      isEstimated: false,
      ...more,
    }).map(({ label, detail, cents }) => [label, detail, cents])

  it('is listed for each quote, and for what is not quoted', () => {
    const quotedFreight = [{ quoteNumber: 'Q-AU-1', priceCents: 800 }]
    expect(of({})).toEqual([['Shipping', 'Standard', 1_800]])
    expect(of({ quotedFreight, isEstimated: true })).toEqual([
      ['Freight as quoted', 'Quote Q-AU-1', 800],
      ['Estimated shipping', 'Standard', 1_000],
    ])
    expect(of({ quotedFreight, shippingCents: 800, shippingName: 'Freight as quoted' })).toEqual([
      ['Freight as quoted', 'Quote Q-AU-1', 800],
    ])
    expect(of({ shippingName: null })).toEqual([['Shipping', '', null]])
  })
})
