import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'
import { readItemPage } from './read-item.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-03T09:00:00Z')

it('an answer whose mail was removed after 30 days is not said to be on its way', async () => {
  const [id = ''] = await givenEnquiries(db(), [{}])
  const note = { kind: 'enquiry', item_id: id, account_id: null, text: 'Yes.', created_at: NOW }
  const mail = { kind: 'enquiry-answer', recipient: 'a@b.test', account_id: null, locale: 'au', created_at: NOW }
  const waiting = await db()
    .insertInto('mail_outbox')
    .values({ ...mail, next_attempt_at: NOW })
    .returning('mail_id')
    .executeTakeFirstOrThrow()
  for (const mailId of [randomUUID(), waiting.mail_id])
    await db()
      .insertInto('work_note')
      .values({ ...note, mail_id: mailId })
      .execute()
  const page = await readItemPage(db(), 'enquiry', id, 'au')
  expect(page!.notes.map(({ mail: state }) => state).toSorted()).toEqual(['By mail', 'On its way'])
})
