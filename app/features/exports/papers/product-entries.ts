import { absoluteHref, marketHref } from '#app/addresses/route.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { monthYear } from '@specify/core/text/month-year.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { linePriceText } from '../summary/line-price-text.ts'
import { lineUnitsText, type SummaryLine } from '../summary/summary.ts'
import { roomsText, type VariantTotal } from '../sheets/variant-totals.ts'
import { inColumns } from './columns.ts'
import { codeMark, drawing, variantAndBrand, picture, SAID, tagCodes } from './paper-parts.ts'
import type { PaperParts } from './paper-content.ts'

const MAX_ROOMS_LENGTH = 260
/** Letters of a line, in three columns and in two. */
const FIELD_LETTERS = 33
const FEATURE_LETTERS = 48

const linesOf = (text: string, letters: number) => Math.ceil(text.length / letters)

/** The data of each product once, three to a page: picture, drawing, figures. */
export function* productEntries(parts: PaperParts, totals: readonly VariantTotal[]): Chunked<Markup> {
  const entries: Markup[] = []
  for (const total of totals) {
    entries.push(entry(parts, total))
    yield
  }
  return markup`<div class="entries">${entries}</div>`
}

function entry(parts: PaperParts, total: VariantTotal): Markup {
  const { media, pictures, market, publicUrl, isByTag } = parts
  const { sku, name, tags, product, lines, path } = total
  const { image, drawing: lineDrawing } = (total.free ? undefined : media[sku]) ?? {}
  const attributes = product.attributes.filter(({ name: label }) => !SAID.has(label))
  return markup`<article class="entry"><div class="looks">${picture(pictures, image, { alt: name, className: 'look' })}${lineDrawing !== undefined && drawing(pictures, lineDrawing, `Measurements of ${name}`)}</div>
<div><div class="entry-head"><div><h3>${tagCodes(tags)}${name}</h3><p>${codeMark(sku)}${variantAndBrand(product, sku)}${path !== '' && markup`  ·  <a href="${absoluteHref(publicUrl, marketHref(market.code, path))}">View Product Detail page</a>`}</p></div>${sums(parts, total)}</div>
${isByTag ? placements(lines) : markup`<p class="where">${roomsText(lines, MAX_ROOMS_LENGTH)}</p>`}
${attributes.length > 0 && markup`<div class="columns fields">${inColumns(attributes, 3, (field) => linesOf(`${field.name} ${monthYear(field.value)}`, FIELD_LETTERS)).map((own) => markup`<dl>${own.map(({ name: label, value }) => markup`<div><dt>${label}</dt> <dd>${monthYear(value)}</dd></div>`)}</dl>`)}</div>`}
${product.features.length > 0 && markup`<h4>Features &amp; Benefits</h4><div class="columns">${inColumns(product.features, 2, (feature) => linesOf(feature, FEATURE_LETTERS)).map((own) => markup`<ul class="bullets">${own.map((feature) => markup`<li>${feature}</li>`)}</ul>`)}</div>`}
</div></article>`
}

function sums({ showPrices }: PaperParts, total: VariantTotal): Markup {
  const { quantity, unitPrice } = total
  return markup`<dl class="sums"><div><dt>Qty</dt><dd>${countText(quantity)}</dd></div>${showPrices && unitPrice && markup`<div><dt>Unit price</dt><dd>${formatMoney(unitPrice, 2)}</dd></div>`}${showPrices && markup`<div><dt>Price</dt><dd>${linePriceText(total)}</dd></div>`}</dl>`
}

/** Lists a product's rooms with notes: sorted by tag there is no table of rooms. */
function placements(lines: readonly SummaryLine[]): Markup {
  return markup`<ul class="where">${lines.map((line) => markup`<li>${placementText(line)}${line.note !== '' && markup` <span class="note">${line.note}</span>`}</li>`)}</ul>`
}

/** `Type A, Ensuite 1: 2 × 40 = 80`, or `Lobby: 3`. */
function placementText(line: SummaryLine): string {
  const { type, room, quantity, totalQuantity, missing } = line
  if (type === '') return `${room}: ${countText(quantity)}`
  const text = `${type}, ${room}: ${countText(quantity)} × ${lineUnitsText(line)} = ${countText(totalQuantity)}`
  return missing === undefined ? text : `${text}. ${missing}`
}
