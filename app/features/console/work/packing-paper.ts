import { countText } from '@specify/core/text/count-text.ts'
import { dateIn, zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { addressLines } from '#app/features/accounts/rules/address.ts'
import type { Order } from '#app/features/cart/orders/order.ts'
import { STATUS_LABELS } from '#app/features/cart/orders/order-status.ts'
import { codeMark, pairs, paperTable } from '#app/features/exports/papers/paper-parts.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { FOOT, HEAD, SOFT } from '#app/platform/pdf/markup/page-margins.ts'
import { cssText } from '#app/platform/pdf/markup/print-style.ts'

/** An order with the notes that staff wrote for who packs it. */
export interface PackedOrder {
  readonly order: Order
  readonly notes: readonly string[]
}

const COLUMNS = [
  { text: 'Packed', className: 'tick' },
  { text: 'Qty', className: 'number' },
  { text: 'Code', className: 'sku' },
  { text: 'Product', className: '' },
]

/**
 * Packing sheets, each order on pages of its own, without prices.
 *
 * @param pageCounts Pages of each order; null before they are known, for a single order or orders of a page each.
 */
export function packingPaper(orders: readonly PackedOrder[], pageCounts: readonly number[] | null, now: Date): Paper {
  const [first] = orders
  const market = MARKETS[first?.order.locale ?? 'au']
  const title = orders.length === 1 ? `Packing sheet ${first?.order.orderNumber}` : 'Packing sheets'
  const total = (index: number) => (orders.length === 1 ? 'counter(pages)' : cssText(String(pageCounts?.[index] ?? 1)))
  return {
    language: market.language,
    title,
    running: { name: title, kind: '', about: [], issue: zonedTimeIn(market, now) },
    pictures: new PaperPictures(),
    style: STYLE + orders.map(({ order }, index) => sheetStyle(order, index, total(index))).join(''),
    body: markup`${orders.map(sheet)}`,
  }
}

/** Each order counts its own pages, and has its number on each: sheets are taken apart. */
function sheetStyle({ orderNumber, placedAt, locale }: Order, index: number, total: string): string {
  return `
@page sheet${index} { counter-increment: sheet${index};
  @top-left { content: ${cssText(`Order ${orderNumber}\u00A0`)}; }
  @top-right { content: "Packing sheet"; ${HEAD} color: ${SOFT}; }
  @bottom-left { content: ${cssText(`Ordered ${dateIn({ code: locale }, placedAt)}`)}; ${FOOT} }
  @bottom-right { content: "Page " counter(sheet${index}) " of " ${total}; } }
.sheet${index} { page: sheet${index}; }`
}

function sheet({ order, notes }: PackedOrder, index: number): Markup {
  const { orderNumber, record, person, status, placedAt, locale } = order
  const pieces = record.lines.reduce((sum, { count }) => sum + count, 0)
  const rows = record.lines.map(
    ({ sku, name, variantText, variantName, count }) =>
      markup`<tr><td class="tick"><span class="box"></span></td><td class="number count">${countText(count)}</td><td>${codeMark(sku)}</td><td>${[name, variantText ?? variantName].filter(Boolean).join(', ')}</td></tr>`,
  )
  const lines = (texts: readonly string[]) =>
    markup`${texts.map((text, at) => markup`${at > 0 && markup`<br>`}${text}`)}`
  const said = [person?.shippingAddress.additionalAddressInfo ?? '', ...notes].filter(Boolean)
  return markup`<article class="sheet sheet${String(index)}"><h1>Order ${orderNumber}</h1>
${status === 'cancelled' && markup`<p class="notice"><strong>Cancelled. Do not send.</strong></p>`}
<div class="facts">${pairs([
    { label: 'Deliver to', value: person ? lines(addressLines(person.shippingAddress)) : 'Account deleted' },
  ])}${pairs([
    { label: 'Ordered', value: dateIn({ code: locale }, placedAt) },
    { label: 'Status', value: STATUS_LABELS[status] },
    { label: 'Delivery', value: record.shipping.name },
    { label: 'Contact', value: person ? lines([person.name, person.companyName, person.email].filter(Boolean)) : '' },
    { label: 'Reference', value: person?.reference ?? '' },
  ])}</div>
${said.length > 0 && markup`<section class="notice words"><h2>Notes</h2>${said.map((text) => markup`<p>${text}</p>`)}</section>`}
${paperTable(COLUMNS, rows)}
<p class="sum">${countText(record.lines.length)} ${record.lines.length === 1 ? 'line' : 'lines'}, ${countText(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}</p>
<div class="sign"><p>Packed by</p><p>Date</p><p>Cartons</p></div></article>`
}

const STYLE = `
.sheet:not(:first-child) { break-before: page; }
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 5mm 0; }
.words { margin-bottom: 5mm; white-space: pre-line; }
.words h2 { margin: 0 0 1mm; padding: 0; border: 0; }
td { padding-block: 1.8mm; font-size: 9.6pt; }
.tick { width: 15mm; }
.box { float: left; width: 4.4mm; height: 4.4mm; border: 0.9pt solid; }
th.number, td.number { width: 14mm; padding-right: 6mm; }
.count { font-size: 11pt; font-weight: 600; }
.sku { width: 44mm; }
.sum { margin-top: 3mm; font-weight: 600; }
.sign { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 8mm; margin-top: 14mm; break-inside: avoid; }
.sign p { padding-top: 1mm; border-top: 0.3mm solid; font-size: 8pt; }
`
