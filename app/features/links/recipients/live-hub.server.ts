import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { readRemarkStates } from '../remarks/remark-state.server.ts'

/** Comments on other servers show within this time: each server polls the database. */
const POLL_MS = 2_000
/** Proxies close what is silent for longer. */
const BEAT_MS = 15_000
/** After it a page connects again. */
const LIFETIME_MS = 10 * 60_000
/** Further pages see what is new when they are loaded. */
const MOST = 500
const MOST_OF_ADDRESS = 20

const ENCODER = new TextEncoder()
const OPENING = ENCODER.encode('retry: 3000\n\n')
const CHANGED = ENCODER.encode('event: changed\ndata: \n\n')
const BEAT = ENCODER.encode(':\n\n')

interface Watcher {
  readonly projectId: string
  readonly address: string
  readonly until: number
  /** The state that its page shows; null until the first look where the page did not say. */
  seen: string | null
  readonly controller: ReadableStreamDefaultController<Uint8Array>
}

interface HubOptions {
  readonly db: Database
  readonly log: Logger
}

/** Streams of server-sent events: one query every two seconds for all that watch, and none where nobody does. */
export class LiveHub {
  private readonly options: HubOptions
  private readonly watchers = new Set<Watcher>()
  private timer: NodeJS.Timeout | null = null
  private beatAt = 0
  private isClosed = false

  constructor(options: HubOptions) {
    this.options = options
  }

  /** A stream for a page that shows a project in a state; null where there are as many as there may be. */
  watch(projectId: string, address: string, lastSeen: string | null): ReadableStream<Uint8Array> | null {
    const ofAddress = [...this.watchers].filter((each) => each.address === address).length
    if (this.isClosed || this.watchers.size >= MOST || ofAddress >= MOST_OF_ADDRESS) return null
    let watcher: Watcher | null = null
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        watcher = { projectId, address, seen: lastSeen, controller, until: performance.now() + LIFETIME_MS }
        controller.enqueue(OPENING)
        this.watchers.add(watcher)
        this.schedule()
      },
      cancel: () => {
        if (watcher) this.watchers.delete(watcher)
      },
    })
  }

  /** Ends all streams: pages connect again, to another server. */
  close(): void {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    for (const watcher of this.watchers) this.end(watcher)
  }

  private schedule(): void {
    if (this.timer || this.isClosed || this.watchers.size === 0) return
    this.timer = setTimeout(() => {
      this.poll()
        .catch((error: unknown) => this.options.log.warn({ err: error }, 'comments could not be looked for'))
        .finally(() => {
          this.timer = null
          this.schedule()
        })
    }, POLL_MS).unref()
  }

  private async poll(): Promise<void> {
    const states = await this.readStates()
    const now = performance.now()
    const isBeat = now - this.beatAt >= BEAT_MS
    if (isBeat) this.beatAt = now
    for (const watcher of this.watchers) {
      const state = states.get(watcher.projectId)
      // It has begun to watch meanwhile.
      if (state === undefined) continue
      const isChanged = watcher.seen !== null && watcher.seen !== state
      watcher.seen = state
      if (now >= watcher.until) this.end(watcher)
      else if (isChanged || isBeat) this.send(watcher, isChanged ? CHANGED : BEAT)
    }
  }

  private async readStates(): Promise<Map<string, string>> {
    const ids = new Set(Array.from(this.watchers, ({ projectId }) => projectId))
    return readRemarkStates(this.options.db, [...ids])
  }

  private send(watcher: Watcher, event: Uint8Array): void {
    // Nobody reads what is not taken: such a page is behind by more than it could catch up with.
    if ((watcher.controller.desiredSize ?? 0) < -20) this.end(watcher)
    else watcher.controller.enqueue(event)
  }

  private end(watcher: Watcher): void {
    this.watchers.delete(watcher)
    watcher.controller.close()
  }
}
