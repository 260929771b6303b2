import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { commandLine, type StaffMember } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { createChangeSet } from '../store/change-sets.server.ts'
import { applySet } from '../store/change-states.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import { startDue } from './change-jobs.server.ts'
import { runJob } from './run-job.server.ts'

const db = useDatabase()
const { at, directory, plan, apply, read } = useChangeSets(db)
const COMMAND = { by: commandLine('catalogue.apply'), requestId: null }
const [DUE, LATER] = [new Date('2026-06-01T00:00Z'), new Date('2026-06-02T00:00Z')]

/** Somebody who may apply changes. */
async function newApplier(): Promise<StaffMember<'catalogue.apply'>> {
  const email = `${randomUUID()}@studio.test`
  const account = { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: false }
  await addConfirmedAccount(db(), account, at())
  const { accountId } = (await findCredentials(db(), email))!
  const rights = { by: commandLine('people'), accountId, rights: () => ['catalogue.apply'] as const, requestId: null }
  await setRights(db(), rights, at())
  return { accountId, right: 'catalogue.apply' } as StaffMember<'catalogue.apply'>
}

const productOf = (id: string, name = id) =>
  JSON.stringify({
    productId: id,
    name,
    categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
    variants: [{ sku: `${id}-1`, priceValues: [] }],
  })

async function schedule(by: StaffMember<'catalogue.apply'>, untilAt: Date | null = null): Promise<string> {
  const setId = await plan('products', productOf(randomUUID()))
  await applySet(db(), { by, requestId: null, setId, times: { dueAt: DUE, untilAt, zone: 'au' } }, at())
  return setId
}

beforeEach(async () => {
  await db().deleteFrom('change_row').execute()
  await db().deleteFrom('product_before').execute()
  await db().deleteFrom('change_set').execute()
})

it('a promotion ends also where its author has as many open changes as one may have', async () => {
  const by = await newApplier()
  const setId = await schedule(by, LATER)
  await startDue(db(), DUE)
  await runJob(db(), { setId, job: 'apply', directory }, DUE)
  for (let open = 0; open < 50; open++)
    await createChangeSet(db(), { by, requestId: null, kind: 'prices', name: `${open}` }, at())
  await startDue(db(), LATER)
  const back = await db().selectFrom('change_set').select('job').where('of_set', '=', setId).execute()
  expect(back).toEqual([{ job: 'plan' }])
})

it('sets of people who have gone are held, and hold up no others', async () => {
  const gone = await newApplier()
  const held: string[] = []
  for (let each = 0; each < 21; each++) held.push(await schedule(gone))
  await db().deleteFrom('account').where('account_id', '=', gone.accountId).execute()
  const other = await schedule(await newApplier())
  await startDue(db(), LATER)
  await startDue(db(), LATER)
  expect(await read(held[0]!)).toMatchObject({
    state: 'due',
    problem: expect.stringContaining('may no longer apply changes'),
  })
  expect((await read(other)).state).toBe('applying')
})

it('a set that was started before its author had gone is not applied', async () => {
  const by = await newApplier()
  const setId = await schedule(by)
  await startDue(db(), DUE)
  await db().deleteFrom('account').where('account_id', '=', by.accountId).execute()
  await runJob(db(), { setId, job: 'apply', directory }, DUE)
  expect(await read(setId)).toMatchObject({
    state: 'refused',
    problem: 'Who ordered this may no longer apply changes.',
  })
})

it('one that a command has scheduled is applied', async () => {
  const setId = await schedule(COMMAND.by)
  await startDue(db(), DUE)
  await runJob(db(), { setId, job: 'apply', directory }, DUE)
  expect((await read(setId)).state).toBe('applied')
})

it('of two that are due at the same second on one product, the second one is outdated', async () => {
  await apply(await plan('feed', productOf('mixer')))
  const sets: string[] = []
  for (const name of ['Mixer A', 'Mixer B']) {
    const setId = await plan('products', productOf('mixer', name))
    await applySet(db(), { ...COMMAND, setId, times: { dueAt: DUE, untilAt: null, zone: 'au' } }, at())
    sets.push(setId)
  }
  await startDue(db(), DUE)
  for (const setId of sets) await runJob(db(), { setId, job: 'apply', directory }, DUE)
  const [first, second] = await Promise.all(sets.map(read))
  expect([first?.state, second?.state]).toEqual(['applied', 'outdated'])
  expect(second?.problem).toBe('1 product changed since the plan: Mixer B.')
})
