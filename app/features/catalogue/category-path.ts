import type { Category, Product } from './model.ts'

/** A way through the category tree, from its group to where the product stands. */
export type CategoryPath = readonly Category[]

/** Every way from a group down to a product's place, in the order of the feed; the first one is its main category. */
export function categoryPaths(categories: readonly Category[]): CategoryPath[] {
  return categories.flatMap((category) =>
    category.subCategories.length === 0
      ? [[category]]
      : categoryPaths(category.subCategories).map((below) => [category, ...below]),
  )
}

/** The keys a listing filters by: `tapware`, `tapware/basin-mixers`, … for every category the product is in. */
export function categoryKeys(product: Pick<Product, 'categories'>): string[] {
  const keys = categoryPaths(product.categories).flatMap((path) => path.map((category) => categoryKey(category)))
  return [...new Set(keys)]
}

/** A category's address without the section that every category shares: `tapware/basin-mixers`. */
export function categoryKey(category: Pick<Category, '_url'>): string {
  return category._url.replace(/^\/?products\/|^\/|\/$/g, '').replace(/\/$/, '')
}

/** The groups a product belongs to. */
export function categoryGroups(product: Pick<Product, 'categories'>): string[] {
  return [...new Set(product.categories.map((category) => categoryKey(category).split('/')[0] ?? ''))]
}
