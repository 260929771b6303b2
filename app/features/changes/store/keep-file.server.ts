import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { MOST_PARTS, PART_BYTES } from '../change-set.ts'
import { COMMAND } from './change-sets.server.ts'

/**
 * Keeps the file of a command with its set, so that it can be planned again after somebody has decided. Files of earlier
 * commands that were not applied go: the next import brings what they say. One of more than 500 MB is not kept.
 */
export async function keepFile(db: Database, setId: string, file: string): Promise<void> {
  await sql`
    delete from change_part using change_set
    where change_part.set_id = change_set.set_id and change_set.set_id <> ${setId}
      and author_id is null and author_name = ${COMMAND} and job is null`.execute(db)
  const opened = await open(file)
  try {
    const { size } = await opened.stat()
    if (size > MOST_PARTS * PART_BYTES) return
    for (let number = 1; (number - 1) * PART_BYTES < size; number++) {
      const from = (number - 1) * PART_BYTES
      const length = Math.min(PART_BYTES, size - from)
      const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, from)
      const body = buffer.subarray(0, bytesRead)
      const digest = createHash('sha256').update(body).digest()
      await db.insertInto('change_part').values({ set_id: setId, number, digest, body }).execute()
    }
  } finally {
    await opened.close()
  }
}
