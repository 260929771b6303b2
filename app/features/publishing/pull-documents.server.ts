import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSameDocument } from '#app/features/content/delivery/same-document.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { isDocumentName } from './documents.ts'

interface Pulled {
  /** Documents that were written. */
  readonly written: readonly string[]
  /** Documents whose files have changed since the console published them: they are left as they are. */
  readonly moved: readonly string[]
}

/** Writes what the console has published into a folder of content, to be committed. */
export async function pullDocuments(db: Database, directory: string): Promise<Pulled> {
  const documents = await db
    .selectFrom('content_document')
    .select(['name', 'body', 'base'])
    .where('origin', '=', 'console')
    .orderBy('name')
    .execute()
  const written: string[] = []
  const moved: string[] = []
  for (const { name, body, base } of documents) {
    if (!isDocumentName(name)) continue
    const file = path.join(directory, name)
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null && isSameDocument(name, text, body)) continue
    if (text !== null && (base === null || !isSameDocument(name, text, base))) {
      moved.push(name)
      continue
    }
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, body)
    written.push(name)
  }
  return { written, moved }
}
