import { routes } from '#app/addresses/routes.ts'

export interface RequestedReplacement {
  readonly productId: string
  /** SKU of what may take its place. */
  readonly by: string
}

/** The third step with the dialog that replaces a product. */
export function replaceHref(locale: string, projectId: string, { productId, by }: RequestedReplacement): string {
  return routes.projects.edit.href({ locale, projectId, step: 3, replace: productId, by })
}

export function readRequestedReplacement(params: URLSearchParams): RequestedReplacement | null {
  const [productId, by] = [params.get('replace'), params.get('by')]
  return productId && by ? { productId, by } : null
}
