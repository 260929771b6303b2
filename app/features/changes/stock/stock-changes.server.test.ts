import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { tickRows } from '../store/rollbacks.server.ts'
import { applySet, planAgain } from '../store/change-states.server.ts'
import { runJob } from '../worker/run-job.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'

const db = useDatabase()
const { at, directory, plan, apply, read, rows, rollBack } = useChangeSets(db)

const RECORDS = [
  { productId: 'mixer', name: 'Mixer', variants: [{ sku: 'MIX-1' }, { sku: 'MIX-2' }] },
  { productId: 'basin', name: 'Basin', variants: [{ sku: '004711' }] },
].map((record) => ({ ...record, categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }] }))

beforeAll(async () => {
  await apply(await plan('feed', RECORDS.map((record) => JSON.stringify(record)).join('\n')))
})
beforeEach(async () => {
  await db().deleteFrom('stock').execute()
  await setStock({ 'MIX-1': 40, 'MIX-2': 10 })
})

const setStock = (of: Record<string, number | null>) => {
  const stock = Object.entries(of).map(([sku, quantity]) => ({ sku, quantity }))
  const data = { shippingMethods: null, discountCodes: null, stock }
  return importOperatorData(db(), { by: commandLine('work'), requestId: null, data }, at())
}

const stock = async () => {
  const found = await db().selectFrom('stock').selectAll().orderBy('sku').execute()
  return Object.fromEntries(found.map(({ sku, quantity }) => [sku, quantity]))
}

