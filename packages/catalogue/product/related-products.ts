import type { Visibility } from '@specify/core/actor.ts'
import { categoryKey, categoryPaths } from '../facts/category-path.ts'
import type { Product } from './model.ts'

/** More than are shown, as some are filtered out. */
export const RELATED_QUERY_LIMIT = 15
export const MAX_RELATED = 12

/** Categories in which related products are searched: its own, not the groups above. */
export function relatedCategories({ categories }: Pick<Product, 'categories'>): string[] {
  const keys = categoryPaths(categories).flatMap((path) => path.slice(-1).map(categoryKey))
  return [...new Set(keys)]
}

/**
 * Selects related products in the order found: each once, without the product itself, and for the public without
 * internal ones.
 */
export function pickRelated<Found extends { readonly objectID: string; readonly IsGWAInternal: boolean }>(
  candidates: readonly Found[],
  productId: string,
  visibility: Visibility,
): Found[] {
  return candidates
    .filter((each, index) => candidates.findIndex(({ objectID }) => objectID === each.objectID) === index)
    .filter(({ objectID, IsGWAInternal }) => objectID !== productId && (visibility === 'internal' || !IsGWAInternal))
    .slice(0, MAX_RELATED)
}
