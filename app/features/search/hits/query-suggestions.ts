import type { Product } from '@specify/catalogue/product/model.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import type { Locale } from '@specify/core/market.ts'
import type { IndexSettings, SearchRecord } from '@specify/engine'

export class SuggestionCollector {
  private readonly locale: Locale
  private readonly counts = new Map<string, number>()

  constructor(locale: Locale) {
    this.locale = locale
  }

  add(product: Product): void {
    const visible = product.status === 'current' ? visibleProduct(product, this.locale, 'public') : null
    if (!visible) return
    const { range, brand, productTypes } = visible
    const queries = [range, brand, ...productTypes, ...productTypes.map((type) => (range ? `${range} ${type}` : ''))]
    for (const query of new Set(queries.filter(Boolean))) this.counts.set(query, (this.counts.get(query) ?? 0) + 1)
  }

  records(): SearchRecord[] {
    return Array.from(this.counts, ([query, popularity]) => ({ objectID: query, query, popularity }))
  }
}

export const SUGGESTION_SETTINGS: IndexSettings = {
  searchable: ['query'],
  codes: [],
  facets: [{ attribute: 'popularity', kind: 'number' }],
  synonyms: [],
  customRanking: [{ attribute: 'popularity', order: 'desc' }],
  sorts: [],
}
