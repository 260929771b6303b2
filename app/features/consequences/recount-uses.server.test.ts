import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '@specify/schedule/model.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { countUncounted, recountUses } from './recount-uses.server.ts'
import { countAll, readUses } from './testing/count-uses.ts'
import { act, steps } from './testing/random-records.ts'
import { FIRST, Studio } from './testing/studio.ts'

const db = useDatabase()
let studio: Studio

/** A quote that waits, one that is answered, and each other record: chance may leave one of them out. */
const EACH_KIND = (
  [
    ['quote', 5],
    ['quote', 1],
    ['issue', 1],
    ['cart', 1],
    ['template', 1],
  ] as const
).map(([action, which]) => ({ action, which, edits: [] }))

beforeAll(async () => {
  studio = await Studio.open(db())
})

describe('the SKUs of projects, revisions, quotes, carts and templates', () => {
  it('are what a count of all of them comes to, after any changes', async () => {
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const projects = [await studio.create(FIRST)]
        for (const step of given) await act(studio, projects, step)
        if (given.some(({ action }) => action === 'former')) await recountUses(db())
        expect(await countUncounted(db())).toBe(0)
        const uses = await readUses(db())
        for (const [kind] of Object.values(uses)) kinds.add(kind)
        expect(uses).toEqual(await countAll(db()))
      }),
      { numRuns: 25, examples: [[EACH_KIND]] },
    )
    expect([...kinds].toSorted()).toEqual(['cart', 'offer', 'project', 'quote', 'revision', 'template'])
  })

  it('are counted from nothing by the command, and go with what they are of', async () => {
    await studio.create(FIRST)
    const before = await readUses(db())
    await sql`truncate sku_use`.execute(db())
    expect(await countUncounted(db())).toBe(0)
    const { failed } = await recountUses(db(), { isWhole: true })
    expect([failed, await readUses(db())]).toEqual([[], before])
    await db().deleteFrom('account').execute()
    expect(await readUses(db())).toEqual({})
  })

  it('are found where a former version has written them, and one that cannot be read stops no other', async () => {
    studio = await Studio.open(db())
    const [broken, sound] = [await studio.create(FIRST), await studio.create(FIRST)]
    await db()
      .updateTable('project')
      .set({ version: 9, rooms: '[{"items":[null]}]' })
      .where('project_id', '=', broken.projectId)
      .execute()
    await studio.saveByFormerRelease(sound, 'open')
    expect(await countUncounted(db())).toBe(2)
    const { counted, failed } = await recountUses(db())
    expect([counted, failed.length, failed[0]]).toEqual([1, 1, expect.stringContaining(`project ${broken.projectId}`)])
    expect(await countUncounted(db())).toBe(1)
    await db().deleteFrom('project').where('project_id', '=', broken.projectId).execute()
    expect(await readUses(db())).toEqual(await countAll(db()))
  })

  it('are written with what they are of, or not at all', async () => {
    const project = await studio.create(FIRST)
    const before = await readUses(db())
    const edit = (present: Project) => ({ ...present, rooms: present.rooms.slice(1) })
    await sql`alter table project_change add constraint refused check (change <> 'edit')`.execute(db())
    await expect(studio.change(project, edit)).rejects.toThrow('refused')
    expect(await readUses(db())).toEqual(before)
  })
})
