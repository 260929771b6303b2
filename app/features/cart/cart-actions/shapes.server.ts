import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { MAX_ADDRESS_LENGTHS } from '#app/features/accounts/address.ts'
import { CURRENCY_CODES } from '#app/core/money.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import { MAX_COUNT } from '../model.ts'
import { ORDER_STATUSES } from '../orders/order-status.ts'

export const Succeeded = z.literal(false)
const Sku = z.string().min(1).max(64)
export const Count = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MAX_COUNT, `must be at most ${MAX_COUNT}`)
export const CartVersion = z
  .int('must be a whole number')
  .min(1, 'must be a version')
  .max(2_147_483_647)
  .optional()
  .describe('The version that the change is made on; left out, it fits any')

/** The count may be in either place. */
export const VariantInput = z.object({
  variant: z.object({ sku: Sku, count: Count.optional() }),
  count: Count.optional().describe('Instead of the one in variant; 1 where there is neither'),
})

/** A line item, named in either of two ways. */
export const LineInput = z.object({
  lineItemId: RowId.optional(),
  lineItem: z.object({ id: RowId, count: Count.optional() }).optional().describe('Instead of lineItemId'),
})

/** The same for the API description. */
export const DescribedLine = LineInput.extend({ lineItemId: RowId })

/** @throws AppError `invalid_input` where no line item is named. */
export function lineItemIdOf({ lineItemId, lineItem }: z.output<typeof LineInput>): string {
  const id = lineItemId ?? lineItem?.id
  if (id === undefined) throw new AppError('invalid_input', 'lineItemId: is missing')
  return id
}

export const MoneyShape = z.object({
  centAmount: z.int(),
  currencyCode: z.enum(CURRENCY_CODES),
  fractionDigits: z.int(),
})

const AddressShape = z
  .object(
    Object.fromEntries(Object.keys(MAX_ADDRESS_LENGTHS).map((name) => [name, z.string()])) as Record<
      keyof typeof MAX_ADDRESS_LENGTHS,
      z.ZodString
    >,
  )
  .meta({ id: 'PostalAddress' })

export const MethodShape = z
  .object({
    shippingMethodId: z.string(),
    name: z.string(),
    description: z.string(),
    price: MoneyShape.describe('For the goods of this cart'),
    rates: z.array(z.object({ from: MoneyShape, price: MoneyShape })).describe('By the value of the goods'),
  })
  .meta({ id: 'ShippingMethod' })

const TaxShape = { taxRate: z.object({ name: z.string(), amount: z.number(), includedInPrice: z.boolean() }) }
const TaxedShape = z.object({ amount: MoneyShape, taxAmount: MoneyShape, netAmount: MoneyShape })

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

const CartShape = z
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
    shippingInfo: MethodShape.nullable(),
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

const PriceShape = z.union([
  z.object({ kind: z.enum(['contact', 'none']) }),
  z.object({ kind: z.literal('rrp'), price: MoneyShape }),
  z.object({ kind: z.literal('discounted'), price: MoneyShape, was: MoneyShape, percentOff: z.number() }),
])

const WishlistShape = z
  .object({
    wishlistId: z.string().describe('Empty where the account has none'),
    lineItems: z.array(
      z.object({
        lineItemId: z.string(),
        count: z.int(),
        name: z.string(),
        slug: z.string().nullable(),
        isAvailable: z.boolean().describe('Can be put into the cart'),
        price: PriceShape.nullable(),
        variant: z.object({ sku: z.string(), name: z.string().nullable(), images: z.array(z.string()) }),
      }),
    ),
  })
  .meta({ id: 'Wishlist' })

export const WishlistAnswerShape = WishlistShape.extend({ isError: Succeeded })

export const OrderShape = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    locale: z.enum(['au', 'nz']),
    status: z.enum(ORDER_STATUSES),
    statusLabel: z.string(),
    placedAt: z.string().describe('ISO date and time'),
    changedAt: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        count: z.int(),
        price: MoneyShape,
        totalPrice: MoneyShape,
        discount: MoneyShape,
        ...TaxShape,
        taxed: z.object({ taxAmount: MoneyShape }),
        slug: z.string().nullable(),
        variant: z.object({ sku: z.string(), name: z.string(), images: z.array(z.string()) }),
      }),
    ),
    totalItems: z.int(),
    subtotal: MoneyShape,
    discount: MoneyShape,
    sum: MoneyShape,
    taxed: TaxedShape,
    shippingInfo: z.object({ shippingMethodId: z.string(), name: z.string(), price: MoneyShape }),
    discountCodes: z.array(z.object({ code: z.string(), name: z.string(), amount: MoneyShape })),
    payment: z.object({ method: z.string(), label: z.string() }),
    email: z.string(),
    reference: z.string(),
    shippingAddress: AddressShape.nullable(),
    billingAddress: AddressShape.nullable(),
  })
  .meta({ id: 'Order' })

/** Errors of refused and conflicting changes. */
export const CHANGE_ERRORS = ['unauthorized', 'forbidden', 'not_found', 'conflict', 'unavailable'] as const
