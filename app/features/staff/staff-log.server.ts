import { sql } from 'kysely'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from './assert-right.ts'

export interface LogEntry {
  /** A verb with its object: `mark order`. */
  readonly action: string
  /** The record that was changed: `order SP-1042`, `enquiry 3e9f…`. Never the name or address of a person. */
  readonly subject: { readonly kind: string; readonly id: string }
  /** Facts of the record; never what somebody wrote, since the row outlives them. */
  readonly before?: object | null
  readonly after?: object | null
}

/** Longer values say only how long they are: the log tells what changed, not each word of it. */
const MAX_VALUE_LENGTH = 200
const MAX_KEYS = 40

/**
 * Writes one row of the log, in the transaction of the change that it is about. Rows are never changed or removed: the
 * database refuses both.
 */
export async function logStaffChange(
  tx: Database,
  {
    by,
    requestId,
    now,
  }: { readonly by: StaffMember<StaffRight>; readonly requestId: string | null; readonly now: Date },
  { action, subject, before = null, after = null }: LogEntry,
): Promise<void> {
  const difference = differenceOf(before, after)
  await tx
    .insertInto('staff_log')
    .values({
      at: now,
      account_id: by.accountId,
      right: by.right,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: difference && sql`${JSON.stringify(difference.before)}::jsonb`,
      after: difference && sql`${JSON.stringify(difference.after)}::jsonb`,
      request_id: requestId,
    })
    .execute()
}

/** The members that differ, long ones shortened; null where nothing is said of either side. */
export function differenceOf(before: object | null, after: object | null) {
  if (before === null && after === null) return null
  const [was, is] = [{ ...before }, { ...after }] as [Record<string, unknown>, Record<string, unknown>]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .slice(0, MAX_KEYS)
  const pick = (of: Record<string, unknown>) =>
    Object.fromEntries(keys.filter((key) => of[key] !== undefined).map((key) => [key, shortened(of[key])]))
  return { before: pick(was), after: pick(is) }
}

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text.length <= MAX_VALUE_LENGTH) return value
  return `${text.slice(0, MAX_VALUE_LENGTH)}… (${text.length.toLocaleString('en-AU')} characters)`
}
