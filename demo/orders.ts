import { readFileSync } from 'node:fs'
import type { AddressText, OrderStatus } from './site.ts'

/** Delivery methods, discount codes and stock of the demo, in the format of `docs/orders-format.md`. */
export function demoOperatorFile(): string {
  return readFileSync(new URL('./orders.json', import.meta.url), 'utf8')
}

/** Owner of the demo's cart, wishlist and orders. */
export const DEMO_BUYER = 'architect@studio.test'

const studio: AddressText = {
  salutation: '',
  firstName: 'Ari',
  lastName: 'Lane',
  streetName: 'Foveaux Street',
  streetNumber: '48',
  additionalStreetInfo: 'Level 2',
  additionalAddressInfo: '',
  city: 'Surry Hills',
  state: 'NSW',
  postalCode: '2010',
  country: 'AU',
  phone: '0291234567',
}

/** The first one is where bills and goods go unless something else is chosen. */
export const DEMO_ADDRESSES: readonly [AddressText, ...AddressText[]] = [
  studio,
  {
    ...studio,
    firstName: 'Site office',
    lastName: 'Harbour Street',
    streetName: 'Harbour Street',
    streetNumber: '212',
    additionalStreetInfo: 'Gate B',
    additionalAddressInfo: 'Deliveries from 6.30 to 10 am',
    city: 'Wollongong',
    postalCode: '2500',
    phone: '',
  },
]

type DemoLine = readonly [sku: string, count: number]

interface DemoOrder {
  readonly daysAgo: number
  readonly status: OrderStatus
  readonly shippingMethodId: string
  readonly reference: string
  readonly lines: readonly DemoLine[]
}

/** Earlier orders: samples and small fit-outs of the Australian market. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    daysAgo: 118,
    status: 'completed',
    shippingMethodId: 'standard',
    reference: 'Bennett House',
    lines: [
      ['99640C6AF', 2],
      ['746180W', 1],
      ['99671C', 1],
      ['99620C3AF', 1],
    ],
  },
  {
    daysAgo: 9,
    status: 'shipped',
    shippingMethodId: 'express',
    reference: 'Samples, Harbour Street',
    lines: [
      ['96340B6AF', 1],
      ['872050W', 1],
      ['96540B', 1],
    ],
  },
]

export const DEMO_CART: readonly DemoLine[] = [
  ['97140C6AF', 2],
  ['872010W', 2],
]

export const DEMO_WISHLIST: readonly DemoLine[] = [
  ['96540B', 1],
  ['746110W', 2],
]
