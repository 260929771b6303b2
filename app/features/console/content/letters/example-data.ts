import { MARKETS, type Locale } from '@specify/core/market.ts'
import { byAddressField } from '#app/features/accounts/rules/address.ts'
import type { Order } from '#app/features/cart/orders/order.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import type { Quote } from '#app/features/quotes/quote.ts'

export const DAY = new Date('2026-11-30T01:00:00Z')
export const PROJECT = 'Harbour Street Apartments'
export const projectId = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'

const PLACES = {
  au: { streetNumber: '12', streetName: 'Harbour Street', city: 'Sydney', state: 'NSW', postalCode: '2000' },
  nz: { streetNumber: '12', streetName: 'Quay Street', city: 'Auckland', state: '', postalCode: '1010' },
} as const

/** An invented order. */
export function orderIn(locale: Locale): Order {
  const address = {
    ...byAddressField(() => ''),
    firstName: 'Ari',
    lastName: 'Lane',
    ...PLACES[locale],
    country: locale.toUpperCase(),
  }
  return {
    orderId: projectId,
    orderNumber: `${locale.toUpperCase()}-7K3M-Q9XD`,
    locale,
    status: 'placed',
    placedAt: DAY,
    changedAt: DAY,
    person: {
      email: 'ari@lane.example',
      name: 'Ari Lane',
      companyName: 'Lane Studio',
      shippingAddress: address,
      billingAddress: address,
      reference: 'PO 4471',
    },
    record: {
      currency: MARKETS[locale].currency,
      lines: [
        {
          sku: '96340C6AF',
          name: 'Basin Mixer',
          variantName: 'Chrome',
          path: '',
          image: null,
          count: 2,
          priceCents: 38_950,
          totalCents: 77_900,
          discountCents: 0,
          taxCents: 7_082,
          isInternal: false,
        },
      ],
      subtotalCents: 77_900,
      discountCents: 0,
      shipping: { shippingMethodId: 'standard', name: 'Standard delivery', priceCents: 1_800, taxCents: 164 },
      taxCents: 7_246,
      totalCents: 79_700,
      discounts: [],
      payment: { method: 'account', label: 'On account', reference: '' },
    },
  }
}

/** An invented quote with its answer. */
export function quoteIn(locale: Locale): Quote {
  return {
    id: projectId,
    number: `Q-${locale.toUpperCase()}-7K3M-Q9XD`,
    locale,
    accountId: projectId,
    projectId,
    revisionId: projectId,
    stored: 'answered',
    requestedAt: DAY,
    changedAt: DAY,
    request: {
      projectName: PROJECT,
      revisionLabel: 'B',
      place: `${PLACES[locale].city} ${PLACES[locale].postalCode}`,
      neededBy: '2027-03-31',
      words: 'Two deliveries, levels 1 to 3 first.',
      by: { name: 'Ari Lane', company: 'Lane Studio', email: 'ari@lane.example' },
      lines: [{ sku: '96340C6AF', name: 'Basin Mixer', finish: 'Chrome', quantity: 40, listCents: 38_950 }],
    },
    answer: {
      lines: [{ sku: '96340C6AF', priceCents: 31_900, leadTime: '2 weeks', substitute: null, note: '' }],
      freightCents: 9_500,
      validUntil: '2026-12-31T12:59:59.000Z',
      words: '',
      by: 'Sam Reid',
      at: '2026-11-30T02:00:00.000Z',
    },
  }
}

/** An invented enquiry. */
export function enquiryIn(locale: Locale): Enquiry {
  return {
    First_Name: 'Ari',
    Purpose_of_Enquiry: 'General',
    Email: 'ari@lane.example',
    Occupation: 'Architect',
    Preferred_Contact_Method: 'Email',
    Street_Address: '',
    Message: 'How long is the spout of the basin mixer?',
    Phone: '',
    State: PLACES[locale].state,
    Country: locale === 'au' ? 'Australia' : 'New Zealand',
    Source_Site: 'Specify',
  }
}
