import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { money } from '@specify/core/money.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { GST_PERCENT } from '../pricing/tax.ts'
import { visibleLines, type Order } from './order.ts'
import { STATUS_LABELS } from './order-status.ts'

export function toOrderAnswer(order: Order, isInternalUser: boolean) {
  const { record, person, locale } = order
  const inCurrency = (cents: number) => money(cents, record.currency)
  const { shipping, payment } = record
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    locale,
    status: order.status,
    statusLabel: STATUS_LABELS[order.status],
    placedAt: order.placedAt.toISOString(),
    changedAt: order.changedAt.toISOString(),
    items: visibleLines(record, isInternalUser).map((line, index) => ({
      id: `${order.orderId}-${index + 1}`,
      name: line.name,
      count: line.count,
      price: inCurrency(line.priceCents),
      totalPrice: inCurrency(line.totalCents),
      discount: inCurrency(line.discountCents),
      taxRate: { name: 'GST', amount: GST_PERCENT[locale] / 100, includedInPrice: true },
      taxed: { taxAmount: inCurrency(line.taxCents) },
      slug: line.path === '' ? null : line.path,
      variant: { sku: line.sku, name: line.variantName, images: line.image ? [assetUrl(line.image)] : [] },
    })),
    totalItems: record.lines.reduce((count, line) => count + line.count, 0),
    subtotal: inCurrency(record.subtotalCents),
    discount: inCurrency(record.discountCents),
    sum: inCurrency(record.totalCents),
    taxed: {
      amount: inCurrency(record.totalCents),
      taxAmount: inCurrency(record.taxCents),
      netAmount: inCurrency(record.totalCents - record.taxCents),
    },
    shippingInfo: {
      shippingMethodId: shipping.shippingMethodId,
      name: shipping.name,
      price: inCurrency(shipping.priceCents),
    },
    quotedFreight: (record.quotedFreight ?? []).map(({ quoteNumber, priceCents }) => ({
      quoteNumber,
      price: inCurrency(priceCents),
    })),
    discountCodes: record.discounts.map(({ code, name, offCents }) => ({ code, name, amount: inCurrency(offCents) })),
    payment: { method: payment.method, label: payment.label },
    email: person?.email ?? '',
    reference: person?.reference ?? '',
    shippingAddress: person?.shippingAddress ?? null,
    billingAddress: person?.billingAddress ?? null,
  }
}

export type OrderAnswer = DeepReadonly<ReturnType<typeof toOrderAnswer>>
