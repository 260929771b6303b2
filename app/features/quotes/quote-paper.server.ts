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
  type QuoteAnswer,
} from './quote.ts'
import { countUnstaged, deliveriesText, stageSums, unstagedText } from './stages/stage-sums.ts'
import { lineStagesText, stageDayText } from './stages/stage.ts'

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
        const inStages = lineStagesText(line.stages, answer?.stages)
        const more = [variant, lineNote(line), inStages, isLeft ? 'Not accepted' : ''].filter(Boolean).join('. ')
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
  const inStages = answer ? deliveriesText(quote, answer) : ''
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
    ? markup`${deliveries(quote, answer)}<div class="sums">${pairs(sumRows(acceptedSums(quote, answer), locale).map(([label, value]) => ({ label, value })))}</div>
<div class="sign"><h2>Acceptance</h2><p>${answer.accepted ? 'Accepted in part, as marked above.' : acceptance}</p>${inStages !== '' && markup`<p>${inStages}</p>`}<p>${validity}</p><div class="lines">${SIGNED.map((label) => markup`<p>${label}</p>`)}</div></div>`
    : NOTHING
}
${
  answer && terms.length > 0
    ? markup`<section class="terms"><h2>Terms</h2>${terms.map((term) => markup`<p>${term}</p>`)}</section>`
    : NOTHING
}</article>`,
  }
}

function deliveries({ locale, request }: Quote, answer: QuoteAnswer) {
  const stages = stageSums(request, answer)
  if (stages.length === 0) return NOTHING
  const columns = [
    { text: 'Delivery', className: '' },
    { text: 'Day', className: '' },
    { text: 'Lines', className: 'number' },
    { text: 'Pieces', className: 'number' },
    { text: 'Products, inc GST', className: 'number' },
  ]
  const rows = stages.map(({ name, day, lines, pieces, goodsCents }) => {
    const total = formatMoney(inCurrency(goodsCents, locale), 2)
    return markup`<tr><td>${name}</td><td>${stageDayText({ day }, locale) || 'To be agreed'}</td><td class="number">${countText(lines)}</td><td class="number">${countText(pieces)}</td><td class="number">${total}</td></tr>`
  })
  const unstaged = unstagedText(countUnstaged(answer))
  return markup`<section class="deliveries"><h2>Deliveries</h2>${paperTable(columns, rows)}${unstaged !== '' && markup`<p class="small">${unstaged}.</p>`}</section>`
}

/** Lines of an address. */
function addressMarkup(address: string | undefined) {
  if (address === undefined) return ''
  return markup`${address.split('\n').map((line, index) => markup`${index > 0 && markup`<br>`}${line}`)}`
}

const SIGNED = ['Name', 'Company', 'Signature', 'Date']

const STYLE = `
address { margin-top: 4mm; font-style: normal; }
.deliveries { margin-top: 6mm; break-inside: avoid; }
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
