import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#app/platform/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { replaceContent } from '../commands.server.ts'
import { findContentKey, listContent, type ContentOrigin } from '../queries.server.ts'
import { assembleContent, type SiteContent } from '../site-content.server.ts'
import { checkContent } from './check-content.server.ts'
import { describeProblem, type DeliveredDocument } from './document.ts'
import { fetchDelivery } from './fetch-delivery.server.ts'
import { contentSignature, readContentFiles } from './read-files.server.ts'

interface LiveContentOptions {
  readonly db: Database
  readonly log: Logger
  /** Where the content files lie. */
  readonly directory: string
  /** A content system's delivery, in front of the files; null for none. */
  readonly url: string | null
  readonly refreshSeconds: number
  /** Other hosts that pages may show pictures and films of. */
  readonly origins: readonly string[]
}

/** How soon a change of a file or of another server is noticed. */
const POLL_MS = 1_000

/**
 * The content that is being served. Files and the address of a content system are taken into the database whenever they
 * change; what is broken is named in the log, and what was kept of it stays. A new state takes the old one's place in
 * one step.
 */
export class LiveContent {
  private readonly options: LiveContentOptions
  private readonly stopped = new AbortController()
  private state: SiteContent
  private signature = ''
  private nextFetchAt = 0
  private readonly said = new Map<ContentOrigin, string>()
  private watching: Promise<void> = Promise.resolve()

  private constructor(options: LiveContentOptions, first: SiteContent) {
    this.options = options
    this.state = first
  }

  /** Takes the files in, opens what is kept, and follows both from then on. */
  static async open(options: LiveContentOptions): Promise<LiveContent> {
    const live = new LiveContent(options, await assembleContent([], { key: '', origins: [], onRemark: () => {} }))
    if (options.url === null) await replaceContent(options.db, 'url', { sound: [], broken: [] }, new Date())
    await live.takeFiles()
    await live.takeUpNewest()
    live.watching = live.watch()
    return live
  }

  current(): SiteContent {
    return this.state
  }

  async close(): Promise<void> {
    this.stopped.abort()
    await this.watching
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopped
    while (!signal.aborted) {
      try {
        await this.takeFiles()
        await this.takeDelivery()
        await this.takeUpNewest()
      } catch (error) {
        // The database is away: what is there goes on being served.
        this.options.log.warn({ err: error }, 'content could not be taken up')
      }
      await sleep(POLL_MS, undefined, { signal }).catch(() => {})
    }
  }

  private async takeFiles(): Promise<void> {
    const { directory } = this.options
    const signature = await contentSignature(directory)
    if (signature === this.signature) return
    await this.take('files', await readContentFiles(directory))
    this.signature = signature
  }

  private async takeDelivery(): Promise<void> {
    const { url, refreshSeconds, log } = this.options
    if (url === null || performance.now() < this.nextFetchAt) return
    this.nextFetchAt = performance.now() + refreshSeconds * 1000
    const documents = await fetchDelivery(url).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'content did not come: CONTENT_URL')
      return null
    })
    if (documents) await this.take('url', documents)
  }

  private async take(origin: ContentOrigin, documents: readonly DeliveredDocument[]): Promise<void> {
    const { db, log } = this.options
    const { sound, problems } = checkContent(documents)
    const count = await replaceContent(db, origin, { sound, broken: problems.map(({ name }) => name) }, new Date())
    if (count > 0) log.info({ origin, documents: count }, 'content taken in')
    const lines = problems.map(describeProblem)
    // An address is asked again and again: what was said of it once need not be said each time.
    if (lines.join('\n') === this.said.get(origin)) return
    this.said.set(origin, lines.join('\n'))
    for (const line of lines) log.warn({ origin }, `content left as it was: ${line}`)
  }

  private async takeUpNewest(): Promise<void> {
    const { db, origins, log } = this.options
    if ((await findContentKey(db)) === this.state.key) return
    const { key, documents } = await listContent(db)
    // What an older version of the site kept may not be sound in this one.
    const { sound } = checkContent(documents)
    this.state = await assembleContent(sound, {
      key,
      origins,
      onRemark: (page, text) => log.warn({ page }, text),
    })
  }
}
