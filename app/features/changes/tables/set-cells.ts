import { MARKETS, type Locale } from '@specify/core/market.ts'
import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { readPrice } from './read-price.ts'

/** A line of a feed as `toFeedRecord` writes it, as far as cells change it. */
export interface FeedDraft {
  [field: string]: unknown
  readonly productId: string
  readonly variants: readonly {
    [field: string]: unknown
    readonly sku: string
    attributes: Record<string, unknown>
    priceValues: FeedPrice[]
  }[]
}

interface FeedPrice {
  readonly currencyCode: string
  readonly value: number
  readonly discounted?: number
  readonly validFrom?: string
}

/** Removes a value; an empty cell leaves it. */
export const CLEAR = 'CLEAR'

/** GST by currency. */
const GST: Readonly<Record<string, number>> = { AUD: 0.1, NZD: 0.15 }

/** What a formula leaves that could not be worked out. */
const SHEET_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|GETTING_DATA)$/i

/** Fields that may have the value *clear*. */
const MAY_BE_CLEAR: ReadonlySet<string> = new Set([
  'colour',
  'surface-finish',
  'item-material',
  'coating-method',
  'variant-name',
  'name',
])

interface Cell {
  readonly sku: string
  readonly target: string
  readonly cell: string
  /** CLEAR always removes. */
  readonly canClear: boolean
}

export type SetOutcome = { readonly notes: readonly string[] } | { readonly problem: string }

/** Sets the value of one cell in a draft; the draft is changed. A problem leaves it as it was. */
export function setCell(draft: FeedDraft, { sku, target, cell, canClear }: Cell): SetOutcome {
  if (cell === '') return { notes: [] }
  if (SHEET_ERROR.test(cell)) return { problem: `"${cell}" is an error of the spreadsheet` }
  if (isBlank(cell))
    return { problem: `"${cell}" says nothing: leave the cell empty to keep the value, or write CLEAR` }
  if (cell.startsWith('=')) return { problem: `"${cell.slice(0, 60)}" is a formula without its value` }
  if (cell === CLEAR && !canClear && MAY_BE_CLEAR.has(target))
    return { problem: 'CLEAR may be the finish or the word that removes: write Clear, or clear it by Edit products' }
  const isCleared = cell === CLEAR
  const variant = draft.variants.find((each) => each.sku === sku)
  const [, kind, currency] = /^(price|price-ex|sale) (AUD|NZD)$/.exec(target) ?? []
  if (kind !== undefined && currency !== undefined)
    return variant ? setPrice(variant, { kind, currency, cell }) : { problem: 'is not there' }
  if (isAttributeKey(target)) {
    if (!variant) return { problem: 'is not there' }
    const { [target]: _former, ...others } = variant.attributes
    variant.attributes = isCleared ? others : { ...variant.attributes, [target]: cell }
    return { notes: [] }
  }
  if (isCleared && (target === 'name' || target === 'status' || target === 'markets' || target === 'IsGWAInternal'))
    return { problem: `${target} cannot be removed` }
  if (target === 'name') draft['name'] = byLanguage(cell)
  else if (isCleared) delete draft[target]
  else draft[target] = LISTS.has(target) ? splitList(cell) : cell
  return { notes: [] }
}

const LISTS: ReadonlySet<string> = new Set(['replacedBy', 'alternatives', 'product-types', 'markets'])

/** Reads a cell with several values, between commas, semicolons or bars. */
export function splitList(cell: string): string[] {
  return cell
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** `Tap | Faucet` is the name in Australia and the one in New Zealand; any other text is both. */
function byLanguage(text: string): Record<string, string> {
  const parts = text.split(' | ')
  return Object.fromEntries(
    (['au', 'nz'] satisfies Locale[]).map((locale, at) => [
      MARKETS[locale].language,
      parts.length === 2 ? parts[at]!.trim() : text,
    ]),
  )
}

function setPrice(
  variant: FeedDraft['variants'][number],
  { kind, currency, cell }: { readonly kind: string; readonly currency: string; readonly cell: string },
): SetOutcome {
  const isOwn = ({ currencyCode, validFrom }: FeedPrice) => currencyCode === currency && validFrom === undefined
  const former = variant.priceValues.find(isOwn)
  // In its place: a record in another order is another record.
  const put = (price: FeedPrice | null) => {
    const next = variant.priceValues.flatMap((each) => (isOwn(each) ? (price ?? []) : each))
    variant.priceValues = former || !price ? next : [...next, price]
  }
  if (cell === CLEAR && kind !== 'sale') {
    put(null)
    return { notes: [] }
  }
  if (cell === CLEAR) {
    if (former) put({ currencyCode: currency, value: former.value })
    return { notes: [] }
  }
  const read = readPrice(cell)
  if (read.kind === 'wrong') return { problem: read.reason }
  const cents = kind === 'price-ex' ? Math.round(read.cents * (1 + (GST[currency] ?? 0))) : read.cents
  if (kind === 'sale') {
    if (!former) return { problem: 'has a sale price without a price' }
    if (cents >= former.value) return { problem: 'has a sale price that is not below the price' }
    put({ ...former, discounted: cents })
  } else {
    const discounted = former?.discounted
    const keeps = discounted !== undefined && discounted < cents
    put({ currencyCode: currency, value: cents, ...(keeps && { discounted }) })
    if (discounted !== undefined && !keeps)
      return { notes: [`${variant.sku}: its sale price ends, since it is not below the new price`] }
  }
  return { notes: read.note === undefined ? [] : [read.note] }
}
