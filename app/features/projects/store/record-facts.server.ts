import type { ProjectContext } from '../project-actions/shapes/project-context.ts'
import { twinFinder } from '../schedule/used-skus.ts'
import { readerOf } from '../project-actions/shapes/project-context.ts'
import type { Project, SubstitutedProduct } from '@specify/schedule/model.ts'
import type { SubstitutionContext } from '@specify/schedule/substitutions/new-substitutions.ts'

export function recordFacts(context: ProjectContext, project: Project): SubstitutionContext {
  const { account, now } = context
  const reader = readerOf(context)
  const { findListed, findFacts } = reader
  return {
    by: account ? `${account.firstName} ${account.lastName}`.trim() : '',
    at: now.toISOString(),
    findProduct(sku) {
      const listed = findListed(sku, project.locale)
      if (listed?.variant.sku === sku)
        return { sku, productId: listed.product.productId, name: listed.product.name[project.locale] }
      return knownIn(project, sku)
    },
    priceOf: (sku) => findFacts(sku, project.locale)?.price?.centAmount ?? null,
    findTwin: twinFinder(project, reader),
  }
}

/** A product that the catalogue no longer has, as the project knows it. */
function knownIn({ rooms, substitutions }: Project, sku: string): SubstitutedProduct | null {
  for (const { items } of rooms) for (const item of items) if (item.sku === sku) return item
  for (const { from, to } of substitutions) for (const product of [from, to]) if (product.sku === sku) return product
  return null
}
