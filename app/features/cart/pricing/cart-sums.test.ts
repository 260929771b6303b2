import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addProducts } from '../contents/add-products.ts'
import { toCartAnswer } from '../contents/cart-answer.ts'
import { removeLine, setCount } from '../contents/lines.ts'
import { emptyCart } from '../contents/model.ts'
import { priceCart } from './priced-cart.ts'
import type { PricingInputs, RedeemedDiscount } from './pricing-inputs.ts'
import { around, newId, product, redeemed } from '../testing/carts.ts'

describe('a cart after any sequence of changes', () => {
  const prices = new Map<string, number>()
  const reader: PricingInputs['reader'] = {
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
