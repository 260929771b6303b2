import { namesFile } from './files.ts'
import { downloadUrl } from './asset-source.ts'
import { findingOf, type FileAnswer, type FileFinding } from './file-check.ts'
import type { FileType, Product } from './model.ts'

/** A file that something is wrong with, and the first variant that names it. */
export interface CheckedFile extends FileFinding {
  readonly sku: string
  readonly type: FileType
  /** As the catalogue has it. */
  readonly url: string
}

interface CheckOptions {
  /** What addresses without a host are looked up at. */
  readonly publicUrl: string
  readonly concurrency?: number
  readonly timeoutMs?: number
}

/** Asks for every file that products name, each once, and answers those that something is wrong with. */
export async function checkFiles(
  products: Iterable<Product>,
  { publicUrl, concurrency = 8, timeoutMs = 15_000 }: CheckOptions,
): Promise<{ checked: number; findings: CheckedFile[] }> {
  const files = new Map<string, Pick<CheckedFile, 'sku' | 'type' | 'url'>>()
  for (const { variants } of products)
    for (const { sku, files: own } of variants)
      for (const { type, url } of own) if (namesFile(url) && !files.has(url)) files.set(url, { sku, type, url })
  const findings: CheckedFile[] = []
  const left = files.values()
  const work = async () => {
    for (const file of left) {
      const address = new URL(downloadUrl(file.url.trim()), `${publicUrl}/`).href
      const finding = findingOf(file.type, file.url, await ask(address, timeoutMs))
      if (finding) findings.push({ ...file, ...finding })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { checked: files.size, findings: findings.toSorted((a, b) => (a.url < b.url ? -1 : 1)) }
}

/** Asks a second time before a file is said to be out of reach. */
async function ask(address: string, timeoutMs: number): Promise<FileAnswer> {
  const first = await askOnce(address, timeoutMs)
  return first.status === null || first.status >= 400 ? askOnce(address, timeoutMs) : first
}

async function askOnce(address: string, timeoutMs: number): Promise<FileAnswer> {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
    const length = headers.get('content-length')
    return { status, contentType: headers.get('content-type') ?? '', bytes: length === null ? null : Number(length) }
  } catch {
    return { status: null, contentType: '', bytes: null }
  }
}

/** The product without files, by their addresses in the catalogue. */
export function withoutFiles(product: Product, urls: ReadonlySet<string>): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    files: variant.files.filter(({ url }) => !urls.has(url)),
  }))
  return { ...product, variants }
}
