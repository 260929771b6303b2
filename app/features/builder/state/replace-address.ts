import type { Href } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'

export interface RequestedReplacement {
  /** The id of a product, or the SKU of its line. */
  readonly productId: string
  /** SKU of what may take its place; null where none is known. */
  readonly by: string | null
}

/** The third step with the dialog that replaces a product. */
export function replaceHref(locale: string, projectId: string, { productId, by }: RequestedReplacement): Href {
  return routes.projects.edit.href({ locale, projectId, step: 3, replace: productId, ...(by !== null && { by }) })
}

export function readRequestedReplacement(params: URLSearchParams): RequestedReplacement | null {
  const [productId, by] = [params.get('replace'), params.get('by')]
  return productId ? { productId, by } : null
}
