import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open, readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { createBoundedDirectory, type BoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import type { OpenFile } from '#app/platform/files/send-file.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { KEPT_HOURS, MAX_PACKAGE_BYTES } from '../handover-order.ts'
import type { PackageJob } from './package-job.ts'
import { isGone, MAKER, syncFile } from './package-maker.server.ts'
import type { OrderedPackage, PackageProgress } from './package-state.ts'
import {
  endOldPackages,
  listKept,
  noteEnd,
  noteExpired,
  noteProgress,
  noteReady,
  recordOrder,
  type NewPackage,
} from './package-store.server.ts'
import { statedBytes, writePackage } from './write-package.server.ts'

type PackagesOptions = Pick<RequestContext, 'config' | 'db' | 'log' | 'media'>

const BEAT_MS = 1_000
const SWEEP_MS = 60_000
const SWEEP_RETRY_MS = 5_000
const CANCEL_WAIT_MS = 2_000
const LIMIT_MS = 2 * 3_600_000
/** Left free beside a package. */
const SPARE_BYTES = 300_000_000

class Cancelled extends Error {}
class Stopped extends Error {}

/** Makes packages one at a time, in the background, into a directory of its own, and removes them again. */
export class HandoverPackages {
  private readonly options: PackagesOptions
  private readonly directory: BoundedDirectory
  private readonly queue = new BoundedQueue({ atOnce: 1, waiting: 20, waitingOfCaller: 1 })
  private readonly running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  private readonly sweeping: NodeJS.Timeout
  /** Names the directory: servers that share it share its files. */
  private readonly place: string
  private hasOrdered = false
  private retrying: NodeJS.Timeout | undefined

  private constructor(options: PackagesOptions, directory: string) {
    this.options = options
    this.directory = createBoundedDirectory(directory, options.config.packagesMaxBytes)
    this.place = readOrMakePlace(path.join(options.config.dataDir, 'packages.id'))
    this.sweeping = setInterval(() => this.sweep(), SWEEP_MS).unref()
  }

  /** Removes what a killed server has left. */
  static open(options: PackagesOptions): HandoverPackages {
    const directory = path.join(options.config.dataDir, 'packages')
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const packages = new HandoverPackages(options, directory)
    packages.sweep()
    return packages
  }

  /**
   * Records an order and begins with it. Answers the id of the package, which is that of the same order where there is
   * one already. @throws AppError `too_many_requests`, `unavailable`
   */
  async order(order: Omit<NewPackage, 'maker' | 'place'>, job: PackageJob, now: Date): Promise<string> {
    const { db } = this.options
    this.hasOrdered = true
    const packageId = await recordOrder(db, { ...order, place: this.place, maker: MAKER }, now)
    if (packageId === order.packageId) await this.start(job, order)
    return packageId
  }

  async cancel(packageId: string): Promise<void> {
    await noteEnd(this.options.db, packageId, { state: 'cancelled', failure: null })
    const running = this.running.get(packageId)
    running?.abort.abort(new Cancelled())
    // A file that is being made for it is waited for no longer than this.
    await Promise.race([running?.done, sleep(CANCEL_WAIT_MS, null, { ref: false })])
  }

  /**
   * The file of a package that is ready; null where another server has it. @throws AppError `package_expired` where it is
   * gone, or is not as long as it was when it was made.
   */
  async openFile({ packageId, place, zipBytes }: OrderedPackage): Promise<OpenFile | null> {
    const file = this.fileOf(packageId, 'zip')
    const handle = await open(file).catch(() => null)
    const isWhole = handle !== null && (zipBytes === null || (await handle.stat()).size === zipBytes)
    if (isWhole) {
      this.directory.use(path.basename(file))
      return { file, handle }
    }
    await handle?.close()
    if (!handle && place !== this.place) return null
    await noteExpired(this.options.db, [packageId])
    if (handle) {
      await rm(file, { force: true })
      throw new AppError('package_expired', 'The file of this package was damaged on the server. Order it again.')
    }
    throw new AppError('package_expired', 'This package was removed to make room for others. Order it again.')
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping)
    clearTimeout(this.retrying)
    const running = [...this.running.values()]
    for (const { abort } of running) abort.abort(new Stopped())
    await Promise.all(running.map(({ done }) => done))
  }

  private fileOf(packageId: string, ending: 'zip' | 'part' | 'fetch'): string {
    return path.join(this.directory.directory, `${packageId}.${ending}`)
  }

  /** Settles when it has its place in the queue. */
  private async start(job: PackageJob, order: Omit<NewPackage, 'maker' | 'place'>): Promise<void> {
    const { db, log } = this.options
    const { packageId } = job
    const abort = new AbortController()
    let { progress } = order
    let state: 'waiting' | 'making' = 'waiting'
    const beat = setInterval(() => {
      noteProgress(db, packageId, progress, state)
        .then((isWanted) => !isWanted && abort.abort(new Cancelled()))
        .catch((error: unknown) => log.warn({ err: error }, 'the progress of a package could not be noted'))
    }, BEAT_MS)
    const turn = this.queue.run(
      async () => {
        state = 'making'
        await this.make(job, { signal: abort.signal, onProgress: (now) => (progress = now), latest: () => progress })
      },
      abort.signal,
      order.accountId ?? order.linkId ?? packageId,
    )
    const work = turn
      .catch((error: unknown) => this.noteFailure(packageId, abort.signal.aborted ? abort.signal.reason : error))
      .then(async () => {
        clearInterval(beat)
        this.running.delete(packageId)
        for (const ending of ['part', 'fetch'] as const)
          await rm(this.fileOf(packageId, ending), { force: true }).catch(() => null)
      })
    this.running.set(packageId, { abort, done: work })
    // One that finds no place is refused at once.
    await Promise.race([turn.catch(refuse), new Promise((resolve) => setImmediate(resolve))])
  }

  private async make(job: PackageJob, { signal, onProgress, latest }: Making): Promise<void> {
    const { config, db, log, media } = this.options
    const { packageId } = job
    const limit = AbortSignal.timeout(LIMIT_MS)
    const part = this.fileOf(packageId, 'part')
    await this.assertRoom(statedBytes(job))
    const zipBytes = await writePackage(job, {
      db,
      log,
      media,
      config,
      file: part,
      spool: this.fileOf(packageId, 'fetch'),
      maxBytes: Math.min(MAX_PACKAGE_BYTES, config.packagesMaxBytes / 2),
      signal: AbortSignal.any([signal, limit]),
      onProgress,
    })
    const zip = this.fileOf(packageId, 'zip')
    await syncFile(part)
    await rename(part, zip)
    const expiresAt = new Date(Date.now() + KEPT_HOURS * 3_600_000)
    const isWanted = await noteReady(db, packageId, { progress: latest(), zipBytes, expiresAt })
    if (!isWanted) await rm(zip, { force: true })
    else await this.directory.admit(path.basename(zip))
  }

  /** @throws AppError `unavailable` */
  private async assertRoom(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory.directory)
    if (bavail * bsize < bytes + SPARE_BYTES)
      throw new AppError('unavailable', 'There is not enough room on the server for this package at the moment.')
  }

  private async noteFailure(packageId: string, error: unknown): Promise<void> {
    const { db, log } = this.options
    const failure =
      error instanceof AppError
        ? error.message
        : error instanceof Stopped
          ? 'The server that made it was stopped. Order it again.'
          : 'It could not be made. Order it again.'
    if (!(error instanceof AppError || error instanceof Stopped || error instanceof Cancelled))
      log.error({ err: error }, 'a package could not be made')
    await noteEnd(db, packageId, { state: 'failed', failure }).catch((problem: unknown) =>
      log.warn({ err: problem }, 'the failure of a package could not be noted'),
    )
  }

  private sweep(): void {
    this.removeEnded().catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'packages that have ended could not be removed')
      // At the start the database may not answer yet.
      this.retrying = setTimeout(() => this.sweep(), SWEEP_RETRY_MS).unref()
    })
  }

  private async removeEnded(): Promise<void> {
    const { db } = this.options
    await endOldPackages(db, new Date(), (row) => row.place === this.place && isGone(row.maker, this.hasOrdered))
    const files = await readdir(this.directory.directory)
    const { ready, open: making } = await listKept(db, this.place)
    for (const name of files) {
      const [packageId = '', ending] = name.split('.')
      if (!isUuid(packageId)) continue
      const isKept = ending === 'zip' ? ready.has(packageId) || making.has(packageId) : making.has(packageId)
      if (!isKept) await rm(path.join(this.directory.directory, name), { force: true })
    }
    const there = new Set(files)
    await noteExpired(
      db,
      [...ready].filter((packageId) => !there.has(`${packageId}.zip`) && !this.running.has(packageId)),
    )
  }
}

interface Making {
  readonly signal: AbortSignal
  readonly onProgress: (progress: PackageProgress) => void
  readonly latest: () => PackageProgress
}

function refuse(error: unknown): void {
  if (error instanceof AppError) throw error
}

function readOrMakePlace(file: string): string {
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx', mode: 0o600 })
  } catch {
    // It has its name already.
  }
  return readFileSync(file, 'utf8')
}
