import { routes } from '#app/addresses/routes.ts'

export interface CategoryNode {
  /** `tapware/basin-mixers`, as listings filter by it. */
  readonly categoryKey: string
  readonly name: string
  /** Below the locale: `/products/tapware/basin-mixers/`. */
  readonly _url: string
  readonly count: number
  readonly subCategories: readonly CategoryNode[]
}

/**
 * The counted categories as a tree. Those in `names` come in its order, the others after them by their keys; a category
 * whose parent was not counted is at the top.
 */
export function categoryTree(counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>): CategoryNode[] {
  const places = new Map(Array.from(names.keys(), (key, place) => [key, place]))
  const placeOf = (key: string) => places.get(key) ?? places.size
  const keys = [...counts.keys()].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  const parentOf = (key: string) => {
    const parent = key.slice(0, Math.max(0, key.lastIndexOf('/')))
    return counts.has(parent) ? parent : ''
  }
  const below = Map.groupBy(keys, parentOf)
  const toNode = (key: string): CategoryNode => ({
    categoryKey: key,
    name: names.get(key) ?? nameOf(key),
    _url: `/${routes.products.below({})}${key}/`,
    count: counts.get(key) ?? 0,
    subCategories: (below.get(key) ?? []).map(toNode),
  })
  return (below.get('') ?? []).map(toNode)
}

export function flattenCategories(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [{ ...node, subCategories: [] }, ...flattenCategories(node.subCategories)])
}

/** Fallback name: `counter-basins` is `Counter basins`. */
function nameOf(key: string): string {
  const words = key.slice(key.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
