import { emptyCart } from '../contents/model.ts'
import { randomBytes } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import { money } from '@specify/core/money.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnCart } from '../contents/access.ts'
import { gatheredMail } from '#app/platform/mail/gathered-mail.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { lockCart, saveCart } from '../contents/commands.server.ts'
import type { OfferReader } from '../pricing/offer.ts'
import { priceCart, type PricedCart } from '../pricing/priced-cart.ts'
import { orderProblem } from '../contents/order-problem.ts'
import { readPricingInputs } from '../contents/queries.server.ts'
import { checkoutExpired, type CheckoutSession } from './checkout-token.ts'
import { lockWhatIsScarce, takeStock } from './order-stock.server.ts'
import { GATHERED_MAIL, SINGLE_MAIL } from './order-mail-kind.ts'
import { toOrderRecord, type Order, type OrderPerson } from './order.ts'
import { ORDER_NUMBER_BYTES, toOrderNumber } from './order-number.ts'
import type { PaymentProvider } from './payment.ts'
import { findOrderByKey } from './queries.server.ts'

interface OrderRequest {
  readonly owner: OwnCart
  readonly session: CheckoutSession
  readonly person: Omit<OrderPerson, 'shippingAddress' | 'billingAddress' | 'reference'>
  readonly reader: OfferReader
  readonly payment: PaymentProvider
  /** Left out: the one that the cart has. */
  readonly reference?: string | undefined
  /** Mail address for new orders. */
  readonly operator: string
}

/**
 * Makes an order of a cart, all or nothing: the order, its stock, its codes, its mails, and the emptied cart are one
 * transaction. A session makes one order, however often it is sent.
 * @throws AppError `conflict` where the cart differs from the reviewed one, or cannot be ordered.
 */
export async function placeOrder(db: Database, request: OrderRequest, now: Date): Promise<Order> {
  const { owner, session } = request
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner, now)
    const placed = await findOrderByKey(tx, owner.accountId, session.key)
    if (placed) return placed
    if (session.until * 1000 <= now.getTime()) throw checkoutExpired()
    await lockWhatIsScarce(tx, cart)
    const ordered = { ...cart, reference: request.reference ?? cart.reference }
    const priced = priceCart(ordered, await readPricingInputs(tx, cart, { ...request, now }))
    assertAsReviewed(priced, session)
    const order = await keepOrder(tx, request, priced, now)
    await takeStock(tx, order.record)
    await tx
      .updateTable('discount_use')
      .set({ order_id: order.orderId, cart_id: null, kept_until: null })
      .where('cart_id', '=', cart.cartId)
      .execute()
    const { cartId, version, shippingAddress, billingAddress, locale } = cart
    await saveCart(tx, { ...emptyCart(locale), cartId, version, shippingAddress, billingAddress }, now)
    await notifyOwner(tx, 'order-placed', { ...order, accountId: owner.accountId }, now)
    await notifyOperator(tx, request.operator, order, now)
    return order
  })
}

function assertAsReviewed(priced: PricedCart, session: CheckoutSession): void {
  const { cart, totals } = priced
  const isSame =
    cart.cartId === session.cartId && cart.version === session.cartVersion && totals.totalCents === session.totalCents
  const problem = orderProblem(priced)
  if (problem !== null) throw new AppError('conflict', problem)
  if (!isSame)
    throw new AppError('conflict', 'Your cart or its prices have changed. Please review your order again.', {
      answer: { currentVersion: cart.version },
    })
}

async function keepOrder(
  tx: Database,
  { owner, session, person, payment }: OrderRequest,
  priced: PricedCart,
  now: Date,
): Promise<Order> {
  const { shippingAddress, billingAddress, reference, locale } = priced.cart
  if (!shippingAddress) throw new Error('an order needs an address')
  const total = money(priced.totals.totalCents, priced.currency)
  const paid = await payment.begin({ key: session.key, total })
  if (paid.kind === 'refused') throw new AppError('conflict', paid.message)
  const { method, label } = payment
  const record = toOrderRecord(priced, { method, label, reference: paid.reference })
  const { order_id: orderId, order_number: orderNumber } = await tx
    .insertInto('customer_order')
    .values({
      order_number: toOrderNumber(locale, randomBytes(ORDER_NUMBER_BYTES)),
      checkout_key: session.key,
      locale,
      total_cents: record.totalCents,
      record: JSON.stringify(record),
      placed_at: now,
      changed_at: now,
    })
    .returning(['order_id', 'order_number'])
    .executeTakeFirstOrThrow()
  const details = { ...person, shippingAddress, billingAddress: billingAddress ?? shippingAddress, reference }
  await tx
    .insertInto('order_person')
    .values({ order_id: orderId, account_id: owner.accountId, details: JSON.stringify(details) })
    .execute()
  return { orderId, orderNumber, locale, status: 'placed', record, person: details, placedAt: now, changedAt: now }
}

const GATHERED_MS = 10 * 60_000

/** A mail for each order, unless there was one in the last ten minutes: then one for all that come until they are over. */
async function notifyOperator(
  tx: Database,
  recipient: string,
  { orderId, locale }: Pick<Order, 'orderId' | 'locale'>,
  now: Date,
): Promise<void> {
  const mail = { kind: GATHERED_MAIL, recipient, accountId: null, locale }
  const single = { kind: SINGLE_MAIL, about: orderId }
  const mailId = await gatheredMail(tx, { mail, single, collectMs: 0, pauseMs: GATHERED_MS }, now)
  if (mailId !== null)
    await tx.updateTable('customer_order').set({ mail_id: mailId }).where('order_id', '=', orderId).execute()
}

type NotifiedOrder = Pick<Order, 'orderId' | 'locale' | 'person'> & { readonly accountId: string }

export async function notifyOwner(
  tx: Database,
  kind: 'order-placed' | 'order-shipped' | 'order-cancelled',
  { orderId, locale, person, accountId }: NotifiedOrder,
  now: Date,
): Promise<void> {
  if (person) await enqueueMail(tx, { kind, recipient: person.email, accountId, locale, about: orderId }, now)
}
