import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { DeliveredDocument } from './delivery/document.ts'

/** Origins of documents, the one that holds first: the console stands above the address, and that above the files. */
export const CONTENT_ORIGINS = ['console', 'url', 'files'] as const
export type ContentOrigin = (typeof CONTENT_ORIGINS)[number]

/** Key of the state of all documents. */
export async function findContentKey(db: Database): Promise<string> {
  const { key } = await db.selectFrom('content_revision').select('key').executeTakeFirstOrThrow()
  return key
}

/** The effective documents, those of the console first, with the key of their state. */
export async function listContent(db: Database): Promise<{ key: string; documents: DeliveredDocument[] }> {
  const key = await findContentKey(db)
  return { key, documents: await listEffective(db) }
}

/** Lists of each name, or of one, the document whose origin stands first. */
export async function listEffective(db: Database, only?: string): Promise<DeliveredDocument[]> {
  const rows = await db
    .selectFrom('content_document')
    .select(['name', 'body'])
    .$if(only !== undefined, (query) => query.where('name', '=', only!))
    .orderBy(sql`array_position(${[...CONTENT_ORIGINS]}::text[], origin)`)
    .orderBy('name')
    .execute()
  const names = new Set<string>()
  return rows.flatMap(({ name, body }) => {
    if (names.has(name)) return []
    names.add(name)
    return [{ name, text: body }]
  })
}
