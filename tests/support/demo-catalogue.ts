import { demoRecords } from '@specify/demo/feed'
import { buildIndex } from '@specify/engine'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import { catalogueIndexPlans } from '#app/features/search/catalogue/catalogue-indexes.ts'
import { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'

/** The products of a feed, the demo's by default. */
export async function makeProducts(records?: readonly object[]) {
  return (records ?? (await demoRecords())).map((record) => {
    const cleaned = cleanProduct(record, () => null)
    if (cleaned.kind === 'refused') throw new Error(JSON.stringify(cleaned.problems))
    return cleaned.product
  })
}

/** The products of a feed, the demo's by default, and their indexes, in memory. */
export async function makeCatalogue(records?: readonly object[]) {
  const products = await makeProducts(records)
  const indexes = await Promise.all(
    catalogueIndexPlans().map(async (plan) => {
      const own = products.flatMap((product) => plan.recordsOf(product))
      const identity = { name: plan.name, generation: 'demo' }
      const all = [...own, ...plan.recordsAtEnd()]
      return [plan.name, await buildIndex({ identity, settings: plan.settings, records: all })] as const
    }),
  )
  return { products, catalogue: new CatalogueState({ id: 1, key: 'demo', importedAt: new Date(0) }, new Map(indexes)) }
}
