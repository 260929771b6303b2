import { AppError } from '@specify/core/app-error.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { ChangeState } from '#db/schema.ts'
import type { Database, DatabaseTransaction } from '#app/platform/database/database.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { actFor } from '#app/features/staff/act-for.server.ts'
import { assertOrder } from '../split/assert-order.server.ts'
import { NEEDS_WORK } from '../stock/apply-stock.server.ts'
import { NO_COUNTS, OPEN_STATES, setName, STATE_TEXT } from '../change-set.ts'
import { lockSet, nameOf, type Applier, type By, type Editor, type SetRow } from './change-sets.server.ts'

interface Change<Member> extends By<Member> {
  readonly setId: string
  /** The version that was read; left out by commands. */
  readonly version?: number | undefined
}

type Next = Readonly<{
  state: ChangeState
  action: string
  job?: 'plan' | 'apply' | null
  approvedBy?: string | null
  dueAt?: Date | null
  untilAt?: Date | null
  zone?: 'au' | 'nz'
  mapping?: object
  after?: object
}>

/** Changes the state of a set by what `next` says of the locked one, with a row in the log. */
function changeState<Member extends Editor | Applier>(
  db: Database,
  change: Change<Member>,
  next: NextOf,
  now: Date,
): Promise<void> {
  return db.transaction().execute((tx) => changeStateIn(tx, change, next, now))
}

type NextOf = (set: SetRow, tx: Database) => Next | Promise<Next>

/** The same in a transaction of the caller. */
async function changeStateIn<Member extends Editor | Applier>(
  tx: DatabaseTransaction,
  { by, requestId, setId, version }: Change<Member>,
  next: NextOf,
  now: Date,
): Promise<void> {
  const set = await lockSet(tx, setId)
  if (version !== undefined && version !== set.version)
    throw new AppError('conflict', `Since you opened the page, it is “${STATE_TEXT[set.state]}”. Look at it again.`)
  const {
    state,
    action,
    job = null,
    approvedBy,
    dueAt = null,
    untilAt,
    zone,
    mapping,
    after = {},
  } = await next(set, tx)
  await tx
    .updateTable('change_set')
    .set({
      state,
      job,
      job_lease: null,
      job_tries: 0,
      progress: 0,
      problem: '',
      version: set.version + 1,
      changed_at: now,
      due_at: dueAt,
      ...(untilAt !== undefined && { until_at: untilAt }),
      ...(approvedBy !== undefined && {
        approved_by: approvedBy,
        approved_name: approvedBy === null ? '' : await nameOf(tx, approvedBy),
      }),
      ...(zone !== undefined && { zone }),
      ...(mapping !== undefined && { mapping: JSON.stringify(mapping) }),
    })
    .where('set_id', '=', setId)
    .execute()
  const subject = { kind: 'change set', id: setName(set.number) }
  await logStaffChange(
    tx,
    { by, requestId, now },
    { action, subject, before: { state: set.state }, after: { state, ...after } },
  )
}

/** @throws AppError `conflict` in any other state. */
export function assertState(set: SetRow, states: readonly ChangeState[], refusal: string): void {
  if (!states.includes(set.state)) throw new AppError('conflict', refusal)
}

export const NOT_OPEN = 'These changes are no longer open.'

/** @throws AppError `conflict` for a set that was applied, or is being applied. */
export function discardSet(db: Database, change: Change<Editor | Applier>, now: Date): Promise<void> {
  return changeState(
    db,
    change,
    async (set, tx) => {
      assertState(set, [...OPEN_STATES, 'refused'], NOT_OPEN)
      await tx.deleteFrom('change_part').where('set_id', '=', set.set_id).execute()
      return { state: 'discarded', action: 'discard changes' }
    },
    now,
  )
}

/** Compares the file once more with the catalogue as it is now, with other columns where they are given. */
export function planAgain(
  db: Database,
  change: Change<Editor | Applier> & { mapping?: object },
  now: Date,
): Promise<void> {
  return db.transaction().execute((tx) => planAgainIn(tx, change, now))
}

