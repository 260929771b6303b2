import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import { downloadFiles, type DownloadFile } from '@specify/catalogue/files/files.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { LOCALES } from '@specify/core/market.ts'
import { demoRecords } from '@specify/demo/feed'

/**
 * `node bench/demo-files.ts ADDRESS [--all]`: follows the file links of the demo catalogue on a running site, and tells
 * which do not answer as they should. Without `--all` one variant in forty; the pages of one in four hundred are read
 * for the links that they offer.
 */
const CONCURRENCY = 2
const TYPES: Record<string, { readonly type: string; readonly start: string }> = {
  pdf: { type: 'application/pdf', start: '%PDF-1.7' },
  svg: { type: 'image/svg+xml', start: '<svg' },
  dxf: { type: 'image/vnd.dxf', start: '999' },
  obj: { type: 'model/obj', start: '#' },
  dae: { type: 'model/vnd.collada+xml', start: '<?xml' },
  '3ds': { type: 'application/x-3ds', start: 'MM' },
  glb: { type: 'model/gltf-binary', start: 'glTF' },
}

const [address = 'http://127.0.0.1:3000', mode = ''] = process.argv.slice(2)
const step = mode === '--all' ? 1 : 40
const problems: string[] = []

const products = (await demoRecords()).flatMap((record): Product[] => {
  const cleaned = cleanProduct(JSON.parse(JSON.stringify(record)), () => null)
  return cleaned.kind === 'accepted' && !cleaned.product.isInternal ? [cleaned.product] : []
})
const variants = products.flatMap((product) =>
  product.variants
    .filter(({ attributes }) => attributes['IsGWAInternal'] !== true)
    .map((variant) => ({ product, variant, files: downloadFiles(variant.files, 'public') })),
)
const chosen = variants.filter((_, index) => index % step === 0)
const files = [...new Map(chosen.flatMap((each) => each.files).map((file) => [file.url, file])).values()]

const startedAt = performance.now()
let checked = 0
await inParallel(files, async (file) => {
  const problem = await problemWith(file)
  if (problem) problems.push(`${file.url}: ${problem}`)
  if (++checked % 1000 === 0) console.log(`${checked} of ${files.length}, ${problems.length} problems`)
})
const pages = chosen.filter((_, index) => index % 10 === 0)
await inParallel(pages, async ({ product, variant, files: offered }) => {
  for (const locale of LOCALES.filter((each) => product.markets.includes(each))) {
    const page = `${address}/${locale}/${variantPath(product, variant)}`
    const html = await (await fetch(page)).text()
    const missing = offered.filter(({ url }) => !html.includes(`href="${url}"`))
    if (missing.length > 0) problems.push(`${page} does not offer ${missing.map(({ url }) => url).join(', ')}`)
  }
})
for (const problem of problems) console.log(problem)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${files.length} files of ${chosen.length} variants and ${pages.length} product pages in ${seconds} s`)
console.log(`${files.filter(({ sizeBytes }) => sizeBytes === null).length} files without a size in the list`)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

async function problemWith({ url, sizeBytes }: DownloadFile): Promise<string | null> {
  const expected = TYPES[url.slice(url.lastIndexOf('.') + 1)]
  const response = await fetch(`${address}${url}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return `status ${response.status}`
  if (!expected || response.headers.get('content-type') !== expected.type) return 'has another type'
  if (!bytes.toString('latin1', 0, 20).startsWith(expected.start)) return 'does not begin as its format does'
  if (sizeBytes !== null && bytes.length !== sizeBytes) return `has ${bytes.length} bytes in place of ${sizeBytes}`
  const isAttached = response.headers.get('content-disposition')?.startsWith('attachment; filename="') ?? false
  return isAttached === (expected.type === 'image/svg+xml') ? 'is offered in the wrong way' : null
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const item of left) await work(item)
    }),
  )
}
