import path from 'node:path'
import { BlankDemandLog } from './features/blanks/blank-demand-log.server.ts'
import { BlankWatch } from './features/blanks/blank-watch.server.ts'
import { hasSessionCookie } from './features/accounts/sessions/cookies.ts'
import { identify, type Identity } from './features/accounts/sessions/identity.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { LOCAL_ASSETS, setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { captchaSecretOf } from './features/contact/captcha/proof-of-work.server.ts'
import { LiveContent } from './features/content/delivery/live-content.server.ts'
import { publishDue } from './features/publishing/publish-due.server.ts'
import type { SearchBackend } from '#app/features/search/backends/backend.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { Vocabulary } from './features/search/vocabulary.ts'
import { SharedSnapshots } from '#app/features/search/snapshots/shared-snapshots.server.ts'
import { LiveCatalogue } from '#app/features/search/catalogue/live-catalogue.server.ts'
import { prepareSearch } from '#app/features/search/snapshots/prepare-search.server.ts'
import type { PopularSearches } from './features/searches/popular-searches.server.ts'
import { openSearch } from './search-services.server.ts'
import type { RequestCounts } from './features/insight/counts/request-counts.ts'
import { DailyCounts } from './features/insight/counts/daily-counts.server.ts'
import { SearchLog } from './features/searches/search-log.server.ts'
import type { Config } from './platform/config.server.ts'
import { createBoundedDirectory } from './platform/files/bounded-directory.server.ts'
import { ReleaseAssets } from './platform/files/release-assets.server.ts'
import { DiskRoom } from './platform/files/disk-room.server.ts'
import { openDatabase } from '#app/platform/database/database.server.ts'
import { isReachable } from '#app/platform/database/database-reach.server.ts'
import { Limits } from './platform/limits/limits.server.ts'
import { ErrorRing } from './platform/error-ring.server.ts'
import { erasing } from './erasing.server.ts'
import { openHealth } from './health-services.server.ts'
import { createLogger } from './platform/log.server.ts'
import { localMedia, mediaFolders, openOwnDemoFiles } from './media-services.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { importDemo } from './import-demo.server.ts'
import { openOutbox } from './mail-outbox.server.ts'
import type { Outbox } from './platform/mail/outbox.server.ts'
import { createMetrics, type Metrics } from './platform/metrics.server.ts'
import { createPrinter, openRenderer } from './pdf-services.server.ts'
import { openReads, type ReadFrom } from '#app/platform/database/replica-reads.server.ts'
import type { RequestContext } from './platform/request-context.server.ts'
import { SpreadsheetReader } from './platform/spreadsheet/spreadsheet-reader.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { LiveHub } from '#app/features/links/recipients/live-hub.server.ts'
import type { RequestLinks } from '#app/features/links/links/request-links.ts'
import { RevisionPictureQueue } from '#app/features/revisions/picture-queue.server.ts'
import { setAccountBound } from '#app/features/projects/store/account-storage.server.ts'
import { HandoverPackages } from '#app/features/handover/package/handover-packages.server.ts'
import type { RequestPackages } from '#app/features/handover/request-packages.ts'
import { ChangeJobs } from '#app/features/changes/worker/change-jobs.server.ts'
import { createSealer } from '#app/platform/secrets/sealer.server.ts'
import { createTokenSigner, readOrMakeSecret } from '#app/platform/secrets/signed-token.server.ts'

/** Scripts, styles and fonts of this version. */
const CLIENT_ASSETS = sitePath('build/client/assets')

/** The same for every request. Its queries fail that take too long, as all do while the database is away. */
type Shared =
  | 'captchaSecret'
  | 'config'
  | 'db'
  | 'limits'
  | 'log'
  | 'media'
  | 'printer'
  | 'reads'
  | 'spreadsheets'
  | 'sealer'
  | 'tokens'

export interface Services extends Pick<RequestContext, Shared>, RequestCounts, RequestLinks, RequestPackages {
  readonly revisionPictures: RevisionPictureQueue
  readonly metrics: Metrics
  readonly catalogue: LiveCatalogue
  /** Search of a request: its generation, or the hosted index. */
  readonly searchOf: (catalogue: CatalogueState, vocabulary: Vocabulary) => SearchBackend
  readonly content: LiveContent
  readonly searchLog: SearchLog
  readonly popularSearches: PopularSearches
  readonly blankDemand: BlankDemandLog
  /** Identity for a cookie header. */
  readonly identify: (cookieHeader: string | null) => Promise<Identity>
  readonly outbox: Outbox
  readonly health: ReturnType<typeof openHealth>
  readonly changeJobs: ChangeJobs
  /** Scripts of the versions before and after this one. */
  readonly releaseAssets: ReleaseAssets
  /**
   * Returns whether a cookie header may belong to a signed-in account: such requests are never answered from the cache.
   */
  readonly hasSessionCookie: (cookieHeader: string | undefined) => boolean
  /** Failing parts by name; empty when all is well. */
  readonly findProblems: () => Promise<string[]>
  close(): Promise<void>
}

