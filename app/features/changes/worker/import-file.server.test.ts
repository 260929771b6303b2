import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { decideOverrides } from '../overrides/override-answers.server.ts'
import { planAgain } from '../store/change-states.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import { importFile } from './import-file.server.ts'

const db = useDatabase()
const { at, directory, plan, replan, apply, read, rows } = useChangeSets(db)
const by = { by: commandLine('catalogue.edit'), requestId: null }

const feedOf = (aud: number) =>
  JSON.stringify({
    productId: 'mixer',
    name: 'Mixer',
    categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
    variants: [{ sku: 'MIX-1', priceValues: [{ currencyCode: 'AUD', value: aud }] }],
  })

/** Imports a feed by the command, which leaves its set planned. */
async function leftPlanned(aud: number): Promise<string> {
  const file = path.join(directory, 'feed.jsonl')
  writeFileSync(file, feedOf(aud))
  const options = { file, isUpdate: false, dryRun: false, allowShrink: false, onLine: () => {} }
  expect((await importFile(db(), options, at())).kind).toBe('undecided')
  const { set_id } = await db()
    .selectFrom('change_set')
    .select('set_id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return set_id
}

beforeEach(async () => {
  await db().deleteFrom('product_override').execute()
  await apply(await plan('feed', feedOf(20_000)))
  await apply(await plan('prices', 'Code,Price AUD inc GST\nMIX-1,195\n', { keepsValues: true }))
})

it('a file of a command is planned again once somebody has decided', async () => {
  const setId = await leftPlanned(21_000)
  const { version } = await read(setId)
  await decideOverrides(db(), { ...by, setId, version, takes: 'ours', values: null }, at())
  await replan(setId)
  expect(await read(setId)).toMatchObject({ state: 'planned', counts: { undecided: 0 } })
  expect((await apply(setId)).state).toBe('applied')
})

it('a plan stays where its file has gone with the next import', async () => {
  const setId = await leftPlanned(21_000)
  await leftPlanned(22_000)
  const planned = await rows(setId)
  const { version } = await read(setId)
  await expect(planAgain(db(), { ...by, setId, version }, at())).rejects.toThrow(
    'The file of these changes is no longer here. Upload it again.',
  )
  expect(await rows(setId)).toEqual(planned)
})
