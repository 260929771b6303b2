import { countOf } from '@specify/core/text/count-text.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { FinishCatalogue } from '#app/features/projects/schedule/finish-plan.ts'
import type { ScopedLine } from '@specify/schedule/line-scope.ts'
import { productOptions } from './product-options.ts'

/** Everything, each range, each product: with the number of their lines. */
export function finishFilters(
  lines: readonly ScopedLine[],
  catalogue: FinishCatalogue,
  products: BuilderProject['products'],
): (readonly [value: string, label: string])[] {
  const ranges = Map.groupBy(lines, ({ item }) => catalogue.lines.get(item.sku)?.range ?? '')
  const named = [...ranges]
    .filter(([range]) => range !== '')
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return [
    ['all', `Everything, ${countOf(lines.length, 'line')}`],
    ...named.map(([range, own]) => [`range ${range}`, `All ${range}, ${countOf(own.length, 'line')}`] as const),
    ...productOptions(
      lines.filter(({ item }) => catalogue.lines.has(item.sku)),
      products,
    ).map(({ sku, label }) => [`sku ${sku}`, label] as const),
  ]
}

export function isInFilter(sku: string, filter: string, catalogue: FinishCatalogue | null): boolean {
  if (filter.startsWith('sku ')) return filter === `sku ${sku}`
  return filter === 'all' || filter === `range ${catalogue?.lines.get(sku)?.range ?? ''}`
}
