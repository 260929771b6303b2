import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createPool, openPool, withTimeLimit } from './database-pool.server.ts'
import { SERVER_LIMITS, type Database } from './database.server.ts'
import { isUnreachable } from './database-reach.server.ts'
import type { Logger } from '../log.server.ts'

export interface Reads {
  /** Runs the work with a database that has all that was acknowledged before the call. It may run a second time. */
  run<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** Source of a read: `behind` and `away` were read from the database itself. */
export type ReadFrom = 'replica' | 'behind' | 'away'

interface ReplicaOptions {
  readonly database: Database
  readonly replica: Database
  readonly log: Pick<Logger, 'warn'>
  readonly onRead: (from: ReadFrom) => void
}

/** A replica that is further behind is not waited for. */
const CATCH_UP_MS = 60
const FIRST_LOOK_AGAIN_MS = 2
/** Time limit of each check before a read, so that a silent database does not use up the read's time. */
const QUESTION_MS = 800
/** Shorter than for the database, which is there where the replica is not. */
const CONNECT_TIMEOUT_MS = 500
/** After a failure the database alone is read for so long. */
const REST_MS = 5_000

interface ReadsOptions extends Omit<ReplicaOptions, 'replica'> {
  readonly replicaUrl: string | null
  /** After which a query of the replica is given up. */
  readonly timeoutMs: number
}

/** The place of a replica behind its database. */
export interface ReplicaLag {
  readonly follows: boolean
  /** Bytes of the log that it has not replayed. */
  readonly bytes: number
}

interface OpenReads extends Reads {
  /** Null where there is no replica. @throws Error where it, or the database, does not answer. */
  findLag(): Promise<ReplicaLag | null>
  close(): Promise<void>
}

/** Reads of the replica of an address, or of the database alone. */
export function openReads({ replicaUrl, timeoutMs, ...options }: ReadsOptions): OpenReads {
  if (replicaUrl === null)
    return { run: (work) => work(options.database), findLag: async () => null, close: async () => {} }
  const pool = createPool({
    connectionString: replicaUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...SERVER_LIMITS,
  })
  const reads = new ReplicaReads({ ...options, replica: openPool(withTimeLimit(pool, timeoutMs)) })
  return { run: (work) => reads.run(work), findLag: () => reads.findLag(), close: () => pool.end() }
}

/**
 * Reads of a replica (streaming replication of PostgreSQL) where it has replayed all that the database had flushed when
 * the read began: everything that was acknowledged to anybody is in the answer, and no writer has to be remembered.
 * Where it is behind, away, ends the work, or follows nobody any more, the database is read.
 */
class ReplicaReads implements Reads {
  private readonly options: ReplicaOptions
  private asked: Promise<string> = Promise.resolve('')
  private waiting: Promise<string> | null = null
  private restsUntil = 0

  constructor(options: ReplicaOptions) {
    this.options = options
  }

  async run<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { database, replica, onRead } = this.options
    const state = await this.look()
    if (state === 'replica') {
      try {
        const result = await work(replica)
        onRead('replica')
        return result
      } catch (error) {
        if (!isOfReplica(error)) throw error
        this.rest(error)
      }
    }
    onRead(state === 'behind' ? 'behind' : 'away')
    return work(database)
  }

  async findLag(): Promise<ReplicaLag> {
    const position = await findPosition(this.options.database)
    const { rows } = await sql<{ follows: boolean; bytes: string | null }>`
      select pg_is_in_recovery() as follows,
        greatest(0, pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn())) as bytes
    `.execute(this.options.replica)
    return { follows: rows[0]!.follows, bytes: Number(rows[0]!.bytes ?? 0) }
  }

  private async look(): Promise<ReadFrom> {
    if (performance.now() < this.restsUntil) return 'away'
    const position = await inTime(this.position()).catch(() => null)
    // The database is away: work that needs it says so itself.
    if (position === null) return 'away'
    const deadline = performance.now() + CATCH_UP_MS
    try {
      for (let pauseMs = FIRST_LOOK_AGAIN_MS; ; pauseMs *= 2) {
        const { follows, has } = await inTime(this.compare(position))
        if (!follows) throw new Error('the replica follows no database')
        if (has) return 'replica'
        if (performance.now() + pauseMs > deadline) return 'behind'
        await sleep(pauseMs)
      }
    } catch (error) {
      this.rest(error)
      return 'away'
    }
  }

  /** Reads the database's write position. Concurrent callers share one query. */
  private position(): Promise<string> {
    this.waiting ??= this.asked
      .catch(() => {})
      .then(() => {
        this.waiting = null
        this.asked = findPosition(this.options.database)
        return this.asked
      })
    return this.waiting
  }

  private async compare(position: string): Promise<{ follows: boolean; has: boolean }> {
    const { rows } = await sql<{ follows: boolean; has: boolean }>`
      select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as has
    `.execute(this.options.replica)
    return rows[0]!
  }

  private rest(error: unknown): void {
    this.restsUntil = performance.now() + REST_MS
    this.options.log.warn({ err: error }, 'the replica is not read for a while')
  }
}

/** @throws Error where there is no answer in time. */
async function inTime<T>(question: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const late = sleep(QUESTION_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    return await Promise.race([question, late])
  } finally {
    answered.abort()
    late.catch(() => {})
  }
}

async function findPosition(database: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
    database,
  )
  return rows[0]!.position
}

/** It has gone, ended a query that stood in the way of what it replays, or was to write. */
function isOfReplica(error: unknown): boolean {
  if (isUnreachable(error)) return true
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === '40001' || code === '40P01' || code === '25006'
}
