import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { customer, type Actor } from '@specify/core/actor.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer } from '#tests/support/orders.ts'
import { editableProject } from '../access/access.ts'
import { changeProject } from './commands.server.ts'
import { createProject } from './create-project.server.ts'
import { NO_CUSTOMER, type Project, type Room } from '@specify/schedule/model.ts'
import { toProject } from './project-row.server.ts'
import { convertWholeStates } from '#app/features/revisions/convert-states.server.ts'
import { readFormerState } from './former-states.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-01T00:00:00Z')
const NEXT_MONTH = new Date('2026-04-01T00:00:00Z')
const LINES = 60

let actor: Actor

beforeEach(async () => {
  actor = customer(await givenBuyer(db()))
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Lines as different from one another as real ones: compressed copies would be small otherwise. */
function room(index: number): Room {
  const items = Array.from({ length: LINES }, (_, line) => {
    const number = index * LINES + line
    const id = crypto.randomUUID()
    const name = `Product ${(number * 7_919) % 10_007} of finish ${(number * 104_729) % 1_009}`
    return { id, sku: `SKU-${number}`, productId: `P-${number}`, name, quantity: 1 + (number % 9), note: '', tag: '' }
  })
  return { id: idOf(index), name: `Room ${index}`, note: '', unitTypeId: null, items }
}

function givenProject(rooms: number): Promise<Project> {
  const details = { projectName: 'Harbour House', projectType: 'hotel', projectLocation: 'NSW', opportunityNumber: '' }
  const schedule = { unitTypes: [], rooms: Array.from({ length: rooms }, (_, index) => room(index)) }
  const more = { projectVersion: 'Version 1', username: 'Jo', customer: NO_CUSTOMER }
  const all = { ...details, projectType: 'hotel', ...more } as const
  const given = { owner: assertSpecifier(actor), locale: 'au', details: all, isInternal: false, schedule } as const
  return createProject(db(), given, NOW)
}

const change = (project: Project, apply: (project: Project) => Project) =>
  changeProject(db(), { project: editableProject(actor, project.projectId), version: null, change: 'edit' }, apply, NOW)

const inFirstRoom = (apply: (room: Room) => Room) => (project: Project) => ({
  ...project,
  rooms: project.rooms.map((each, index) => (index === 0 ? apply(each) : each)),
})
const text = 'x'.repeat(300)
const EDITS: Record<string, (project: Project) => Project> = {
  'of a detail': (project) => ({ ...project, opportunityNumber: text }),
  'of a note': inFirstRoom((first) => ({
    ...first,
    items: first.items.map((item, index) => (index === 30 ? { ...item, note: text } : item)),
  })),
  'that adds a line': inFirstRoom((first) => ({ ...first, items: first.items.toSpliced(7, 0, room(900).items[0]!) })),
  'that removes a line': inFirstRoom((first) => ({ ...first, items: first.items.toSpliced(40, 1) })),
  'that moves a room': (project) => ({ ...project, rooms: [...project.rooms.slice(1), project.rooms[0]!] }),
  'that saves every part again': (project) => structuredClone({ ...project, status: 'closed' }),
}

/** Changes a project as a former release does: the state before is stored whole. */
async function changeByFormerRelease(project: Project, roomNote: string): Promise<Project> {
  const { projectId, version } = project
  const kept = { project_id: projectId, version, account_id: project.accountId, change: 'old', changed_at: NOW }
  await db()
    .insertInto('project_history')
    .values({ ...kept, before: JSON.stringify(project) })
    .execute()
  const rooms = project.rooms.map((each) => ({ ...each, note: roomNote }))
  const row = await db()
    .updateTable('project')
    .set({ version: version + 1, rooms: JSON.stringify(rooms) })
    .where('project_id', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProject(row)
}

const sizeOf = async (table: string) =>
  Number((await sql<{ size: string }>`select pg_total_relation_size(${table}) as size`.execute(db())).rows[0]?.size)

describe('the history of a project', () => {
  it('takes less than 4 kB of disk for a small edit of 6,000 lines, and gives every state back (T-129)', async () => {
    let project = await givenProject(100)
    const states = [project]
    const atFirst = await sizeOf('project_change')
    const edits = 4 * Object.keys(EDITS).length
    for (const [what, edit] of Object.entries(EDITS)) {
      for (let turn = 0; turn < 4; turn++) {
        // Each is another edit than the one before.
        project = await change(project, (now) => edit({ ...now, projectName: `${what} ${turn}` }))
        states.push(project)
      }
      const { rows } = await sql<{ bytes: number }>`select max(pg_column_size(c)) as bytes from project_change c
        where project_id = ${project.projectId}`.execute(db())
      expect([what, rows[0]!.bytes < 1_000]).toEqual([what, true])
    }
    expect((await sizeOf('project_change')) - atFirst).toBeLessThan(4_000 * edits)
    expect(
      await db().selectFrom('project_history').selectAll().where('project_id', '=', project.projectId).execute(),
    ).toEqual([])
    for (const state of states.slice(0, -1)) {
      const former = await readFormerState(db(), project, state.version)
      expect({ ...former, changedAt: NOW }).toEqual({ ...state, changedAt: NOW })
    }
  }, 30_000)

  it('goes back through versions that a former release has saved, before and after they are differences', async () => {
    let project = await givenProject(2)
    const states = [project]
    const steps: ((project: Project) => Promise<Project>)[] = [
      (now) => changeByFormerRelease(now, 'first'),
      (now) => change(now, EDITS['that adds a line']!),
      (now) => change(now, EDITS['that moves a room']!),
      (now) => changeByFormerRelease(now, 'second'),
      (now) => changeByFormerRelease(now, 'third'),
      (now) => change(now, EDITS['that removes a line']!),
    ]
    for (const step of steps) states.push((project = await step(project)))
    const roomsOf = (rooms: readonly Room[]) => JSON.parse(JSON.stringify(rooms)) as unknown
    const all = async () => {
      for (const { version, rooms } of states.slice(0, -1))
        expect([version, roomsOf((await readFormerState(db(), project, version)).rooms)]).toEqual([
          version,
          roomsOf(rooms),
        ])
    }
    await all()
    await convertWholeStates(db(), NOW)
    const whole = db().selectFrom('project_history').select('version').where('project_id', '=', project.projectId)
    expect(await whole.execute()).toHaveLength(3)
    await convertWholeStates(db(), NEXT_MONTH)
    expect(await whole.execute()).toEqual([])
    await all()
  })

  it('has no state that it cannot rebuild', async () => {
    let project = await givenProject(2)
    for (const note of ['a', 'b', 'c'])
      project = await change(
        project,
        inFirstRoom((first) => ({ ...first, items: first.items.slice(1), note })),
      )
    const { projectId } = project
    await db().deleteFrom('project_change').where('project_id', '=', projectId).where('version', '=', 2).execute()
    expect((await readFormerState(db(), project, 3)).rooms[0]?.note).toBe('b')
    for (const version of [0, 1, 2, 4, 77])
      await expect(readFormerState(db(), project, version)).rejects.toThrow(`Version ${version} is no longer kept.`)
    // As if somebody had changed the schedule past its history.
    const others = { ...project, rooms: [{ ...project.rooms[0]!, id: crypto.randomUUID() }] }
    await expect(readFormerState(db(), others, 3)).rejects.toThrow('Version 3 is no longer kept.')
  })

  it('joins automatic saves of one account within ten minutes, and goes back to before the first', async () => {
    const project = await givenProject(2)
    const own = { project: editableProject(actor, project.projectId), version: null }
    const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000)
    const note = (text: string) => inFirstRoom((first) => ({ ...first, note: text }))
    const keep = (text: string, minute: number) =>
      changeProject(db(), { ...own, change: 'keep' }, note(text), at(minute))
    await keep('a', 0)
    await keep('b', 4)
    const joined = await keep('c', 9)
    await keep('d', 11)
    await changeProject(db(), { ...own, change: 'save' }, note('e'), at(12))
    const last = await keep('f', 13)
    const { rows } = await sql<{ version: number; change: string }>`select version, change from project_past
      where project_id = ${project.projectId} order by version`.execute(db())
    expect(rows).toEqual([
      { version: 1, change: 'keep' },
      { version: 4, change: 'keep' },
      { version: 5, change: 'save' },
      { version: 6, change: 'keep' },
    ])
    const noteAt = async (version: number) => (await readFormerState(db(), last, version)).rooms[0]?.note
    expect([joined.version, await noteAt(1), await noteAt(4), await noteAt(5), await noteAt(6)]).toEqual([
      4,
      '',
      'c',
      'd',
      'e',
    ])
    await expect(readFormerState(db(), last, 2)).rejects.toThrow('Version 2 is no longer kept.')
  })

  it('drops automatic saves that took one another back, and none that leads to an issued state', async () => {
    const project = await givenProject(2)
    const own = { project: editableProject(actor, project.projectId), version: null }
    const save = (text: string, change = 'keep') =>
      changeProject(
        db(),
        { ...own, change },
        inFirstRoom((first) => ({ ...first, note: text })),
        NOW,
      )
    const versions = async () =>
      (
        await sql<{ version: number }>`select version from project_past
          where project_id = ${project.projectId} order by version`.execute(db())
      ).rows.map(({ version }) => version)
    await save('a', 'save')
    await save('b')
    const back = await save('a')
    expect(await versions()).toEqual([1])
    expect((await readFormerState(db(), back, 1)).rooms[0]?.note).toBe('')
    const issued = await save('c')
    await db()
      .insertInto('project_revision')
      .values({
        project_id: project.projectId,
        label: 'A',
        purpose: 'For information',
        note: '',
        version: issued.version,
        account_id: project.accountId,
        author: 'Jo',
        issued_at: NOW,
        schedule: 'x',
        products: 'x',
      })
      .execute()
    const last = await save('d')
    expect((await readFormerState(db(), last, issued.version)).rooms[0]?.note).toBe('c')
  })

  it('keeps a hundred versions', async () => {
    let project = await givenProject(1)
    project = await changeByFormerRelease(project, 'old')
    for (let turn = 0; turn < 102; turn++)
      project = await change(project, (now) => ({ ...now, username: `Jo ${turn}` }))
    const { rows } = await sql<{ version: number }>`select version from project_past
      where project_id = ${project.projectId} order by version`.execute(db())
    expect([rows.length, rows[0]?.version, rows.at(-1)?.version]).toEqual([100, 4, 103])
  }, 30_000)
})
