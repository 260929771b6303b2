import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { ChangeState } from '#db/schema.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { setName } from '../change-set.ts'

/** @throws AppError `conflict` for a set that follows another one, which is not applied by then. */
export async function assertOrder(tx: Database, setId: string, at: Date): Promise<void> {
  const { rows } = await sql<{ number: string; state: ChangeState; due_at: Date | null }>`
    select first.number, first.state, first.due_at from change_set rest
    join change_set first on first.set_id = (rest.mapping->>'follows')::uuid
    where rest.set_id = ${setId}`.execute(tx)
  const [first] = rows
  if (!first || first.state === 'applied' || (first.state === 'due' && first.due_at! < at)) return
  throw new AppError(
    'conflict',
    `${setName(first.number)} goes first: apply it, or give it an earlier time. To go without it, plan these changes again.`,
  )
}