/** An order as its transaction leaves it: with its lines, and its pieces off the stock. */
async function order(sku: string, count: number): Promise<string> {
  const { order_id: id } = await db()
    .insertInto('customer_order')
    .values({
      order_number: randomUUID(),
      checkout_key: randomUUID(),
      locale: 'au',
      total_cents: 0,
      record: JSON.stringify({ lines: [{ sku, count }] }),
      placed_at: at(),
      changed_at: at(),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  await move(sku, -count)
  return id
}

async function cancel(id: string, sku: string, count: number): Promise<void> {
  await db()
    .updateTable('customer_order')
    .set({ status: 'cancelled', changed_at: at() })
    .where('order_id', '=', id)
    .execute()
  await move(sku, count)
}

const move = (sku: string, by: number) =>
  db()
    .updateTable('stock')
    .set((eb) => ({ quantity: eb('quantity', '+', by) }))
    .where('sku', '=', sku)
    .execute()

async function planned(file: string): Promise<string[]> {
  return shown(await plan('stock', file))
}

async function shown(setId: string): Promise<string[]> {
  const { state, problem } = await read(setId)
  if (state !== 'planned') return [`${state}: ${problem}`]
  return (await rows(setId)).map((row) => {
    const [field] = row.fields as { sku: string; was: string; is: string }[]
    return field
      ? [`${field.sku}: ${field.was} → ${field.is}`, row.reason].filter(Boolean).join('; ')
      : `${row.kind} ${row.line ?? '-'} ${row.reason}`
  })
}

const FILE = 'Code,Qty on hand\nMIX-1,12\n'

describe('a file of stock', () => {
  it('is planned code by code; nothing is set', async () => {
    const file =
      'Stock list of Ravenhall\n\nItem code,RRP,SOH\nmix 1,9,12\nMIX-2,9,10\n4711,9,3\nNONE,9,3\n004711,9,5\n'
    expect(await planned(file)).toEqual([
      'noted - A line above the headings, which are on line 3: not read.',
      'noted - Columns that are not read: RRP',
      'refused 6 4711 is not in the catalogue; 004711 is: the spreadsheet has probably lost the zeros',
      'refused 7 NONE is not in the catalogue',
      'MIX-1: 40 → 12',
      '004711: not counted → 5',
    ])
    expect(await stock()).toEqual({ 'MIX-1': 40, 'MIX-2': 10 })
  })

  it('has pieces, an empty cell that leaves, and CLEAR that stops counting', async () => {
    const file = 'SKU,Stock\nMIX-1,CLEAR\nMIX-2,\n004711,2.5\n'
    expect(await planned(file)).toEqual(['refused 4 stock: "2.5" is not a whole number', 'MIX-1: 40 → not counted'])
    const { counts } = await read(await plan('stock', file))
    expect(counts).toMatchObject({ read: 3, changed: 1, refused: 1, unchanged: 1 })
    await apply(await plan('stock', file))
    expect(await stock()).toEqual({ 'MIX-2': 10 })
  })

  it('is asked about where two columns may be it', async () => {
    const { state, mapping } = await read(await plan('stock', 'SKU,On hand,Available\nMIX-1,12,9\n'))
    expect([state, mapping]).toMatchObject(['draft', { unclear: [2] }])
  })
})

describe('stock that was counted at the upload', () => {
  it('is set without what orders take and with what they give back, before the plan and after it', async () => {
    const early = await order('MIX-1', 3)
    const setId = await plan('stock', FILE)
    const late = await order('MIX-1', 5)
    expect(await shown(setId)).toEqual(['MIX-1: 37 → 12'])
    await cancel(early, 'MIX-1', 3)
    expect((await apply(setId)).state).toBe('applied')
    expect(await stock()).toEqual({ 'MIX-1': 10, 'MIX-2': 10 })
    expect((await rows(setId))[0]).toMatchObject({
      fields: [{ was: '35', is: '10' }],
      reason: '12 when it was counted; orders since have taken 2.',
    })
    await cancel(late, 'MIX-1', 5)
    expect(await stock()).toEqual({ 'MIX-1': 15, 'MIX-2': 10 })
  })

  it('keeps the moment of the count when it is planned again', async () => {
    const setId = await plan('stock', FILE)
    await order('MIX-1', 5)
    await planAgain(db(), { by: commandLine('catalogue.edit'), requestId: null, setId }, at())
    await runJob(db(), { setId, job: 'plan', directory }, at())
    expect(await shown(setId)).toEqual(['MIX-1: 35 → 7; 12 when it was counted; orders since have taken 5.'])
  })

  it('is never less than none', async () => {
    const setId = await plan('stock', FILE)
    await order('MIX-1', 20)
    await apply(setId)
    expect(await stock()).toEqual({ 'MIX-1': 0, 'MIX-2': 10 })
  })

  it('is outdated where somebody has set it since the plan: nothing is set (T-151)', async () => {
    const setId = await plan('stock', 'SKU,Stock\nMIX-1,12\nMIX-2,9\n')
    await setStock({ 'MIX-2': 11 })
    const set = await apply(setId)
    expect([set.state, set.problem]).toEqual(['outdated', 'The stock of 1 code was set since the plan: MIX-2.'])
    expect(await stock()).toEqual({ 'MIX-1': 40, 'MIX-2': 11 })
    expect((await rows(setId)).map((row) => row.is_outdated)).toEqual([false, true])
  })

  it('is rolled back to what there was, less what orders have taken since', async () => {
    const setId = await plan('stock', 'SKU,Stock\nMIX-1,12\n004711,5\n')
    await order('MIX-1', 2)
    await apply(setId)
    expect(await stock()).toEqual({ '004711': 5, 'MIX-1': 10, 'MIX-2': 10 })
    await order('MIX-1', 4)
    const back = await rollBack(setId)
    expect([back.state, (await read(setId)).state]).toEqual(['applied', 'rolled back'])
    expect(await stock()).toEqual({ 'MIX-1': 34, 'MIX-2': 10 })
    // The way there again.
    await rollBack(back.set_id)
    expect(await stock()).toEqual({ '004711': 5, 'MIX-1': 6, 'MIX-2': 10 })
  })

  it('leaves what was set since the rollback is planned, unless it is ticked', async () => {
    const setId = await plan('stock', 'SKU,Stock\nMIX-1,12\nMIX-2,9\n')
    await apply(setId)
    await setStock({ 'MIX-2': 100 })
    const back = await rollBack(setId)
    expect([back.state, back.problem]).toEqual([
      'planned',
      'Some products have changed since. Look at them, then apply the rest or all of it.',
    ])
    const left = (await rows(back.set_id)).filter((row) => row.is_left)
    expect(left.map(({ skus }) => skus)).toEqual([['MIX-2']])
    const by = { by: commandLine('catalogue.apply'), requestId: null, setId: back.set_id }
    await tickRows(db(), { ...by, rows: [left[0]!.row_id], isLeft: false }, at())
    await applySet(db(), { ...by, times: { dueAt: null, untilAt: null, zone: 'au' } }, at())
    await runJob(db(), { setId: back.set_id, job: 'apply', directory }, at())
    expect(await stock()).toEqual({ 'MIX-1': 40, 'MIX-2': 10 })
  })
})
