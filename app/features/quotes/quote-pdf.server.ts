import { z } from 'zod'
import { formatMoney } from '#app/core/money.ts'
import { countText } from '#app/core/count-text.ts'
import { pairs, paperTable } from '#app/features/exports/papers/paper-parts.ts'
import { pdfResponse } from '#app/features/exports/pdf-response.server.ts'
import { dateIn, zonedTimeIn } from '#app/features/markets/market-time.ts'
import { MARKETS } from '#app/features/markets/model.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { markup, NOTHING } from '#app/platform/pdf/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/paper.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import type { QuoteContext } from './quote-context.ts'
import { dayText } from './quote-mails.server.ts'
import { EXAMPLE_QUOTE_ID } from './quote-shapes.server.ts'
import { readableQuote } from './quote-queries.server.ts'
import {
  inCurrency,
  lastDayText,
  netCents,
  quoteStatus,
  quoteSums,
  STATUS_TEXT,
  sumRows,
  type Quote,
  leftOutText,
} from './quote.ts'

export const quotePdf = defineEndpoint({
  name: 'quote-pdf',
  path: '/{locale}/api/quote-pdf/',
  group: 'Exports',
  method: 'GET',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'A quote as PDF, for who asked for it, those who see its project and staff: lines, lead times, freight, GST both ways, validity.',
  input: z.object({ quoteId: RowId }),
  output: z.string().describe('The PDF'),
  example: { input: { quoteId: EXAMPLE_QUOTE_ID }, output: '%PDF-1.4' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run({ actor, db, now, printer, request }: QuoteContext, { quoteId }) {
    const { quote } = await readableQuote(db, actor, quoteId)
    const pdf = await printer.printPaper(quotePaper(quote, now), request.signal, { maxPages: 60, limitMs: 30_000 })
    return pdfResponse(pdf, `${quote.number}.pdf`)
  },
})

/** The sheet of a quote: who asked for what, and what was answered. */
function quotePaper(quote: Quote, now: Date): Paper {
  const { locale, number, request, answer } = quote
  const market = MARKETS[locale]
  const sums = answer && quoteSums(quote, answer)
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  const columns = [
    { text: 'Code', className: '' },
    { text: 'Product', className: '' },
    { text: 'Qty', className: 'number' },
    ...(sums
      ? [
          { text: 'Each, ex GST', className: 'number' },
          { text: 'Each, inc GST', className: 'number' },
          { text: 'Total, inc GST', className: 'number' },
          { text: 'Lead time', className: 'lead' },
        ]
      : []),
  ]
  const rows = sums
    ? sums.lines.map(({ sku, name, finish, quantity, priceCents, totalCents, leadTime, substitute, note }) => {
        const what = substitute ? markup`${substitute.name} ${substitute.sku}, in place of ${name}` : markup`${name}`
        const more = [substitute ? '' : finish, note].filter(Boolean).join('. ')
        const price =
          priceCents === null
            ? markup`<td class="number" colspan="3">Not offered</td>`
            : markup`<td class="number">${text(netCents(priceCents, locale))}</td><td class="number">${text(priceCents)}</td><td class="number">${text(totalCents)}</td>`
        return markup`<tr><td><span class="code">${sku}</span></td><td>${what}${more !== '' && markup`<br><span class="small">${more}</span>`}</td><td class="number">${countText(quantity)}</td>${price}<td class="lead">${leadTime}</td></tr>`
      })
    : request.lines.map(
        ({ sku, name, finish, quantity }) =>
          markup`<tr><td><span class="code">${sku}</span></td><td>${name}${finish !== '' && markup`<br><span class="small">${finish}</span>`}</td><td class="number">${countText(quantity)}</td></tr>`,
      )
  const words = answer ? answer.words : request.words
  const leftOut = leftOutText(request)
  return {
    language: market.language,
    title: `Quote ${number}`,
    running: {
      isLandscape: false,
      name: request.projectName,
      kind: `Quote ${number}`,
      about: [`${request.projectName}  ·  Revision ${request.revisionLabel}`],
      issue: zonedTimeIn(market, now),
    },
    pictures: new PaperPictures(),
    style: STYLE,
    body: markup`<article class="tall"><h1>Quote ${number}</h1>
<div class="facts">${pairs([
      { label: 'Project', value: `${request.projectName}, revision ${request.revisionLabel}` },
      { label: 'For', value: [request.by.name, request.by.company].filter(Boolean).join(', ') },
      { label: 'Deliver to', value: request.place },
      { label: 'Needed by', value: request.neededBy === '' ? '' : dayText(request.neededBy, locale) },
    ])}${pairs([
      { label: 'Requested', value: dateIn(market, quote.requestedAt) },
      { label: 'State', value: STATUS_TEXT[quoteStatus(quote, now)] },
      { label: 'Answered', value: answer ? `${dateIn(market, new Date(answer.at))}, ${answer.by}` : '' },
      { label: 'Holds until', value: answer ? lastDayText(quote, answer) : '' },
    ])}</div>
${words !== '' && markup`<p class="words">${words}</p>`}
${paperTable(columns, rows)}
${leftOut !== '' && markup`<p class="words">${leftOut}.</p>`}
${
  sums
    ? markup`<div class="sums">${pairs(sumRows(sums, locale).map(([label, value]) => ({ label, value })))}</div>`
    : NOTHING
}</article>`,
  }
}

const STYLE = `
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 6mm 0; }
.words { margin-bottom: 5mm; white-space: pre-line; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lead { width: 24mm; padding-left: 2mm; }
tr { break-inside: avoid; }
.sums { width: 80mm; margin: 6mm 0 0 auto; break-inside: avoid; }
.sums dd { text-align: right; font-variant-numeric: tabular-nums; }
.sums dl > div:last-child { font-weight: 600; }
`
