import { lineAllowanceText } from '@specify/schedule/free-lines/allowances.ts'
import { ALLOWANCE_KINDS, type AllowanceKind, type FreeLine } from '@specify/schedule/free-lines/free-line.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import type { LineItem } from '@specify/schedule/model.ts'

/** Words that a free line has in place of a product. */
export interface SummaryFree extends FreeLine {
  /** The same for lines with the same details. */
  readonly key: string
  /** `$2,400.00 ex GST`, for one unit; empty without an allowance. */
  readonly lineText: string
  /** Over all units. */
  readonly totalText: string
}

export function summaryFree({ sku: key, quantity, free }: LineItem, units: number): SummaryFree | undefined {
  if (!free) return undefined
  return {
    ...free,
    key,
    lineText: lineAllowanceText(free, { quantity, units: 1 }),
    totalText: lineAllowanceText(free, { quantity, units }),
  }
}

const ALLOWANCE_WORDS: Readonly<Record<AllowanceKind, string>> = {
  pc: `${ALLOWANCE_KINDS.pc} each`,
  provisional: `${ALLOWANCE_KINDS.provisional} for the line`,
}

/** A product of a summary that stands for a free line. The allowance is not among it: it goes where prices go. */
export function freeProduct({ maker, allowance, suppliedBy, installedBy, link }: FreeLine) {
  return {
    brand: maker,
    category: NOT_FROM_CATALOGUE,
    colour: '',
    size: '',
    hand: '',
    option: '',
    variantText: [NOT_FROM_CATALOGUE, allowance && ALLOWANCE_WORDS[allowance.kind]].filter(Boolean).join(' · '),
    images: [],
    attributes: [
      { name: 'Supplied by', value: suppliedBy },
      { name: 'Installed by', value: installedBy },
      { name: 'Link', value: link },
    ].filter(({ value }) => value !== ''),
    features: [],
    bimFiles: [],
  }
}
