import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import type { FeedLine } from '#app/features/catalogue/feed/feed-line.ts'
import { importCatalogue, MAX_WITHDRAWN_SHARE } from '#app/features/catalogue/store/commands.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { readRest } from '#app/features/catalogue/store/read-rest.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { NO_COUNTS, setName, type ChangeCounts } from '../change-set.ts'
import { RefusedFile } from '../refused-file.ts'
import { planLines } from '../plan/plan-lines.server.ts'
import { createChangeSet } from '../store/change-sets.server.ts'
import { applySet, discardSet } from '../store/change-states.server.ts'
import { keepFile } from '../store/keep-file.server.ts'
import { finishPlan, refuse, runJob } from './run-job.server.ts'

interface FileImport {
  readonly file: string
  readonly isUpdate: boolean
  readonly dryRun: boolean
  readonly allowShrink: boolean
  readonly onLine: (line: FeedLine) => void
}

export interface FileOutcome {
  readonly kind: 'applied' | 'unchanged' | 'planned' | 'refused-shrink' | 'outdated' | 'undecided'
  /** `C12`; empty for the first import, which there is no way back from. */
  readonly name: string
  readonly counts: ChangeCounts
}

const BY = { requestId: null }

/** Plans a file as a set by a command, and applies it unless it is a dry run or would withdraw too much. */
export async function importFile(db: Database, options: FileImport, now: Date): Promise<FileOutcome> {
  const { file, isUpdate, dryRun, allowShrink, onLine } = options
  if (!isUpdate && !dryRun && (await findLatestGeneration(db)) === null) return importFirst(db, options, now)
  const kind = isUpdate ? 'products' : 'feed'
  const setId = await createChangeSet(db, { ...BY, by: commandLine('catalogue.edit'), kind, name: nameOf(file) }, now)
  const lines = isUpdate ? readFeed(file, await readRest(db, file)) : readFeed(file)
  const counts = await planLines(db, lines, { setId, isWhole: !isUpdate, onLine })
  const isShrunk = counts.withdrawn > counts.before * MAX_WITHDRAWN_SHARE && !allowShrink
  if (isShrunk || dryRun || counts.undecided > 0) await keepFile(db, setId, file)
  await finishPlan(db, { setId, kind, counts }, now)
  const { number } = await readState(db, setId)
  const outcome = { name: setName(number), counts }
  if (isShrunk) return { ...outcome, kind: 'refused-shrink' }
  if (dryRun) return { ...outcome, kind: 'planned' }
  if (counts.undecided > 0) return { ...outcome, kind: 'undecided' }
  const times = { dueAt: null, untilAt: null, zone: 'au' } as const
  await applySet(db, { ...BY, by: commandLine('catalogue.apply'), setId, times }, now)
  await runJob(db, { setId, job: 'apply', directory: '' }, now)
  const { state } = await readState(db, setId)
  const isUnchanged = counts.added + counts.changed + counts.withdrawn === 0
  return { ...outcome, kind: state === 'applied' ? (isUnchanged ? 'unchanged' : 'applied') : 'outdated' }
}

/**
 * Plans a file as the whole catalogue in a set that is discarded at once: its rows can be read, and nobody applies it.
 * Returns its name; empty where there is no catalogue yet, and the file is read alone.
 */
export async function checkFile(
  db: Database,
  { file, onLine }: Pick<FileImport, 'file' | 'onLine'>,
  now: Date,
): Promise<string> {
  if ((await findLatestGeneration(db)) === null) {
    for await (const line of readFeed(file)) onLine(line)
    return ''
  }
  const by = { ...BY, by: commandLine('catalogue.edit') }
  const draft = {
    kind: 'feed',
    name: `Check of ${nameOf(file)}`,
    note: 'A check by a command, which applies nothing.',
  } as const
  const setId = await createChangeSet(db, { ...by, ...draft }, now)
  try {
    const counts = await planLines(db, readFeed(file), { setId, isWhole: true, onLine })
    await finishPlan(db, { setId, kind: 'feed', counts }, now)
    await discardSet(db, { ...by, setId }, now)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    await refuse(db, setId, error.message, now)
  }
  return setName((await readState(db, setId)).number)
}

const nameOf = (file: string) => file.split(/[\\/]/).at(-1) ?? file

/** The first products of all are imported as they are read: there is nothing to compare them with, or to go back to. */
async function importFirst(db: Database, { file, onLine }: FileImport, now: Date): Promise<FileOutcome> {
  const { read, added, refused } = await importCatalogue(db, readFeed(file), { now, onLine })
  return { kind: 'applied', name: '', counts: { ...NO_COUNTS, read, added, refused } }
}

function readState(db: Database, setId: string) {
  return db.selectFrom('change_set').select(['state', 'number']).where('set_id', '=', setId).executeTakeFirstOrThrow()
}
