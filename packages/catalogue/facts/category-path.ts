import type { Category, Product } from '../product/model.ts'

export type CategoryPath = readonly Category[]

/** Lists paths from a group down to the product's category, in feed order; the first is its main category. */
export function categoryPaths(categories: readonly Category[]): CategoryPath[] {
  return categories.flatMap((category) =>
    category.subCategories.length === 0
      ? [[category]]
      : categoryPaths(category.subCategories).map((below) => [category, ...below]),
  )
}

/** Filter keys of listings: `tapware`, `tapware/basin-mixers`, … for every category the product is in. */
export function categoryKeys(product: Pick<Product, 'categories'>): string[] {
  const keys = categoryPaths(product.categories).flatMap((path) => path.map((category) => categoryKey(category)))
  return [...new Set(keys)]
}

/** A category's address without the section that every category shares: `tapware/basin-mixers`. */
export function categoryKey(category: Pick<Category, '_url'>): string {
  return category._url.replace(/^\/?products\/|^\/|\/$/g, '').replace(/\/$/, '')
}

export function categoryGroups(product: Pick<Product, 'categories'>): string[] {
  return [...new Set(product.categories.map((category) => categoryKey(category).split('/')[0] ?? ''))]
}
