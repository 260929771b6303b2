import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import { inCurrency } from '../quote.ts'

export interface DoubtfulPrice {
  readonly sku: string
  readonly priceCents: number
  /** `$4,000.00, ten times its list price of $40.00 or more` */
  readonly text: string
}

interface CheckedLine {
  readonly sku: string
  readonly priceCents: number | null
  readonly listCents: number | null
}

/** Lists prices that are usually slips of the pen: nothing, above the list price, or a tenth of it or less. */
export function doubtfulPrices(lines: readonly CheckedLine[], locale: Locale): DoubtfulPrice[] {
  const text = (cents: number) => formatMoney(inCurrency(cents, locale), 2)
  return lines.flatMap(({ sku, priceCents, listCents }) => {
    if (priceCents === null) return []
    const doubt = doubtOf(priceCents, listCents)
    if (doubt === '') return []
    const list = listCents === null || doubt === NOTHING ? '' : ` its list price of ${text(listCents)}`
    return [{ sku, priceCents, text: `${text(priceCents)}, ${doubt}${list}` }]
  })
}

const NOTHING = 'which is nothing'

function doubtOf(priceCents: number, listCents: number | null): string {
  if (priceCents === 0) return NOTHING
  if (listCents === null) return ''
  if (priceCents > listCents * 10) return 'more than ten times'
  if (priceCents > listCents) return 'more than'
  return priceCents * 10 < listCents ? 'less than a tenth of' : ''
}

const MOST_NAMED = 5

/** `3 prices look wrong: 96340C6AF $0.00, which is nothing; … Send all the same?` */
export function doubtText(doubtful: readonly DoubtfulPrice[]): string {
  const [count, look] = [countOf(doubtful.length, 'price'), doubtful.length === 1 ? 'looks' : 'look']
  const named = doubtful.slice(0, MOST_NAMED).map(({ sku, text }) => `${sku} ${text}`)
  const others = doubtful.length - named.length
  return `${count} ${look} wrong: ${[...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')}. Send all the same?`
}

/** Names these prices, so that a confirmation holds for no others. */
export function doubtKey(doubtful: readonly DoubtfulPrice[]): string {
  let hash = 0x81_1c_9d_c5
  for (const sign of doubtful.map(({ sku, priceCents }) => `${sku}=${priceCents};`).join(''))
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01_00_01_93) >>> 0
  return `${doubtful.length}-${hash.toString(16)}`
}
