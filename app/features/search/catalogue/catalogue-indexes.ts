import type { Visibility } from '@specify/core/actor.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { isInternalVariant } from '@specify/catalogue/product/visibility.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { IndexSettings, SearchRecord } from '@specify/engine'
import { ARCHIVE_SETTINGS, indexSettings } from './index-settings.ts'
import { SUGGESTION_SETTINGS, SuggestionCollector } from '../hits/query-suggestions.ts'
import { toArchiveRecord, toSearchRecord } from './search-record.ts'

export type CatalogueIndexName =
  | `${Locale}-${Visibility}`
  | `${Locale}-suggestions`
  | `${Locale}-discontinued`
  | 'archive'

/** Raised when records or snapshots change their shape: those of another version are rebuilt. */
export const RECORD_VERSION = 7

export interface CatalogueIndexPlan {
  readonly name: CatalogueIndexName
  readonly settings: IndexSettings
  readonly recordsOf: (product: Product) => readonly SearchRecord[]
  /** Records that are complete only after the last product. */
  readonly recordsAtEnd: () => readonly SearchRecord[]
}

/** Plans of all indexes. A plan is used for one pass over the products. */
export function catalogueIndexPlans(): CatalogueIndexPlan[] {
  return [
    ...LOCALES.flatMap((locale) => [
      productPlan(locale, 'public'),
      productPlan(locale, 'internal'),
      suggestionPlan(locale),
      discontinuedPlan(locale),
    ]),
    {
      name: 'archive',
      settings: ARCHIVE_SETTINGS,
      recordsOf: (product) => [toArchiveRecord(product)],
      recordsAtEnd: none,
    },
  ]
}

function productPlan(locale: Locale, visibility: Visibility): CatalogueIndexPlan {
  return {
    name: `${locale}-${visibility}`,
    settings: indexSettings(locale),
    recordsOf(product) {
      const record = recordOf(product, locale, visibility)
      return record ? [record] : []
    },
    recordsAtEnd: none,
  }
}

/** Records of products that look the same to everyone, by market, while a batch of products goes round the indexes. */
const sharedRecords: Record<Locale, WeakMap<Product, SearchRecord | null>> = { au: new WeakMap(), nz: new WeakMap() }

function recordOf(product: Product, locale: Locale, visibility: Visibility): SearchRecord | null {
  if (!looksTheSame(product, locale)) return toSearchRecord(product, locale, visibility)
  const shared = sharedRecords[locale]
  const cached = shared.get(product)
  if (cached !== undefined) return cached
  const record = toSearchRecord(product, locale, 'public')
  shared.set(product, record)
  return record
}

/** Returns whether staff and the public see the same of a product: nothing internal and no price on request. */
function looksTheSame(product: Product, locale: Locale): boolean {
  return !product.builderRange[locale] && !product.variants.some((variant) => isInternalVariant(product, variant))
}

/** Products that no listing of the site has; staff look for them. */
function discontinuedPlan(locale: Locale): CatalogueIndexPlan {
  return {
    name: `${locale}-discontinued`,
    settings: indexSettings(locale),
    recordsOf(product) {
      const record = toSearchRecord(product, locale, 'internal', 'discontinued')
      return record ? [record] : []
    },
    recordsAtEnd: none,
  }
}

function suggestionPlan(locale: Locale): CatalogueIndexPlan {
  const collector = new SuggestionCollector(locale)
  return {
    name: `${locale}-suggestions`,
    settings: SUGGESTION_SETTINGS,
    recordsOf(product) {
      collector.add(product)
      return []
    },
    recordsAtEnd: () => collector.records(),
  }
}

function none(): readonly SearchRecord[] {
  return []
}
