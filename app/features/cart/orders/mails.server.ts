import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import { addressLines } from '#app/features/accounts/rules/address.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { EmailRow } from '#app/platform/mail/email-table.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import { deliveryParts } from '../pricing/quoted-freight.ts'
import { SINGLE_MAIL, type OrderMailKind } from './order-mail-kind.ts'
import { visibleLines, type Order, type OrderLine } from './order.ts'
import { findOrderForMail, listOrdersOfMail } from './queries.server.ts'

interface MailContext {
  readonly db: Database
  readonly publicUrl: string
}

/** Addressed to its owner or the operator; null where its account is gone. */
export async function writeOrderMail(
  { kind, about }: WaitingMail & { readonly kind: OrderMailKind },
  { db, publicUrl }: MailContext,
): Promise<Letter | null> {
  const order = about ? await findOrderForMail(db, about) : null
  return order && writeSingle(kind, order, publicUrl)
}

/** Listed in one mail; the others are counted. */
const MOST_LISTED = 50

/** Writes the operator's mail about the orders since the last one; a single order is reported like any other. */
export async function writeGatheredOrders(
  { mailId, locale }: WaitingMail,
  { db, publicUrl }: MailContext,
): Promise<Letter | null> {
  const { total, listed } = await listOrdersOfMail(db, mailId, MOST_LISTED)
  const [first] = listed
  if (!first) return null
  if (total === 1) return writeSingle(SINGLE_MAIL, { order: first, isInternalUser: true }, publicUrl)
  const market = MARKETS[locale as Locale]
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return { email: ordersEmail(listed, total), sender }
}

/** The email about several orders, of which some are listed. */
export function ordersEmail(
  listed: readonly Pick<Order, 'orderNumber' | 'person' | 'record'>[],
  total: number,
): EmailContent {
  return {
    subject: countOf(total, 'new order'),
    heading: 'New orders',
    paragraphs: [
      'They came within ten minutes, or while a mail waited.',
      ...(total > listed.length ? [`These are the last ${listed.length} of ${total}.`] : []),
    ],
    action: null,
    table: listed.map(({ orderNumber, person, record }) => ({
      label: orderNumber,
      detail: [
        ...(person ? [person.name, person.companyName, person.email] : []),
        ...(person?.reference ? [`reference ${person.reference}`] : []),
        countOf(record.lines.length, 'line'),
      ]
        .filter(Boolean)
        .join(', '),
      value: formatMoney(money(record.totalCents, record.currency), 2),
    })),
    notes: ['Prices include GST. npm run orders shows each order and marks it.'],
  }
}

function writeSingle(
  kind: OrderMailKind,
  { order, isInternalUser }: { readonly order: Order; readonly isInternalUser: boolean },
  publicUrl: string,
): Letter {
  const market = MARKETS[order.locale]
  const site = absoluteHref(publicUrl, routes.home.path({ locale: market.code }))
  return {
    email: orderEmail(kind, { order, isInternalUser }, publicUrl),
    sender: { siteUrl: site, language: market.language },
    ...(kind === SINGLE_MAIL && order.person && { replyTo: order.person.email }),
  }
}

/** The email about an order, to its owner or the operator. */
export function orderEmail(
  kind: OrderMailKind,
  { order, isInternalUser }: { readonly order: Order; readonly isInternalUser: boolean },
  publicUrl: string,
): EmailContent {
  const market = MARKETS[order.locale]
  const isForOperator = kind === SINGLE_MAIL
  const action = isForOperator
    ? null
    : {
        label: 'See your order',
        href: absoluteHref(publicUrl, routes.order.path({ locale: market.code, orderId: order.orderId })),
      }
  return { ...EMAILS[kind](order), action, table: tableOf(order, isInternalUser || isForOperator) }
}

type Words = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs' | 'notes'>

const EMAILS: Record<OrderMailKind, (order: Order) => Words> = {
  'order-placed': ({ orderNumber, person, record }) => ({
    subject: `We have received your order ${orderNumber}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We have received order ${orderNumber} and will confirm it soon.`,
      ...(person ? [`Delivery to ${addressLines(person.shippingAddress).join(', ')}.`] : []),
    ],
    notes: [
      `Payment: ${record.payment.label.toLowerCase()}. An invoice follows.`,
      'Prices include GST. If something is not right, please contact us.',
    ],
  }),
  'order-received': ({ orderNumber, person, record }) => ({
    subject: `New order ${orderNumber}${person ? ` from ${person.companyName || person.name || person.email}` : ''}`,
    heading: 'New order',
    paragraphs: person
      ? [
          `Order ${orderNumber} was placed by ${[person.name, person.companyName, person.email].filter(Boolean).join(', ')}.`,
          `Delivery to ${addressLines(person.shippingAddress).join(', ')}.`,
          `Billing to ${addressLines(person.billingAddress).join(', ')}.`,
          ...(person.reference === '' ? [] : [`Their reference: ${person.reference}.`]),
        ]
      : [],
    notes: [
      `Payment: ${record.payment.label.toLowerCase()}. Prices include GST.`,
      'Reply to this email to write to the person who ordered. npm run orders shows the order and marks it.',
    ],
  }),
  'order-shipped': ({ orderNumber, person }) => ({
    subject: `Your order ${orderNumber} is on its way`,
    heading: 'Your order is on its way',
    paragraphs: [
      `Order ${orderNumber} has left our warehouse.`,
      ...(person ? [`Delivery to ${addressLines(person.shippingAddress).join(', ')}.`] : []),
    ],
    notes: [],
  }),
  'order-cancelled': ({ orderNumber }) => ({
    subject: `Your order ${orderNumber} was cancelled`,
    heading: 'Your order was cancelled',
    paragraphs: [`Order ${orderNumber} was cancelled. Nothing will be sent, and nothing is to be paid.`],
    notes: ['If you did not expect this, please contact us.'],
  }),
}

function tableOf(order: Order, isInternalUser: boolean): EmailRow[] {
  const { record } = order
  const words = (cents: number) => formatMoney(money(cents, record.currency), 2)
  const lines = visibleLines(record, isInternalUser).map((line) => ({
    label: line.name,
    detail: [variantDetail(line), `${line.count} at ${words(line.priceCents)}`].filter(Boolean).join(', '),
    value: words(line.totalCents),
  }))
  const discount = { label: 'Discount', detail: record.discounts.map(({ code }) => code).join(', ') }
  return [
    ...lines,
    ...(record.discountCents > 0 ? [{ ...discount, value: `-${words(record.discountCents)}` }] : []),
    ...deliveryParts({
      quotedFreight: record.quotedFreight ?? [],
      shippingCents: record.shipping.priceCents,
      shippingName: record.shipping.name,
      isEstimated: false,
    }).map(({ label, detail, cents }) => ({ label, detail, value: words(cents ?? 0) })),
    { label: 'Total', detail: `Includes GST of ${words(record.taxCents)}`, value: words(record.totalCents) },
  ]
}

/** The name of a variant with what tells it from others and its code, each once. */
export function variantDetail({ variantName, variantText = '', sku }: OrderLine): string {
  let detail = variantName
  for (const word of [...variantText.split(', '), sku])
    if (!detail.toLowerCase().includes(word.toLowerCase())) detail = detail === '' ? word : `${detail}, ${word}`
  return detail
}
