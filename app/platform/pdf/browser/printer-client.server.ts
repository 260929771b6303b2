import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '@specify/core/app-error.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { untilAborted, type PdfJob } from './pdf-page.server.ts'
import type { FromPrinter, PrinterState, ToPrinter } from './printer-process.server.ts'

const PROCESS = sitePath('app/platform/pdf/browser/printer-process.server.ts')
/** It holds a document and its pictures, and what Chromium has answered of it, twice. */
const HEAP_LIMIT_MB = 512
/** The browser's idle time before it closes. */
const IDLE_MS = 30_000
const CLOSE_LIMIT_MS = 6_000
/** A process that ends at each start leaves others their time. */
const RESTART_MS = 5_000
/** Environment variables that starting Chromium needs: the others include secrets. */
const PASSED_ON =
  'PATH HOME USER LANG LC_ALL TZ TMPDIR NODE_ENV LD_LIBRARY_PATH FONTCONFIG_FILE FONTCONFIG_PATH XDG_CACHE_HOME PLAYWRIGHT_BROWSERS_PATH SystemRoot LOCALAPPDATA USERPROFILE TEMP TMP MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_'.split(
    ' ',
  )
interface PrinterOptions {
  readonly chromiumPath: string | null
  readonly directory: string
  /** True if the browser stays open while idle, and restarts when it ends. */
  readonly isKept: boolean
  readonly log: Logger
}

interface OpenDocument {
  readonly job: PdfJob
  readonly settle: PromiseWithResolvers<Buffer>
}

/** The process that prints, started on first use. */
export class PrinterProcess {
  private readonly options: PrinterOptions
  private readonly documents = new Map<number, OpenDocument>()
  private state: PrinterState = { isBroken: false, said: { broken: false, unsafe: false } }
  private child: ChildProcess | null = null
  private idleTimer: NodeJS.Timeout | undefined
  private lastId = 0
  private isClosed = false

  constructor(options: PrinterOptions) {
    this.options = options
  }

  get isBroken(): boolean {
    return this.state.isBroken
  }

  /**
   * Answers the document as PDF: A4, tagged, with an outline. A process that dies takes its documents with it through no
   * fault of theirs: they get a second one.
   * @throws AppError `unavailable` where there is no browser or the server ends; `too_large` for more pages than it may have.
   */
  async render(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    try {
      return await this.renderOnce(job, signal)
    } catch (error) {
      if (!(error instanceof PrinterEnded) || signal.aborted) throw error
      this.options.log.warn({ err: error }, 'a PDF is made again')
    }
    try {
      return await this.renderOnce(job, signal)
    } catch (error) {
      if (!(error instanceof PrinterEnded)) throw error
      this.options.log.error({ err: error }, 'a PDF could not be made')
      throw new AppError('unavailable', 'This document could not be created.')
    }
  }

  /** Starts the process and its browser for a document that is about to come. */
  warm(): void {
    if (this.isClosed) return
    this.start()
    if (this.documents.size === 0) this.endWhenIdle()
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.end()
  }

  private async renderOnce(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
    if (this.isClosed) throw new AppError('unavailable', 'The site is being restarted. Please try again in a moment.')
    clearTimeout(this.idleTimer)
    const child = this.start()
    const id = ++this.lastId
    const settle = Promise.withResolvers<Buffer>()
    this.documents.set(id, { job, settle })
    const { picture: _picture, ...order } = job
    send(child, { kind: 'print', id, ...order })
    try {
      return await untilAborted(settle.promise, signal)
    } finally {
      this.documents.delete(id)
      if (signal.aborted) send(child, { kind: 'cancel', id })
      if (this.documents.size === 0) this.endWhenIdle()
    }
  }

  private endWhenIdle(): void {
    clearTimeout(this.idleTimer)
    if (this.options.isKept) return
    this.idleTimer = setTimeout(() => void this.end(), IDLE_MS).unref()
  }

  private start(): ChildProcess {
    if (this.child) return this.child
    const { chromiumPath, directory, isKept, log } = this.options
    const started = fork(PROCESS, {
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name))),
      execArgv: ['--max-semi-space-size=16', `--max-old-space-size=${HEAP_LIMIT_MB}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    this.child = started
    started.on('message', (message: FromPrinter) => this.hear(started, message))
    started.on('error', (error) => this.lose(started, error.message))
    started.once('exit', (code, cause) => this.lose(started, `it ended with ${cause ?? code}`))
    send(started, { kind: 'open', chromiumPath, directory, isKept, logLevel: log.level, said: this.state.said })
    return started
  }

  private hear(child: ChildProcess, message: FromPrinter): void {
    const document = this.documents.get(message.id)
    if (message.kind === 'picture') {
      const { ask, index } = message
      const picture = document ? document.job.picture(index) : Promise.resolve(null)
      void picture.catch(() => null).then((picture) => send(child, { kind: 'picture', ask, picture }))
      return
    }
    this.state = { isBroken: message.isBroken, said: message.said }
    if (message.kind === 'done') return document?.settle.resolve(message.pdf)
    const { code, message: reason } = message
    document?.settle.reject(code === null ? new Error(reason) : new AppError(code, reason))
  }

  private lose(child: ChildProcess, reason: string): void {
    if (this.child !== child) return
    this.child = null
    for (const { settle } of this.documents.values()) settle.reject(new PrinterEnded(reason))
    if (this.options.isKept && !this.isClosed) setTimeout(() => this.warm(), RESTART_MS).unref()
  }

  private async end(): Promise<void> {
    const { child } = this
    clearTimeout(this.idleTimer)
    if (!child) return
    this.lose(child, 'it is closed')
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(CLOSE_LIMIT_MS) })
    send(child, { kind: 'close' })
    await ended.catch(() => child.kill('SIGKILL'))
  }
}

class PrinterEnded extends Error {
  constructor(reason: string) {
    super(`the printing process is gone: ${reason}`)
  }
}

/** One that has ended hears nothing; that is found out by its end. */
function send(child: ChildProcess, message: ToPrinter): void {
  if (child.connected) child.send(message, () => {})
}
