import { problemsOf, type DraftRow } from '@specify/list-reader/draft/list-draft.ts'
import type { ListRow, PassedReason } from '@specify/list-reader/model.ts'
import type { Match } from '@specify/list-reader/match/candidate.ts'
import type { PricedProduct, PricedState } from './model.ts'

const MAX_NAMED = 6

type FindProduct = (sku: string) => PricedProduct | null

interface Said {
  readonly state: PricedState
  readonly status: string
}

/** Statuses of lines that the list itself leaves out; others that are no products get none. */
export const LEFT_OUT: Readonly<Partial<Record<PassedReason, string>>> = {
  deleted: 'Taken out or excluded: not priced',
  added: 'Added before: not priced',
}

export const PRICED = 'Priced'
export const PRICED_CLOSEST = 'Priced: closest match'
export const PRICED_BY_CODE = 'Priced by its code: your description says another product or finish'

/** Says why no product is sure, in the words of the preview of a list, with the products that the row may mean. */
export function unmatchedStatus(row: ListRow, match: Match, find: FindProduct): Said {
  const problem = problemsOf(draftOf(row, match), 'Room').product ?? ''
  const { kind, candidates } = match
  const named = candidates.flatMap(({ sku, options, why }) =>
    (options.length > 1 ? options : [sku]).map((each) => ({ sku: each, why: kind === 'ambiguous' ? '' : why })),
  )
  const text = candidatesText(named, find)
  if (kind === 'ambiguous') return { state: 'check', status: `${named.length} products are meant: ${text}` }
  if (kind === 'discontinued') {
    const elsewhere = match.elsewhere ? '. Its replacement is not sold in this market' : ''
    return { state: 'check', status: named.length > 0 ? `${problem}: ${text}` : `${problem}${elsewhere}` }
  }
  if (named.length === 0) return { state: 'missing', status: problem }
  // A code of somebody else, beside words that fit many products.
  const isOther = kind === 'unknown' && named.every(({ why }) => why.startsWith('described as'))
  return { state: isOther ? 'missing' : 'check', status: `${problem}. ${isOther ? 'Similar:' : 'May be'} ${text}` }
}

interface Named {
  readonly sku: string
  readonly why: string
}

/** Names products, and once what they have in common: their name, and why they are meant. */
function candidatesText(named: readonly Named[], find: FindProduct): string {
  const products = named.map(({ sku }) => find(sku))
  const isShared = (values: readonly (string | undefined)[]) => values.length > 1 && new Set(values).size === 1
  const [name, why] = [products[0]?.name ?? '', named[0]?.why ?? '']
  const isOfOne = isShared(products.map((product) => product?.name)) && name !== ''
  const isForOne = isShared(named.map((each) => each.why))
  const texts = named.map((each, at) => {
    const product = products[at]
    const words = [isOfOne ? '' : product?.name, product?.finish, product?.size, product?.hand].filter(Boolean)
    return [each.sku, words.join(', '), !isForOne && each.why && `(${each.why})`].filter(Boolean).join(' ')
  })
  return [isOfOne && `${name}:`, listed(texts), isForOne && why && `(${why})`].filter(Boolean).join(' ')
}

/** Says that a product has no price, or its row no number; null where both are there. */
export function unpricedStatus(row: ListRow, match: Match, product: PricedProduct): Said | null {
  if (product.priceKind === 'on request') return { state: 'request', status: 'Price on request' }
  if (product.priceKind === 'none') return { state: 'request', status: 'No price yet: on request' }
  const problem = problemsOf(draftOf(row, match), 'Room').quantity
  return problem === undefined ? null : { state: 'check', status: problem }
}

export function severalStatus(codes: readonly string[]): Said {
  const named = listed(codes, 'and')
  return { state: 'check', status: `${codes.length} products in one row: ${named}. Give each a row of its own` }
}

function draftOf(row: ListRow, match: Match): DraftRow {
  return { ...row, id: 0, match, choice: null, isLeftOut: false, room: 'Room', unitType: '', tag: '' }
}

function listed(texts: readonly string[], word = 'or'): string {
  const shown = texts.slice(0, MAX_NAMED)
  const more = texts.length - shown.length
  if (more > 0) return `${shown.join('; ')} ${word} ${more} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join('; ')} ${word} ${shown.at(-1)}`
}
