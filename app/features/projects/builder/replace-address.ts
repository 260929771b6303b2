import { stepHref } from './builder-step.ts'

export interface RequestedReplacement {
  readonly productId: string
  /** SKU of what may take its place. */
  readonly by: string
}

/** The third step with the dialog that replaces a product. */
export function replaceHref(locale: string, projectId: string, { productId, by }: RequestedReplacement): string {
  return `${stepHref(locale, 'edit', projectId, 3)}&${new URLSearchParams({ replace: productId, by })}`
}

export function readRequestedReplacement(params: URLSearchParams): RequestedReplacement | null {
  const [productId, by] = [params.get('replace'), params.get('by')]
  return productId && by ? { productId, by } : null
}
