import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { toFittingProduct, type FittingProduct } from './fitting-product.ts'
import { compareFits, type Fits } from './fits.ts'
import { missingParts, type CheckableSchedule, type MissingPart } from './missing-parts.ts'

export interface CheckedSchedule extends Fits {
  readonly missing: readonly MissingPart[]
}

/** Checks a schedule for missing parts and misfits. `find` looks codes up with the reader's visibility. */
export function* checkSchedule(
  schedule: CheckableSchedule,
  locale: Locale,
  find: (code: string) => CodedVariant | null,
): Chunked<CheckedSchedule> {
  const codes = new Map<string, CodedVariant | null>()
  const findOnce = (code: string) => codes.getOrInsertComputed(code, () => find(code))
  const cache = new Map<string, FittingProduct | null>()
  const findFitting = (sku: string) =>
    cache.getOrInsertComputed(sku, () => {
      const product = findOnce(sku)
      return product && toFittingProduct(product, locale, findOnce)
    })
  // Reading products takes the longest.
  for (const sku of new Set(schedule.rooms.flatMap(({ items }) => items.map((item) => item.sku)))) {
    findFitting(sku)
    yield
  }
  const missing = yield* missingParts(schedule, findFitting)
  return { missing, ...(yield* compareFits(schedule.rooms, findFitting)) }
}
