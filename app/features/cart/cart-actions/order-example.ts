import { aud, EXAMPLE_SKU, ADDRESS, TAX_RATE, IMAGES } from './examples.ts'

export const EXAMPLE_ORDER_ID = 'e3a9b1c4-5d26-4f0b-9f6e-2b8c7d1a4e90'
export const EXAMPLE_TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2UiOiJjaGVja291dCJ9.c2lnbmF0dXJl'

export const EXAMPLE_ORDER = {
  orderId: EXAMPLE_ORDER_ID,
  orderNumber: 'AU-7K3M-Q9XD',
  locale: 'au',
  status: 'placed',
  statusLabel: 'Received',
  placedAt: '2026-03-09T22:10:00.000Z',
  changedAt: '2026-03-09T22:10:00.000Z',
  items: [
    {
      id: `${EXAMPLE_ORDER_ID}-1`,
      name: 'Liano II Basin Mixer',
      count: 2,
      price: aud(38_950),
      totalPrice: aud(77_900),
      discount: aud(0),
      taxRate: TAX_RATE,
      taxed: { taxAmount: aud(7_082) },
      slug: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
      variant: { sku: EXAMPLE_SKU, name: 'Chrome', images: IMAGES },
    },
  ],
  totalItems: 2,
  subtotal: aud(77_900),
  discount: aud(0),
  sum: aud(79_700),
  taxed: { amount: aud(79_700), taxAmount: aud(7_246), netAmount: aud(72_454) },
  shippingInfo: { shippingMethodId: 'standard', name: 'Standard delivery', price: aud(1_800) },
  quotedFreight: [],
  discountCodes: [],
  payment: { method: 'account', label: 'On account' },
  email: 'architect@studio.test',
  reference: 'PO 4471',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
} as const
