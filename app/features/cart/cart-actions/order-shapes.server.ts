import { TaxShape, MoneyShape, AddressShape, TaxedShape, QuotedFreightShape } from './shapes.server.ts'
import { z } from 'zod'
import { ORDER_STATUSES } from '../orders/order-status.ts'

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
    quotedFreight: QuotedFreightShape,
    discountCodes: z.array(z.object({ code: z.string(), name: z.string(), amount: MoneyShape })),
    payment: z.object({ method: z.string(), label: z.string() }),
    email: z.string(),
    reference: z.string(),
    shippingAddress: AddressShape.nullable(),
    billingAddress: AddressShape.nullable(),
  })
  .meta({ id: 'Order' })
