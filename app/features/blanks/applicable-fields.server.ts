import { isoDayIn } from '@specify/core/market-time.ts'
import { ATTRIBUTE_KEYS, attributeDefinition, isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { categoryKey, categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { FIT_FIELDS } from '@specify/schedule/fitting/fits.ts'
import { toFittingProduct } from '@specify/schedule/fitting/fitting-product.ts'
import { isBlankField, type BlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { MARKS } from '#app/features/reports/access/access-view.ts'
import { EXPECTED_FIELDS, fieldsThatApply, isExpectedLabel } from '#app/features/reports/compliance/expected-fields.ts'
import { productFigures } from '#app/features/reports/compliance/product-figures.ts'
import type { ReportContext } from '#app/features/reports/report-context.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'

export type CatalogueReader = Pick<ReportContext, 'catalogue' | 'content' | 'now' | 'visibility'>

/** Products of a category that are read to learn what such products state: about 15 ms, once for each catalogue. */
const SAMPLE = 60
const sampled = new WeakMap<CatalogueState, Map<string, ReadonlySet<BlankField>>>()

/**
 * Fields that products of this kind state, or that a report or a check of fit reads of them: those that it makes sense to
 * ask for.
 */
export function applicableFields(
  listed: CodedVariant,
  locale: Locale,
  reader: CatalogueReader,
): ReadonlySet<BlankField> {
  const { catalogue, content, now, visibility } = reader
  const { product } = listed
  const figures = productFigures(listed, content.compliance.kinds)
  const options = { tables: content.compliance, locale, day: isoDayIn({ code: locale }, now) }
  const { role } = toFittingProduct(listed, locale, () => null)
  const expected = Array.from(fieldsThatApply(figures, options)).flatMap((label) =>
    isExpectedLabel(label) ? [EXPECTED_FIELDS[label]] : [],
  )
  const access = figures.kind?.access === true ? ROOM_ACCESS_KEYS.map((key) => MARKS[key].flag) : []
  const main = categoryPaths(product.categories)[0]?.at(-1)
  const alike = main
    ? ofCategory(catalogue, `${locale} ${visibility} ${categoryKey(main)}`, () =>
        catalogue.sampleCategory(categoryKey(main), locale, visibility, SAMPLE),
      )
    : []
  const all = [
    ...expected,
    ...(figures.kind ? (['standards'] as const) : []),
    ...access,
    ...(role ? FIT_FIELDS[role] : []),
    ...fieldsOf(product),
    ...alike,
  ]
  return new Set(all.filter((field) => isOfMarket(field, locale)))
}

function ofCategory(catalogue: CatalogueState, key: string, read: () => readonly Product[]): ReadonlySet<BlankField> {
  const known = sampled.getOrInsertComputed(catalogue, () => new Map())
  return known.getOrInsertComputed(key, () => new Set(read().flatMap(fieldsOf)))
}

/** Attributes that some variant states. */
function fieldsOf({ variants }: Product): BlankField[] {
  return ATTRIBUTE_KEYS.filter((key) => variants.some(({ attributes }) => attributes[key] !== undefined))
}

function isOfMarket(field: BlankField, locale: Locale): boolean {
  if (!isBlankField(field)) return false
  const onlyIn = isAttributeKey(field) ? attributeDefinition(field).onlyIn : undefined
  return onlyIn === undefined || onlyIn === locale
}
