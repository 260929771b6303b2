import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { ATTRIBUTE_KEYS, attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { technicalFields, withoutRepeats, type TechnicalField } from '@specify/catalogue/facts/field-display.ts'
import { toPartView, type PartView } from '../views/part-view.ts'
import { toProductView, type VariantView } from '../views/product-view.ts'
import { variantLabels } from '../views/variant-labels.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { groupOf } from './comparison-groups.ts'

/** A product as its reader may see it, with the variant that is compared. */
export interface ComparedVariant extends CodedVariant {
  readonly replacedBy: readonly CodedVariant[]
  readonly alternatives: readonly CodedVariant[]
}

export interface ComparedFinish {
  readonly sku: string
  /** Differs from those of the other variants of its product. */
  readonly label: string
  readonly colour: string | null
  readonly path: string
}

/** Pictures and drawings are complete addresses; paths are below the locale. */
export interface ComparisonColumn extends PartView {
  readonly productId: string
  readonly isDiscontinued: boolean
  readonly isInternal: boolean
  readonly replacedBy: readonly PartView[]
  readonly alternatives: readonly PartView[]
  /** All variants of the product, its own among them. */
  readonly finishes: readonly ComparedFinish[]
  readonly lineDiagrams: readonly string[]
}

export interface ComparisonRow {
  readonly key: AttributeKey
  readonly label: string
  readonly unit: string | null
  readonly isNumber: boolean
  /** One for each column; null where nothing is stated. */
  readonly values: readonly (string | null)[]
  /** Every column states the same. Never where there is one column. */
  readonly isEqual: boolean
}

export interface ComparisonGroup {
  readonly heading: string
  readonly rows: readonly ComparisonRow[]
}

export interface Comparison {
  readonly columns: readonly ComparisonColumn[]
  readonly groups: readonly ComparisonGroup[]
  readonly equalRows: number
}

interface Reader {
  readonly locale: Locale
  readonly visibility: Visibility
}

/** Variants side by side: what one of them states is a row, in the order of the technical list. */
export function compareVariants(compared: readonly ComparedVariant[], reader: Reader): Comparison {
  const stated = compared.map(({ product, variant }) =>
    technicalFields(variant.attributes, reader.locale, categoryGroups(product)),
  )
  // A row that says in each column what another says there is none.
  const distinct = new Set(stated.flatMap((fields) => withoutRepeats(fields).map(({ key }) => key)))
  const rows = ATTRIBUTE_KEYS.flatMap((key) => (distinct.has(key) ? (toRow(key, stated) ?? []) : []))
  return {
    columns: compared.map((each) => toColumn(each, reader)),
    groups: groupRows(rows),
    equalRows: rows.filter(({ isEqual }) => isEqual).length,
  }
}

function toRow(key: AttributeKey, stated: readonly (readonly TechnicalField[])[]): ComparisonRow | null {
  const values = stated.map((fields) => fields.find((field) => field.key === key)?.value ?? null)
  if (values.every((value) => value === null)) return null
  const { unit = null, kind, label: general } = attributeDefinition(key)
  const labels = new Set(stated.flatMap((fields) => fields.find((field) => field.key === key)?.label ?? []))
  const [label = general] = labels.size === 1 ? labels : []
  const isEqual = values.length > 1 && values.every((value) => value !== null && value === values[0])
  return { key, label, unit, isNumber: kind === 'number', values, isEqual }
}

function groupRows(rows: readonly ComparisonRow[]): ComparisonGroup[] {
  const groups = Map.groupBy(rows, ({ key }) => groupOf(key))
  return Array.from(groups, ([heading, grouped]) => ({ heading, rows: grouped }))
}

function toColumn(compared: ComparedVariant, { locale, visibility }: Reader): ComparisonColumn {
  const { product, variant, replacedBy, alternatives } = compared
  const view = toProductView(product, locale, visibility)
  const part = ({ product: other, variant: its }: CodedVariant) => {
    const shown = toPartView(other, its, locale, visibility)
    return { ...shown, image: shown.image === null ? null : assetUrl(shown.image) }
  }
  return {
    ...part(compared),
    productId: product.productId,
    isDiscontinued: view.isDiscontinued,
    isInternal: view.isInternal,
    replacedBy: replacedBy.map(part),
    alternatives: alternatives.map(part),
    finishes: toFinishes(view.variants),
    lineDiagrams: variant.lineDiagramList.map(assetUrl),
  }
}

function toFinishes(variants: readonly VariantView[]): ComparedFinish[] {
  const labels = variantLabels(variants)
  return variants.map(({ sku, colour, path }, index) => ({ sku, label: labels[index] ?? sku, colour, path }))
}
