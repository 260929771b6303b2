import { NumberList } from '@specify/core/data/number-list.ts'
import { TextNumbers } from '@specify/core/text/text-numbers.ts'
import { namesFile } from '@specify/catalogue/files/files.ts'
import { downloadUrl } from '@specify/catalogue/files/asset-source.ts'
import { findingOf, type FileAnswer, type FileFinding } from '@specify/catalogue/files/file-check.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { FileType } from '@specify/catalogue/files/product-file.ts'

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

type NamedFile = Pick<CheckedFile, 'sku' | 'type' | 'url'>

/** Files of a catalogue, each address once. As bytes and numbers: a large catalogue names millions. */
export class NamedFiles implements Iterable<NamedFile> {
  readonly #urls = new TextNumbers()
  readonly #texts = new TextNumbers()
  readonly #skus = new NumberList()
  readonly #types = new NumberList()

  get size(): number {
    return this.#urls.size
  }

  add({ variants }: Product): void {
    for (const { sku, files } of variants) {
      for (const { type, url } of files) {
        if (!namesFile(url) || this.#urls.has(url)) continue
        this.#urls.set(url, 0)
        this.#skus.push(this.#texts.set(sku, 0))
        this.#types.push(this.#texts.set(type, 0))
      }
    }
  }

  *[Symbol.iterator](): Generator<NamedFile> {
    for (let index = 0; index < this.size; index++) {
      const type = this.#texts.textAt(this.#types.at(index)) as FileType
      yield { sku: this.#texts.textAt(this.#skus.at(index)), type, url: this.#urls.textAt(index + 1) }
    }
  }
}

export async function checkFiles(
  files: Iterable<NamedFile>,
  { publicUrl, concurrency = 8, timeoutMs = 15_000 }: CheckOptions,
): Promise<{ checked: number; findings: CheckedFile[] }> {
  const findings: CheckedFile[] = []
  const remaining = files[Symbol.iterator]()
  let checked = 0
  const work = async () => {
    for (let next = remaining.next(); next.done !== true; next = remaining.next()) {
      const file = next.value
      checked++
      const address = new URL(downloadUrl(file.url.trim()), `${publicUrl}/`).href
      const finding = findingOf(file.type, file.url, await ask(address, timeoutMs))
      if (finding) findings.push({ ...file, ...finding })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { checked, findings: findings.toSorted((a, b) => (a.url < b.url ? -1 : 1)) }
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

export function hasFile({ variants }: Product, urls: ReadonlySet<string>): boolean {
  return variants.some(({ files }) => files.some(({ url }) => urls.has(url)))
}

export function withoutFiles(product: Product, urls: ReadonlySet<string>): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    files: variant.files.filter(({ url }) => !urls.has(url)),
  }))
  return { ...product, variants }
}
