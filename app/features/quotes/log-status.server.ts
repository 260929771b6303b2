import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Quote } from './quote.ts'

interface StatusChange {
  readonly by: StaffMember<'work'>
  readonly requestId: string
  readonly now: Date
  readonly status: 'answered' | 'closed'
}

/** Logs what staff have done to a quote, in the transaction of the change. */
export function logStatus(
  tx: Database,
  { number, stored, answer }: Quote,
  { status, ...at }: StatusChange,
): Promise<void> {
  const action = status === 'closed' ? 'close quote' : answer ? 'change answer' : 'answer quote'
  const subject = { kind: 'quote', id: number }
  return logStaffChange(tx, at, { action, subject, before: { status: stored }, after: { status } })
}
