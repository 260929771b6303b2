import { sql } from 'kysely'
import { removeEndedSessions } from './features/accounts/sessions/commands.server.ts'
import { removeExpiredPdfs } from '#app/features/exports/calls/project-pdfs.server.ts'
import { recountSome } from '#app/features/consequences/recount-uses.server.ts'
import { convertWholeStates } from '#app/features/revisions/convert-states.server.ts'
import { removeUnusedPictures } from '#app/features/revisions/picture-store.server.ts'
import { removeOldChanges } from './features/changes/store/keep-changes.server.ts'
import { removeOldSearches } from './features/searches/commands.server.ts'
import { checkBlanks } from './features/blanks/check-blanks.server.ts'
import { removeOldBlanks } from './features/blanks/remove-old-blanks.server.ts'
import { removeOldCounts } from './features/insight/counts/write-daily-counts.server.ts'
import { sealLog } from './features/staff/seal-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Logger } from './platform/log.server.ts'
import { removeInBatches } from '#app/platform/database/remove-in-batches.server.ts'

/** Days that expired records are kept; `content/data/privacy.md` states the same. */
const KEPT_DAYS = {
  /** After it was deleted, and after the last change of its quotes. */
  deletedProject: 30,
  /** After it was sent or given up. */
  mail: 30,
  unconfirmedAccount: 7,
  enquiry: 730,
  feedback: 730,
} as const

const DAY_MS = 86_400_000
const INTERVAL_MS = 10 * 60_000

type Task = (db: Database, now: Date) => Promise<void>

/** Run in this order, one after another. */
const TASKS: readonly Task[] = [
  removeEndedSessions,
  removeExpiredPdfs,
  removeOldSearches,
  removeOldCounts,
  removeDeletedProjects,
  removeUnusedPictures,
  removeOldMails,
  removeUnconfirmedAccounts,
  removeOldLetters,
  removeOldChanges,
  convertWholeStates,
  sealLog,
  removeOldBlanks,
  async (db, now) => void (await checkBlanks(db, now)),
  recountSome,
]

interface House {
  readonly db: Database
  readonly log: Logger
  /** Done first. */
  readonly alsoEachRound?: readonly Task[]
}

export async function keepHouse({ db, log, alsoEachRound }: House, now: Date): Promise<void> {
  for (const task of [...(alsoEachRound ?? []), ...TASKS]) await run(task, { db, log }, now)
}

async function run(task: Task, { db, log }: House, now: Date): Promise<void> {
  await task(db, now).catch((error: unknown) => log.warn({ err: error }, `housekeeping: ${task.name} failed`))
}

/** Keeps house every ten minutes; the answer ends it. What a former version has written is counted at once. */
export function startHousekeeping(house: House): () => void {
  let isBusy = true
  void run(recountSome, house, new Date()).finally(() => (isBusy = false))
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void keepHouse(house, new Date()).finally(() => (isBusy = false))
  }, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

const before = (now: Date, what: keyof typeof KEPT_DAYS) => new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS)

/** Deletes history, revisions, links, comments and quotes with them, one project at a time. */
async function removeDeletedProjects(db: Database, now: Date): Promise<void> {
  const until = before(now, 'deletedProject')
  const where = sql<boolean>`deleted_at < ${until} and not exists (
    select from quote where quote.project_id = project.project_id and quote.changed_at >= ${until})`
  await removeInBatches(db, { table: 'project', id: 'project_id', where, batch: 1 })
}

async function removeOldMails(db: Database, now: Date): Promise<void> {
  const until = before(now, 'mail')
  const where = sql<boolean>`sent_at < ${until} or failed_at < ${until}`
  await removeInBatches(db, { table: 'mail_outbox', id: 'mail_id', where, batch: 500 })
}

/** Never signed in to. One whose mailed link still holds is left until it has ended. */
async function removeUnconfirmedAccounts(db: Database, now: Date): Promise<void> {
  const where = sql<boolean>`verified_at is null and created_at < ${before(now, 'unconfirmedAccount')} and not exists (
    select from account_token token
    where token.account_id = account.account_id and token.used_at is null and token.expires_at > ${now})`
  await removeInBatches(db, { table: 'account', id: 'account_id', where, batch: 100 })
}

async function removeOldLetters(db: Database, now: Date): Promise<void> {
  for (const [table, id, what] of [
    ['enquiry', 'enquiry_id', 'enquiry'],
    ['feedback', 'id', 'feedback'],
  ] as const) {
    const where = sql<boolean>`created_at < ${before(now, what)}`
    await removeInBatches(db, { table, id, where, batch: 500 })
  }
}
