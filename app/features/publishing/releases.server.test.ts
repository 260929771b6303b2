import { describe, expect, it } from 'vitest'
import { findContentKey } from '#app/features/content/queries.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { findDraft, saveDraft } from './drafts.server.ts'
import { proposeRelease } from './propose-release.server.ts'
import { publishDue } from './publish-due.server.ts'
import { publishRelease } from './publish-release.server.ts'
import { rollBackRelease } from './roll-back-release.server.ts'
import { page, PUBLISHER, usePublishing, WARRANTY } from './testing/use-publishing.ts'

const db = useDatabase()
const { at, deliver, newStaff, propose, publish, published, read, save } = usePublishing(db)

describe('a release', () => {
  it('publishes what was proposed, and leaves what was typed since as a draft', async () => {
    const key = await findContentKey(db())
    await save(WARRANTY, page('warranty', 'Proposed'))
    const release = await propose(WARRANTY)
    await save(WARRANTY, page('warranty', 'Typed since'))
    await publish(release)
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Proposed') })
    expect(await findDraft(db(), WARRANTY)).toMatchObject({
      body: page('warranty', 'Typed since'),
      published: page('warranty', 'Proposed'),
    })
    expect(await findContentKey(db())).not.toBe(key)
  })

  it('of which one document cannot be used publishes none', async () => {
    await save(WARRANTY, page('warranty', 'New'))
    await save('pages/care.json', page('care', 'Care'))
    const release = await propose(WARRANTY, 'pages/care.json')
    // Another page took the address meanwhile.
    await deliver({ [WARRANTY]: page('warranty', 'Warranty'), 'pages/a.json': page('care', 'Other care') })
    await expect(publish(release)).rejects.toThrow(/Nothing is published.*\npages\/care\.json:2: .*is the address of/)
    expect((await published())[WARRANTY]).toBe(page('warranty', 'Warranty'))
    expect(await findDraft(db(), WARRANTY)).not.toBeNull()
  })

  it('is not made of a draft that cannot be used', async () => {
    await save(WARRANTY, '{"path": "warranty"')
    await expect(propose(WARRANTY)).rejects.toThrow(/pages\/warranty\.json:1/)
    await save('vocabulary.json', '{"groups":[{"words":["tub"]}]}')
    await expect(propose('vocabulary.json')).rejects.toThrow(/must have two words, or means/)
  })

  it('is taken back in one step, but for what was published since', async () => {
    await save(WARRANTY, page('warranty', 'One'))
    await save('pages/care.json', page('care', 'Care'))
    const first = await propose(WARRANTY, 'pages/care.json')
    await publish(first)
    await save(WARRANTY, page('warranty', 'Two'))
    await publish(await propose(WARRANTY))
    const back = { ...PUBLISHER, releaseId: first, version: (await read(first)).version }
    const undone = await rollBackRelease(db(), { ...back, also: [] }, at())
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Two') })
    expect((await read(first)).state).toBe('rolled back')
    // And forth again.
    await rollBackRelease(
      db(),
      { ...PUBLISHER, releaseId: undone, version: (await read(undone)).version, also: [] },
      at(),
    )
    expect((await published())['pages/care.json']).toBe(page('care', 'Care'))
  })

  it('waits for its time, which may not have passed', async () => {
    await save(WARRANTY, page('warranty', 'Later'))
    const release = await propose(WARRANTY)
    await expect(publish(release, new Date(Date.UTC(2025, 0)))).rejects.toThrow('has passed')
    const account = await newStaff('content.publish')
    const by = { accountId: account, right: 'content.publish' } as StaffMember<'content.publish'>
    const due = { at: new Date(Date.UTC(2027, 0)), zone: 'au' as const }
    await publishRelease(db(), { by, requestId: null, releaseId: release, version: 1, when: due }, at())
    await publishDue(db(), new Date(Date.UTC(2026, 11)))
    expect((await read(release)).state).toBe('due')
    await db().deleteFrom('staff_right').where('account_id', '=', account).execute()
    await publishDue(db(), new Date(Date.UTC(2027, 0)))
    expect(await read(release)).toMatchObject({
      state: 'due',
      problem: expect.stringContaining('may no longer publish'),
    })
    const again = await newStaff('content.publish')
    const other = { accountId: again, right: 'content.publish' } as StaffMember<'content.publish'>
    const { version } = await read(release)
    await publishRelease(db(), { by: other, requestId: null, releaseId: release, version, when: due }, at())
    await publishDue(db(), new Date(Date.UTC(2027, 0)))
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Later') })
  })

  it('of the law is published by somebody else than its author', async () => {
    const account = await newStaff('content.edit', 'content.publish')
    const editor = { by: { accountId: account, right: 'content.edit' } as StaffMember<'content.edit'>, requestId: null }
    const by = { accountId: account, right: 'content.publish' } as StaffMember<'content.publish'>
    await saveDraft(db(), { ...editor, name: 'compliance.json', body: '{}', seen: '' }, at())
    const release = await proposeRelease(db(), { ...editor, names: ['compliance.json'], note: '' }, at())
    const own = { by, requestId: null, releaseId: release, version: 1, when: null }
    await expect(publishRelease(db(), own, at())).rejects.toThrow('another person')
    await publish(release)
    expect((await published())['compliance.json']).toBe('{}')
  })
})
