import { customer } from '@specify/core/actor.ts'
import { ownCart } from '#app/features/cart/contents/access.ts'
import { randomUUID } from 'node:crypto'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { addProducts } from '#app/features/cart/contents/add-products.ts'
import { changeCart } from '#app/features/cart/contents/commands.server.ts'
import type { Cart } from '#app/features/cart/contents/model.ts'
import type { OfferReader } from '#app/features/cart/pricing/offer.ts'
import type { CheckoutSession } from '#app/features/cart/orders/checkout-token.ts'
import { placeOrder } from '#app/features/cart/orders/commands.server.ts'
import type { Order } from '#app/features/cart/orders/order.ts'
import { ON_ACCOUNT } from '#app/features/cart/orders/payment.ts'
import type { PricedCart } from '#app/features/cart/pricing/priced-cart.ts'
import type { Database } from '#app/platform/database/database.server.ts'

export const STANDARD_CENTS = 1_850

/** Products by SKU, with prices that do not divide well. */
const PRICES: Readonly<Record<string, number>> = { A100: 38_999, B200: 1_997, C300: 20_001, D400: 505 }

function productOf(sku: string): Product | null {
  const value = PRICES[sku]
  if (value === undefined) return null
  const cleaned = cleanProduct(
    {
      productId: `product-${sku}`,
      name: `Mixer ${sku}`,
      categories: [{ categoryId: 'tapware', name: 'Tapware', _url: '/products/tapware/' }],
      variants: [{ sku, priceValues: [{ currencyCode: 'AUD', value }], attributes: { colour: 'Chrome' } }],
    },
    () => null,
  )
  if (cleaned.kind === 'refused') throw new Error(JSON.stringify(cleaned.problems))
  return cleaned.product
}

/** A catalogue of four products. */
export const READER: OfferReader = { visibility: 'public', findProduct: productOf }

const ADDRESS = {
  salutation: '',
  firstName: 'Jo',
  lastName: 'Smith',
  streetName: 'Kettle Street',
  streetNumber: '4',
  additionalStreetInfo: '',
  additionalAddressInfo: '',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
  phone: '',
}

/** Somebody with an account; answers its id. */
export async function givenBuyer(db: Database): Promise<string> {
  const now = new Date()
  const { account_id: accountId } = await db
    .insertInto('account')
    .values({
      email: `jo-${randomUUID()}@studio.test`,
      password_hash: '',
      verified_at: now,
      legal_entity: null,
      created_at: now,
      changed_at: now,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  return accountId
}

/** Adds to the Australian cart of a buyer, and chooses what an order needs. */
export function givenCart(
  db: Database,
  accountId: string,
  wanted: readonly (readonly [sku: string, count: number])[],
  now: Date,
): Promise<Cart> {
  return changeCart(
    db,
    { owner: ownCart(customer(accountId), 'au'), version: null },
    (cart) => {
      const products = wanted.map(([sku, count]) => ({ sku, count }))
      const filled = addProducts(cart, products, READER, randomUUID)
      return { ...filled.cart, shippingAddress: ADDRESS, shippingMethodId: 'standard' }
    },
    now,
  )
}

/** A checkout of a cart as it is. */
export function sessionOf({ cart, totals }: PricedCart, accountId: string, now: Date): CheckoutSession {
  return {
    accountId,
    cartId: cart.cartId,
    cartVersion: cart.version,
    totalCents: totals.totalCents,
    key: randomUUID(),
    until: now.getTime() / 1000 + 900,
  }
}

const OPERATOR = 'orders@specify.test'

export function orderOf(db: Database, accountId: string, session: CheckoutSession, now: Date): Promise<Order> {
  const person = { email: `${accountId}@studio.test`, name: 'Jo Smith', companyName: 'Studio Smith' }
  const owner = ownCart(customer(accountId), 'au')
  return placeOrder(db, { owner, session, person, reader: READER, payment: ON_ACCOUNT, operator: OPERATOR }, now)
}
