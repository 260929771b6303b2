import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import type { DueErasureId } from '#app/features/accounts/rules/access.ts'
import { closeAccount, reopenAccount } from '#app/features/accounts/store/close-account.server.ts'
import { commandLine, type StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { removeMailFiles } from '#app/platform/mail/remove-mail-files.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { assertNotLastWithPeople, erasePerson } from './erase-person.server.ts'
import { ERASURE_MAIL } from './erasure-mail.server.ts'

/** Days in which the person, or staff, may still stop it. */
const GRACE_DAYS = 7
const DAY_MS = 86_400_000

interface Change {
  readonly by: StaffMember<'people'>
  readonly accountId: string
  readonly requestId: string | null
}

/** Proposes to erase somebody. @throws AppError `not_found`, `forbidden` for oneself, `conflict`. */
export async function proposeErasure(
  db: Database,
  { reason, ...change }: Change & { readonly reason: string },
  now: Date,
): Promise<void> {
  const { by, accountId } = change
  assertOther(change)
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    await assertNotLastWithPeople(tx, accountId)
    if (await findOpen(tx, accountId)) throw new AppError('conflict', 'This is proposed already.')
    const row = {
      account_id: accountId,
      state: 'proposed' as const,
      reason,
      proposed_by: by.accountId,
      proposed_at: now,
    }
    await tx.insertInto('erasure').values(row).execute()
    await log(tx, change, 'propose erasure', { reason: `${reason.length} characters` }, now)
  })
}

/**
 * Confirms what somebody else has proposed: the account is closed at once, the person is written to, and erased in
 * seven days. @throws AppError `not_found`, `forbidden` for oneself and for who has proposed it, `conflict`.
 */
export async function confirmErasure(
  db: Database,
  { locale, ...change }: Change & { readonly locale: Locale },
  now: Date,
): Promise<void> {
  const { by, accountId } = change
  assertOther(change)
  await db.transaction().execute(async (tx) => {
    const { email } = await lockAccount(tx, accountId)
    await assertNotLastWithPeople(tx, accountId)
    const open = await findOpen(tx, accountId)
    if (open?.state !== 'proposed') throw new AppError('conflict', 'This is not proposed any more. Look at it again.')
    if (open.proposed_by === by.accountId)
      throw new AppError('forbidden', 'Somebody else with the right to people confirms what you have proposed.')
    const dueAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS)
    const confirmed = { state: 'confirmed' as const, confirmed_by: by.accountId, due_at: dueAt }
    await tx.updateTable('erasure').set(confirmed).where('erasure_id', '=', open.erasure_id).execute()
    await closeAccount(tx, accountId, now)
    const mail = { kind: ERASURE_MAIL, recipient: email, accountId, locale, about: open.erasure_id }
    await enqueueMail(tx, mail, now)
    await log(tx, change, 'confirm erasure', { due: dueAt.toISOString() }, now)
  })
}

/** Withdraws an erasure; the account is open again. @throws AppError `conflict` where none is open. */
export async function withdrawErasure(db: Database, change: Change, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, change.accountId)
    const open = await findOpen(tx, change.accountId)
    if (!open) throw new AppError('conflict', 'There is nothing to withdraw any more.')
    await end(tx, open, 'withdrawn', now)
    await log(tx, change, 'withdraw erasure', null, now)
  })
}

/** Stops an erasure by the link that its person was mailed. Returns false where it is over. */
export async function keepAccount(
  db: Database,
  erasureId: string,
  requestId: string | null,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('erasure')
      .select('account_id')
      .where('erasure_id', '=', erasureId)
      .executeTakeFirst()
    const open = found && (await findOpen(tx, found.account_id))
    if (open?.erasure_id !== erasureId || open.state !== 'confirmed') return false
    await end(tx, open, 'stopped', now)
    const change = { by: commandLine('people'), accountId: open.account_id, requestId }
    await log(tx, change, 'stop erasure', { by: 'the person' }, now)
    return true
  })
}

/**
 * Erases those whose days of grace are over, each in a transaction of its own, and their mails that were kept as files.
 * @throws AggregateError where some could not be erased: the next call tries them again.
 */
export async function eraseDue(db: Database, now: Date, mailFolder: string | null = null): Promise<void> {
  const due = await db
    .selectFrom('erasure')
    .innerJoin('account', 'account.account_id', 'erasure.account_id')
    .select(['erasure_id', 'erasure.account_id', 'account.email'])
    .where('erasure.state', '=', 'confirmed')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
  const failures: unknown[] = []
  for (const { erasure_id: id, account_id: accountId, email } of due) {
    try {
      const isErased = await db.transaction().execute((tx) => eraseOne(tx, { id, accountId }, now))
      if (isErased && mailFolder !== null) await removeMailFiles(mailFolder, email)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some people could not be erased')
}

/** Returns false where it was stopped meanwhile. */
async function eraseOne(
  tx: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  now: Date,
): Promise<boolean> {
  const open = await findOpen(tx, accountId)
  if (open?.erasure_id !== id || open.due_at === null || open.due_at > now) return false
  const erased = { accountId: accountId as DueErasureId, links: 'end' as const, letter: null, isForced: true }
  const kept = await erasePerson(tx, erased, now)
  const done = { state: 'done' as const, ended_at: now, reason: '', kept: JSON.stringify(kept) }
  await tx.updateTable('erasure').set(done).where('erasure_id', '=', id).execute()
  await log(tx, { by: commandLine('people'), accountId, requestId: null }, 'erase person', kept, now)
  return true
}

/** @throws AppError `forbidden` */
function assertOther({ by, accountId }: Change): void {
  if (by.accountId === accountId) throw new AppError('forbidden', 'Others decide about your own account.')
}

/** Changes of one account come one after another. @throws AppError `not_found` */
async function lockAccount(tx: Database, accountId: string): Promise<{ readonly email: string }> {
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('not_found', 'There is no such account.')
  return account
}

type OpenErasure = NonNullable<Awaited<ReturnType<typeof findOpen>>>

/** The erasure that is proposed or confirmed, locked; null where there is none. */
async function findOpen(tx: Database, accountId: string) {
  const row = await tx
    .selectFrom('erasure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', ['proposed', 'confirmed'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

async function end(tx: Database, open: OpenErasure, state: 'withdrawn' | 'stopped', now: Date): Promise<void> {
  await tx
    .updateTable('erasure')
    .set({ state, ended_at: now, reason: '' })
    .where('erasure_id', '=', open.erasure_id)
    .execute()
  // One that was closed before stays closed.
  if (open.due_at !== null)
    await reopenAccount(tx, open.account_id, new Date(open.due_at.getTime() - GRACE_DAYS * DAY_MS))
}

function log(tx: Database, { by, accountId, requestId }: Change, action: string, after: object | null, now: Date) {
  const subject = { kind: 'account', id: accountId }
  return logStaffChange(tx, { by, requestId, now }, { action, subject, after })
}
