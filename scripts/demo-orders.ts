import { customer } from '@specify/core/actor.ts'
import { ownCart, type OwnCart } from '#app/features/cart/contents/access.ts'
import { randomUUID } from 'node:crypto'
import { addAddress } from '#app/features/accounts/addresses/commands.server.ts'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { addProducts } from '#app/features/cart/contents/add-products.ts'
import { changeCart } from '#app/features/cart/contents/commands.server.ts'
import { putLine } from '#app/features/cart/contents/lines.ts'
import { findOffer, type OfferReader } from '#app/features/cart/pricing/offer.ts'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '#app/features/cart/operator/orders-file.ts'
import { placeOrder } from '#app/features/cart/orders/commands.server.ts'
import { ON_ACCOUNT } from '#app/features/cart/orders/payment.ts'
import { listOrders } from '#app/features/cart/orders/queries.server.ts'
import { listShippingMethods, readCart } from '#app/features/cart/contents/queries.server.ts'
import { changeWishlist } from '#app/features/cart/wishlist/commands.server.ts'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import {
  DEMO_ACCOUNTS,
  DEMO_ADDRESSES,
  DEMO_BUYER,
  DEMO_CART,
  DEMO_ORDERS,
  DEMO_WISHLIST,
  demoOperatorFile,
  demoRecords,
} from '@specify/demo/feed'

const LOCALE = 'au'
const DAY_MS = 86_400_000

/** Says how the demo delivers where nobody has, and gives the architect orders, a cart and a wishlist. */
export async function addDemoOrders(db: Database, now: Date): Promise<void> {
  if ((await listShippingMethods(db, LOCALE)).length > 0) return
  const outcome = readOrdersFile(demoOperatorFile())
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('; '))
  await importOperatorData(db, { by: commandLine('work'), requestId: null, data: outcome.data }, new Date())
  const buyer = await findCredentials(db, DEMO_BUYER)
  if (!buyer || (await listOrders(db, { accountId: buyer.accountId, page: 1 })).total > 0) return
  const owner = ownCart(customer(buyer.accountId), LOCALE)
  const reader = await demoReader()
  for (const [index, text] of DEMO_ADDRESSES.entries()) {
    const isDefault = index === 0
    const change = { text, isDefaultBillingAddress: isDefault, isDefaultShippingAddress: isDefault }
    await addAddress(db, owner.accountId, change, now)
  }
  for (const order of DEMO_ORDERS) await addOrder(db, { owner, reader, order }, now)
  await fillCart(db, { owner, reader, lines: DEMO_CART, choice: { shippingMethodId: null, reference: '' } }, now)
  for (const [sku, count] of DEMO_WISHLIST) {
    const offer = findOffer(sku, LOCALE, reader)
    if (offer.kind === 'unknown') throw new Error(`the demo does not sell ${sku}`)
    const line = { lineItemId: randomUUID(), sku, count, name: offer.product.name[LOCALE] }
    await changeWishlist(db, owner, (list) => ({ ...list, lines: putLine(list.lines, line, 'lineItemId') }), now)
  }
}

interface Filling {
  readonly owner: OwnCart
  readonly reader: OfferReader
  readonly lines: readonly (readonly [sku: string, count: number])[]
  readonly choice: { readonly shippingMethodId: string | null; readonly reference: string }
}

/** @throws for a SKU that the demo does not sell at a price. */
function fillCart(db: Database, { owner, reader, lines, choice }: Filling, now: Date) {
  return changeCart(
    db,
    { owner, version: null },
    (cart) => {
      const wanted = lines.map(([sku, count]) => ({ sku, count }))
      const filled = addProducts(cart, wanted, reader, randomUUID)
      if (filled.notAdded.length > 0) throw new Error(JSON.stringify(filled.notAdded))
      return { ...filled.cart, ...choice, shippingAddress: DEMO_ADDRESSES[0] }
    },
    now,
  )
}

async function addOrder(
  db: Database,
  { owner, reader, order }: Pick<Filling, 'owner' | 'reader'> & { readonly order: (typeof DEMO_ORDERS)[number] },
  now: Date,
): Promise<void> {
  const { lines, daysAgo, status, shippingMethodId, reference } = order
  const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  await fillCart(db, { owner, reader, lines, choice: { shippingMethodId, reference } }, placedAt)
  const { cart, totals } = await readCart(db, owner, reader, placedAt)
  const session = {
    accountId: owner.accountId,
    cartId: cart.cartId,
    cartVersion: cart.version,
    totalCents: totals.totalCents,
    key: randomUUID(),
    until: placedAt.getTime() / 1000 + 60,
  }
  const profile = DEMO_ACCOUNTS.find(({ email }) => email === DEMO_BUYER)?.profile
  const person = { email: DEMO_BUYER, name: 'Ari Lane', companyName: profile?.companyName ?? '' }
  const request = { owner, session, person, reader, payment: ON_ACCOUNT, operator: DEMO_BUYER }
  const { orderId } = await placeOrder(db, request, placedAt)
  await db.updateTable('customer_order').set({ status }).where('order_id', '=', orderId).execute()
  // It was long ago: no mail is sent for it.
  await db.deleteFrom('mail_outbox').where('about', '=', orderId).execute()
}

async function demoReader(): Promise<OfferReader> {
  const products = new Map<string, Product>()
  for (const record of await demoRecords()) {
    const cleaned = cleanProduct(record, () => null)
    if (cleaned.kind === 'refused') continue
    for (const { sku } of cleaned.product.variants) products.set(sku, cleaned.product)
  }
  return {
    visibility: 'public',
    findProduct(sku, locale) {
      const product = products.get(sku)
      return product?.markets.includes(locale) ? product : null
    },
  }
}
