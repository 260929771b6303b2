import type { Locale } from '#app/features/markets/model.ts'
import { FACETS, facetAttribute } from '#app/features/search/facets.ts'
import type { Alternative, Condition } from '#app/features/search/understanding/meaning.ts'
import type { PartRole } from '#app/features/search/understanding/reader.ts'
import type { Understanding } from '#app/features/search/understanding/understand.ts'
import type { ListingState } from './listing-state.ts'

export interface UnderstoodPartView {
  readonly role: PartRole
  /** As typed. */
  readonly phrase: string
  /** What it was taken for: `Colour: Matte Black`. */
  readonly label: string
}

/** What was made of a query, for the line above its results. */
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
    parts: parts.map(({ role, typed, alternatives }) => ({
      role,
      phrase: typed,
      label: role === 'order' ? 'Lowest price first' : partLabel(alternatives, labels),
    })),
    corrected: corrections.length > 0 ? { query: corrected, typed: corrections.map(({ typed }) => typed) } : null,
    ignored,
  }
}

type Labels = ReadonlyMap<string, { readonly label: string; readonly unit?: string }>

const MOST_VALUES = 3

/** `Colour: Matte Black, Black`, or `Product type: Vanities, Width: up to 750 mm`. */
function partLabel(alternatives: readonly Alternative[], labels: Labels): string {
  const isSimple = alternatives.every(({ conditions }) => conditions.length <= 1)
  if (isSimple)
    return conditionsLabels(
      alternatives.flatMap(({ conditions }) => conditions),
      labels,
    ).join(' or ')
  const each = alternatives.map(({ conditions }) => conditionsLabels(conditions, labels).join(', '))
  return [...new Set(each)].slice(0, MOST_VALUES).join(' or ')
}

function conditionsLabels(conditions: readonly Condition[], labels: Labels): string[] {
  const byAttribute = Map.groupBy(conditions, ({ attribute }) => (isCategory(attribute) ? 'product-types' : attribute))
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
  const shown = distinct.slice(0, more > 1 ? MOST_VALUES : distinct.length).join(', ')
  return `${label}: ${shown}${more > 1 ? ` and ${more} more` : ''}`
}

function isCategory(attribute: string): boolean {
  return attribute.startsWith('categories.')
}

/** The last part of a category. */
function valueText(value: string | number | boolean): string {
  const text = String(value)
  return text.slice(text.lastIndexOf('>') + 1).trim()
}

function rangeText({ min, max }: { min?: number; max?: number }, attribute: string, unit = ''): string {
  const written = (value: number) =>
    attribute.startsWith('price.') ? `$${value}` : `${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ''}`
  if (min !== undefined && max !== undefined) return min === max ? written(min) : `${written(min)} to ${written(max)}`
  if (max !== undefined) return `up to ${written(max)}`
  return min === undefined ? '' : `from ${written(min)}`
}
