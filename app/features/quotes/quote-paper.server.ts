import { formatMoney } from '@specify/core/money.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { pairs, paperTable } from '#app/features/exports/papers/paper-parts.ts'
import { dateIn, zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { markup, NOTHING } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { acceptedSums, isAccepted } from './answer/accepted-lines.ts'
import { formatDay } from './quote-mails.server.ts'
import {
  inCurrency,
  lastDayText,
  leftOutText,
  lineNote,
  netCents,
  quoteStatus,
  quoteSums,
  STATUS_TEXT,
  sumRows,
  variantTextOf,
  type Quote,
} from './quote.ts'

interface Quoter {
  /** Lines about who quotes, such as its name, address and business number. */
  readonly business?: readonly string[]
  /** Its terms, a paragraph each. */
  readonly terms?: readonly string[]
}

export function quotePaper(quote: Quote, now: Date, { business = [], terms = [] }: Quoter = {}): Paper {
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
    ? sums.lines.map((line, index) => {
        const { sku, name, quantity, priceCents, totalCents, leadTime, substitute } = line
        const original = [name, variantTextOf(line)].filter(Boolean).join(', ')
        const what = substitute
          ? markup`${substitute.name} ${substitute.sku}, in place of ${original}`
          : markup`${name}`
        const isLeft = answer?.accepted !== undefined && priceCents !== null && !isAccepted(answer, index)
        const variant = substitute ? '' : variantTextOf(line)
        const more = [variant, lineNote(line), isLeft ? 'Not accepted' : ''].filter(Boolean).join('. ')
        const price =
          priceCents === null
            ? markup`<td class="number" colspan="3">Not offered</td>`
            : markup`<td class="number">${text(netCents(priceCents, locale))}</td><td class="number">${text(priceCents)}</td><td class="number">${text(totalCents)}</td>`
        return markup`<tr><td><span class="code">${sku}</span></td><td>${what}${more !== '' && markup`<br><span class="small">${more}</span>`}</td><td class="number">${countText(quantity)}</td>${price}<td class="lead">${priceCents === null ? '' : leadTime}</td></tr>`
      })
    : request.lines.map(
        ({ sku, name, quantity, ...words }) =>
          markup`<tr><td><span class="code">${sku}</span></td><td>${name}${variantTextOf(words) !== '' && markup`<br><span class="small">${variantTextOf(words)}</span>`}</td><td class="number">${countText(quantity)}</td></tr>`,
      )
  const words = answer ? answer.words : request.words
  const leftOut = leftOutText(request)
  const total = sums ? text(sums.totalCents) : ''
  const acceptance = `We accept quote ${number} for ${request.projectName}, at its prices and quantities: ${total} with GST.`
  const validity = answer ? `The prices hold until ${lastDayText(quote, answer)}.` : ''
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
${business.length > 0 && markup`<address>${business.map((line) => markup`<span>${line}</span><br>`)}</address>`}
<div class="facts">${pairs([
      { label: 'Project', value: `${request.projectName}, revision ${request.revisionLabel}` },
      { label: 'For', value: [request.by.name, request.by.company].filter(Boolean).join(', ') },
      { label: 'Address', value: addressMarkup(request.address) },
      { label: 'Email', value: request.by.email },
      { label: 'Deliver to', value: request.place },
      { label: 'Needed by', value: request.neededBy === '' ? '' : formatDay(request.neededBy, locale) },
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
    ? markup`<div class="sums">${pairs(sumRows(acceptedSums(quote, answer), locale).map(([label, value]) => ({ label, value })))}</div>
<div class="sign"><h2>Acceptance</h2><p>${answer.accepted ? 'Accepted in part, as marked above.' : acceptance}</p><p>${validity}</p><div class="lines">${SIGNED.map((label) => markup`<p>${label}</p>`)}</div></div>`
    : NOTHING
}
${
  answer && terms.length > 0
    ? markup`<section class="terms"><h2>Terms</h2>${terms.map((term) => markup`<p>${term}</p>`)}</section>`
    : NOTHING
}</article>`,
  }
}

/** Lines of an address. */
function addressMarkup(address: string | undefined) {
  if (address === undefined) return ''
  return markup`${address.split('\n').map((line, index) => markup`${index > 0 && markup`<br>`}${line}`)}`
}

const SIGNED = ['Name', 'Company', 'Signature', 'Date']

const STYLE = `
address { margin-top: 4mm; font-style: normal; }
.terms { margin-top: 8mm; font-size: 8pt; }
.terms p { margin-top: 1mm; }
.sign { margin-top: 10mm; break-inside: avoid; }
.sign .lines { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm 8mm; margin-top: 12mm; }
.sign .lines p { padding-top: 1mm; border-top: 0.3mm solid; font-size: 8pt; }
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 6mm 0; }
.words { margin-bottom: 5mm; white-space: pre-line; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lead { width: 24mm; padding-left: 2mm; }
tr { break-inside: avoid; }
.sums { width: 80mm; margin: 6mm 0 0 auto; break-inside: avoid; }
.sums dd { text-align: right; font-variant-numeric: tabular-nums; }
.sums dl > div:last-child { font-weight: 600; }
`
