import type { Product } from '@specify/catalogue/product/model.ts'
import { productTexts } from './product-texts.ts'

export interface FieldChange {
  /** Empty for a value of the product. */
  readonly sku: string
  readonly field: string
  readonly was: string
  readonly is: string
}

/** Changes that are kept of one product; more are counted. */
const MOST_CHANGES = 300
const MOST_CHARACTERS = 400

/** The field of a variant that comes or goes. */
const WHOLE_VARIANT = 'variant'

/**
 * Returns the values that differ, those of the product first, then by variant. Long texts are shortened around the first
 * difference.
 */
export function compareProducts(was: Product, is: Product): readonly FieldChange[] {
  const [before, after] = [productTexts(was), productTexts(is)]
  const changes = compareTexts('', before.product, after.product)
  for (const sku of new Set([...before.variants.keys(), ...after.variants.keys()])) {
    const [former, next] = [before.variants.get(sku), after.variants.get(sku)]
    if (former && next) changes.push(...compareTexts(sku, former, next))
    else changes.push({ sku, field: WHOLE_VARIANT, was: former ? sku : '', is: next ? sku : '' })
  }
  // Nothing but the order of the variants.
  if (changes.length === 0 && was.variants.some(({ sku }, index) => sku !== is.variants[index]?.sku))
    changes.push({ sku: '', field: 'order of the variants', was: skusOf(was), is: skusOf(is) })
  if (changes.length <= MOST_CHANGES) return changes
  const more = { sku: '', field: 'more', was: '', is: `${changes.length - MOST_CHANGES} further values` }
  return [...changes.slice(0, MOST_CHANGES), more]
}

function skusOf({ variants }: Product): string {
  return variants
    .map(({ sku }) => sku)
    .join(', ')
    .slice(0, MOST_CHARACTERS)
}

type Texts = ReadonlyMap<string, string>

function compareTexts(sku: string, before: Texts, after: Texts): FieldChange[] {
  const changes: FieldChange[] = []
  for (const field of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(field) ?? '', after.get(field) ?? '']
    if (was !== is) changes.push({ sku, field, ...shortened(was, is) })
  }
  return changes
}

/** Both texts, with some of what they begin with in common where they are long. */
function shortened(was: string, is: string): { readonly was: string; readonly is: string } {
  if (was.length <= MOST_CHARACTERS && is.length <= MOST_CHARACTERS) return { was, is }
  let same = 0
  while (same < was.length && was[same] === is[same]) same++
  const from = Math.max(0, same - 40)
  return { was: cut(was, from), is: cut(is, from) }
}

function cut(text: string, from: number): string {
  const part = text.slice(from, from + MOST_CHARACTERS).toWellFormed()
  return `${from > 0 ? '… ' : ''}${part}${from + MOST_CHARACTERS < text.length ? ' …' : ''}`
}
