import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Room, UnitType } from '@specify/schedule/model.ts'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { act, steps } from '#app/features/consequences/testing/random-records.ts'
import { FIRST, Studio } from '#app/features/consequences/testing/studio.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import type { ProjectFilter } from '../insight-filter.ts'
import { readUseGroups } from './read-use-groups.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-20T00:00:00Z')
const ALL: ProjectFilter = { period: 'all', region: null, kind: null, stage: null }
const KINDS = ['hotel', 'healthcare'] as const
const REGIONS = ['NSW', 'VIC', 'WA'] as const

beforeEach(() => db().deleteFrom('account').execute())

type Sums = Record<string, [pieces: number, projects: number | null]>

const readGroups = async (of: string, filter: Partial<ProjectFilter> = {}, now = NOW): Promise<Sums> => {
  const groups = await readUseGroups(db(), { locale: 'au', filter: { ...ALL, ...filter }, now })
  return Object.fromEntries(
    groups.filter((group) => group.of === of).map((each) => [each.key, [each.pieces, each.projects]]),
  )
}

/** Counts the lines of the stored schedules, without the code that keeps `sku_use`. */
async function countStored(of: 'sku' | 'region' | 'kind', where: (row: { region: string; kind: string }) => boolean) {
  const sums: Sums = {}
  for (const row of await db().selectFrom('project').selectAll().execute()) {
    const project = { region: row.project_location, kind: row.project_type }
    if (row.status !== 'open' || row.deleted_at !== null || !where(project)) continue
    const pieces = new Map<string, number>()
    for (const { unitTypeId, items } of row.rooms as Room[])
      for (const { sku, quantity, free } of items) {
        const units = (row.unit_types as UnitType[]).find(({ id }) => id === unitTypeId)?.count ?? 1
        if (free || quantity * units === 0) continue
        const key = of === 'sku' ? skuKey(sku) : project[of]
        pieces.set(key, (pieces.get(key) ?? 0) + quantity * units)
      }
    for (const [key, count] of pieces) {
      const sum = (sums[key] ??= [0, 0])
      sum[0] += count
      sum[1] = (sum[1] ?? 0) + 1
    }
  }
  return sums
}

it('sums up what a count of the stored schedules comes to, after any changes', async () => {
  const studio = await Studio.open(db())
  let most = 0
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), async (given, places) => {
      const projects = []
      for (const place of places) {
        const project = await studio.create(FIRST)
        const at = { project_type: KINDS[place % 2]!, project_location: REGIONS[place % 3]! }
        await db().updateTable('project').set(at).where('project_id', '=', project.projectId).execute()
        projects.push(project)
      }
      for (const step of given) if (step.action !== 'former') await act(studio, projects, step)
      for (const of of ['sku', 'region', 'kind'] as const) {
        expect(await readGroups(of)).toEqual(await countStored(of, () => true))
        const filter = { region: 'VIC', kind: 'hotel' } as const
        expect(await readGroups(of, filter)).toEqual(
          await countStored(of, ({ region, kind }) => region === 'VIC' && kind === 'hotel'),
        )
      }
      most = Math.max(most, Object.keys(await readGroups('region')).length)
    }),
    { numRuns: 12 },
  )
  expect(most).toBe(3)
})

it('tells projects by what they were last issued for, and products by the day they came into one', async () => {
  const studio = await Studio.open(db())
  const [plain, issued] = [await studio.create(FIRST), await studio.create(FIRST)]
  await studio.issue(issued, 'A')
  const [[pieces] = [0]] = Object.values(await readGroups('stage', { stage: 'none' }))
  expect(await readGroups('stage')).toEqual({ none: [pieces, 1], tender: [pieces, 1] })
  await sql`update project_revision set purpose = 'For the client'`.execute(db())
  expect(await readGroups('stage', { stage: 'other' })).toEqual({ other: [pieces, 1] })
  expect(await readGroups('stage', { stage: 'built' })).toEqual({})
  // As rows from before this was kept: the day of the project stands for it, in the time of the market.
  await sql`update sku_use set since = null`.execute(db())
  await sql`update sku_use set since = '2026-01-31T13:30:00Z' where subject_id = ${plain.projectId}`.execute(db())
  expect(await readGroups('month')).toEqual({ '2026-02': [pieces, null], '2026-03': [pieces, null] })
  expect(await readGroups('month', { period: '30' })).toEqual({ '2026-03': [pieces, null] })
  // The period begins with a day of the market, at 13:00 of the day before.
  const lastDay = new Date('2026-03-02T12:59:00Z')
  expect(Object.keys(await readGroups('month', { period: '30' }, lastDay))).toEqual(['2026-02', '2026-03'])
  expect(Object.keys(await readGroups('month', { period: '30' }, new Date('2026-03-02T13:00:00Z')))).toEqual([
    '2026-03',
  ])
})
