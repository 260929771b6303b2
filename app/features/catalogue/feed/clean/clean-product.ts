import { slugify } from '@specify/core/text/slug.ts'
import { inputIssueText } from '@specify/engine/input-issue'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { masterVariantId } from '@specify/catalogue/product/master-variant.ts'
import { PRODUCT_STATUSES, type Product } from '@specify/catalogue/product/model.ts'
import { readFlag, readList } from './clean-attribute.ts'
import { cleanVariant, readCodes } from './clean-variant.ts'
import type { Remark } from './clean-files.ts'
import { cleanBuildingProduct, cleanClassification } from './clean-building-product.ts'
import { cleanEvidence } from './clean-evidence.ts'
import { cleanRequirements } from './clean-requirements.ts'
import { FeedRecord } from '../feed-record.ts'
import { unknownFields } from '../unknown-fields.ts'
import {
  localText,
  cleanMarkets,
  cleanCategory,
  firstText,
  cleanSectors,
  cleanBuilderRange,
  cleanDate,
  text,
  excerpt,
  flag,
} from './clean-fields.ts'
import type { Problem } from '../feed-line.ts'
import { type SkuCheck, usableVariants } from './usable-variants.ts'
import { markdown } from './clean-fields.ts'

/** Outcome of one record. Remarks name cells that were left out of an accepted product. */
export type CleanedRecord =
  | { readonly kind: 'accepted'; readonly product: Product; readonly remarks: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/**
 * Checks and cleans one parsed record. A product without name, category or a usable variant is refused; a variant whose
 * SKU is unusable or taken is left out, and everything else that cannot be used is dropped with a remark.
 */
export function cleanProduct(value: unknown, takenSku: SkuCheck): CleanedRecord {
  const parsed = FeedRecord.safeParse(value, { error: inputIssueText })
  if (!parsed.success) return { kind: 'refused', problems: parsed.error.issues.map(toProblem) }
  const raw = parsed.data
  const remarks: Problem[] = []
  const remark: Remark = (field, reason) => remarks.push({ field, reason })

  for (const field of unknownFields(Object(value))) remark(field, 'unknown field: left out')

  const name = localText(raw.name, remark)
  if (!name) return refuse('name', 'is empty')
  const status = readStatus(raw.status)
  if (!status) return refuse('status', `"${excerpt(raw.status)}" is neither ${PRODUCT_STATUSES.join(' nor ')}`)
  const internal = isBlank(raw.IsGWAInternal) ? false : readFlag(raw.IsGWAInternal)
  // A guess could publish an internal product.
  if (internal === null) return refuse('IsGWAInternal', `"${excerpt(raw.IsGWAInternal)}" is neither yes nor no`)

  const unusable: Problem[] = []
  const variants = usableVariants(raw.variants, takenSku, unusable).map(({ variant, index }) =>
    cleanVariant(variant, (field, reason) => remark(`variants[${index}].${field}`, reason)),
  )
  if (variants.length === 0) return { kind: 'refused', problems: unusable }
  remarks.push(...unusable)

  const { masterVariantID: master } = raw
  if (!isBlank(master) && variants.every(({ id }) => id !== master)) {
    remark('masterVariantID', `"${excerpt(master)}" is the id of no variant: left out`)
  }
  const requires = cleanRequirements(raw.requires, remark)
  const classification = cleanClassification(raw.classification, remark)
  const buildingProduct = cleanBuildingProduct(raw.buildingProduct, remark)
  const product: Product = {
    productId: raw.productId,
    name,
    slug: slugify(raw.slug ?? '') || slugify(name.au) || slugify(raw.productId) || 'product',
    description: markdown(raw.description),
    markets: cleanMarkets(raw.markets, remark),
    categories: raw.categories.map(cleanCategory),
    brand: text(raw.brand) || firstText(variants, 'brand'),
    range: text(raw.range) || firstText(variants, 'range'),
    subBrand: text(raw['sub-brand']),
    productTypes: readList(raw['product-types']),
    sectors: cleanSectors(raw['specify-sectors'], remark),
    isNew: flag(raw.IsNew, 'IsNew', remark),
    isInternal: internal,
    builderRange: cleanBuilderRange(raw['builder-range'], variants, remark),
    masterVariantId: masterVariantId(variants, master ?? null),
    variants,
    status,
    replacedBy: readCodes(raw.replacedBy),
    alternatives: readCodes(raw.alternatives),
    ...(requires.length > 0 && { requires }),
    ...(classification && { classification }),
    ...(buildingProduct && { buildingProduct }),
    ...cleanEvidence(raw, remark),
    metaTitle: text(raw.metaTitle),
    metaDescription: text(raw.metaDescription),
    metaKeywords: text(raw.metaKeywords),
    createdAt: cleanDate(raw.createdAt, remark),
  }
  return { kind: 'accepted', product, remarks }
}

function refuse(field: string, reason: string): CleanedRecord {
  return { kind: 'refused', problems: [{ field, reason }] }
}

/** `current` where nothing is given; null for an unknown word. */
function readStatus(cell: unknown): Product['status'] | null {
  if (isBlank(cell)) return 'current'
  return PRODUCT_STATUSES.find((status) => status === text(cell).toLowerCase()) ?? null
}

function toProblem(issue: { path: PropertyKey[]; message: string }): Problem {
  const field = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
  return { field: field || 'record', reason: issue.message }
}
