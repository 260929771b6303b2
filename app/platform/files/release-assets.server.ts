import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Database } from '../database/database.server.ts'
import { readReleaseFile, releaseFileType } from './release-file.server.ts'

const DAY_MS = 86_400_000
/** A tab that was open longer reloads its page where a script is missing. */
const KEPT_MS = 30 * DAY_MS
/** Names are read again after this time at most, however many unknown ones are asked for. */
const NAMES_MS = 2_000
const ROWS_AT_ONCE = 50
const NAME = /^[\w-][\w.-]{0,149}$/

const decompress = promisify(brotliDecompress)

export interface ReleaseAsset {
  readonly body: Buffer
  readonly type: string
  /** Null where the body is as it is. */
  readonly encoding: 'br' | null
}

/**
 * Scripts and styles of every version that serves or served in the last 30 days, in the database: while a deploy rolls
 * from server to server, and in tabs that were open before, pages of one version ask servers of another.
 */
export class ReleaseAssets {
  private readonly db: Database
  private readonly directory: string
  private names: ReadonlySet<string> = new Set()
  private readAt = -Infinity
  private reading: Promise<void> | null = null

  /** @param directory with the files of this version, those with a `.br` beside them compressed */
  constructor(db: Database, directory: string) {
    this.db = db
    this.directory = directory
  }

  /** Adds what is this version's and not there yet, and removes what nobody has served for long. */
  async keep(now: Date): Promise<void> {
    if (!existsSync(this.directory)) return // the server of developers builds as it is asked
    const own = (await readdir(this.directory)).filter((name) => NAME.test(name) && !name.endsWith('.br'))
    if (own.length === 0) return
    const there = await this.db.selectFrom('release_asset').select('name').where('name', 'in', own).execute()
    const stored = new Set(there.map(({ name }) => name))
    const missing = own.filter((name) => !stored.has(name))
    for (let start = 0; start < missing.length; start += ROWS_AT_ONCE) {
      const rows = await Promise.all(
        missing
          .slice(start, start + ROWS_AT_ONCE)
          .map(async (name) => ({ ...(await readReleaseFile(this.directory, name)), served_at: now })),
      )
      await this.db
        .insertInto('release_asset')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await this.db
      .updateTable('release_asset')
      .set({ served_at: now })
      .where('name', 'in', own)
      .where('served_at', '<', new Date(now.getTime() - DAY_MS))
      .execute()
    await this.db
      .deleteFrom('release_asset')
      .where('served_at', '<', new Date(now.getTime() - KEPT_MS))
      .execute()
  }

  /** A file of another version; null where no version had it. */
  async find(name: string, acceptEncoding: string): Promise<ReleaseAsset | null> {
    if (!NAME.test(name)) return null
    if (!this.names.has(name)) await this.readNames()
    if (!this.names.has(name)) return null
    const row = await this.db
      .selectFrom('release_asset')
      .select(['body', 'encoding'])
      .where('name', '=', name)
      .executeTakeFirst()
    if (!row) return null
    const type = releaseFileType(name)
    if (row.encoding === 'identity') return { body: row.body, type, encoding: null }
    return /\bbr\b/.test(acceptEncoding)
      ? { body: row.body, type, encoding: 'br' }
      : { body: await decompress(row.body), type, encoding: null }
  }

  private readNames(): Promise<void> {
    if (performance.now() - this.readAt < NAMES_MS) return Promise.resolve()
    this.reading ??= this.db
      .selectFrom('release_asset')
      .select('name')
      .execute()
      .then((rows) => {
        this.names = new Set(rows.map(({ name }) => name))
        this.readAt = performance.now()
      })
      .finally(() => (this.reading = null))
    return this.reading
  }
}
