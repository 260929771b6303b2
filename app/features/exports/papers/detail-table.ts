import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { monthYear } from '@specify/core/text/month-year.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { linePriceText } from '../summary/line-price-text.ts'
import { groupRooms } from '../summary/summary-groups.ts'
import type { SummaryProduct } from '../summary/summary.ts'
import { roomsText, type VariantTotal } from '../sheets/variant-totals.ts'
import { codeMark, numberClass, variantAndBrand, paperTable, picture, SAID, tagCodes } from './paper-parts.ts'
import type { PaperParts } from './paper-content.ts'
import { column, markOf, roomBand } from './schedule-tables.ts'

/** Fields of a row, each with its label above it, in two lines of four. */
const MAX_FIELDS = 8
const MAX_ROOMS_LENGTH = 120

interface DetailRow {
  readonly sku: string
  readonly name: string
  readonly mark?: string | undefined
  readonly tags: readonly string[]
  /** Below the name: a note, or where it stands. */
  readonly below: string
  readonly product: SummaryProduct
  readonly isFree: boolean
  readonly quantity: number
  readonly price: string
}

/** Landscape: the lines of each room with picture, data and files, six to a page. */
export function* detailTables(parts: PaperParts): Chunked<Markup> {
  const tables: Markup[] = []
  let number = 0
  for (const room of groupRooms(parts.summary.rooms).flatMap(({ rooms }) => rooms)) {
    number++
    const rows = room.lines.map(({ sku, name, tag, note, mark, product, quantity, price, free }) =>
      detailRow(parts, {
        sku,
        name,
        mark,
        tags: tag === '' ? [] : [tag],
        below: note,
        product,
        quantity,
        isFree: free !== undefined,
        price: linePriceText({ price, free }),
      }),
    )
    tables.push(table(parts, roomBand(parts, room, number, parts.showPrices ? 6 : 5), rows))
    yield
  }
  return markup`${tables}`
}

/** Landscape: each product once, with its data. */
export function* variantDetailTable(parts: PaperParts, totals: readonly VariantTotal[]): Chunked<Markup> {
  const rows: Markup[] = []
  for (const total of totals) {
    const { sku, name, tags, product, quantity, unitPrice, lines } = total
    const each = unitPrice && parts.showPrices ? `${formatMoney(unitPrice, 2)} each. ` : ''
    const below = each + roomsText(lines, MAX_ROOMS_LENGTH)
    rows.push(
      detailRow(parts, {
        sku,
        name,
        tags,
        below,
        product,
        isFree: total.free !== undefined,
        quantity,
        price: linePriceText(total),
      }),
    )
    yield
  }
  return table(parts, markup``, rows)
}

function table({ showPrices }: PaperParts, band: Markup, rows: readonly Markup[]): Markup {
  const columns = [
    column('Image', 'picture'),
    column('Product', 'product'),
    column('Specification/Details', ''),
    column('Bim Files', 'files'),
    column('Qty', 'number count'),
    ...(showPrices ? [column('Price', 'number sum')] : []),
  ]
  return paperTable(columns, rows, { className: 'room detailed', band })
}

function detailRow({ showPrices, pictures, media, publicUrl }: PaperParts, row: DetailRow): Markup {
  const { sku, name, mark, tags, below, product, isFree, quantity, price } = row
  const fields = product.attributes.filter(({ name: label }) => !SAID.has(label)).slice(0, MAX_FIELDS)
  const files = product.bimFiles.map(
    ({ label, url }, index) => markup`${index > 0 && ', '}<a href="${new URL(url, `${publicUrl}/`).href}">${label}</a>`,
  )
  return markup`<tr><td>${picture(pictures, isFree ? undefined : media[sku]?.image, { alt: name, className: 'detail-picture' })}</td><th scope="row"><span class="name">${tagCodes(tags)}${name}</span>${markOf(mark)} <span class="small">${codeMark(sku)}${variantAndBrand(product, sku)}</span>${below !== '' && markup` <span class="note">${below}</span>`}</th><td><dl class="cells">${fields.map((field) => markup`<div><dt>${field.name}</dt><dd>${monthYear(field.value)}</dd></div>`)}</dl></td><td class="small">${files}</td><td class="number">${countText(quantity)}</td>${showPrices && markup`<td class="${numberClass(price)}">${price}</td>`}</tr>`
}
