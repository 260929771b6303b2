import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { downloadUrl } from '@specify/catalogue/files/asset-source.ts'
import { namesFile } from '@specify/catalogue/files/files.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { readAssetAddress } from '#app/platform/pdf/markup/asset-address.ts'
import { isPublicAddress } from '#app/platform/pdf/markup/public-address.ts'
import { askHead } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import type { ChangeCounts } from '../change-set.ts'
import { RowWriter } from '../plan/row-writer.server.ts'

export interface FileSources {
  /** The asset store; a path where it is the site's own. */
  readonly assetBase: string
  /** Folders of the site's own store; null where files are made on request. */
  readonly folders: readonly string[] | null
}

const MOST_ADDRESSES = 50
const MOST_ROWS = 500
const AT_ONCE = 4
const ALL_MS = 5_000
const EACH_MS = 2_000

/**
 * Looks at some of the pictures and files that a plan brings, and warns at its rows of those that nobody would get. Own
 * ones are looked for on disk, others are asked for, for five seconds at most.
 */
export async function lookAtFiles(
  db: Database,
  { setId, counts, sources }: { readonly setId: string; readonly counts: ChangeCounts; readonly sources: FileSources },
): Promise<ChangeCounts> {
  const { rowsOf, isSample } = await readNewFiles(db, setId, sources)
  const looked = await lookAtAll([...rowsOf.keys()], sources)
  for (const [url, problem] of looked) {
    if (problem === null) continue
    const warning = `${url.slice(0, 200)}: ${problem}.`
    await sql`
      update change_row set warnings = array_append(warnings, ${warning})
      where row_id = any(${rowsOf.get(url)!}::bigint[]) and cardinality(warnings) < 20`.execute(db)
  }
  const isPart = isSample || looked.size < rowsOf.size
  if (isPart) {
    const rows = new RowWriter(db, setId)
    const reason = `${looked.size} of the new addresses of pictures and files were looked at, not all`
    await rows.note({ line: null, name: 'file', reason, cells: null })
    await rows.end()
  }
  const { rows: kept } = await sql<{ warned: number }>`
    select (count(*) filter (where warnings <> '{}'))::int as warned from change_row
    where set_id = ${setId} and product_id is not null`.execute(db)
  return { ...counts, warned: kept[0]?.warned ?? 0, noted: counts.noted + (isPart ? 1 : 0) }
}

/** Addresses that are new with the rows that have them, of rows all over the plan. */
async function readNewFiles(db: Database, setId: string, { folders }: FileSources) {
  const { rows } = await sql<{ row_id: string; record: Product; former: Product | null; step: number }>`
    with candidate as (
      select row_id, row_number() over (order by row_id) - 1 as place,
        ceil(count(*) over () / ${MOST_ROWS}::float8)::int as step
      from change_row
      where set_id = ${setId} and record is not null and kind in ('added', 'changed')
        and (kind = 'added' or fields @> '[{"field": "files"}]' or fields @> '[{"field": "images"}]'
          or fields @> '[{"field": "variant"}]'))
    select row_id, change_row.record, product.record as former, step
    from candidate join change_row using (row_id)
    left join product on product.product_id = change_row.product_id and withdrawn_at is null
    where place % step = 0 order by row_id`.execute(db)
  const all = new Map<string, string[]>()
  for (const { row_id: id, record, former } of rows) {
    const before = new Set(former ? addressesOf(former) : [])
    for (const url of new Set(addressesOf(record)))
      if (!before.has(url) && (folders !== null || isElsewhere(url))) all.getOrInsertComputed(url, () => []).push(id)
  }
  const every = Math.ceil(all.size / MOST_ADDRESSES)
  const rowsOf = new Map([...all].filter((_, index) => index % every === 0))
  return { rowsOf, isSample: rowsOf.size < all.size || (rows[0]?.step ?? 1) > 1 }
}

function addressesOf({ variants }: Product): string[] {
  return variants.flatMap(({ files, images }) => [...images, ...files.map(({ url }) => url)]).filter(namesFile)
}

/** Problems by address; null where there is none. Addresses for which there was no time are left out. */
async function lookAtAll(urls: readonly string[], sources: FileSources): Promise<ReadonlyMap<string, string | null>> {
  const looked = new Map<string, string | null>()
  const signal = AbortSignal.timeout(ALL_MS)
  const waiting = urls.values()
  const work = async () => {
    for (const url of waiting) {
      const problem = await lookAt(url, sources, signal)
      if (signal.aborted) return
      looked.set(url, problem)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return looked
}

const isElsewhere = (url: string) => /^https?:/i.test(downloadUrl(url.trim()))

async function lookAt(url: string, { assetBase, folders }: FileSources, signal: AbortSignal): Promise<string | null> {
  const address = downloadUrl(url.trim())
  if (!isElsewhere(url)) return findOwn(address, folders ?? []) ? null : 'the site has no such file'
  if (!URL.canParse(address)) return 'this is not an address'
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  // What the operator wrote in digits may be private; what a feed wrote may not.
  if (isIP(host) !== 0 && !isPublicAddress(host) && !address.startsWith(`${assetBase}/`)) return NOT_PUBLIC
  try {
    const status = await askHead(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(EACH_MS)]) })
    // Not each server answers such a question, and some limit it.
    return status < 400 || [405, 429, 501].includes(status) ? null : `the address answers ${status}`
  } catch (error) {
    return error instanceof Error && error.message.endsWith('public address')
      ? NOT_PUBLIC
      : 'the address does not answer'
  }
}

const NOT_PUBLIC = 'the address is not public'

/** Pictures may be stored in another format than their address says. */
function findOwn(address: string, folders: readonly string[]): boolean {
  const asset = readAssetAddress(address, { siteOrigins: [], assetBaseUrl: null })
  if (asset?.kind !== 'media') return false
  const names = [asset.path, asset.path.replace(/\.webp$/, '.avif')]
  return names.some((name) => folders.some((folder) => existsSync(path.join(folder, name))))
}
