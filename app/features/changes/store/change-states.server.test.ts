import { expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import { applySet } from './change-states.server.ts'
import { tickRows } from './rollbacks.server.ts'

const db = useDatabase()
const { at, plan, read, rows } = useChangeSets(db)
const APPLIER = { by: commandLine('catalogue.apply'), requestId: null }
const NOW = { dueAt: null, untilAt: null, zone: 'au' } as const

const feed = JSON.stringify({
  productId: 'mixer',
  name: 'Mixer',
  categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
  variants: [{ sku: 'MIX-1', priceValues: [] }],
})

it('a second press says what state the first one led to', async () => {
  const setId = await plan('products', feed)
  const { version } = await read(setId)
  const press = () => applySet(db(), { ...APPLIER, setId, version, times: NOW }, at())
  await press()
  await expect(press()).rejects.toThrow('Since you opened the page, it is “Being applied”.')
})

it('nobody applies other rows than those that they have seen', async () => {
  const setId = await plan('products', feed)
  const { version } = await read(setId)
  const [row] = await rows(setId)
  await tickRows(db(), { ...APPLIER, setId, rows: [row!.row_id], isLeft: true }, at())
  await expect(applySet(db(), { ...APPLIER, setId, version, times: NOW }, at())).rejects.toThrow(
    'Since you opened the page, it is “Planned”.',
  )
})
