import { createHash } from 'node:crypto'
import { CachedPage } from './cached-page.server.ts'

const MAX_NOTED = 5_000

/**
 * Pages of visitors who are not signed in, by key, least recently used dropped first. The key names everything that a
 * page depends on (address, catalogue generation, build), so that nothing ever has to be purged. A page is cached on
 * its second request: those requested once, as by crawlers, displace none and take no memory.
 */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>()
  private readonly noted = new Set<string>()
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

  /** An answer that nobody else may store goes without a tag. */
  put(key: string, headers: Record<string, string>, body: Buffer, { isTagged = true } = {}): CachedPage {
    const etag = entityTag(key)
    const page = new CachedPage({ ...headers, ...(isTagged && { etag }) }, body, (saved) => {
      if (this.pages.get(key) === page) this.bytes -= saved
    })
    if (!this.pages.has(key) && !this.noted.delete(etag)) {
      this.note(etag)
      return page
    }
    this.drop(key)
    this.pages.set(key, page)
    this.bytes += page.bytes
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
    return page
  }

  private note(etag: string): void {
    this.noted.add(etag)
    const [oldest] = this.noted
    if (this.noted.size > MAX_NOTED && oldest !== undefined) this.noted.delete(oldest)
  }

  private drop(key: string): void {
    const page = this.pages.get(key)
    if (!page) return
    this.pages.delete(key)
    this.bytes -= page.bytes
  }
}

/** Equal keys mean equal pages, so a hash of the key is a valid entity tag. */
export function entityTag(key: string): string {
  return `"${createHash('sha1').update(key).digest('base64url')}"`
}
