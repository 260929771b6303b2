import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Locale } from '@specify/core/market.ts'
import type { DeliveredDocument } from './delivery/document.ts'
import { isSameDocument } from './delivery/same-document.server.ts'
import type { ContentOrigin } from './queries.server.ts'

interface Feedback {
  readonly message: string
  readonly page: string
  readonly locale: Locale
}

export async function addFeedback(db: Database, feedback: Feedback, now: Date): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...feedback, created_at: now })
    .execute()
}

interface Delivery {
  readonly sound: readonly DeliveredDocument[]
  /** Names of invalid documents: their stored versions stay. */
  readonly broken: readonly string[]
}

/** Takes over a delivery in one transaction. Returns how many documents are new, changed or gone. */
export async function replaceContent(
  db: Database,
  origin: ContentOrigin,
  { sound, broken }: Delivery,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // One import at a time: servers that start together deliver the same files.
    await transaction.selectFrom('content_revision').select('key').forUpdate().execute()
    const stored = new Map(
      (
        await transaction.selectFrom('content_document').select(['name', 'body']).where('origin', '=', origin).execute()
      ).map(({ name, body }) => [name, body]),
    )
    const changed = sound.filter(({ name, text }) => stored.get(name) !== text)
    const names = new Set([...sound.map(({ name }) => name), ...broken])
    const removed = [...stored.keys()].filter((name) => !names.has(name))
    if (removed.length > 0) {
      await transaction
        .deleteFrom('content_document')
        .where('origin', '=', origin)
        .where('name', 'in', removed)
        .execute()
    }
    for (const { name, text } of changed) {
      await transaction
        .insertInto('content_document')
        .values({ origin, name, body: text, changed_at: now })
        .onConflict((conflict) => conflict.columns(['origin', 'name']).doUpdateSet({ body: text, changed_at: now }))
        .execute()
    }
    const count = removed.length + changed.length
    if (count === 0) return 0
    await endDelivered(transaction, origin)
    await renewContentKey(transaction)
    return count
  })
}

/** Ends documents of the console that a delivery now has with the same content: they were pulled into it. */
async function endDelivered(tx: Database, origin: ContentOrigin): Promise<void> {
  const rows = await tx
    .selectFrom('content_document as own')
    .innerJoin('content_document as delivered', 'delivered.name', 'own.name')
    .where('own.origin', '=', 'console')
    .where('delivered.origin', '=', origin)
    .select(['own.name', 'own.body', 'delivered.body as delivered'])
    .execute()
  const ended = rows.flatMap(({ name, body, delivered }) => (isSameDocument(name, body, delivered) ? [name] : []))
  if (ended.length > 0)
    await tx.deleteFrom('content_document').where('origin', '=', 'console').where('name', 'in', ended).execute()
}

/** Lets every server read the documents again. */
export async function renewContentKey(tx: Database): Promise<void> {
  await tx
    .updateTable('content_revision')
    .set({ key: sql<string>`gen_random_uuid()` })
    .execute()
}
