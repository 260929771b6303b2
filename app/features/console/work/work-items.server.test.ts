import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customer } from '@specify/core/actor.ts'
import { addConfirmedAccount, accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'
import { addNote, answerEnquiry, changeItems } from './work-items.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-03T09:00:00Z')

async function newStaff() {
  const email = `tui-${randomUUID()}@specify.test`
  await addConfirmedAccount(db(), { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: true }, NOW)
  const actor = customer((await accountIdOf(db(), email))!)
  return assertRight({ ...actor, rights: ['work'] }, 'work')
}

describe('the log of what staff do about an enquiry', () => {
  it('holds no word of a note or an answer, only how long they are', async () => {
    const by = { by: await newStaff(), requestId: null }
    const [id = ''] = await givenEnquiries(db(), [{}])
    await addNote(db(), { ...by, kind: 'enquiry', id, text: 'Priya, 0400 000 000, rang.' }, NOW)
    await answerEnquiry(db(), { ...by, id, text: 'Dear Priya, yes.', version: 0 }, NOW)
    const rows = await db().selectFrom('staff_log').select(['action', 'after']).where('subject_id', '=', id).execute()
    expect(rows).toEqual([
      { action: 'add note', after: { characters: 26 } },
      { action: 'answer enquiry', after: { state: 'done', characters: 16 } },
    ])
  })
})

it('notes on an order go with its person, whose account is deleted', async () => {
  const { accountId } = await newStaff()
  const orderNumber = await givenOrder(db())
  const { order_id: id } = await db()
    .selectFrom('customer_order')
    .select('order_id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  await db().insertInto('order_person').values({ order_id: id, account_id: accountId!, details: '{}' }).execute()
  await addNote(db(), { by: await newStaff(), requestId: null, kind: 'order', id, text: 'Priya rang.' }, NOW)
  await db().deleteFrom('account').where('account_id', '=', accountId).execute()
  expect(await db().selectFrom('work_note').selectAll().where('item_id', '=', id).execute()).toEqual([])
  expect(await db().selectFrom('customer_order').select('order_id').where('order_id', '=', id).execute()).toHaveLength(
    1,
  )
})

describe('a form that is pressed twice', () => {
  const notes = (id: string) =>
    db().selectFrom('work_note').select(['text', 'mail_id']).where('item_id', '=', id).execute()
  const log = (id: string) => db().selectFrom('staff_log').select('action').where('subject_id', '=', id).execute()

  it('adds a note once, and the same words again later', async () => {
    const [id = ''] = await givenEnquiries(db(), [{}])
    const note = { by: await newStaff(), requestId: null, kind: 'enquiry', id, text: 'Rang.' } as const
    await Promise.all([addNote(db(), note, NOW), addNote(db(), note, NOW)])
    await addNote(db(), { ...note, by: await newStaff() }, NOW)
    expect([await notes(id), await log(id)].map(({ length }) => length)).toEqual([2, 2])
    await addNote(db(), note, new Date(NOW.getTime() + 3_600_000))
    expect(await notes(id)).toHaveLength(3)
  })

  it('sends an answer once; other words, or those of somebody else, are refused', async () => {
    const [id = ''] = await givenEnquiries(db(), [{}])
    const answer = { by: await newStaff(), requestId: null, id, text: 'Yes.', version: 0 }
    await Promise.all([answerEnquiry(db(), answer, NOW), answerEnquiry(db(), answer, NOW)])
    expect([await notes(id), await log(id)].map(({ length }) => length)).toEqual([1, 1])
    for (const other of [{ text: 'No.' }, { by: await newStaff() }])
      await expect(answerEnquiry(db(), { ...answer, ...other }, NOW)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('changes an item once, and takes it from nobody who took it meanwhile', async () => {
    const [id = ''] = await givenEnquiries(db(), [{}])
    const [tui, kim] = [await newStaff(), await newStaff()]
    const take = (by: typeof tui) =>
      changeItems(db(), { by, requestId: null, kind: 'enquiry', ids: [id], assigneeId: by.accountId, version: 0 }, NOW)
    await take(tui)
    await take(tui)
    expect(await log(id)).toHaveLength(1)
    await expect(take(kim)).rejects.toMatchObject({ code: 'conflict' })
    expect(await log(id)).toHaveLength(1)
  })
})
