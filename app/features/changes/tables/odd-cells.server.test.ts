import { beforeEach, describe, expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import type { FieldChange } from '../plan/compare-products.ts'
import { editProducts } from '../store/edit-products.server.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'

const db = useDatabase()
const { at, plan, replan, apply, read, rows, catalogue } = useChangeSets(db)

const feedOf = (over: object = {}) =>
  JSON.stringify({
    productId: 'mixer',
    name: 'Mixer',
    categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
    variants: [{ sku: 'MIX-1', priceValues: [{ currencyCode: 'AUD', value: 20_000 }] }],
    ...over,
  })

/** Differences, refusals and warnings of a plan. */
async function said(setId: string): Promise<readonly string[]> {
  const { state, problem } = await read(setId)
  if (state !== 'planned') return [`${state}: ${problem}`]
  return (await rows(setId)).flatMap(({ reason, warnings, fields }) => [
    ...(reason === '' ? [] : [reason]),
    ...warnings,
    ...(fields as FieldChange[]).map(({ sku, field, is }) => `${sku} ${field}: ${is}`),
  ])
}

async function edit(value: string, find = '', target = 'description'): Promise<string> {
  const what = { kind: find === '' ? ('set' as const) : ('replace' as const), target, value, find }
  const by = { by: commandLine('catalogue.edit'), requestId: null }
  const setId = await editProducts(db(), { ...by, edit: what, skus: ['MIX-1'], note: '', keepsValues: false }, at())
  await replan(setId)
  return setId
}

beforeEach(async () => {
  await db().deleteFrom('product_override').execute()
  await apply(await plan('feed', feedOf()))
})

describe('a price', () => {
  it.each(['Price AUD', 'Price NZD', 'Sale AUD'])('headed %s is asked about: with GST or without?', async (heading) => {
    const { state, mapping } = await read(await plan('prices', `Code,${heading}\nMIX-1,210\n`))
    expect([state, mapping]).toMatchObject(['draft', { unclear: [1] }])
  })

  it('and its sale price are kept together against the feed', async () => {
    const table = 'Code,Price AUD inc GST,Sale price AUD including GST\nMIX-1,300,250\n'
    await apply(await plan('columns', table, { keepsValues: true }))
    expect((await catalogue()).overrides[0]?.overrides).toMatchObject([
      { field: 'price AUD', own: '300.00', feed: '200.00' },
      { field: 'sale AUD', own: '250.00', feed: '' },
    ])
    const before = await catalogue()
    await apply(await plan('feed', feedOf()))
    expect(await catalogue()).toEqual(before)
  })
})

it.each(['#REF!', '#N/A', '#VALUE!', '#DIV/0!', '#NAME?', '#SPILL!'])(
  '%s of a spreadsheet is no value',
  async (cell) => {
    expect(await said(await plan('columns', `Code,Warranty,Description\nMIX-1,${cell},${cell}\n`))).toEqual([
      [
        `warranty: "${cell}" is an error of the spreadsheet`,
        `description: "${cell}" is an error of the spreadsheet`,
      ].join('\n'),
    ])
  },
)

describe('a text', () => {
  it.each([79, 119, 399, 3_998])('has half of no sign, wherever it is shortened: %i', async (at) => {
    const text = `${'x'.repeat(at)}😀 yes`
    for (const file of [`Code,Description\nMIX-1,${text}\n`, `Code,Description\nNONE,${text}\n`])
      expect((await read(await plan('columns', file, { keepsValues: true }))).state).toBe('planned')
    await apply(await plan('columns', `Code,Description\nMIX-1,${text}\n`, { keepsValues: true }))
    expect((await read(await plan('feed', feedOf()))).state).toBe('planned')
    // What was remembered by the headings is still read.
    expect((await read(await plan('columns', 'Code,Description\nMIX-1,short\n'))).state).toBe('planned')
  })

  it('that is longer than a cell may be is refused, and not cut', async () => {
    expect(await said(await plan('columns', `Code,Description\nMIX-1,${'word '.repeat(900)}end\n`))).toEqual([
      'description: has more than 4,000 characters',
    ])
  })

  it('keeps its lines', async () => {
    await apply(await plan('columns', 'Code,Description\nMIX-1,"One.\r\n\r\nTwo."\n'))
    expect((await catalogue()).products[0]?.record).toContain(String.raw`"description":"One.\n\nTwo."`)
  })

  it('takes the place of another one as it is written', async () => {
    await apply(await plan('columns', 'Code,Description\nMIX-1,costs AUD here\n'))
    expect(await said(await edit('$$5 $& $1', 'AUD'))).toEqual([' description: costs $$5 $& $1 here'])
  })
})

describe('a name that differs by market', () => {
  const named = feedOf({ name: { 'en-AU': 'Tap', 'en-NZ': 'Faucet' } })

  it('is taken back from the feed for each of them', async () => {
    await apply(await plan('feed', named))
    const before = await catalogue()
    await apply(await plan('columns', 'Code,Name\nMIX-1,Ours\n', { keepsValues: true }))
    const setId = await edit('Tap | Faucet', '', 'name')
    expect(await said(setId)).toEqual([
      ' name Australia: Tap',
      ' name New Zealand: Faucet',
      ' override of name: ends: the value of the feed is back',
    ])
    await apply(setId)
    expect(await catalogue()).toEqual(before)
  })
})
