import { countOf } from '@specify/core/text/count-text.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { ScopedLine } from '@specify/schedule/line-scope.ts'

interface ProductOption {
  readonly sku: string
  readonly label: string
}

/** Each product of these lines once, those that are no longer available first. */
export function productOptions(lines: readonly ScopedLine[], products: BuilderProject['products']): ProductOption[] {
  const bySku = [...Map.groupBy(lines, ({ item }) => item.sku)]
  const isGone = (sku: string) => products[sku]?.isAvailable !== true
  return bySku
    .toSorted(([one], [other]) => Number(isGone(other)) - Number(isGone(one)))
    .map(([sku, [first, ...more]]) => {
      const name = products[sku]?.name ?? first?.item.name ?? ''
      const parts = [name, products[sku]?.variantText, sku, countOf(more.length + 1, 'line')]
      return { sku, label: parts.filter(Boolean).join(', ') + (isGone(sku) ? ' (no longer available)' : '') }
    })
}