export async function openServices(config: Config): Promise<Services> {
  const errors = new ErrorRing()
  const log = createLogger(config, errors)
  const metrics = createMetrics()
  setAssetBase(config.assetBaseUrl ?? LOCAL_ASSETS)
  setAccountBound(config.accountMaxBytes)
  const database = await openDatabase(config)
  const db = database.within(REQUEST_TIMEOUT_MS)
  const background = database.within(BACKGROUND_TIMEOUT_MS)
  const { replicaUrl } = config
  const onRead = (from: ReadFrom) => metrics.replicaReads.inc({ from })
  const reads = openReads({ database: db, replicaUrl, timeoutMs: REQUEST_TIMEOUT_MS, log, onRead })
  try {
    if (config.demo && !(await findLatestGeneration(background))) await importDemo(log)
    let liveCatalogue: LiveCatalogue | null = null
    let wakeOutbox = () => {}
    const blankWatch = new BlankWatch({ db: background, log, onMail: () => wakeOutbox() })
    const content = await LiveContent.open({
      db: background,
      log,
      directory: config.contentDir,
      url: config.contentUrl,
      refreshSeconds: config.contentRefreshSeconds,
      origins: config.contentOrigins,
      publishDue: (now) => publishDue(background, now),
      prepare: async ({ vocabulary }) => liveCatalogue && prepareSearch(liveCatalogue.current(), vocabulary),
    })
    const catalogue = await LiveCatalogue.open({
      db: background,
      connection: database.connection,
      log,
      directory: path.join(config.dataDir, 'search'),
      shared: config.databaseUrl ? new SharedSnapshots(background) : null,
      prepare: (state) => prepareSearch(state, content.current().vocabulary),
      onBuild: (reasons) => log.info({ reasons }, 'building search snapshots'),
      onChange: ({ generation }) => {
        metrics.catalogueGeneration.set(generation.id)
        log.info({ generation: generation.id }, 'catalogue taken up')
        blankWatch.look()
      },
    })
    liveCatalogue = catalogue
    const secret = config.tokenSecret ?? readOrMakeSecret(path.join(config.dataDir, 'secrets/tokens'))
    const demoFiles = config.demo ? openOwnDemoFiles(config) : null
    const renditions = createBoundedDirectory(path.join(config.dataDir, 'renditions'), config.renditionsMaxBytes)
    const room = new DiskRoom(config.dataDir)
    const media = localMedia(config, { db, renditions, made: demoFiles, log })
    const renderer = openRenderer(config, log, metrics)
    if (config.keepsPrinter && config.role !== 'search') renderer.warm()
    const tokens = createTokenSigner(secret)
    const sealer = createSealer(secret)
    const { searchOf, popularSearches } = openSearch(config, {
      db: background,
      log,
      tokens,
      current: () => ({ catalogue: catalogue.current(), vocabulary: content.current().vocabulary }),
    })
    const { publicUrl, staffDomains } = config
    const secure = publicUrl.startsWith('https:')
    const outbox = openOutbox(config, { db: background, log, tokens, catalogue, content })
    wakeOutbox = () => outbox.wake()
    const limits = new Limits(db, log)
    const searchLog = new SearchLog({ db: background, log, counter: metrics.searches })
    const dailyCounts = new DailyCounts({ db: background, log })
    const blankDemand = new BlankDemandLog({ db: background, log })
    const releaseAssets = new ReleaseAssets(db, CLIENT_ASSETS)
    const keepAssets = () => releaseAssets.keep(new Date())
    const started = keepAssets().catch((error: unknown) =>
      log.warn({ err: error }, 'other versions do not have the scripts of this one'),
    )
    const stopHousekeeping = startHousekeeping({ db: background, log, alsoEachRound: [keepAssets, erasing(config)] })
    const trimming = setInterval(() => {
      limits.trim(background).catch((error: unknown) => log.warn({ err: error }, 'limits could not be trimmed'))
    }, TRIMMING_MS).unref()
    const live = new LiveHub({ db: background, log })
    const revisionPictures = new RevisionPictureQueue({ db: background, log, media, config })
    revisionPictures.wake()
    const changeJobs = new ChangeJobs({
      db: background,
      log,
      connection: database.connection,
      directory: path.join(config.dataDir, 'changes'),
      // Files of the demo are made when somebody asks for them.
      sources: { assetBase: config.assetBaseUrl ?? LOCAL_ASSETS, folders: config.demo ? null : mediaFolders(config) },
    })
    const health = openHealth({ db, config, log, errors, reads, catalogue, content, renderer, tokens })
    const packages = HandoverPackages.open({ db: background, log, media, config })
    return {
      config,
      log,
      metrics,
      db,
      reads,
      limits,
      catalogue,
      searchOf,
      sealer,
      tokens,
      captchaSecret: captchaSecretOf(secret),
      content,
      searchLog,
      dailyCounts,
      blankDemand,
      popularSearches,
      live,
      packages,
      revisionPictures,
      media,
      printer: createPrinter(config, { media, renditions, renderer, log }),
      spreadsheets: new SpreadsheetReader(),
      identify: (cookieHeader) => identify(cookieHeader, { db, secure, staffDomains }, new Date()),
      outbox,
      changeJobs,
      health,
      releaseAssets,
      hasSessionCookie,
      findProblems: async () => [
        ...((await isReachable(db)) ? [] : ['database']),
        ...((await room.hasRoom()) ? [] : ['disk']),
        ...(renderer.isBroken ? ['pdf'] : []),
      ],
      async close() {
        stopHousekeeping()
        clearInterval(trimming)
        await started
        changeJobs.close()
        popularSearches.close()
        await health.close()
        await packages.close()
        await revisionPictures.close()
        await searchLog.close()
        await dailyCounts.close()
        await blankDemand.close()
        await blankWatch.close()
        await outbox.close()
        demoFiles?.close()
        await renderer.close()
        await content.close()
        await catalogue.close()
        await reads.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Together with the wait for a connection, a database that is away is reported within five seconds. */
const REQUEST_TIMEOUT_MS = 2_500
const BACKGROUND_TIMEOUT_MS = 60_000
/** Interval of the trimming of counts: most windows are a minute long. */
const TRIMMING_MS = 60_000
