import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** An answer kept whole, ready to be sent again. */
export interface CachedPage {
  /** Names and values in turn, as Node's `writeHead` takes them; without length and coding. */
  readonly headers: readonly string[]
  readonly etag: string
  readonly body: Buffer
  /** The compressed body, once somebody who takes it has asked. */
  brotli: Buffer | null
}

/**
 * Pages of visitors who are not signed in, by key, the least recently used dropped first. The key names everything
 * that a page depends on (address, catalogue generation, build), so that nothing ever has to be purged.
 */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>()
  private readonly maxBytes: number
  private bytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  find(key: string): CachedPage | null {
    const page = this.pages.get(key)
    if (!page) return null
    this.pages.delete(key)
    this.pages.set(key, page)
    return page
  }

  put(key: string, headers: Record<string, string>, body: Buffer): CachedPage {
    const etag = entityTag(key)
    const page = { headers: Object.entries({ ...headers, etag }).flat(), etag, body, brotli: null }
    const size = pageSize(page)
    this.drop(key)
    this.pages.set(key, page)
    this.bytes += size
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
    return page
  }

  private drop(key: string): void {
    const page = this.pages.get(key)
    if (!page) return
    this.pages.delete(key)
    this.bytes -= pageSize(page)
  }
}

/** Compressed, a page takes about a tenth of its size again. */
function pageSize({ body }: CachedPage): number {
  return body.length * 1.1 + 1_000
}

/** The page's compressed body, made on first use. */
export async function brotliOf(page: CachedPage): Promise<Buffer> {
  page.brotli ??= await compressPage(page.body)
  return page.brotli
}

/** Equal keys mean equal pages, so the key stands for the page. */
function entityTag(key: string): string {
  return `"${createHash('sha1').update(key).digest('base64url')}"`
}

/** Level 5 is where brotli passes gzip 9 in size at a fraction of the time; it runs off the main thread. */
function compressPage(body: Buffer): Promise<Buffer> {
  return compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
