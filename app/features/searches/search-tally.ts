import type { Locale } from '@specify/core/market.ts'

export interface SearchCount {
  readonly day: string
  readonly locale: Locale
  /** Folded; empty where texts are counted together because there is no room for each. */
  readonly text: string
  readonly searches: number
  /** Products that the last search found. */
  readonly hits: number
  /** `kind:value`, as `describeParts` has them. */
  readonly understood: readonly string[]
  /** Phrases that the products were found without. */
  readonly givenUp: readonly string[]
  /** Times that a product was opened, by SKU. */
  readonly clicks: Readonly<Record<string, number>>
}

const MOST_CLICKED = 20

/** Counts that wait to be written: at most so many texts, further ones together under the empty text. */
export class SearchTally {
  private readonly maxTexts: number
  private counts = new Map<string, SearchCount>()

  constructor(maxTexts: number) {
    this.maxTexts = maxTexts
  }

  add(count: SearchCount): void {
    const key = keyOf(count)
    const known = this.counts.get(key)
    if (!known && count.text !== '' && this.counts.size >= this.maxTexts) return this.add(withoutText(count))
    this.counts.set(key, known ? joined(known, count) : count)
  }

  /** Everything, which is forgotten here. */
  takeAll(): SearchCount[] {
    const counts = [...this.counts.values()]
    this.counts = new Map()
    return counts
  }
}

function keyOf({ day, locale, text }: SearchCount): string {
  return `${day} ${locale} ${text}`
}

function withoutText({ day, locale, searches }: SearchCount): SearchCount {
  return { day, locale, text: '', searches, hits: 0, understood: [], givenUp: [], clicks: {} }
}

function joined(known: SearchCount, count: SearchCount): SearchCount {
  const skus = [...new Set([...Object.keys(known.clicks), ...Object.keys(count.clicks)])].slice(0, MOST_CLICKED)
  return {
    ...count,
    searches: known.searches + count.searches,
    clicks: Object.fromEntries(skus.map((sku) => [sku, (known.clicks[sku] ?? 0) + (count.clicks[sku] ?? 0)])),
  }
}
