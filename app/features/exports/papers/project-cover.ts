import { countOf, countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { MARK_ADDRESS } from '#app/platform/pdf/markup/picture-address.ts'
import { allUnits } from '../summary/summary-amounts.ts'
import { groupRooms, unitTypeText } from '../summary/summary-groups.ts'
import type { Summary, SummaryLine } from '../summary/summary.ts'
import { pairs, paperTable, picture } from './paper-parts.ts'
import type { PaperParts } from './paper-content.ts'

const HEROES = 3

/** The first page: what is scheduled, for whom, how much of it, and where it stands. */
export function projectCover(parts: PaperParts): Markup {
  const { cover, summary, link, market } = parts
  const day = (at: string) => dateIn(market, new Date(at))
  const isOnCover = entriesOf(summary) <= (parts.isLandscape ? BESIDE_COVER : BELOW_COVER)
  return markup`<div class="${isOnCover ? 'front' : ''}"><section class="cover">
${heroes(parts)}
<header><div><p class="kind">Product schedule</p><h1>${cover.projectName}</h1>${cover.subtitle !== '' && markup`<p class="below">${cover.subtitle}</p>`}</div>${link !== null && markup`<a class="link" href="${link.href}"><img src="${MARK_ADDRESS}" alt="QR code of the shared summary">Summary as it stands now</a>`}</header>
<div class="facts">
${pairs([
  { label: 'Project type', value: cover.projectType },
  { label: 'Location', value: cover.location },
  { label: 'Prepared by', value: cover.preparedBy },
  { label: 'Opportunity number', value: cover.opportunityNumber ?? '' },
])}
${pairs([
  { label: 'Version', value: cover.projectVersion },
  { label: 'Date created', value: day(cover.createdAt) },
  { label: 'Last changed', value: day(cover.changedAt) },
])}
</div>
${totals(parts)}
</section>
${summary.rooms.length > 0 && contents(parts, isOnCover)}</div>`
}

/** Pictures of what costs the most, of different kinds first. */
function heroes({ summary, media, pictures }: PaperParts): Markup {
  const lines = summary.rooms.flatMap((room) => room.lines.filter(({ free }) => !free))
  const byPrice = lines.toSorted((a, b) => (b.unitPrice?.centAmount ?? 0) - (a.unitPrice?.centAmount ?? 0))
  const first = new Map<string, SummaryLine>()
  for (const line of byPrice) {
    if (media[line.sku]?.image !== undefined && !first.has(line.product.category))
      first.set(line.product.category, line)
  }
  const chosen = new Set([...first.values(), ...byPrice.filter(({ sku }) => media[sku]?.image !== undefined)])
  const skus = new Map(Array.from(chosen, (line) => [line.sku, line]))
  const pictured = [...skus.values()].slice(0, HEROES)
  if (pictured.length === 0) return NOTHING
  return markup`<div class="heroes">${pictured.map((line) =>
    picture(pictures, media[line.sku]?.image, { alt: line.name, className: 'hero' }),
  )}</div>`
}

function totals({ summary, showPrices }: PaperParts): Markup {
  const { rooms, quantity, total } = summary
  const products = new Set(rooms.flatMap(({ lines }) => lines.flatMap(({ sku, free }) => (free ? [] : sku)))).size
  const figures = [
    ['Rooms', countText(rooms.length)],
    ['Products', countText(products)],
    ['Items', countText(quantity)],
    ...(showPrices && total ? [['Total', formatMoney(total, 2)]] : []),
  ]
  return markup`<dl class="totals">${figures.map(([label = '', value = '']) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** More rooms, with their types, get a page of their own. */
const BELOW_COVER = 17
const BESIDE_COVER = 22

function entriesOf({ rooms, hasTypes }: Summary): number {
  return rooms.length + (hasTypes ? groupRooms(rooms).length : 0)
}

function contents(parts: PaperParts, isOnCover: boolean): Markup {
  const { summary, showPrices, isByTag } = parts
  const groups = groupRooms(summary.rooms)
  const columns = [
    { text: 'Room', className: 'order' },
    { text: '', className: '' },
    ...['Lines', 'Items', ...(showPrices ? ['Price'] : [])].map((text) => ({ text, className: 'number' })),
  ]
  let number = 0
  const rows = groups.flatMap(({ unitType, rooms }) => [
    ...(summary.hasTypes
      ? [
          typeRow(
            unitTypeText(unitType),
            rooms.flatMap(({ lines }) => lines),
            showPrices,
          ),
        ]
      : []),
    ...rooms.map(({ name, lines }) => {
      number++
      const title = isByTag ? markup`${name}` : markup`<a href="#room-${number}">${name}</a>`
      return row(title, number, lines, showPrices)
    }),
  ])
  return markup`<section class="contents ${isOnCover ? '' : 'new-page'}"><h2>Contents</h2>
${paperTable(columns, rows)}
${sections(parts)}</section>`
}

function typeRow(title: string, lines: Summary['rooms'][number]['lines'], showPrices: boolean): Markup {
  return markup`<tr class="type-row"><th scope="rowgroup" colspan="2">${title}</th>${amounts(lines, showPrices)}</tr>`
}

function row(title: Markup, number: number, lines: readonly SummaryLine[], showPrices: boolean): Markup {
  return markup`<tr><td class="order soft">${number}</td><th scope="row">${title}</th>${amounts(lines, showPrices)}</tr>`
}

function amounts(lines: readonly SummaryLine[], showPrices: boolean): Markup {
  const { quantity, price } = allUnits(lines)
  return markup`<td class="number">${countText(lines.filter(({ twinOf }) => twinOf === undefined).length)}</td><td class="number">${countText(quantity)}</td>${showPrices && markup`<td class="number">${price ? formatMoney(price, 2) : '–'}</td>`}`
}

function sections({ isLandscape, summary, substitutions, isByTag }: PaperParts): Markup {
  const hasProducts = !isLandscape || (!isByTag && (summary.hasTypes || summary.hasTags))
  return markup`<p class="sections"><a href="#schedule">Product Summary</a>${hasProducts && markup`<a href="#products">Products</a>`}${substitutions.length > 0 && markup`<a href="#substitutions">Substitutions, ${countOf(substitutions.length, 'record')}</a>`}</p>`
}
