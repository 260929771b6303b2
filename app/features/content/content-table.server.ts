import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { toTableRows } from './table-rows.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestContent } from './request-content.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { fetchAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'

const queue = new BoundedQueue({ atOnce: 2, waiting: 50 })
/** A workbook for people to read. */
const MAX_BYTES = 2 * 1024 * 1024
/** Tables are cached for this time: their files may be replaced under the same name. */
const KEPT_MS = 60_000

interface KeptTable {
  readonly rows: readonly string[][]
  readonly until: number
}

const tables = new LruCache<string, KeptTable>(50)

type TableContext = Pick<RequestContext & RequestContent, 'content' | 'log' | 'media' | 'request'>

/** The rows of a spreadsheet that a page shows; none where it cannot be read. No other address is looked at. */
export const contentTable = defineEndpoint({
  name: 'content-table',
  path: api.contentTable.template,
  group: 'Site',
  method: 'GET',
  caller: 'public',
  limit: { perMinute: 60 },
  headers: { 'cache-control': 'public, max-age=60' },
  summary: 'The rows of a spreadsheet that a page of the site shows; none where it cannot be read.',
  input: z.object({
    source: z.string().max(2_000).default('').describe('The address of the file, as the page has it'),
  }),
  output: z.object({ rows: z.array(z.array(z.string())) }),
  example: { input: { source: '/media/Original/tables/flow.xlsx' }, output: { rows: [['Model', 'L/min']] } },
  errors: ['not_found', 'unavailable'],
  async run({ content, log, media, request }: TableContext, { source }) {
    if (!content.tables.has(source)) throw new AppError('not_found', 'No page shows this table.')
    const cached = tables.get(source)
    if (cached && cached.until > performance.now()) return { rows: cached.rows }
    const rows = await queue.run(() => readRows(source, { media, log }), request.signal)
    tables.set(source, { rows, until: performance.now() + KEPT_MS })
    return { rows }
  },
})

async function readRows(source: string, { media, log }: Pick<TableContext, 'media' | 'log'>): Promise<string[][]> {
  try {
    const file = await readFile(source, media)
    if (file.length > MAX_BYTES) throw new Error('the spreadsheet is too large')
    return toTableRows(readFirstSheet(file))
  } catch (error) {
    log.warn({ source, reason: error instanceof Error ? error.message : String(error) }, 'a table could not be read')
    return []
  }
}

async function readFile(source: string, media: TableContext['media']): Promise<Buffer> {
  if (/^https?:/.test(source)) return fetchAsset(source, undefined, '*/*')
  const relative = /^\/media\/(?:Original|ProductThumbnail)\/(.+)$/.exec(source)?.[1]
  const answer = relative && (await media(new Request('http://media.invalid/'), 'Original', relative))
  if (!answer) throw new Error('there is no such file')
  return Buffer.from(await answer.arrayBuffer())
}
