import { acceptedSums, isAccepted } from '../answer/accepted-lines.ts'
import { lineNote, netCents, quoteSums, variantTextOf, type Quote } from '../quote.ts'
import { stageHead } from './stage-columns.ts'

interface QuoteTable {
  readonly head: readonly string[]
  readonly widths: readonly number[]
  /** Numbers are amounts in dollars. */
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A quote as its reader takes it into a spreadsheet: its lines, then freight and sums. */
export function quoteRows(quote: Quote): QuoteTable {
  const { request, answer, locale, number } = quote
  const dollars = (cents: number) => cents / 100
  const stages = answer?.stages ?? []
  const isPart = answer?.accepted !== undefined
  const columns: readonly (readonly [string, number])[] = [
    ['Code', 18],
    ['Description', 48],
    ['Qty', 8],
    ...(answer
      ? ([
          ['Each, ex GST', 16],
          ['Each, inc GST', 16],
          ['Total, inc GST', 18],
          ['Lead time', 18],
          ['Replaced by', 18],
          ['Note', 40],
          ...(isPart ? ([['Accepted', 12]] as const) : []),
          ...stages.map((stage) => [stageHead(stage), 18] as const),
        ] as const)
      : ([['RRP, inc GST', 16]] as const)),
    ['Quote', 18],
  ]
  const described = (line: Parameters<typeof variantTextOf>[0] & { readonly name: string }) =>
    [line.name, variantTextOf(line)].filter(Boolean).join(', ')
  const finish = { head: columns.map(([name]) => name), widths: columns.map(([, width]) => width) }
  if (!answer) {
    const rows = request.lines.map((line) => [
      line.sku,
      described(line),
      String(line.quantity),
      line.listCents === null ? 'On request' : dollars(line.listCents),
      number,
    ])
    return { ...finish, rows }
  }
  const lines = quoteSums(quote, answer).lines.map((line, index) => {
    const { sku, quantity, priceCents, totalCents, leadTime, substitute, stages: pieces } = line
    const prices =
      priceCents === null
        ? ['Not offered', '', '']
        : [dollars(netCents(priceCents, locale)), dollars(priceCents), dollars(totalCents)]
    const accepted = priceCents === null ? '' : isAccepted(answer, index) ? 'Yes' : 'No'
    return [
      sku,
      described(line),
      String(quantity),
      ...prices,
      priceCents === null ? '' : leadTime,
      substitute?.sku ?? '',
      lineNote(line),
      ...(isPart ? [accepted] : []),
      ...stages.map((_, at) => (pieces?.[at] ? String(pieces[at]) : '')),
      number,
    ]
  })
  const sums = acceptedSums(quote, answer)
  const sumRows = (
    [
      ['Freight', sums.freightCents],
      ['Total without GST', sums.netCents],
      ['GST', sums.taxCents],
      ['Total with GST', sums.totalCents],
    ] as const
  ).map(([name, cents]) => ['', name, '', '', '', dollars(cents), ...columns.slice(7).map(() => ''), number])
  return { ...finish, rows: [...lines, ...sumRows] }
}
