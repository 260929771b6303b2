import type { Product } from '@specify/catalogue/product/model.ts'
import { OVERRIDE } from '../field-label.ts'
import type { FieldChange } from '../plan/compare-products.ts'
import { valueReader, withValues, type FieldValue } from './field-values.ts'
import { MOST_OVERRIDES, overrideLabel, quoted, type OpenOverride, type Override, type Takes } from './override.ts'

/** A product with its overrides as a change leaves them. */
export interface OverriddenProduct {
  readonly product: Product
  readonly overrides: readonly Override[]
  /** Overrides that begin, end or move, as rows of the difference. */
  readonly fields: readonly FieldChange[]
  readonly open: readonly OpenOverride[]
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
}

/**
 * Puts the overrides of a product over what a feed says of it. An override ends where the feed agrees; where the feed
 * has moved on, ours stays until somebody has answered.
 */
export function keepOverrides(
  product: Product,
  overrides: readonly Override[],
  answerOf: (override: Override, next: string) => Takes | undefined,
): OverriddenProduct {
  if (overrides.length === 0) return untouched(product)
  const read = valueReader(product)
  const [kept, fields, open, notes]: [Override[], FieldChange[], OpenOverride[], string[]] = [[], [], [], []]
  for (const each of overrides) {
    const next = read(each)
    if (next === null) fields.push(endOf(each, 'the variant is gone'))
    else if (next === each.own) fields.push(endOf(each, `the feed agrees now`))
    else if (next === each.feed) {
      kept.push(each)
      notes.push(`${overrideLabel(each)}: ${quoted(each.own)} is kept, the feed says ${quoted(next)}`)
    } else {
      const takes = answerOf(each, next)
      if (takes === 'feed') fields.push(endOf(each, `the feed is taken: ${quoted(next)}`))
      else kept.push(takes === 'ours' ? { ...each, feed: next } : each)
      if (takes === 'ours')
        fields.push(rowOf(each, `${quoted(each.own)} is kept, the feed says ${quoted(next)}`, textOf(each)))
      else if (takes === undefined) open.push({ ...each, next })
    }
  }
  const { product: overridden, unusable } = putOver(product, kept)
  const ends = unusable.map((each) => endOf(each, 'it no longer fits the product'))
  return {
    product: overridden,
    overrides: kept.filter((each) => !unusable.includes(each)),
    fields: [...fields, ...ends],
    open: open.filter(({ sku, field }) => !unusable.some((each) => each.sku === sku && each.field === field)),
    notes,
    warnings: [
      ...unusable.map((each) => `${overrideLabel(each)}: ${quoted(each.own)} no longer fits, and the feed is taken`),
      ...salesLeftOut(product, overridden, kept),
    ],
  }
}

/** Sales of the feed that end because a lower price is kept. */
function salesLeftOut(product: Product, overridden: Product, kept: readonly Override[]): string[] {
  const [read, readOverridden] = [valueReader(product), valueReader(overridden)]
  return kept.flatMap(({ sku, field }) => {
    const sale = { sku, field: field.replace(/^price /, 'sale ') }
    const text = read(sale)
    return field.startsWith('price ') && text && readOverridden(sale) === ''
      ? [`${overrideLabel(sale)}: ${quoted(text)} of the feed is not below the price that is kept, and is left out`]
      : []
  })
}

/** Most products have no override: none of their values is read. */
function untouched(product: Product): OverriddenProduct {
  return { product, overrides: [], fields: [], open: [], notes: [], warnings: [] }
}

/** One that no longer fits, such as a sale price above the price, costs no other one. */
function putOver(product: Product, kept: readonly Override[]) {
  const values = kept.map(({ sku, field, own: text }) => ({ sku, field, text }))
  const whole = kept.length === 0 ? product : withValues(product, values)
  if (whole) return { product: whole, unusable: [] }
  const unusable: Override[] = []
  let overridden = product
  for (const [at, each] of kept.entries()) {
    const next = withValues(overridden, [values[at]!])
    if (next) overridden = next
    else unusable.push(each)
  }
  return { product: overridden, unusable }
}

/**
 * Moves overrides with a change that staff make themselves: what they write is what stands against the feed, and the
 * value of the feed ends the override.
 *
 * @param begins the set and the fields whose changes become overrides; null for none
 */
export function followOverrides(
  former: Product,
  product: Product,
  overrides: readonly Override[],
  begins: {
    readonly set: string
    readonly fields: readonly { readonly key: string; readonly isOfProduct: boolean }[]
  } | null,
): OverriddenProduct {
  if (overrides.length === 0 && begins === null) return untouched(product)
  const read = valueReader(product)
  const [next, fields, warnings]: [Override[], FieldChange[], string[]] = [[], [], []]
  for (const each of overrides) {
    const text = read(each)
    if (text === null) fields.push(endOf(each, 'the variant is gone'))
    else if (text === each.own) next.push(each)
    else if (text === each.feed) fields.push(endOf(each, 'the value of the feed is back'))
    else {
      next.push({ ...each, own: text })
      fields.push(rowOf(each, `${quoted(text)} stands against ${quoted(each.feed)} of the feed`, textOf(each)))
    }
  }
  const readFormer = valueReader(former)
  const values: FieldValue[] = []
  const isOverridden = (sku: string, field: string) =>
    overrides.some((each) => each.sku === sku && each.field === field)
  for (const { key: field, isOfProduct } of begins?.fields ?? [])
    for (const sku of isOfProduct ? [''] : product.variants.map((variant) => variant.sku)) {
      const [feed, own] = [readFormer({ sku, field }), read({ sku, field })]
      if (feed === null || own === null || feed === own || isOverridden(sku, field)) continue
      const begun: Override = { sku, field, own, feed, set: begins!.set }
      // With the others: a sale price is below the price of the same change.
      const value = { sku, field, text: own }
      if (next.length < MOST_OVERRIDES && withValues(former, [...values, value])) {
        values.push(value)
        next.push(begun)
        fields.push(rowOf(begun, `${quoted(own)} stands against ${quoted(feed)} of the feed`))
      } else warnings.push(`${overrideLabel(begun)} cannot be kept against the feed`)
    }
  return { product, overrides: next, fields, open: [], notes: [], warnings }
}

/** Overrides that a rollback begins, ends or moves, as rows of the difference. */
export function compareOverrides(now: readonly Override[], before: readonly Override[]): FieldChange[] {
  const isSame = (one: Override) => (other: Override) => one.sku === other.sku && one.field === other.field
  const ended = now.filter((each) => !before.some(isSame(each)))
  return [
    ...ended.map((each) => endOf(each, 'the change is taken back')),
    ...before.flatMap((each) => {
      const other = now.find(isSame(each))
      if (other?.own === each.own && other.feed === each.feed) return []
      return rowOf(each, `${quoted(each.own)} stands against ${quoted(each.feed)} of the feed`, other && textOf(other))
    }),
  ]
}

function rowOf({ sku, field }: Override, is: string, was = ''): FieldChange {
  return { sku, field: `${OVERRIDE}${field}`, was, is }
}

const textOf = ({ own, feed }: Override) => `${quoted(own)} against ${quoted(feed)}`

function endOf(override: Override, why: string): FieldChange {
  return rowOf(override, `ends: ${why}`, textOf(override))
}
