import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { ErrorRing } from '#app/platform/error-ring.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { measureFolders } from './folder-sizes.server.ts'
import { measureParts, type Measured } from './measure-parts.server.ts'
import type { Folder } from './part.ts'

const BEAT_MS = 15_000
/** Folders are counted again after so long. */
const FOLDERS_HOLD_MS = 10 * 60_000
/** A server that was not seen for longer is not running. */
export const SILENT_AFTER_MS = 60_000
/** Rows of servers that have ended are kept for their errors. */
const KEPT = sql`interval '1 day'`
const ERRORS_WRITTEN = 50

interface WatchOptions extends Measured {
  readonly log: Logger
  readonly errors: ErrorRing
}

/** Writes the state of this server into the database every fifteen seconds, so that each server can show all. */
export class HealthWatch {
  readonly #options: WatchOptions
  readonly #id = randomUUID()
  readonly #startedAt = new Date()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> = Promise.resolve()
  #folders: { readonly at: number; readonly sizes: readonly Folder[] } | null = null

  constructor(options: WatchOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref()
    this.#beat()
  }

  /** Measures this server and writes it at once. Never fails. */
  async look(): Promise<void> {
    await this.#write().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'the state of this server could not be written'),
    )
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    await this.#leave().catch(() => {}) // the database has gone first
  }

  /** Its errors stay for the rest of their day; without any it leaves nothing. */
  async #leave(): Promise<void> {
    const { db, errors } = this.#options
    const own = db.updateTable('server_state').set({ parts: '[]', folders: '[]' }).where('server_id', '=', this.#id)
    if (errors.list(1, new Date()).length > 0) await own.execute()
    else await db.deleteFrom('server_state').where('server_id', '=', this.#id).execute()
  }

  #beat(): void {
    this.#beating = this.#beating.then(async () => {
      await this.#measureFolders()
      await this.look()
    })
  }

  async #measureFolders(): Promise<void> {
    const at = performance.now()
    if (this.#folders && at - this.#folders.at < FOLDERS_HOLD_MS) return
    const sizes = await measureFolders(this.#options.config).catch(() => [])
    this.#folders = { at, sizes }
  }

  async #write(): Promise<void> {
    const { db, config, errors } = this.#options
    const parts = await measureParts(this.#options)
    const now = new Date()
    const row = {
      seen_at: now,
      parts: JSON.stringify(parts),
      folders: JSON.stringify(this.#folders?.sizes ?? []),
      errors: JSON.stringify(errors.list(ERRORS_WRITTEN, now)),
      error_count: errors.count,
    }
    const name = `${hostname()}:${config.port}`.slice(0, 200)
    await db
      .insertInto('server_state')
      .values({ server_id: this.#id, name, role: config.role, started_at: this.#startedAt, ...row })
      .onConflict((conflict) => conflict.column('server_id').doUpdateSet(row))
      .execute()
    await sql`delete from server_state where seen_at < ${now}::timestamptz - ${KEPT}`.execute(db)
  }
}
