import { assembleContent } from '#app/features/content/site-content.server.ts'
import { readContentFiles } from '#app/features/content/delivery/read-files.server.ts'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import { makeCatalogue } from './demo-catalogue.ts'

/** The demo catalogue as a running site has it, in memory. */
export async function openDemo() {
  return openCatalogue()
}

/** The products of a feed as a running site has them, in memory. */
export async function openCatalogue(records?: readonly object[]) {
  const { products, catalogue } = await makeCatalogue(records)
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
