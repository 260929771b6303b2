import { eraseDue } from '#app/features/erasure/erasures.server.ts'
import { mailFolder, type Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Erases people whose days of grace are over, with what this server keeps of them as files. */
export function erasing(config: Config) {
  return async function erasePeople(db: Database, now: Date): Promise<void> {
    await eraseDue(db, now, mailFolder(config))
  }
}
