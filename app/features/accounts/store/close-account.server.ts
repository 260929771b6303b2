import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { endSessions } from '../sessions/commands.server.ts'
import { stopViewingsOf } from '../viewing/viewings.server.ts'

/** Closes an account: its sessions end, nobody signs in to it, and no mails go to it. One that is closed stays as it is. */
export async function closeAccount(tx: Database, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ closed_at: sql`coalesce(closed_at, ${now})` })
    .where('account_id', '=', accountId)
    .execute()
  await endSessions(tx, accountId)
  await stopViewingsOf(tx, accountId, now)
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).execute()
}

/** Opens an account again; with a time only where it was closed then. */
export async function reopenAccount(tx: Database, accountId: string, closedAt?: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ closed_at: null })
    .where('account_id', '=', accountId)
    .$if(closedAt !== undefined, (query) => query.where('closed_at', '=', closedAt!))
    .execute()
}

/** Returns whether no mails go to an account. */
export async function isClosed(db: Database, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('closed_at').where('account_id', '=', accountId).executeTakeFirst()
  return row?.closed_at != null
}

/** @throws AppError `forbidden`, for who has shown the password. */
export function assertOpen({ isClosed: closed }: { readonly isClosed: boolean }): void {
  if (closed) throw new AppError('forbidden', 'This account is closed. Write to us if you need it again.')
}
