import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Locale } from '@specify/core/market.ts'
import { toFittingProduct, type FittingProduct } from '@specify/schedule/fitting/fitting-product.ts'
import { compareFits, FIT_RULES, type FitResult } from '@specify/schedule/fitting/fits.ts'
import type { Room } from '@specify/schedule/model.ts'

/** Fit of replacements with the other products of their rooms. */
export interface ReplacementFit {
  /** The worst of what was compared; null where there is nothing to compare them with. */
  readonly result: FitResult | null
  /** Names of the rules that are broken or not stated. */
  readonly rules: readonly string[]
}

interface Given {
  readonly locale: Locale
  /** Replacements by `skuKey` of the product that is replaced. */
  readonly replacements: ReadonlyMap<string, CodedVariant>
  readonly find: (sku: string) => CodedVariant | null
}

const ORDER: readonly FitResult[] = ['does not fit', 'not stated', 'fits']

/** Compares the rooms of a project as they would be with the replacements, by the rules of the builder. */
export function* replacementFit(
  rooms: readonly Room[],
  { locale, replacements, find }: Given,
): Chunked<ReplacementFit> {
  const taken = new Map([...replacements.values()].map((each) => [each.variant.sku, each]))
  const affected = rooms.flatMap((room) => {
    const items = room.items.map((item) => {
      const by = item.free ? undefined : replacements.get(skuKey(item.sku))
      return by ? { ...item, sku: by.variant.sku } : item
    })
    return items.some((item, index) => item !== room.items[index]) ? [{ ...room, items }] : []
  })
  const cache = new Map<string, FittingProduct | null>()
  const findFitting = (sku: string) =>
    cache.getOrInsertComputed(sku, () => {
      const listed = taken.get(sku) ?? find(sku)
      return listed && toFittingProduct(listed, locale, find)
    })
  for (const sku of new Set(affected.flatMap(({ items }) => items.map((item) => item.sku)))) {
    findFitting(sku)
    yield
  }
  const { fits } = yield* compareFits(affected, findFitting)
  const own = fits.filter(({ figures }) => figures.some(({ sku }) => sku !== null && taken.has(sku)))
  const result = ORDER.find((each) => own.some((fit) => fit.result === each)) ?? null
  const rules = own.filter((fit) => fit.result === result && result !== 'fits').map(({ rule }) => FIT_RULES[rule])
  return { result, rules: [...new Set(rules)] }
}
