import { correctRangeName } from '@specify/catalogue/product/range-name.ts'
import type { Locale } from '@specify/core/market.ts'
import { FACETS, facetAttribute } from '#app/features/search/hits/facets.ts'
import type { Condition } from '#app/features/search/understanding/lexicon/meaning.ts'
import type { PartRole, UnderstoodPart } from '#app/features/search/understanding/reader.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { ListingState } from './listing-state.ts'

export interface UnderstoodPartView {
  readonly role: PartRole
  /** As typed. */
  readonly phrase: string
  /** Its interpretation: `Colour: Matte Black`. */
  readonly label: string
}

export interface UnderstoodView {
  readonly parts: readonly UnderstoodPartView[]
  /** The query as it was searched for, and the words of it that were spelt otherwise; null where none was. */
  readonly corrected: { readonly query: string; readonly typed: readonly string[] } | null
  /** Words that the results were found without. */
  readonly ignored: readonly string[]
}

export function understoodView(
  understood: Understanding,
  { query }: ListingState,
  locale: Locale,
): UnderstoodView | null {
  const { parts, corrections, corrected, ignored } = understood
  if (query === '' || parts.length + corrections.length + ignored.length === 0) return null
  const labels = new Map(FACETS.map((facet) => [facetAttribute(facet, locale), facet]))
  return {
    parts: eachOnce(parts).map((part) => ({
      role: part.role,
      phrase: part.typed,
      label: (part.role === 'order' ? 'Lowest price first' : partLabel(part, labels)) || `“${part.typed}”`,
    })),
    corrected: corrections.length > 0 ? { query: corrected, typed: corrections.map(({ typed }) => typed) } : null,
    ignored,
  }
}

/** A phrase that stands twice in a query is taken back as one. */
function eachOnce(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  return Array.from(new Map(parts.toReversed().map((part) => [part.typed.toLowerCase(), part])).values()).toReversed()
}

type Labels = ReadonlyMap<string, { readonly label: string; readonly unit?: string }>

const MOST_VALUES = 3
const MOST_LABELS = 2

/**
 * `Colour: Matte Black, Black`, `Colour: not Chrome`, or `Product type: Vanities, Width: up to 750 mm`; empty for what is
 * said in names alone, null where a filter has no name, and for products that are left out.
 */
function partLabel({ role, alternatives, refused }: UnderstoodPart, labels: Labels): string | null {
  if (role === 'without') return null
  if (refused) return conditionsLabels(refused, labels).join(', ').replace(': ', ': not ')
  const all = alternatives.flatMap(({ conditions }) => conditions)
  if (!all.every(({ attribute }) => isKind(attribute) || labels.has(attribute))) return null
  const single = alternatives
    .filter(({ conditions }) => conditions.length === 1)
    .flatMap(({ conditions }) => conditions)
  const several = alternatives.filter(({ conditions }) => conditions.length > 1)
  const each = new Set([
    ...conditionsLabels(single, labels),
    ...several.map(({ conditions }) => conditionsLabels(conditions, labels).join(', ')),
  ])
  const more = each.size - MOST_LABELS
  return Array.from(each).slice(0, MOST_LABELS).join(' or ') + (more > 0 ? ` and ${more} more` : '')
}

function conditionsLabels(conditions: readonly Condition[], labels: Labels): string[] {
  const byAttribute = Map.groupBy(conditions, ({ attribute }) => (isKind(attribute) ? 'product-types' : attribute))
  return Array.from(byAttribute, ([attribute, own]) => attributeLabel(attribute, own, labels))
}

function attributeLabel(attribute: string, conditions: readonly Condition[], labels: Labels): string {
  const { label = 'Category', unit } = labels.get(attribute) ?? {}
  const texts = conditions.flatMap((condition) =>
    'range' in condition ? [rangeText(condition.range, attribute, unit)] : condition.values.map(valueText),
  )
  const distinct = [...new Set(texts)]
  if (distinct.length === 1 && distinct[0] === 'true') return label
  const more = distinct.length - MOST_VALUES
  const shownValues = distinct.slice(0, more > 1 ? MOST_VALUES : distinct.length).join(', ')
  return `${label}: ${shownValues}${more > 1 ? ` and ${more} more` : ''}`
}

function isKind(attribute: string): boolean {
  return attribute === 'product-types' || attribute.startsWith('categories.')
}

/** The last part of a category. */
function valueText(value: string | number | boolean): string {
  const text = String(value)
  return correctRangeName(text.slice(text.lastIndexOf('>') + 1).trim())
}

function rangeText({ min, max }: { min?: number; max?: number }, attribute: string, unit = ''): string {
  const written = (value: number) =>
    attribute.startsWith('price.') ? `$${value}` : `${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ''}`
  if (min !== undefined && max !== undefined) return min === max ? written(min) : `${written(min)} to ${written(max)}`
  if (max !== undefined) return `up to ${written(max)}`
  return min === undefined ? '' : `from ${written(min)}`
}
