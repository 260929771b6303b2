import { z } from 'zod'
import { byAddressField } from '#app/features/accounts/rules/address.ts'
import { CURRENCY_CODES } from '@specify/core/money.ts'

export const Succeeded = z.literal(false)

export const MoneyShape = z.object({
  centAmount: z.int(),
  currencyCode: z.enum(CURRENCY_CODES),
  fractionDigits: z.int(),
})

export const AddressShape = z.object(byAddressField(() => z.string())).meta({ id: 'PostalAddress' })

export const QuotedFreightShape = z
  .array(z.object({ quoteNumber: z.string(), price: MoneyShape }))
  .describe('Freight of quotes that hold, which is part of the shipping')

export const MethodShape = z
  .object({
    shippingMethodId: z.string(),
    name: z.string(),
    description: z.string(),
    price: MoneyShape.describe('For the goods of this cart'),
    rates: z.array(z.object({ from: MoneyShape, price: MoneyShape })).describe('By the value of the goods'),
  })
  .meta({ id: 'ShippingMethod' })

export const TaxShape = { taxRate: z.object({ name: z.string(), amount: z.number(), includedInPrice: z.boolean() }) }
export const TaxedShape = z.object({ amount: MoneyShape, taxAmount: MoneyShape, netAmount: MoneyShape })

const LineShape = z
  .object({
    id: z.string(),
    name: z.string(),
    count: z.int(),
    price: MoneyShape.nullable().describe('For one, including GST; null for what cannot be ordered any more'),
    totalPrice: MoneyShape.describe('Price times count'),
    discount: MoneyShape.describe('Its part of what codes take off'),
    ...TaxShape,
    taxed: z.object({ taxAmount: MoneyShape }),
    isAvailable: z.boolean(),
    notice: z
      .object({ kind: z.enum(['unavailable', 'stock', 'price']), message: z.string() })
      .nullable()
      .describe('What has changed since it was put in'),
    quoteNumber: z.string().optional().describe('Of the accepted quote that its price is of'),
    slug: z.string().nullable().describe('Address below the locale'),
    variant: z.object({
      sku: z.string(),
      isOnStock: z.boolean(),
      stock: z.int().nullable().describe('Quantity in stock; null where it is not counted'),
      name: z.string().nullable(),
      images: z.array(z.string()),
    }),
  })
  .meta({ id: 'CartLine' })

export const CartShape = z
  .object({
    cartId: z.string().describe('Empty where the account has none'),
    cartVersion: z.int(),
    lineItems: z.array(LineShape),
    totalItems: z.int().describe('The sum of the counts'),
    isEmpty: z.boolean(),
    isShippingAccurate: z.boolean().describe('A shipping method has been chosen'),
    hasOutOfStockItems: z.boolean(),
    sum: MoneyShape.describe('Goods less discounts, with shipping once it is chosen'),
    taxed: TaxedShape,
    shippingInfo: MethodShape.nullable().describe('Its price has the freight of quotes in it'),
    availableShippingMethods: z.array(MethodShape),
    discountCodes: z.array(
      z.object({
        discountId: z.string(),
        code: z.string(),
        name: z.string(),
        amount: MoneyShape,
        notice: z.string().nullable().describe('Why it takes nothing off'),
      }),
    ),
    transaction: z
      .object({
        subtotal: MoneyShape,
        discount: MoneyShape,
        shipping: MoneyShape,
        quotedFreight: QuotedFreightShape,
        isShippingEstimated: z.boolean().describe('None is chosen yet: the cheapest counts'),
        shippingName: z.string().nullable(),
        tax: MoneyShape,
        total: MoneyShape,
      })
      .describe('The summary: the estimate of shipping is part of the total'),
    shippingAddress: AddressShape.nullable(),
    billingAddress: AddressShape.nullable().describe('Null is the shipping address'),
    reference: z.string(),
    problem: z.string().nullable().describe('Why it cannot be ordered as it is'),
  })
  .meta({ id: 'Cart' })

export const CartAnswerShape = CartShape.extend({ isError: Succeeded })

export const FilledCartShape = CartAnswerShape.extend({
  notAdded: z.array(z.object({ sku: z.string(), count: z.int(), message: z.string() })),
})

export const CHANGE_ERRORS = ['unauthorized', 'forbidden', 'not_found', 'conflict', 'unavailable'] as const
