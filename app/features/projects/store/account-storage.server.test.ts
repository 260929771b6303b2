import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customer, type Actor } from '@specify/core/actor.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer } from '#tests/support/orders.ts'
import { editableProject, ownProject } from '../access/access.ts'
import { measureStorage, setAccountBound } from './account-storage.server.ts'
import { changeProject, deleteProject } from './commands.server.ts'
import { createProject } from './create-project.server.ts'
import { NO_CUSTOMER, type Project, type Room } from '@specify/schedule/model.ts'
import { addRevision } from '#app/features/revisions/revision-store.server.ts'
import { addTemplate, removeTemplate } from './template-store.server.ts'

const db = useDatabase()
let now = new Date('2026-03-01T00:00:00Z')
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const FULL = 'There is no room for this: an account keeps'

let accountId: string
let actor: Actor

beforeEach(async () => {
  accountId = await givenBuyer(db())
  actor = customer(accountId)
})
afterEach(() => setAccountBound(Infinity))

/** About 100 bytes a line on disk: nothing in it can be compressed. */
function room(lines: number): Room {
  const items = Array.from({ length: lines }, () => {
    const note = crypto.randomUUID() + crypto.randomUUID()
    return { id: crypto.randomUUID(), sku: 'A100', productId: 'A', name: 'Mixer', quantity: 1, note, tag: '' }
  })
  return { id: crypto.randomUUID(), name: 'Kitchen', note: '', unitTypeId: null, items }
}

function create(lines: number): Promise<Project> {
  const names = { projectName: 'Harbour House', projectType: 'hotel', projectLocation: 'NSW', username: 'Jo' } as const
  const details = { ...names, opportunityNumber: '', projectVersion: 'Version 1', customer: NO_CUSTOMER }
  const schedule = { unitTypes: [], rooms: [room(lines)] }
  return createProject(db(), { owner: assertSpecifier(actor), locale: 'au', details, isInternal: false, schedule }, now)
}

const change = (projectId: string, apply: (project: Project) => Project) =>
  changeProject(db(), { project: editableProject(actor, projectId), version: null, change: 'edit' }, apply, now)
const setRooms = (projectId: string, rooms: readonly Room[]) => change(projectId, (project) => ({ ...project, rooms }))

async function summed(): Promise<number> {
  const row = await db()
    .selectFrom('account_storage')
    .select('bytes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(row?.bytes)
}

const template = (lines: number) => ({
  name: `T ${lines} ${now.getTime()}`,
  isShared: false,
  rooms: [{ name: 'Kitchen', note: '', lineItems: room(lines).items }],
})

async function issue(project: Project, label: string): Promise<void> {
  const given = { label, purpose: '', note: '', author: 'Jo', version: project.version, findings: {}, ownerCompany: '' }
  await addRevision(db(), editableProject(actor, project.projectId), { ...given, project, products: new Map() }, now)
}

async function countOf(table: 'project' | 'project_template' | 'project_revision' | 'project_change'): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${sql.table(table)} where account_id = ${accountId}`.execute(db())
  return Number(rows[0]?.count)
}

describe('what an account keeps', () => {
  it('is summed up as it is written, and agrees with what is measured', async () => {
    const project = await create(300)
    later(20)
    const { version } = await setRooms(project.projectId, [room(600)])
    await issue({ ...project, version, rooms: [room(200)] }, 'A')
    await issue({ ...project, version, rooms: [room(200)] }, 'B')
    await change(project.projectId, (now) => ({ ...now, opportunityNumber: 'x'.repeat(200) }))
    const [bytes, measured] = [await summed(), await measureStorage(db(), accountId)]
    expect(measured).toBeGreaterThan(100_000)
    expect(Math.abs(bytes - measured)).toBeLessThan(measured / 50)
  })

  it('is bounded for projects, their changes, revisions and templates; nothing is lost (T-129)', async () => {
    setAccountBound(200_000)
    const project = await create(500)
    await expect(create(1_500)).rejects.toThrow(FULL)
    await expect(setRooms(project.projectId, [room(1_600)])).rejects.toThrow(FULL)
    await expect(issue({ ...project, rooms: [room(2_000)] }, 'A')).rejects.toThrow(FULL)
    await expect(addTemplate(db(), assertSpecifier(actor), template(1_000), now)).rejects.toThrow(FULL)
    expect([await countOf('project'), await countOf('project_change'), await countOf('project_revision')]).toEqual([
      1, 0, 0,
    ])
    expect(await countOf('project_template')).toBe(0)
    await issue(project, 'A')
    expect(await countOf('project_revision')).toBe(1)
  })

  it('counts every former version, and leaves room to make a project smaller', async () => {
    setAccountBound(150_000)
    const { projectId } = await create(300)
    const outcomes: boolean[] = []
    for (let turn = 0; turn < 12; turn++) {
      // Of the same size each time, but with other lines: the history has them all.
      const isTaken = await setRooms(projectId, [room(301 + turn)]).then(
        () => true,
        () => false,
      )
      outcomes.push(isTaken)
      later(20)
    }
    expect(outcomes.filter(Boolean).length).toBeLessThan(6)
    expect(outcomes.at(-1)).toBe(false)
    await change(projectId, (project) => ({ ...project, rooms: [{ ...project.rooms[0]!, items: [] }] }))
    // Somebody who only swaps lines comes to an end all the same.
    for (let turn = 0; turn < 12; turn++) {
      await setRooms(projectId, [room(200)]).catch(() => null)
      await setRooms(projectId, []).catch(() => null)
      later(20)
    }
    expect(await measureStorage(db(), accountId)).toBeLessThan(150_000 * 1.3)
  })

  it('counts deleted projects while they last, and notices what was removed (T-129)', async () => {
    setAccountBound(100_000)
    const { projectId, version } = await create(500)
    await deleteProject(db(), { project: ownProject(actor, projectId), version }, now)
    later(20)
    await expect(create(500)).rejects.toThrow(FULL)
    await db().deleteFrom('project').where('project_id', '=', projectId).execute()
    later(20)
    await create(500)
    const { id } = await addTemplate(db(), assertSpecifier(actor), template(10), now)
    await removeTemplate(db(), assertSpecifier(actor), id)
    later(3_601)
    await change((await create(1)).projectId, (project) => ({ ...project, username: 'Al' }))
    expect(await summed()).toBe(await measureStorage(db(), accountId))
  })

  it('is one sum, however many write at once', async () => {
    await create(1)
    setAccountBound(100_000)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => create(300)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(4)
    expect(await measureStorage(db(), accountId)).toBeLessThanOrEqual(100_000)
  })
})
