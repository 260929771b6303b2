import { AppError } from '#app/core/app-error.ts'
import { LruCache } from '#app/core/lru-cache.ts'
import { toTableRows } from '#app/features/content/table-rows.ts'
import { BoundedQueue } from '#app/platform/bounded-queue.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { fetchAsset } from '#app/platform/pdf/fetch-asset.server.ts'
import { readFirstSheet } from '#app/platform/spreadsheet/read-xlsx.server.ts'
import type { Services } from '#app/services.server.ts'
import { errorResponse } from './run-action.server.ts'

const LIMIT = perMinute('content-table', 60)
const queue = new BoundedQueue({ atOnce: 2, waiting: 50 })
/** A workbook for people to read. */
const MAX_BYTES = 2 * 1024 * 1024
/** How long a table is kept: its file may be replaced under the same name. */
const KEPT_MS = 60_000

interface KeptTable {
  readonly rows: readonly string[][]
  readonly until: number
}

const tables = new LruCache<string, KeptTable>(50)

/**
 * Answers `GET /{locale}/api/content-table/?source=`: the rows of a spreadsheet that a page of the site shows, none where
 * it cannot be read. No other address is looked at.
 */
export async function answerContentTable(
  source: string,
  services: Pick<Services, 'content' | 'media' | 'log' | 'limits'> & { readonly signal: AbortSignal },
  address: string,
): Promise<Response> {
  try {
    if (!services.content.current().tables.has(source)) throw new AppError('not_found', 'No page shows this table.')
    await services.limits.assertWithin(LIMIT, address)
    const kept = tables.get(source)
    const rows =
      kept && kept.until > performance.now()
        ? kept.rows
        : await queue.run(() => readRows(source, services), services.signal)
    if (rows !== kept?.rows) tables.set(source, { rows, until: performance.now() + KEPT_MS })
    return Response.json({ rows }, { headers: { 'cache-control': 'public, max-age=60' } })
  } catch (error) {
    return errorResponse(error, services)
  }
}

async function readRows(source: string, { media, log }: Pick<Services, 'media' | 'log'>): Promise<string[][]> {
  try {
    const file = await readFile(source, media)
    if (file.length > MAX_BYTES) throw new Error('the spreadsheet is too large')
    return toTableRows(readFirstSheet(file))
  } catch (error) {
    log.warn({ source, reason: error instanceof Error ? error.message : String(error) }, 'a table could not be read')
    return []
  }
}

async function readFile(source: string, media: Services['media']): Promise<Buffer> {
  if (/^https?:/.test(source)) return fetchAsset(source, undefined, '*/*')
  const relative = /^\/media\/(?:Original|ProductThumbnail)\/(.+)$/.exec(source)?.[1]
  const answer = relative && (await media(new Request('http://media.invalid/'), 'Original', relative))
  if (!answer) throw new Error('there is no such file')
  return Buffer.from(await answer.arrayBuffer())
}
