import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import { absoluteHref } from '#app/addresses/route.ts'
import { VERIFY_PATH } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { indexPage } from '../manifest/index-page.ts'
import { manifestCsv } from '../manifest/manifest.ts'
import { signManifest } from '../manifest/manifest-proof.server.ts'
import type { FileOutcome, MadeFile } from './package-files.ts'
import type { PackageJob, PackagePart } from './package-job.ts'
import { MissingFile, openSource, type OpenSource } from './package-source.server.ts'
import { orAborted } from './or-aborted.server.ts'
import { MAX_NAMED, type PackageProgress } from './package-state.ts'

interface WriteOptions extends Pick<RequestContext, 'config' | 'db' | 'log' | 'media'> {
  /** Output file; `spool` holds one remote file at a time. */
  readonly file: string
  readonly spool: string
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: PackageProgress) => void
}

interface Entry {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** Writes a package. Memory holds a part of one file at a time, and what the list says of each. Answers its size. */
export async function writePackage(job: PackageJob, options: WriteOptions): Promise<number> {
  const writing = new PackageWriting(job, options)
  try {
    const zip = makeZip(writing.entries(), { buffersAreUTF8: true })
    const stream = Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(stream, createWriteStream(options.file, { mode: 0o600, flags: 'wx' }), { signal: options.signal })
  } finally {
    await writing.close()
  }
  return (await stat(options.file)).size
}

class PackageWriting {
  private readonly job: PackageJob
  private readonly options: WriteOptions
  private readonly outcomes = new Map<string, FileOutcome>()
  private readonly made: MadeFile[] = []
  private readonly missing: string[] = []
  private readonly at = new Date()
  private missingCount = 0
  private bytesDone = 0
  private source: OpenSource | null = null

  constructor(job: PackageJob, options: WriteOptions) {
    this.job = job
    this.options = options
  }

  async *entries(): AsyncGenerator<Entry> {
    const { files, rows } = this.job.plan
    const goneRows = rows.filter(({ file }) => file === null)
    for (const { tag, sku, name } of goneRows)
      this.miss([tag, sku || name].filter(Boolean).join(' '), 'not in the catalogue')
    for (const { url, path } of files) {
      this.report()
      const opened = await this.open(url, path)
      if (opened instanceof MissingFile) {
        this.outcomes.set(url, { kind: 'missing', reason: opened.message })
        this.miss(path, opened.message)
        continue
      }
      const measured = new Measured(opened.bytes, (bytes) => (this.bytesDone += bytes))
      yield this.entry(path, measured.read())
      this.outcomes.set(url, measured.outcome())
      await this.close()
    }
    for (const part of this.job.parts) {
      this.report()
      const content = await this.make(part)
      if (content !== null) yield this.entry(part.path, content)
    }
    yield* this.lists()
    this.report()
  }

  async close(): Promise<void> {
    const { source } = this
    this.source = null
    await source?.close()
  }

  private entry(name: string, input: AsyncIterable<Uint8Array> | Uint8Array | string): Entry {
    return { name, input, lastModified: this.at } as Entry
  }

  private async open(url: string, path: string): Promise<OpenSource | MissingFile> {
    const { config, log, maxBytes, media, signal, spool } = this.options
    signal.throwIfAborted()
    const { publicUrl, assetBaseUrl } = config
    try {
      const source = await openSource(url, { media, spool, signal, siteOrigins: [publicUrl], assetBaseUrl })
      this.source = source
      if (this.bytesDone + source.size <= maxBytes) return source
      await this.close()
      return new MissingFile('the package is full')
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error
      log.info({ err: error, path }, 'a file of a package is missing')
      return error
    }
  }

  private async make({ path, kind, label, make }: PackagePart): Promise<Uint8Array | string | null> {
    const { log, signal } = this.options
    try {
      // A page that is being printed is not waited for.
      const content = await orAborted(signal, make(signal))
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      this.bytesDone += bytes.length
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      this.made.push({ path, kind, label, outcome: { kind: 'present', bytes: bytes.length, sha256 } })
      return bytes
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AppError)) log.error({ err: error }, 'a part of a package could not be made')
      const reason = error instanceof AppError ? error.message : 'it could not be made'
      this.made.push({ path, kind, label, outcome: { kind: 'missing', reason } })
      this.miss(label, reason)
      return null
    }
  }

  private async *lists(): AsyncGenerator<Entry> {
    const { job, made, outcomes, at } = this
    const { config, db } = this.options
    const { publicUrl } = config
    const { rows } = job.plan
    const market = MARKETS[job.locale]
    const index = await runInTurns(
      indexPage({
        title: job.title,
        about: job.about,
        madeAt: zonedTimeIn(market, at),
        language: market.language,
        rows,
        outcomes,
        made,
        verifyUrl: absoluteHref(publicUrl, VERIFY_PATH),
      }),
    )
    yield this.entry('index.html', index)
    const manifest = await runInTurns(manifestCsv({ rows, outcomes, made, publicUrl }))
    yield this.entry('manifest.csv', manifest)
    yield this.entry('manifest.sig', await signManifest(db, manifest, publicUrl, at))
  }

  private miss(what: string, reason: string): void {
    this.missingCount++
    if (this.missing.length < MAX_NAMED) this.missing.push(`${what}: ${reason}`)
  }

  private report(): void {
    const { job, outcomes, made } = this
    this.options.onProgress({
      filesDone: outcomes.size + made.length,
      filesTotal: job.plan.files.length + job.parts.length,
      bytesDone: this.bytesDone,
      bytesTotal: statedBytes(job),
      missing: [...this.missing],
      missingCount: this.missingCount,
    })
  }
}

export function statedBytes({ plan }: Pick<PackageJob, 'plan'>): number {
  return plan.files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
}

class Measured {
  private readonly hash = createHash('sha256')
  private readonly bytes: AsyncIterable<Uint8Array>
  private readonly onBytes: (bytes: number) => void
  private count = 0

  constructor(bytes: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void) {
    this.bytes = bytes
    this.onBytes = onBytes
  }

  async *read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.bytes) {
      this.hash.update(chunk)
      this.count += chunk.length
      this.onBytes(chunk.length)
      yield chunk
    }
  }

  outcome(): FileOutcome {
    return { kind: 'present', bytes: this.count, sha256: this.hash.digest('hex') }
  }
}
