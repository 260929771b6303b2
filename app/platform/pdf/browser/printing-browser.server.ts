import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { AppError } from '@specify/core/app-error.ts'
import { installedChromium } from '#app/platform/chromium.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { makePlace, removePlace, WAYS_TO_RUN } from './browser-place.server.ts'
import { findPid, isRunning, killTree, launchIn } from './launch-chromium.server.ts'

const RETRY_AFTER_MS = 10_000
const CLOSE_LIMIT_MS = 2_000
const IDLE_MS = 30_000
/** Browsers grow with use; after so many documents a new one takes over. */
const MAX_DOCUMENTS = 200
export interface OpenBrowser {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly pid: number | null
  readonly directory: string
  /** Aborted when it has ended: its calls may then never be answered. */
  readonly ended: AbortSignal
  lent: number
  documents: number
}

/** Messages that have been logged and are not repeated. */
export interface AlreadySaid {
  broken: boolean
  unsafe: boolean
}

export interface BrowserOptions {
  readonly chromiumPath: string | null
  readonly directory: string
  readonly log: Logger
  /** True if the browser stays open while idle, and restarts when it ends. */
  readonly isKept: boolean
  readonly said?: AlreadySaid
}

/** One Chromium, started on first use. Driven through a pipe, so that it ends with this process. */
export class PrintingBrowser {
  private readonly options: BrowserOptions
  private readonly said: AlreadySaid
  private readonly alive = new Set<OpenBrowser>()
  private readonly ending = new Set<Promise<void>>()
  private current: Promise<OpenBrowser> | null = null
  private successor: Promise<void> | null = null
  private idleTimer: NodeJS.Timeout | undefined
  private started = 0
  private failedAt: number | null = null
  private isClosed = false

  constructor(options: BrowserOptions) {
    this.options = options
    this.said = options.said ?? { broken: false, unsafe: false }
  }

  get isBroken(): boolean {
    return this.failedAt !== null
  }

  /** @throws AppError `unavailable` where there is none. */
  async borrow(): Promise<OpenBrowser> {
    clearTimeout(this.idleTimer)
    const opening = (this.current ??= this.start())
    const opened = await opening.catch((error: unknown) => {
      if (this.current === opening) this.current = null
      throw error
    })
    opened.lent++
    opened.documents++
    if (opened.documents >= MAX_DOCUMENTS) this.replace(opened)
    return opened
  }

  /** Starts the next one beside it: nobody waits for that. */
  private replace(opened: OpenBrowser): void {
    this.successor ??= this.launch()
      .then((next) => {
        this.current = Promise.resolve(next)
        if (opened.lent === 0) void this.end(opened)
      })
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'the printing browser was not renewed'))
      .finally(() => (this.successor = null))
  }

  /** Starts it ahead of the first document. */
  warm(): void {
    void this.borrow().then(
      (opened) => this.giveBack(opened),
      () => {},
    )
  }

  async retire(opened: OpenBrowser): Promise<void> {
    if (await this.isCurrent(opened)) this.current = null
    // Already returned: its idle time is over, now that another one is lent.
    if (opened.lent === 0) void this.end(opened)
  }

  giveBack(opened: OpenBrowser): void {
    opened.lent--
    if (opened.lent > 0 || !this.alive.has(opened)) return
    void this.isCurrent(opened).then((isCurrent) => {
      if (opened.lent > 0) return
      if (!isCurrent) return this.end(opened)
      clearTimeout(this.idleTimer)
      if (this.options.isKept) return
      this.idleTimer = setTimeout(() => void this.end(opened), IDLE_MS).unref()
    })
  }

  async end(opened: OpenBrowser, { byForce = false } = {}): Promise<void> {
    if (!this.alive.delete(opened)) return
    const ending = this.endProcess(opened, byForce).finally(() => this.ending.delete(ending))
    this.ending.add(ending)
    await ending
  }

  private async endProcess(opened: OpenBrowser, byForce: boolean): Promise<void> {
    await this.retire(opened)
    const closing = opened.browser.close().catch(() => {})
    if (byForce) killTree(opened)
    else await Promise.race([closing, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
    if (opened.browser.isConnected()) killTree(opened)
    await Promise.race([closing, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
    await removePlace(opened.directory).catch(() => {})
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.idleTimer)
    await this.successor
    await this.current?.catch(() => {})
    await Promise.all([...this.ending, ...Array.from(this.alive, (opened) => this.end(opened))])
  }

  private async isCurrent(opened: OpenBrowser): Promise<boolean> {
    return (await this.current?.catch(() => null)) === opened
  }

  private async start(): Promise<OpenBrowser> {
    if (this.isClosed) throw new AppError('unavailable', 'The site is being restarted. Please try again in a moment.')
    const unavailable = new AppError('unavailable', 'Documents cannot be created at the moment.')
    if (this.failedAt !== null && performance.now() < this.failedAt + RETRY_AFTER_MS) throw unavailable
    try {
      const opened = await this.launch()
      this.failedAt = null
      return opened
    } catch (error) {
      this.failedAt = performance.now()
      if (!this.said.broken) this.options.log.error({ err: error }, 'no PDF can be made: Chromium does not start')
      this.said.broken = true
      throw unavailable
    }
  }

  private async launch(): Promise<OpenBrowser> {
    const { chromium } = await import('playwright-core')
    const executablePath = installedChromium(this.options.chromiumPath, chromium.executablePath())
    if (executablePath === null) {
      throw new Error(
        'Chromium is not there. Install it (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium) or set CHROMIUM_PATH.',
      )
    }
    if (this.started === 0) await this.sweep()
    const { context, directory } = await this.launchSafely(executablePath)
    const browser = context.browser()
    if (!browser) throw new Error('Chromium ended at once')
    const ending = new AbortController()
    const pid = await findPid(browser)
    const opened: OpenBrowser = { browser, context, pid, directory, ended: ending.signal, lent: 0, documents: 0 }
    this.alive.add(opened)
    browser.once('disconnected', () => {
      ending.abort(new Error('the browser ended'))
      void this.end(opened).then(() => {
        if (this.options.isKept && !this.isClosed && this.current === null) this.warm()
      })
    })
    return opened
  }

  /** Tries the safest way first each time: an earlier failure may have been a lack of memory. */
  private async launchSafely(executablePath: string): Promise<{ context: BrowserContext; directory: string }> {
    const { log } = this.options
    for (const [index, way] of WAYS_TO_RUN.entries()) {
      const directory = path.join(this.options.directory, `${process.pid}-${++this.started}`)
      try {
        const context = await launchIn(await makePlace(directory, executablePath, way), way)
        if (!way.sandbox && !this.said.unsafe) log.warn(way, UNSAFE)
        this.said.unsafe ||= !way.sandbox
        return { context, directory }
      } catch (error) {
        await removePlace(directory).catch(() => {})
        if (index === WAYS_TO_RUN.length - 1) throw error
        log.info({ err: error, ...way }, 'Chromium does not start in this way; trying another')
      }
    }
    throw new Error('there is no way to run Chromium')
  }

  private async sweep(): Promise<void> {
    const { directory } = this.options
    for (const name of await readdir(directory).catch(() => [])) {
      const pid = Number.parseInt(name, 10)
      if (pid === process.pid || !isRunning(pid)) await removePlace(path.join(directory, name))
    }
  }
}

const UNSAFE =
  'Chromium prints without its sandbox: run the server as an ordinary user, or let that of Chromium use user namespaces (operations.md, PDFs)'
