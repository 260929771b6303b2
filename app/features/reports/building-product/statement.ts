import { statedStandards } from '@specify/catalogue/facts/evidence.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import {
  BUILDING_PRODUCT_TEXTS,
  PARTY_FIELDS,
  type BuildingProductText,
  type Party,
  type PartyField,
} from '@specify/catalogue/facts/building-product.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'

/** Building-product statements of one code. Null where not stated: nothing is filled in. */
export interface BuildingStatement {
  readonly sku: string
  readonly name: string
  /** Relative to the market. */
  readonly path: string
  readonly identity: readonly StatedRow[]
  readonly texts: readonly StatedRow[]
  readonly clauses: readonly string[]
  readonly manufacturer: readonly StatedRow[] | null
  readonly importer: readonly StatedRow[] | null
  readonly documents: readonly { readonly label: string; readonly url: string }[]
  readonly missing: readonly string[]
}

export interface StatedRow {
  readonly label: string
  readonly value: string | null
}

/** File types that count as documents of a statement; drawings and models are on the product's page. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  'specification-sheet',
  'installation-guidelines',
  'installation-guidelines-set',
  'technical-manual',
  'technical-manual-set',
  'compilance-file',
  'warranty-Info',
  'SDS-file',
])

export const CLAUSES_HEADING = 'Relevant building code clauses'

/** `listed` is what the reader may see; its documents are those of the public. */
export function buildingStatement({ product, variant }: CodedVariant, locale: Locale): BuildingStatement {
  const { buildingProduct: stated = {}, brand, range } = product
  const { attributes, sku, files } = variant
  const texts = (Object.keys(BUILDING_PRODUCT_TEXTS) as BuildingProductText[]).map((field) => ({
    label: BUILDING_PRODUCT_TEXTS[field],
    value: stated[field] ?? null,
  }))
  const { clauses = [], manufacturer, importer } = stated
  return {
    sku,
    name: product.name[locale],
    path: variantPath(product, variant),
    identity: [
      { label: 'Product', value: product.name[locale] },
      { label: 'Variant', value: variantName(attributes) },
      { label: 'Code', value: sku },
      { label: 'EAN', value: textOf(attributes.ean) },
      { label: 'Brand', value: textOf(brand) },
      { label: 'Collection', value: textOf(range) },
      { label: 'Standards', value: textOf(statedStandards({ product, variant }).join('; ')) },
      { label: 'WaterMark licence', value: textOf(attributes['watermark-licence']) },
    ].filter(({ label, value }) => value !== null || !LEFT_OUT.has(label)),
    texts,
    clauses,
    manufacturer: partyRows(manufacturer),
    importer: partyRows(importer),
    documents: downloadFiles(files, 'public')
      .filter(({ type }) => DOCUMENTS.has(type))
      .map(({ label, url, version }) => ({ label: version === null ? label : `${label}, version ${version}`, url })),
    missing: [
      ...texts.filter(({ value }) => value === null).map(({ label }) => label),
      ...(clauses.length === 0 ? [CLAUSES_HEADING] : []),
      ...(manufacturer ? [] : ['Manufacturer']),
    ],
  }
}

/** Rows that not every product has: nothing is missing where there is none. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Variant', 'Collection', 'EAN'])

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function partyRows(party: Party | undefined): StatedRow[] | null {
  if (!party) return null
  return (Object.keys(PARTY_FIELDS) as PartyField[]).map((field) => ({
    label: PARTY_FIELDS[field],
    value: party[field] ?? null,
  }))
}

/** Shown by every report for what has not been stated. */
export const NOT_STATED = 'Not stated'

export const STATEMENT_BASIS =
  'What the manufacturer has stated to this catalogue, set out as the Building (Building Product Information Requirements) Regulations 2022 ask for it. It is not a certificate.'
