import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { customer, VISITOR, type Actor } from '@specify/core/actor.ts'
import { STAFF_ROLES, roleOf, type StaffRight } from '@specify/core/staff-rights.ts'
import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { assertRight, commandLine, type StaffMember } from './assert-right.ts'
import { findBrokenDays, sealLog } from './seal-log.server.ts'
import { differenceOf } from './staff-log.server.ts'
import { rightsOf, setInternal, setRights } from './staff-rights.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-03T09:00:00Z')

async function newAccount(): Promise<{ readonly accountId: string; readonly email: string }> {
  const email = `jo-${randomUUID()}@studio.test`
  await addConfirmedAccount(
    db(),
    { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: false },
    NOW,
  )
  return { email, accountId: (await findCredentials(db(), email))!.accountId }
}

const staff = (accountId: string, rights: readonly StaffRight[]): Actor => ({
  ...customer(accountId),
  rights,
})
const give = (accountId: string, rights: readonly StaffRight[], by = commandLine('people'), now = NOW) =>
  setRights(db(), { by, accountId, rights: () => rights, requestId: 'r-1' }, now)
const logOf = (accountId: string) =>
  db()
    .selectFrom('staff_log')
    .select(['action', 'account_id', 'right', 'before', 'after', 'request_id'])
    .where('subject_id', '=', accountId)
    .orderBy('log_id')
    .execute()

