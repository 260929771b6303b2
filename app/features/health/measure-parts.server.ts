import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { sql } from 'kysely'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { sizeText } from '#app/features/handover/package/package-files.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ReplicaLag } from '#app/platform/database/replica-reads.server.ts'
import { inTime } from '#app/platform/in-time.server.ts'
import type { Part } from './part.ts'

export interface Measured {
  readonly db: Database
  readonly config: Config
  readonly findLag: () => Promise<ReplicaLag | null>
  readonly catalogue: () => { shown: number; built: number; isBuilding: boolean; damaged: number }
  readonly content: () => { broken: number; isDeliveryAway: boolean }
  readonly isPrinterBroken: () => boolean
  readonly askSearchHost: () => Promise<boolean>
}

/** A part that does not answer for longer is said to be silent. */
const PATIENCE_MS = 2_000
const LITTLE_DISK_BYTES = 1_000_000_000
const LITTLE_DISK_SHARE = 0.05
const MUCH_HEAP_SHARE = 0.9
/** A few are about their addresses, many about the mail server. */
const MANY_TRIED = 5
const FAR_BEHIND_BYTES = 16_000_000

type Look = (measured: Measured) => Promise<Omit<Part, 'name'>>

/** Looks at all parts at once. None is waited for for longer than two seconds, and none fails. */
export async function measureParts(measured: Measured): Promise<readonly Part[]> {
  return Promise.all(
    Object.entries(LOOKS).map(async ([name, look]): Promise<Part> => {
      const part = await inTime(
        look(measured).catch(() => FAILED),
        PATIENCE_MS,
      )
      return { name, ...(part ?? SILENT) }
    }),
  )
}

const FAILED = { state: 'failing', text: 'Does not answer' } as const
const SILENT = { state: 'failing', text: 'No answer within 2 seconds' } as const

const LOOKS: Readonly<Record<string, Look>> = {
  async Database({ db }) {
    const started = performance.now()
    const { rows } = await sql<{ version: string; clients: number; most: number }>`
      select current_setting('server_version') as version, current_setting('max_connections')::int as most,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as clients`.execute(db)
    const { version, clients, most } = rows[0]!
    return {
      state: clients > most * 0.9 ? 'warning' : 'ok',
      text: `PostgreSQL ${version.split(' ')[0]}, ${clients} of ${most} connections, answered in ${Math.round(performance.now() - started)} ms`,
    }
  },

  async Replica({ findLag, config }) {
    if (config.replicaUrl === null) return { state: 'off', text: 'None' }
    const lag = await findLag()
    if (!lag?.follows) return { state: 'failing', text: 'Follows no database. The database is read.' }
    return {
      state: lag.bytes > FAR_BEHIND_BYTES ? 'warning' : 'ok',
      text: lag.bytes === 0 ? 'Has everything' : `${sizeText(lag.bytes)} behind`,
    }
  },

  async Search({ catalogue, askSearchHost, config }) {
    const { shown, built, isBuilding, damaged } = catalogue()
    const text = [
      `Catalogue ${shown}, indexes ${built}`,
      isBuilding ? 'others are being built' : '',
      damaged > 0 ? `${countOf(damaged, 'index', 'indexes')} damaged, built again soon` : '',
    ]
      .filter(Boolean)
      .join(', ')
    if (damaged > 0) return { state: 'warning', text }
    if (!config.hostedSearch) return { state: 'ok', text }
    const isThere = await inTime(
      askSearchHost().catch(() => false),
      PATIENCE_MS - 300,
    )
    return isThere
      ? { state: 'ok', text: `The search host answers. ${text}` }
      : { state: 'failing', text: `The search host does not answer: this server searches itself. ${text}` }
  },

  async Content({ content, config }) {
    const { broken, isDeliveryAway } = content()
    const origin = config.contentUrl === null ? 'Files' : 'Files and a content system'
    if (isDeliveryAway) return { state: 'warning', text: `${origin}, which does not answer: the last texts stay` }
    if (broken > 0)
      return { state: 'warning', text: `${origin}. ${countOf(broken, 'document')} not taken up: see the log` }
    return { state: 'ok', text: origin }
  },

  async 'Asset store'({ config }) {
    if (config.assetBaseUrl === null) return { state: 'ok', text: 'Own files' }
    const answer = await fetch(config.assetBaseUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS - 300),
    }).catch(() => null)
    if (!answer) return { state: 'failing', text: 'Does not answer: pictures are missing' }
    // It has nothing at its root, and need not.
    return answer.status < 500
      ? { state: 'ok', text: 'Answers' }
      : { state: 'failing', text: `Answers with ${answer.status}` }
  },

  async Mail({ db, config }) {
    const { rows } = await sql<{ waiting: number; tried: number; given: number }>`
      select count(*) filter (where failed_at is null and next_attempt_at <= now())::int as waiting,
        count(*) filter (where failed_at is null and last_error is not null)::int as tried,
        count(*) filter (where failed_at is not null)::int as given
      from mail_outbox where sent_at is null`.execute(db)
    const { waiting, tried, given } = rows[0]!
    const isUnset = config.smtpUrl === null && !config.demo
    const where = config.smtpUrl === null ? 'Kept as files: no mail server is set. ' : ''
    return {
      state: tried >= MANY_TRIED ? 'failing' : tried + given > 0 || isUnset ? 'warning' : 'ok',
      text: `${where}${countText(waiting)} on their way, ${countText(tried)} tried again, ${countText(given)} given up`,
    }
  },

  async Disk({ config }) {
    const { bavail, bsize, blocks } = await statfs(config.dataDir)
    const [free, share] = [bavail * bsize, bavail / blocks]
    const state =
      free < LITTLE_DISK_BYTES / 10
        ? 'failing'
        : free < LITTLE_DISK_BYTES || share < LITTLE_DISK_SHARE
          ? 'warning'
          : 'ok'
    return { state, text: `${sizeText(free)} free of ${sizeText(blocks * bsize)}` }
  },

  async Memory() {
    const { heap_size_limit: most } = getHeapStatistics()
    const { rss, heapUsed } = process.memoryUsage()
    return {
      state: heapUsed > most * MUCH_HEAP_SHARE ? 'warning' : 'ok',
      text: `${sizeText(rss)}, heap ${sizeText(heapUsed)} of ${sizeText(most)}; ${sizeText(freemem())} of ${sizeText(totalmem())} free`,
    }
  },

  async PDFs({ isPrinterBroken }) {
    return isPrinterBroken()
      ? { state: 'failing', text: 'Chromium does not start: no PDF can be made' }
      : { state: 'ok', text: 'Can be made' }
  },
}
