import { AppError } from '@specify/core/app-error.ts'
import { STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { stopViewingsOf } from '#app/features/accounts/viewing/viewings.server.ts'
import { commandLine, type StaffMember } from './assert-right.ts'
import { logStaffChange } from './staff-log.server.ts'

interface RightsChange {
  readonly by: StaffMember<'people'>
  readonly accountId: string
  /** Makes the rights of those that the account has. */
  readonly rights: (former: readonly StaffRight[]) => readonly StaffRight[]
  readonly requestId: string | null
  /** Set where the change is about seeing internal products as well. */
  readonly internal?: { readonly was: boolean; readonly is: boolean }
}

/**
 * Changes the rights of an account. Returns the new ones.
 *
 * @throws AppError `not_found` for no such account, `forbidden` for one's own account, `conflict` where nobody would be
 * left with `people`.
 */
export async function setRights(db: Database, change: RightsChange, now: Date): Promise<readonly StaffRight[]> {
  const { by, accountId } = change
  if (by.accountId === accountId) throw new AppError('forbidden', 'Nobody changes their own rights.')
  return db.transaction().execute((tx) => changeRights(tx, change, now))
}

async function changeRights(tx: Database, change: RightsChange, now: Date): Promise<readonly StaffRight[]> {
  const { by, accountId, rights, requestId, internal } = change
  // One change of rights at a time: two people could otherwise take `people` from each other.
  await tx.selectFrom('staff_right').select('account_id').where('right', '=', 'people').forUpdate().execute()
  const account = await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('not_found', 'There is no such account.')
  const former = await rightsOf(tx, accountId)
  const wanted = rights(former)
  const next = STAFF_RIGHTS.filter((right) => wanted.includes(right))
  if (former.includes('people') && !next.includes('people') && (await countOthers(tx, accountId)) === 0)
    throw new AppError(
      'conflict',
      'This is the last account that may give rights. Give the right to another one first.',
    )
  const [gone, added] = [
    former.filter((right) => !next.includes(right)),
    next.filter((right) => !former.includes(right)),
  ]
  const isSame = gone.length + added.length === 0
  if (isSame && internal?.was === internal?.is) return next
  if (gone.length > 0)
    await tx.deleteFrom('staff_right').where('account_id', '=', accountId).where('right', 'in', gone).execute()
  if (gone.includes('work')) await stopViewingsOf(tx, accountId, now)
  if (added.length > 0)
    await tx
      .insertInto('staff_right')
      .values(added.map((right) => ({ account_id: accountId, right, granted_at: now })))
      .execute()
  await logStaffChange(
    tx,
    { by, requestId, now },
    {
      action: internal ? (internal.is ? 'make internal' : 'remove internal') : 'set rights',
      subject: { kind: 'account', id: accountId },
      before: { ...(internal && { internal: internal.was }), rights: former.join(' ') },
      after: { ...(internal && { internal: internal.is }), rights: next.join(' ') },
    },
  )
  return next
}

export async function rightsOf(db: Database, accountId: string): Promise<readonly StaffRight[]> {
  const rows = await db.selectFrom('staff_right').select('right').where('account_id', '=', accountId).execute()
  return STAFF_RIGHTS.filter((right) => rows.some((row) => row.right === right))
}

async function countOthers(tx: Database, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('staff_right')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('right', '=', 'people')
    .where('account_id', '<>', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Rights that `make-internal` gives: staff could do as much before there were rights. */
const FIRST_RIGHTS: readonly StaffRight[] = ['work', 'insight']

/**
 * Makes an account staff, which sees internal products and all projects, with the first rights; or a customer again,
 * without any. Returns false where there is no such address.
 *
 * @throws AppError `conflict` where nobody would be left with `people`.
 */
export async function setInternal(db: Database, email: string, isInternal: boolean, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const by = commandLine('people')
    const account = await tx
      .selectFrom('account')
      .select(['account_id', 'is_internal_user'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    if (!account) return false
    const { account_id: accountId, is_internal_user: was } = account
    const update = { is_internal_user: isInternal, changed_at: now }
    await tx.updateTable('account').set(update).where('account_id', '=', accountId).execute()
    const rights = (former: readonly StaffRight[]) => (isInternal ? [...former, ...FIRST_RIGHTS] : [])
    const internal = { was, is: isInternal }
    await changeRights(tx, { by, accountId, rights, requestId: null, internal }, now)
    return true
  })
}
