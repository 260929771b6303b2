import { namesFile } from './files.ts'
import { downloadUrl } from './asset-source.ts'
import { findingOf, type FileAnswer, type FileFinding } from './file-check.ts'
import type { FileType, Product } from './model.ts'

export interface CheckedFile extends FileFinding {
  readonly sku: string
  readonly type: FileType
  readonly url: string
}

interface CheckOptions {
  readonly publicUrl: string
  readonly concurrency?: number
  readonly timeoutMs?: number
}

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

/** Retries once before a file counts as unreachable. */
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

export function withoutFiles(product: Product, urls: ReadonlySet<string>): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    files: variant.files.filter(({ url }) => !urls.has(url)),
  }))
  return { ...product, variants }
}
