import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { customer } from '@specify/core/actor.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { retryMails } from './retry-mails.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-03T09:00:00Z')

it('a mail that a server is sending at this moment, or that is for later, is not sent now', async () => {
  const actor = customer(randomUUID())
  const by = assertRight({ ...actor, rights: ['system'] }, 'system')
  const given = async (more: { attempts: number; next_attempt_at: Date; last_error?: string; failed_at?: Date }) =>
    (
      await db()
        .insertInto('mail_outbox')
        .values({ kind: 'x', recipient: 'a@b.test', account_id: null, locale: 'au', created_at: NOW, ...more })
        .returning('mail_id')
        .executeTakeFirstOrThrow()
    ).mail_id
  const in_ = (ms: number) => new Date(NOW.getTime() + ms)
  // Claimed a moment ago: its lease ends in almost five minutes.
  const beingSent = await given({ attempts: 1, next_attempt_at: in_(299_000) })
  const waiting = await given({ attempts: 3, next_attempt_at: in_(25_000), last_error: 'down' })
  const failed = await given({ attempts: 9, next_attempt_at: in_(25_000), last_error: '550', failed_at: NOW })
  const forLater = await given({ attempts: 0, next_attempt_at: in_(3_600_000) })
  const input = { by, requestId: null, ids: [beingSent, waiting, failed, forLater] }
  expect(await retryMails(db(), input, NOW)).toBe(2)
  await expect(retryMails(db(), { ...input, ids: [beingSent] }, NOW)).rejects.toMatchObject({ code: 'not_found' })
})