describe('rights of staff', () => {
  it('are asserted by one check, whose outcome writes take', () => {
    expectTypeOf<{ accountId: string; right: 'work' }>().not.toExtend<StaffMember<'work'>>()
    expectTypeOf<StaffMember<'work'>>().not.toExtend<StaffMember<'people'>>()
    for (const actor of [VISITOR, customer('a'), staff('a', ['insight'])])
      expect(() => assertRight(actor, 'work')).toThrow('There is no such page.')
    expect(assertRight(staff('a', ['insight', 'work']), 'work')).toEqual({ accountId: 'a', right: 'work' })
  })

  it('are bundled into roles', () => {
    expect(roleOf(STAFF_ROLES.Marketing.toReversed())).toBe('Marketing')
    expect([roleOf([]), roleOf(['work', 'system'])]).toEqual(['', ''])
  })

  it('are given and taken with one row of the log for each change, and none for no change', async () => {
    const { accountId } = await newAccount()
    expect(await give(accountId, ['system', 'work'])).toEqual(['work', 'system'])
    await give(accountId, ['work', 'system'])
    expect(await give(accountId, ['insight'])).toEqual(['insight'])
    expect(await rightsOf(db(), accountId)).toEqual(['insight'])
    const common = { action: 'set rights', account_id: null, right: 'people', request_id: 'r-1' }
    expect(await logOf(accountId)).toEqual([
      { ...common, before: { rights: '' }, after: { rights: 'work system' } },
      { ...common, before: { rights: 'work system' }, after: { rights: 'insight' } },
    ])
  })

  it('are changed by nobody for themselves, and the last account that may give them keeps that', async () => {
    await db().deleteFrom('staff_right').where('right', '=', 'people').execute()
    const [owner, other] = [await newAccount(), await newAccount()]
    await give(owner.accountId, ['people', 'work'])
    const byOwner = assertRight(staff(owner.accountId, ['people']), 'people')
    await expect(give(owner.accountId, ['people'], byOwner)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(give(owner.accountId, ['work'])).rejects.toMatchObject({ code: 'conflict' })
    await expect(setInternal(db(), owner.email, false, NOW)).rejects.toMatchObject({ code: 'conflict' })
    await give(other.accountId, ['people'], byOwner)
    // Each takes it from the other at the same time: one is refused.
    const byOther = assertRight(staff(other.accountId, ['people']), 'people')
    const outcomes = await Promise.allSettled([give(owner.accountId, [], byOther), give(other.accountId, [], byOwner)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(give(randomUUID(), ['work'])).rejects.toMatchObject({ code: 'not_found' })
  })

  it('come with being made internal, and go with the end of it', async () => {
    const { accountId, email } = await newAccount()
    expect(await setInternal(db(), email, true, NOW)).toBe(true)
    expect(await rightsOf(db(), accountId)).toEqual(['work', 'insight'])
    expect(await setInternal(db(), email, false, NOW)).toBe(true)
    expect(await rightsOf(db(), accountId)).toEqual([])
    expect(await setInternal(db(), 'nobody@studio.test', true, NOW)).toBe(false)
    // One row for each command, and none for one that changes nothing.
    await setInternal(db(), email, false, NOW)
    const command = { account_id: null, right: 'people', request_id: null }
    expect(await logOf(accountId)).toEqual([
      {
        ...command,
        action: 'make internal',
        before: { internal: false, rights: '' },
        after: { internal: true, rights: 'work insight' },
      },
      {
        ...command,
        action: 'remove internal',
        before: { internal: true, rights: 'work insight' },
        after: { internal: false, rights: '' },
      },
    ])
  })
})

describe('the log of staff', () => {
  it('says what differs, and of long texts how long they are', () => {
    expect(differenceOf({ a: 1, b: 2, c: [1] }, { a: 1, b: 3, d: 4, c: [1] })).toEqual({
      before: { b: 2 },
      after: { b: 3, d: 4 },
    })
    expect(differenceOf(null, { text: 'x'.repeat(3_000) })!.after['text']).toMatch(/^x{200}… \(3,000 characters\)$/)
    expect(differenceOf(null, null)).toBeNull()
  })

  it('is neither changed nor emptied', async () => {
    const { accountId } = await newAccount()
    await give(accountId, ['work'])
    for (const statement of [
      sql`update staff_log set action = 'nothing'`,
      sql`delete from staff_log`,
      sql`truncate staff_log`,
    ])
      await expect(statement.execute(db())).rejects.toThrow('the log of staff is only added to')
    await db().deleteFrom('account').where('account_id', '=', accountId).execute()
    expect(await logOf(accountId)).toHaveLength(1)
  })

  it('is sealed day by day, and a row that is removed all the same shows', async () => {
    const { accountId } = await newAccount()
    const days = ['2026-03-01T12:00:00Z', '2026-03-01T13:00:00Z', '2026-03-02T12:00:00Z', '2026-03-03T08:00:00Z']
    for (const [index, day] of days.entries())
      await give(accountId, index % 2 === 0 ? ['work'] : ['insight'], commandLine('people'), new Date(day))
    // Half an hour past midnight, changes of the day before may still be on their way.
    await sealLog(db(), new Date('2026-03-03T00:30:00Z'))
    const sealed = async () =>
      (await sql<{ day: string }>`select day::text from staff_log_day order by day`.execute(db())).rows.map(
        ({ day }) => day,
      )
    expect(await sealed()).toEqual(['2026-03-01'])
    await sealLog(db(), NOW)
    await sealLog(db(), NOW)
    expect(await sealed()).toEqual(['2026-03-01', '2026-03-02'])
    expect(await findBrokenDays(db())).toEqual([])

    await sql`alter table staff_log disable trigger staff_log_only_grows`.execute(db())
    await sql`delete from staff_log where at = '2026-03-01T12:00:00Z'`.execute(db())
    await sql`alter table staff_log enable trigger staff_log_only_grows`.execute(db())
    expect(await findBrokenDays(db())).toEqual(['2026-03-01'])
  })

  it('shows a row that is added to a day that had none', async () => {
    const { accountId } = await newAccount()
    await give(accountId, ['work'], commandLine('people'), new Date('2026-04-01T12:00:00Z'))
    await give(accountId, [], commandLine('people'), new Date('2026-04-03T12:00:00Z'))
    await sealLog(db(), new Date('2026-04-05T12:00:00Z'))
    await give(accountId, ['system'], commandLine('people'), new Date('2026-04-02T12:00:00Z'))
    expect((await findBrokenDays(db())).filter((day) => day >= '2026-04')).toEqual(['2026-04-02'])
  })

  it('has one hash for each way in which values can stand in a row', async () => {
    const { accountId } = await newAccount()
    const log = (right: string, action: string, day: string) =>
      sql`insert into staff_log (at, "right", action, subject_kind, subject_id, request_id)
        values (${day}::timestamptz, ${right}, ${action}, 'x', ${accountId}, null)`.execute(db())
    await log('work|a', 'b', '2026-05-01T12:00:00Z')
    await sealLog(db(), new Date('2026-05-03T12:00:00Z'))
    await sql`alter table staff_log disable trigger staff_log_only_grows`.execute(db())
    await sql`update staff_log set "right" = 'work', action = 'a|b' where subject_id = ${accountId}`.execute(db())
    await sql`alter table staff_log enable trigger staff_log_only_grows`.execute(db())
    expect(await findBrokenDays(db())).toContain('2026-05-01')
  })
})
