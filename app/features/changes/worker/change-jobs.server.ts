import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { actFor } from '#app/features/staff/act-for.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { rollBackSet } from '../store/rollbacks.server.ts'
import type { WorkerJob } from './change-worker.server.ts'
import type { FileSources } from './look-at-files.server.ts'
import { findOrderer } from './ordered-by.server.ts'
import { LEASE_MS, refuse } from './run-job.server.ts'

const WORKER = sitePath('app/features/changes/worker/change-worker.server.ts')
const WORKER_FLAGS = ['--max-old-space-size=560', '--max-semi-space-size=32']
const INTERVAL_MS = 2_000
const MOST_TRIES = 3

interface JobsOptions {
  readonly db: Database
  readonly log: Logger
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly sources: FileSources
}

type Job = WorkerJob['job']

/**
 * Has the plans and applications of change sets done, one of each at a time by each server, in processes of their own,
 * and starts those whose time has come: a long plan holds up no date. The database says who does what: with several
 * servers each job is done once.
 */
export class ChangeJobs {
  readonly #options: JobsOptions
  readonly #timer: NodeJS.Timeout
  readonly #busy = new Set<Job>()
  readonly #stops = new Set<() => void>()
  #isClosed = false

  constructor(options: JobsOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.wake(), INTERVAL_MS).unref()
  }

  /** Looks for work at once: somebody waits for it. */
  wake(): void {
    this.#wake('apply')
    this.#wake('plan')
  }

  #wake(job: Job): void {
    if (this.#busy.has(job) || this.#isClosed) return
    this.#busy.add(job)
    void this.#work(job)
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'changes of the catalogue wait'))
      .finally(() => this.#busy.delete(job))
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const stop of this.#stops) stop()
  }

  async #work(job: Job): Promise<void> {
    const { db, log } = this.#options
    for (;;) {
      // What cannot be started holds up nothing that is.
      if (job === 'apply')
        await startDue(db, new Date()).catch((error: unknown) =>
          log.warn({ err: error }, 'some changes of the catalogue wait'),
        )
      const setId = await takeJob(db, job, new Date())
      if (setId === null || this.#isClosed) return
      // What a process left behind that was killed: nobody else writes there.
      if (job === 'plan') await rm(this.#options.directory, { recursive: true, force: true })
      const code = await this.#run(setId, job)
      if (code !== 0) {
        log.warn({ set: setId, code }, 'a process for changes of the catalogue has failed')
        await giveBack(db, setId, new Date())
      }
      // A rollback that is planned is applied at once.
      if (job === 'plan') this.#wake('apply')
    }
  }

  #run(setId: string, job: Job): Promise<number | null> {
    const { connection, directory, sources } = this.#options
    const worker = fork(WORKER, {
      execArgv: WORKER_FLAGS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const end = () => void worker.kill()
    this.#stops.add(end)
    process.once('exit', end)
    const message: WorkerJob = { connection, directory, sources, setId, job }
    return new Promise((resolve) => {
      worker.on('error', () => worker.kill('SIGKILL'))
      worker.once('close', (code) => {
        process.off('exit', end)
        this.#stops.delete(end)
        resolve(code)
      })
      worker.send(message)
    })
  }
}

/** The set whose job this server does; null where there is none. */
async function takeJob(db: Database, job: Job, now: Date): Promise<string | null> {
  const { rows } = await sql<{ set_id: string; job_tries: number }>`
    update change_set set job_lease = ${new Date(now.getTime() + LEASE_MS)}, job_tries = job_tries + 1
    where set_id = (
      select set_id from change_set
      where job = ${job} and (job_lease is null or job_lease < ${now})
      order by changed_at, number limit 1 for update skip locked)
    returning set_id, job_tries`.execute(db)
  const [row] = rows
  if (!row) return null
  if (row.job_tries <= MOST_TRIES) return row.set_id
  await refuse(db, row.set_id, 'This was tried three times and ended each time. The log of the server says why.', now)
  return takeJob(db, job, now)
}

async function giveBack(db: Database, setId: string, now: Date): Promise<void> {
  await db
    .updateTable('change_set')
    .set({ job_lease: now })
    .where('set_id', '=', setId)
    .where('job', 'is not', null)
    .execute()
}

/**
 * Starts sets whose time has come, ends those that hold until now, and applies rollbacks that are planned.
 *
 * @throws AggregateError after all others were started, where some could not be
 */
export async function startDue(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('change_set')
    .select(['set_id', 'approved_by'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'due'), eb('due_at', '<=', now)]),
        eb.and([eb('state', '=', 'planned'), eb('applies_when_planned', '=', true)]),
      ]),
    )
    // Those that are held come last, so that they hold up no others.
    .orderBy((eb) => eb('problem', '<>', ''))
    .orderBy('due_at')
    .orderBy('changed_at')
    .limit(20)
    .execute()
  const over = await db
    .selectFrom('change_set')
    .select(['set_id', 'approved_by'])
    .where('state', '=', 'applied')
    .where('until_at', '<=', now)
    .where('job', 'is', null)
    .orderBy('until_at')
    .limit(20)
    .execute()
  const errors: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => errors.push(error))
  for (const { set_id } of due) await attempt(startOne(db, set_id, now))
  for (const { set_id, approved_by } of over) await attempt(endOne(db, set_id, approved_by, now))
  if (errors.length > 0) throw new AggregateError(errors, 'Changes of the catalogue could not be started.')
}

/** A promotion ends also where the one who began it is gone. */
async function endOne(db: Database, setId: string, approvedBy: string | null, now: Date): Promise<void> {
  const by = (await actFor(db, approvedBy, 'catalogue.apply')) ?? commandLine('catalogue.apply')
  await rollBackSet(db, { by, requestId: null, setId }, now)
}

async function startOne(db: Database, setId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const set = await tx
      .selectFrom('change_set')
      .select(['state', 'approved_by', 'author_id', 'author_name', 'approved_name', 'problem', 'of_set'])
      .where('set_id', '=', setId)
      .where('state', 'in', ['due', 'planned'])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!set) return
    const isRollback = set.state === 'planned'
    const hasLeft = isRollback && (await hasRowsLeft(tx, setId))
    const accountId = isRollback ? set.author_id : set.approved_by
    const name = isRollback ? set.author_name : set.approved_name
    const by = await findOrderer(tx, { accountId, name })
    const problem = hasLeft
      ? 'Some products have changed since. Look at them, then apply the rest or all of it.'
      : by
        ? ''
        : `${name} may no longer apply changes. Somebody else has to take them over.`
    const next = problem === '' ? { state: 'applying' as const, job: 'apply' as const, job_tries: 0 } : {}
    if (problem !== '' && problem === set.problem) return
    await tx
      .updateTable('change_set')
      .set({
        ...next,
        problem,
        changed_at: now,
        ...(isRollback && {
          approved_by: set.author_id,
          approved_name: set.author_name,
          applies_when_planned: !hasLeft,
        }),
      })
      .where('set_id', '=', setId)
      .execute()
  })
}

async function hasRowsLeft(tx: Database, setId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('change_row')
    .select('row_id')
    .where('set_id', '=', setId)
    .where('is_left', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
