import { beforeEach, expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { applySet } from '../store/change-states.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import { runJob } from '../worker/run-job.server.ts'
import type { SplitCurrency } from './split-columns.ts'
import { splitSet } from './split-set.server.ts'

const db = useDatabase()
const { at, directory, plan, apply, read, rows, catalogue } = useChangeSets(db)

const priced = (sku: string, value: number) => ({
  sku,
  priceValues: ['AUD', 'NZD'].map((currencyCode) => ({ currencyCode, value })),
})
const RECORDS = [
  { productId: 'a', name: 'A', variants: [priced('A1', 10_000), priced('A2', 20_000)] },
  { productId: 'b', name: 'B', variants: [priced('B1', 30_000)] },
  { productId: 'c', name: 'C', variants: [priced('C1', 40_000)] },
].map((record) => ({ ...record, categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }] }))
beforeEach(async () => {
  await apply(await plan('feed', RECORDS.map((record) => JSON.stringify(record)).join('\n')))
})

const FILE = ['Code,AUD inc GST,NZD inc GST,Warranty', 'A1,110,115,7 years', 'A2,220,,', 'B1,330,,', 'C1,,999,'].join(
  '\n',
)

async function split(setId: string, first: SplitCurrency): Promise<string> {
  const { version } = await read(setId)
  const id = await splitSet(db(), { by: commandLine('catalogue.edit'), requestId: null, setId, version, first }, at())
  await runJob(db(), { setId: id, job: 'plan', directory }, at())
  return id
}

async function changes(setId: string): Promise<string[]> {
  return (await rows(setId)).flatMap(({ fields }) =>
    (fields as { sku: string; field: string; was: string; is: string }[]).map(
      ({ sku, field, was, is }) => `${sku} ${field}: ${was} → ${is}`,
    ),
  )
}

it('takes the prices of one market out, and leaves everything else, which follows', async () => {
  const setId = await plan('columns', FILE)
  const whole = await changes(setId)
  const first = await split(setId, 'AUD')
  expect(await changes(first)).toEqual([
    'A1 price AUD: 100.00 → 110.00',
    'A2 price AUD: 200.00 → 220.00',
    'B1 price AUD: 300.00 → 330.00',
  ])
  const rest = await changes(setId)
  expect(rest).toEqual(['A1 price NZD: 100.00 → 115.00', 'A1 warranty:  → 7 years', 'C1 price NZD: 400.00 → 999.00'])
  expect([...(await changes(first)), ...rest].toSorted()).toEqual(whole.toSorted())
  expect([(await read(first)).counts, (await read(setId)).counts]).toMatchObject([
    { changed: 2, warned: 0, priceJumps: 0 },
    { changed: 2, unchanged: 1, warned: 1, priceJumps: 1 },
  ])
})

it.each(['AUD', 'NZD'] as const)('gives what both would have given at once, %s first', async (currency) => {
  const before = await catalogue()
  await apply(await plan('columns', FILE))
  const wanted = await catalogue()
  await apply(await plan('feed', RECORDS.map((record) => JSON.stringify(record)).join('\n')))
  expect(await catalogue()).toEqual(before)
  const setId = await plan('columns', FILE)
  const first = await split(setId, currency)
  expect([(await apply(first)).state, (await apply(setId)).state]).toEqual(['applied', 'applied'])
  expect(await catalogue()).toEqual(wanted)
})

it('lets the rest go second alone', async () => {
  const setId = await plan('columns', FILE)
  const first = await split(setId, 'AUD')
  await expect(apply(setId)).rejects.toThrow('goes first: apply it, or give it an earlier time')
  const day = (days: number) => new Date(at().getTime() + days * 86_400_000)
  const schedule = (of: string, dueAt: Date) => {
    const change = { by: commandLine('catalogue.apply'), requestId: null, setId: of }
    return applySet(db(), { ...change, times: { dueAt, untilAt: null, zone: 'nz' as const } }, at())
  }
  await schedule(first, day(2))
  await expect(schedule(setId, day(1))).rejects.toThrow('goes first')
  await schedule(setId, day(3))
  expect((await read(setId)).state).toBe('due')
})

it('does not remember the columns of a part', async () => {
  await split(await plan('columns', FILE), 'AUD')
  expect((await read(await plan('columns', FILE))).counts).toMatchObject({ changed: 3 })
})

it('leaves the rest whole where it has moved on, and says so', async () => {
  const setId = await plan('columns', FILE)
  const { version } = await read(setId)
  const split = { by: commandLine('catalogue.edit'), requestId: null, setId, version, first: 'AUD' } as const
  const id = await splitSet(db(), split, at())
  await expect(splitSet(db(), split, at())).rejects.toThrow('Somebody has changed this meanwhile')
  await apply(await plan('prices', 'Code,AUD inc GST\nA1,101\n'))
  const before = await changes(setId)
  await runJob(db(), { setId: id, job: 'plan', directory }, at())
  expect(await changes(setId)).toEqual(before)
  expect((await rows(id)).filter(({ kind }) => kind === 'noted').map(({ reason }) => reason)).toContain(
    'The changes that these are a part of have moved on, and still have these prices. Plan both again.',
  )
})

it('is for planned tables with prices of both markets', async () => {
  const one = await plan('prices', 'Code,AUD inc GST\nA1,110\n')
  await expect(split(one, 'AUD')).rejects.toThrow('These changes have no prices of both markets.')
  const setId = await plan('columns', FILE)
  await apply(setId)
  await expect(split(setId, 'AUD')).rejects.toThrow('Only changes that are planned')
})
