import { cleanProduct } from '#app/features/catalogue/feed/clean-product.ts'
import { assembleContent } from '#app/features/content/site-content.server.ts'
import { readContentFiles } from '#app/features/content/delivery/read-files.server.ts'
import { catalogueIndexPlans } from '#app/features/search/catalogue-indexes.ts'
import { CatalogueState } from '#app/features/search/catalogue-state.ts'
import { embeddedBackend, embeddedCache } from '#app/features/search/embedded-backend.ts'
import { buildIndex } from '@specify/engine'
import { demoRecords } from '@specify/demo/feed'

/** The demo catalogue as a running site has it, in memory. */
export async function openDemo() {
  return openCatalogue(await demoRecords())
}

/** The products of a feed as a running site has them, in memory. */
export async function openCatalogue(records: readonly object[]) {
  const products = records.map((record) => {
    const cleaned = cleanProduct(record, () => null)
    if (cleaned.kind === 'refused') throw new Error(JSON.stringify(cleaned.problems))
    return cleaned.product
  })
  const indexes = await Promise.all(
    catalogueIndexPlans().map(async (plan) => {
      const records = products.flatMap((product) => plan.recordsOf(product))
      const identity = { name: plan.name, generation: 'demo' }
      return [
        plan.name,
        await buildIndex({ identity, settings: plan.settings, records: [...records, ...plan.recordsAtEnd()] }),
      ] as const
    }),
  )
  const catalogue = new CatalogueState({ id: 1, key: 'demo', importedAt: new Date(0) }, new Map(indexes))
  const content = await assembleContent(await readContentFiles('content'), {
    key: 'demo',
    origins: [],
    onRemark: () => {},
  })
  return {
    products,
    catalogue,
    search: embeddedBackend(catalogue, content.vocabulary, embeddedCache()),
    table: content.listings,
  }
}
