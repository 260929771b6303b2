import type { Database } from '#app/platform/database/database.server.ts'
import type { DeliveredDocument } from './delivery/document.ts'

/** Documents of the address come before those of the files. */
export type ContentOrigin = 'files' | 'url'

/** Key of the state of all documents. */
export async function findContentKey(db: Database): Promise<string> {
  const { key } = await db.selectFrom('content_revision').select('key').executeTakeFirstOrThrow()
  return key
}

/** The effective documents, those of the address first, with the key of their state. */
export async function listContent(db: Database): Promise<{ key: string; documents: DeliveredDocument[] }> {
  const key = await findContentKey(db)
  const rows = await db
    .selectFrom('content_document')
    .select(['name', 'body'])
    .orderBy('origin', 'desc') // `url` before `files`
    .orderBy('name')
    .execute()
  const names = new Set<string>()
  const documents = rows.flatMap(({ name, body }) => {
    if (names.has(name)) return []
    names.add(name)
    return [{ name, text: body }]
  })
  return { key, documents }
}
