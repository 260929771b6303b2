/** Examples of the API description: a small cart of the demo, and its order. */

export const aud = (centAmount: number) => ({ centAmount, currencyCode: 'AUD', fractionDigits: 2 }) as const

export const EXAMPLE_SKU = '96340C6AF'
export const EXAMPLE_LINE_ID = '7b2d4a7e-9a43-4a4e-8b36-3f5f3c0f6a55'
export const EXAMPLE_DISCOUNT_ID = 'b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31'

export const EXAMPLE_METHOD = {
  shippingMethodId: 'standard',
  name: 'Standard delivery',
  description: '3 to 6 working days',
  price: aud(1_800),
  rates: [
    { from: aud(0), price: aud(1_800) },
    { from: aud(150_000), price: aud(0) },
  ],
} as const

export const ADDRESS = {
  salutation: '',
  firstName: 'Ari',
  lastName: 'Lane',
  streetName: 'Harbour Street',
  streetNumber: '12',
  additionalStreetInfo: '',
  additionalAddressInfo: '',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
  phone: '0291234567',
} as const

export const TAX_RATE = { name: 'GST', amount: 0.1, includedInPrice: true } as const
export const IMAGES = [
  '/media/ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp',
] as const

const CART = {
  cartId: '1f4d6b0e-6c0f-4c0c-8d6a-7a0b9e3c5d11',
  cartVersion: 4,
  lineItems: [
    {
      id: EXAMPLE_LINE_ID,
      name: 'Liano II Basin Mixer',
      count: 2,
      price: aud(38_950),
      totalPrice: aud(77_900),
      discount: aud(0),
      taxRate: TAX_RATE,
      taxed: { taxAmount: aud(7_082) },
      isAvailable: true,
      notice: null,
      slug: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
      variant: { sku: EXAMPLE_SKU, isOnStock: true, stock: 40, name: 'Chrome', images: IMAGES },
    },
  ],
  totalItems: 2,
  isEmpty: false,
  isShippingAccurate: true,
  hasOutOfStockItems: false,
  sum: aud(79_700),
  taxed: { amount: aud(79_700), taxAmount: aud(7_246), netAmount: aud(72_454) },
  shippingInfo: EXAMPLE_METHOD,
  availableShippingMethods: [EXAMPLE_METHOD],
  discountCodes: [],
  transaction: {
    subtotal: aud(77_900),
    discount: aud(0),
    shipping: aud(1_800),
    quotedFreight: [],
    isShippingEstimated: false,
    shippingName: 'Standard delivery',
    tax: aud(7_246),
    total: aud(79_700),
  },
  shippingAddress: ADDRESS,
  billingAddress: null,
  reference: 'PO 4471',
  problem: null,
} as const

export const EXAMPLE_CART = { isError: false, ...CART } as const

export const EXAMPLE_WISHLIST = {
  isError: false,
  wishlistId: '0c7e2a64-7d0b-4f58-b6ad-5b7f1c9d2e83',
  lineItems: [
    {
      lineItemId: EXAMPLE_LINE_ID,
      count: 1,
      name: 'Liano II Basin Mixer',
      slug: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
      isAvailable: true,
      price: { kind: 'rrp', price: aud(38_950) },
      variant: { sku: EXAMPLE_SKU, name: 'Chrome', images: IMAGES },
    },
  ],
} as const
