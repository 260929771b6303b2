import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { Room } from '@specify/schedule/model.ts'
import type { ProjectReader } from './project-reader.ts'

/** Shorter ones, such as `1` or `TBC`, say nothing. */
const MIN_LENGTH = 4

/** Finds the product that a code of a free line is of, as its reader may know it and add it; null for none. */
export function findOfCode({ findListed }: ProjectReader, code: string, locale: Locale): CodedVariant | null {
  const listed = code.length < MIN_LENGTH ? null : findListed(code, locale)
  return listed && isAvailable(listed.product) ? listed : null
}

/** Each takes a tenth of a millisecond, with every load of a project. */
const MAX_CODES = 200

/** SKUs of the catalogue by the codes of free lines that they are, the first `MAX_CODES`; empty for none. */
export function catalogueCodes(
  rooms: readonly Pick<Room, 'items'>[],
  reader: ProjectReader,
  locale: Locale,
): Readonly<Record<string, string>> {
  const skus = new Map<string, string>()
  const seen = new Set<string>()
  for (const { items } of rooms)
    for (const { free } of items) {
      if (!free || seen.has(free.code)) continue
      if (skus.size === MAX_CODES) return Object.fromEntries(skus)
      seen.add(free.code)
      const found = findOfCode(reader, free.code, locale)
      if (found) skus.set(free.code, found.variant.sku)
    }
  return Object.fromEntries(skus)
}
