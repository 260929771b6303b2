import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer } from '#tests/support/orders.ts'
import type { ProductNews } from './product-news.ts'
import { countRecipients, listNewsProjects } from './recipients.server.ts'
import { causeOf, tellOwners } from './tell-owners.server.ts'
import { Studio } from './testing/studio.ts'
import { readWanted } from './wanted-skus.ts'

const db = useDatabase()
const NOW = new Date('2026-03-02T00:00:00Z')
const NEWS: ProductNews = { kind: 'discontinued', day: '', note: '', skus: ['PAN-1'] }
const wanted = finishSteps(readWanted(NEWS.skus, { findListed: () => null, findTwin: () => null }))
const SCHEDULE = { unitTypes: [], rooms: [room('Bath', item('1', 'pan-1', 4))], substitutions: [] }

const tell = (news = NEWS) =>
  tellOwners(
    db(),
    { by: commandLine('catalogue.edit'), requestId: 'r', cause: causeOf(news), set: null, news, wanted },
    NOW,
  )

async function writtenTo(): Promise<string[]> {
  const rows = await db().selectFrom('mail_outbox').select('account_id').where('kind', '=', 'product-news').execute()
  await db().deleteFrom('mail_outbox').execute()
  return rows.flatMap((row) => row.account_id ?? []).toSorted()
}

describe('letters about products', () => {
  it('go once to everybody who may edit a project with them, and to nobody else (T-155)', async () => {
    const [shared, viewed, alone] = [await Studio.open(db()), await Studio.open(db()), await Studio.open(db())]
    const [colleague, onlooker] = [await givenBuyer(db()), await givenBuyer(db())]
    for (const [studio, accountId] of [
      [shared, colleague],
      [viewed, onlooker],
    ] as const)
      await db()
        .insertInto('company_member')
        .values({ account_id: accountId, company_id: studio.companyId, role: 'member', joined_at: NOW })
        .execute()
    for (const [studio, access] of [
      [shared, 'edit'],
      [viewed, 'view'],
      [alone, null],
    ] as const) {
      const project = await studio.create(SCHEDULE)
      const company = access && { companyId: studio.companyId, access }
      await studio.change(project, (each) => ({ ...each, company }))
    }
    // A second project of one of them, a closed one, and one of an address that was never confirmed.
    await alone.create(SCHEDULE)
    const closed = await Studio.open(db())
    await closed.change(await closed.create(SCHEDULE), (each) => ({ ...each, status: 'closed' }))
    const unconfirmed = await Studio.open(db())
    await unconfirmed.create(SCHEDULE)
    await db()
      .updateTable('account')
      .set({ verified_at: null })
      .where('account_id', '=', unconfirmed.accountId)
      .execute()

    const all = [shared.accountId, colleague, viewed.accountId, alone.accountId].toSorted()
    expect(await countRecipients(db(), wanted, causeOf(NEWS))).toBe(4)
    const twice = await Promise.all([tell(), tell()])
    expect(twice.map(({ letters }) => letters).toSorted((a, b) => a - b)).toEqual([0, 4])
    expect(await writtenTo()).toEqual(all)
    expect(await tell({ ...NEWS, note: 'Other words', skus: ['Pan-1'] })).toEqual({ letters: 0, hasMore: false })
    expect((await listNewsProjects(db(), wanted, alone.accountId)).count).toBe(2)
    expect((await listNewsProjects(db(), wanted, colleague)).count).toBe(1)
    expect((await listNewsProjects(db(), wanted, onlooker)).count).toBe(0)

    const { email } = await db()
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', colleague)
      .executeTakeFirstOrThrow()
    await db().insertInto('mail_stop').values({ email, topic: 'products', stopped_at: NOW }).execute()
    expect(await tell({ ...NEWS, kind: 'changed' })).toEqual({ letters: 3, hasMore: false })
    expect(await writtenTo()).not.toContain(colleague)
    const log = await db().selectFrom('staff_log').select(['action', 'after']).execute()
    expect(log.map(({ action, after }) => [action, (after as { letters: number }).letters])).toEqual([
      ['tell owners', 4],
      ['tell owners', 3],
    ])
  })
})
