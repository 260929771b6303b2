import { Readable } from 'node:stream'
import { demoRecords } from '@specify/demo/feed'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { toSearchRecord } from '#app/features/search/search-record.ts'
import type { ProductRecord } from './judged-query.ts'

/** The demo's Australian products as the public search index holds them. */
export async function demoSearchRecords(): Promise<readonly ProductRecord[]> {
  const lines = (await demoRecords()).map((record) => JSON.stringify(record)).join('\n')
  const records: ProductRecord[] = []
  for await (const line of readFeed(Readable.from([Buffer.from(lines)]))) {
    if (line.kind !== 'accepted') continue
    const record = toSearchRecord(line.product, 'au', 'public')
    if (record) records.push({ ...record })
  }
  return records
}
