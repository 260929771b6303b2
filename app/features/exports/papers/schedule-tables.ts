import { countOf, countText } from '@specify/core/text/count-text.ts'
import { formatMoney, type Money } from '@specify/core/money.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { linePriceText, totalPriceText, unitPriceText } from '../summary/line-price-text.ts'
import { allUnits, oneUnit } from '../summary/summary-amounts.ts'
import { groupRooms, unitTypeText } from '../summary/summary-groups.ts'
import { lineRemarks, lineUnitsText, type SummaryLine, type SummaryRoom } from '../summary/summary.ts'
import { roomsText, type VariantTotal } from '../sheets/variant-totals.ts'
import { codeMark, numberClass, variantAndBrand, paperTable, picture, tagCodes, type Column } from './paper-parts.ts'
import type { PaperParts } from './paper-content.ts'

/** The lines of each room below its band, which returns on every page that the room goes on to. */
export function* roomTables(parts: PaperParts): Chunked<Markup> {
  const { summary } = parts
  const tables: Markup[] = []
  let number = 0
  for (const { unitType, rooms } of groupRooms(summary.rooms)) {
    if (summary.hasTypes) tables.push(typeBand(parts, unitTypeText(unitType), unitType?.count ?? 1, rooms))
    for (const room of rooms) {
      tables.push(roomTable(parts, room, ++number))
      yield
    }
  }
  return markup`${tables}`
}

function typeBand({ showPrices }: PaperParts, title: string, units: number, rooms: readonly SummaryRoom[]): Markup {
  const lines = rooms.flatMap((room) => room.lines)
  const one = oneUnit(lines)
  const all = allUnits(lines)
  const each = units !== 1 && one.price && showPrices ? `${formatMoney(one.price, 2)} each` : ''
  const sums = [each, countOf(all.quantity, 'item'), showPrices ? sumText(all.price) : ''].filter(Boolean).join('  ·  ')
  return markup`<div class="type"><h3>${title}</h3><p>${sums}</p></div>`
}

function roomTable(parts: PaperParts, room: SummaryRoom, number: number): Markup {
  const { summary, showPrices } = parts
  const { hasTypes, hasTags } = summary
  const columns = [
    ...(hasTags ? [column('Tag', 'tag')] : []),
    column('', 'thumb'),
    column('Product', ''),
    ...(hasTypes ? ['Per unit', 'Units', 'Total'] : ['Qty']).map((text) => column(text, 'number count')),
    ...(showPrices
      ? [column('Unit price', 'number each'), column(hasTypes ? 'Total price' : 'Price', 'number sum')]
      : []),
  ]
  const band = roomBand(parts, room, number, columns.length)
  return paperTable(
    columns,
    room.lines.map((line) => lineRow(parts, line)),
    { className: 'room', band },
  )
}

/** `Room 2 of 6`, with its sums. */
export function roomBand(
  { summary, showPrices }: PaperParts,
  room: SummaryRoom,
  number: number,
  columns: number,
): Markup {
  const { name, note, lines } = room
  const { quantity, price } = allUnits(lines)
  const place = `Room ${countText(number)} of ${countText(summary.rooms.length)}`
  const sums = [countOf(quantity, 'item'), showPrices ? sumText(price) : ''].filter(Boolean).join('  ·  ')
  return markup`<tr class="band"><th scope="colgroup" colspan="${columns}"><div><span><strong id="room-${number}">${name}</strong> ${place}</span><span>${sums}</span></div>${note !== '' && markup`<p>${note}</p>`}</th></tr>`
}

export function column(text: string, className: string): Column {
  return { text, className }
}

function lineRow({ summary, showPrices, pictures, media }: PaperParts, line: SummaryLine): Markup {
  const { hasTypes, hasTags } = summary
  const { sku, name, tag, mark, quantity, units, totalQuantity, product } = line
  const note = lineRemarks(line)
  return markup`<tr class="${units === 0 ? 'soft' : ''}">${hasTags && markup`<td class="tag"><span class="code">${tag}</span></td>`}<td class="thumb">${picture(pictures, line.free ? undefined : media[sku]?.image, { alt: '', className: 'thumbnail' })}</td><th scope="row"><span class="name">${name}</span>${markOf(mark)} <span class="small">${codeMark(sku)}${variantAndBrand(product, sku)}</span>${note !== '' && markup` <span class="note">${note}</span>`}</th>${
    hasTypes
      ? [countText(quantity), lineUnitsText(line), countText(totalQuantity)].map(number)
      : number(countText(totalQuantity))
  }${showPrices && [number(unitPriceText(line)), number(totalPriceText(line))]}</tr>`
}

/** The triangle of a changed line. Drawn: the embedded fonts have none. */
export function markOf(label: string | undefined): Markup {
  return label === undefined
    ? NOTHING
    : markup` <span class="mark"><svg viewBox="0 0 10 9" role="img" aria-label="Changed in revision"><path d="M5 1 9.2 8.4H.8Z"/></svg>${label}</span>`
}

function number(text: string): Markup {
  return markup`<td class="${numberClass(text)}">${text}</td>`
}

/** More is not read in a column. */
const MAX_ROOMS_LENGTH = 240

/** Each product once, with its rooms. */
export function* variantTable(parts: PaperParts, totals: readonly VariantTotal[]): Chunked<Markup> {
  const { showPrices, pictures, media } = parts
  const rows: Markup[] = []
  for (const total of totals) {
    const { sku, name, tags, product, lines, quantity, free } = total
    rows.push(
      markup`<tr><td class="tag">${tagCodes(tags)}</td><td class="thumb">${picture(pictures, free ? undefined : media[sku]?.image, { alt: '', className: 'thumbnail' })}</td><th scope="row"><span class="name">${name}</span> <span class="small">${codeMark(sku)}${variantAndBrand(product, sku)}</span></th><td class="small">${roomsText(lines, MAX_ROOMS_LENGTH)}</td>${number(countText(quantity))}${showPrices && [number(unitPriceText(total)), number(linePriceText(total))]}</tr>`,
    )
    yield
  }
  const columns = [
    column('Tag', 'tag'),
    column('', 'thumb'),
    column('Product', ''),
    column('Rooms', 'rooms'),
    column('Total', 'number count'),
    ...(showPrices ? [column('Unit price', 'number each'), column('Total price', 'number sum')] : []),
  ]
  return paperTable(columns, rows, { className: 'room' })
}

/** The last line of a schedule. */
export function totalTable({ summary, showPrices }: PaperParts): Markup {
  if (summary.rooms.length === 0) return NOTHING
  const { quantity, total } = summary
  return markup`<div class="total"><strong>Total</strong><span>${countOf(quantity, 'item')}${showPrices && markup`  ·  <strong>${sumText(total)}</strong>`}</span></div>`
}

function sumText(price: Money | null): string {
  return price ? formatMoney(price, 2) : '–'
}
