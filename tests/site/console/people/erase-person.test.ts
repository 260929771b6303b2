import { beforeAll, describe, expect, it } from 'vitest'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { KEPT, MARKS, markedPerson, tablesWith } from '#tests/support/marked-person.ts'

const people = usePeople()
const { db, newPerson } = people

let colleague: Person
beforeAll(async () => {
  colleague = await newPerson()
  await colleague.act('company/invite', { email: 'first@studio.test', role: 'member', companyName: 'Studio Smith' })
})

describe('somebody who deletes their account', () => {
  it('is in no table any more, and what stays names a former colleague (T-161)', async () => {
    const marked = await markedPerson(people, colleague)
    const { person, accountId, projectId, orderNumber } = marked
    const words = [person.email.split('@')[0]!, ...Object.values(MARKS), '491 570 156']
    // They are everywhere before, so that finding nothing means something.
    const before = await Promise.all(words.map((word) => tablesWith(db(), word)))
    expect(before.flat().length).toBeGreaterThan(40)

    const gone = await person.act('account/deleteAccount', { password: encoded(PASSWORD), links: 'end' })
    expect([gone.status, gone.body]).toEqual([200, expect.objectContaining({ success: true })])
    const letters = () =>
      people
        .mailbox()
        .to(person.email)
        .map(({ text }) => text)
    await expect.poll(letters).toContainEqual(expect.stringContaining('were deleted, as you asked'))
    await expect.poll(() => tablesWith(db(), person.email), { timeout: 10_000 }).toEqual([])
    for (const word of words) expect([word, await tablesWith(db(), word)]).toEqual([word, []])

    // The company goes on with its project, its revisions and what was said of it.
    const page = await (await colleague.get(`/au/project-builder/?projectId=${projectId}`)).text()
    expect(page).not.toContain('Quuxworth')
    const { body } = await colleague.act('projectBuilder/getProjectById', { id: projectId })
    expect(JSON.stringify(body)).toContain(KEPT.note)
    const revisions = await db()
      .selectFrom('project_revision')
      .select(['author', 'revision_id'])
      .where('project_id', '=', projectId)
      .execute()
    expect(revisions.map(({ author }) => author)).toEqual(['Former colleague', 'Former colleague'])
    for (const { revision_id: revisionId } of revisions) {
      const summary = await colleague.get(
        `/au/project-builder/revision/?projectId=${projectId}&revisionId=${revisionId}`,
      )
      expect([revisionId, summary.status]).toEqual([revisionId, 200])
    }
    const remarks = await db()
      .selectFrom('project_remark')
      .select(['author', 'text'])
      .where('project_id', '=', projectId)
      .orderBy('created_at')
      .execute()
    expect(remarks).toEqual([
      { author: 'Former colleague', text: KEPT.comment },
      { author: 'Former colleague', text: `${KEPT.comment}, says Former colleague` },
    ])
    const order = await db()
      .selectFrom('customer_order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
    expect(order).toMatchObject({ total_cents: '1000', status: 'placed' })
    expect(await db().selectFrom('account').selectAll().where('account_id', '=', accountId).execute()).toEqual([])
  })
})
