import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { planAgain } from '../store/change-states.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import { runJob } from './run-job.server.ts'

const db = useDatabase()
const { at, directory, plan, read, rows } = useChangeSets(db)
const by = { by: commandLine('catalogue.edit'), requestId: null }

const COUNT = 700
const products = Array.from({ length: COUNT }, (_, index) =>
  JSON.stringify({
    productId: `p${index}`,
    name: `P${index}`,
    categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
    variants: [{ sku: `P-${index}`, priceValues: [] }],
  }),
).join('\n')

/** Begins a plan, and waits until some of its rows are there. */
async function beginPlan(setId: string): Promise<Promise<unknown>[]> {
  await planAgain(db(), { ...by, setId }, at())
  const ends = runJob(db(), { setId, job: 'plan', directory }, at()).catch(String)
  await expect.poll(async () => (await rows(setId)).length, { interval: 1 }).toBeGreaterThan(100)
  return [ends]
}

it('a full disk is said, and the file is kept', async () => {
  const setId = await plan('products', products)
  await planAgain(db(), { ...by, setId }, at())
  symlinkSync('/dev/full', path.join(directory, `${setId}.${process.pid}`))
  await runJob(db(), { setId, job: 'plan', directory }, at())
  expect(await read(setId)).toMatchObject({
    state: 'refused',
    problem: 'The disk of the server is full. Plan it again once there is room.',
  })
  await planAgain(db(), { ...by, setId }, at())
  await runJob(db(), { setId, job: 'plan', directory }, at())
  expect((await read(setId)).state).toBe('planned')
})

it('a plan is not made once more while it is being made', async () => {
  const setId = await plan('products', products)
  await planAgain(db(), { ...by, setId }, at())
  await expect(planAgain(db(), { ...by, setId }, at())).rejects.toThrow('Its plan is being made.')
})

it('a plan whose rows another process has removed is no plan', async () => {
  const setId = await plan('products', products)
  const [ends] = await beginPlan(setId)
  await db().deleteFrom('change_row').where('set_id', '=', setId).execute()
  expect(await ends).toContain('Another process plans these changes')
  expect(await read(setId)).toMatchObject({ state: 'draft', job: 'plan' })
})

it('a process that comes back after its lease ends no plan of the next one', async () => {
  const setId = await plan('products', products)
  const [ends] = await beginPlan(setId)
  await db().updateTable('change_set').set({ job_tries: 2 }).where('set_id', '=', setId).execute()
  await ends
  expect(await read(setId)).toMatchObject({ state: 'draft', job: 'plan' })
})