/** The same in a transaction of the caller. */
export function planAgainIn(
  tx: DatabaseTransaction,
  change: Change<Editor | Applier> & { mapping?: object },
  now: Date,
): Promise<void> {
  const { mapping } = change
  return changeStateIn(
    tx,
    change,
    async (set) => {
      assertState(set, ['draft', 'planned', 'approved', 'outdated', 'refused'], NOT_OPEN)
      if (set.job !== null) throw new AppError('conflict', 'Its plan is being made. Wait until it is there.')
      if (set.kind !== 'rollback') await assertFile(tx, set.set_id)
      await tx.deleteFrom('change_row').where('set_id', '=', set.set_id).execute()
      return {
        state: 'draft',
        action: 'plan changes again',
        job: 'plan',
        approvedBy: null,
        ...(mapping && { mapping }),
      }
    },
    now,
  )
}

/** The plan that is there stays where it cannot be made once more. @throws AppError `conflict` */
async function assertFile(tx: Database, setId: string): Promise<void> {
  const part = await tx
    .selectFrom('change_part')
    .select('number')
    .where('set_id', '=', setId)
    .limit(1)
    .executeTakeFirst()
  if (!part) throw new AppError('conflict', 'The file of these changes is no longer here. Upload it again.')
}

interface Times {
  /** Null for now. */
  readonly dueAt: Date | null
  /** The moment at which they are rolled back by themselves; null for never. */
  readonly untilAt: Date | null
  readonly zone: 'au' | 'nz'
}

/**
 * Applies a set now, or has it applied at a time; in the name of the one who says so.
 *
 * @throws AppError `forbidden` where somebody else than the author has to, `conflict` for a set that is not planned, and
 * `invalid_input` for times in the past or in the wrong order.
 */
export function applySet(db: Database, change: Change<Applier> & { readonly times: Times }, now: Date): Promise<void> {
  const { by, times } = change
  const { dueAt, untilAt, zone } = times
  if (dueAt !== null && dueAt <= now) throw new AppError('invalid_input', 'The time is in the past.')
  if (untilAt !== null && untilAt <= (dueAt ?? now))
    throw new AppError('invalid_input', 'The end has to be after the beginning.')
  return changeState(
    db,
    change,
    async (set, tx) => {
      assertState(set, ['planned', 'approved', 'due'], 'These changes cannot be applied as they are.')
      const { undecided } = { ...NO_COUNTS, ...set.counts }
      if (undecided > 0)
        throw new AppError(
          'conflict',
          `The feed has moved on under ${countOf(undecided, 'override')}. Decide about them first.`,
        )
      if (set.kind === 'stock' && !(await actFor(tx, by.accountId, 'work'))) throw new AppError('forbidden', NEEDS_WORK)
      await assertOrder(tx, set.set_id, dueAt ?? now)
      const isApproved = set.state !== 'planned' && set.approved_by !== null && set.approved_by !== set.author_id
      const isOwn = by.accountId !== null && by.accountId === set.author_id
      if (set.needs_other.length > 0 && isOwn && !isApproved)
        throw new AppError('forbidden', 'Somebody else than you has to approve these changes first.')
      return {
        state: dueAt === null ? 'applying' : 'due',
        job: dueAt === null ? 'apply' : null,
        action: dueAt === null ? 'apply changes' : 'schedule changes',
        dueAt,
        untilAt,
        zone,
        // What another person has approved stays approved by them.
        ...(!(isOwn && isApproved) && { approvedBy: by.accountId }),
        after: { due: dueAt?.toISOString() ?? 'now', until: untilAt?.toISOString() ?? null },
      }
    },
    now,
  )
}

/** @throws AppError `forbidden` for the author, `conflict` for a set that is not planned. */
export function approveSet(db: Database, change: Change<Applier>, now: Date): Promise<void> {
  const { by } = change
  return changeState(
    db,
    change,
    (set) => {
      assertState(set, ['planned'], 'These changes are not waiting for an approval.')
      if (by.accountId === set.author_id) throw new AppError('forbidden', 'Nobody approves their own changes.')
      return { state: 'approved', action: 'approve changes', approvedBy: by.accountId }
    },
    now,
  )
}

/** Takes a set off its date. It stays approved. */
export function unscheduleSet(db: Database, change: Change<Applier>, now: Date): Promise<void> {
  return changeState(
    db,
    change,
    (set) => {
      assertState(set, ['due'], 'These changes have no date, or it is past.')
      return { state: 'approved', action: 'take changes off their date' }
    },
    now,
  )
}
