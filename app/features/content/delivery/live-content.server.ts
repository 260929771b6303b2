import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#app/platform/database/database.server.ts'
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
  readonly directory: string
  readonly url: string | null
  readonly refreshSeconds: number
  readonly origins: readonly string[]
  /** Prepares the vocabulary before a state is used, so that no request waits for it. */
  readonly prepare: (content: SiteContent) => Promise<unknown>
  /** Publishes what is due by now, before the newest is taken up. */
  readonly publishDue: (now: Date) => Promise<void>
}

/** Interval at which changes of files or of another server are noticed. */
const POLL_MS = 1_000

/**
 * The content in service. Files and the address of a content system are imported into the database whenever they
 * change; invalid documents are logged, and their stored versions stay. A new state replaces the old one in one step.
 */
export class LiveContent {
  private readonly options: LiveContentOptions
  private readonly stopped = new AbortController()
  private state: SiteContent
  private signature = ''
  private nextFetchAt = 0
  private isDeliveryAway = false
  private readonly said = new Map<ContentOrigin, string>()
  private watching: Promise<void> = Promise.resolve()

  private constructor(options: LiveContentOptions, first: SiteContent) {
    this.options = options
    this.state = first
  }

  /** Imports the files, opens the stored content, and follows both from then on. */
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

  /** Documents that were left as they were, by their origin, and whether the address of a content system answers. */
  status(): { readonly broken: number; readonly isDeliveryAway: boolean } {
    const broken = [...this.said.values()].flatMap((lines) => lines.split('\n').filter(Boolean)).length
    return { broken, isDeliveryAway: this.isDeliveryAway }
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
        await this.options.publishDue(new Date())
        await this.takeUpNewest()
      } catch (error) {
        // The database is away: the current content stays in service.
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
    this.isDeliveryAway = documents === null
    if (documents) await this.take('url', documents)
  }

  private async take(origin: ContentOrigin, documents: readonly DeliveredDocument[]): Promise<void> {
    const { db, log } = this.options
    const { sound, problems } = checkContent(documents)
    const count = await replaceContent(db, origin, { sound, broken: problems.map(({ name }) => name) }, new Date())
    if (count > 0) log.info({ origin, documents: count }, 'content taken in')
    const lines = problems.map(describeProblem)
    // An address is polled again and again: the same problems are logged once.
    if (lines.join('\n') === this.said.get(origin)) return
    this.said.set(origin, lines.join('\n'))
    for (const line of lines) log.warn({ origin }, `content left as it was: ${line}`)
  }

  private async takeUpNewest(): Promise<void> {
    const { db, origins, log } = this.options
    if ((await findContentKey(db)) === this.state.key) return
    const { key, documents } = await listContent(db)
    // Documents stored by an older version of the site may be invalid in this one.
    const { sound } = checkContent(documents)
    const next = await assembleContent(sound, {
      key,
      origins,
      onRemark: (page, text) => log.warn({ page }, text),
    })
    await this.options.prepare(next)
    this.state = next
  }
}
