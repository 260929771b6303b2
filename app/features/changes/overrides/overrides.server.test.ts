import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { setName } from '../change-set.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'
import type { FieldChange } from '../plan/compare-products.ts'
import { decideOverrides } from './override-answers.server.ts'
import type { Override } from './override.ts'

const db = useDatabase()
const { at, plan, replan, apply, rollBack, read, rows, catalogue } = useChangeSets(db)

const feedOf = (aud: number, over: object = {}) =>
  JSON.stringify({
    productId: 'mixer',
    name: 'Mixer',
    categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
    variants: ['MIX-1', 'MIX-2'].map((sku) => ({
      sku,
      priceValues: [{ currencyCode: 'AUD', value: aud }],
      attributes: { colour: 'Chrome', warranty: '5 years' },
    })),
    ...over,
  })
const PRICE = 'Code,Price AUD inc GST\nMIX-1,195\n'
const override = (table: string) => plan('columns', table, { keepsValues: true })

async function priceOf(sku: string): Promise<number | undefined> {
  const { products } = await catalogue()
  const { variants } = JSON.parse(products[0]!.record) as {
    variants: { sku: string; prices: { AUD?: { centAmount: number } } }[]
  }
  return variants.find((each) => each.sku === sku)?.prices.AUD?.centAmount
}

async function overrides(): Promise<readonly string[]> {
  const [row] = (await catalogue()).overrides
  return ((row?.overrides ?? []) as Override[]).map(
    ({ sku, field, own, feed }) => `${sku} ${field}: ${own} against ${feed}`,
  )
}

/** Differences and notes of a plan. */
async function said(setId: string): Promise<readonly string[]> {
  return (await rows(setId)).flatMap(({ reason, warnings, fields }) => [
    ...(reason === '' ? [] : [reason]),
    ...warnings,
    ...(fields as FieldChange[]).map(({ sku, field, is }) => `${sku} ${field}: ${is}`),
  ])
}

beforeEach(async () => {
  await db().deleteFrom('product_override').execute()
  await apply(await plan('feed', feedOf(20_000)))
})

describe('a value that stands against the feed', () => {
  it('is kept by feeds that say what they said', async () => {
    await apply(await override(PRICE))
    expect(await overrides()).toEqual(['MIX-1 price AUD: 195.00 against 200.00'])
    const setId = await plan('feed', feedOf(20_000))
    expect(await said(setId)).toEqual(['Price AUD of MIX-1: "195.00" is kept, the feed says "200.00"'])
    expect((await read(setId)).counts).toMatchObject({ changed: 0, unchanged: 1, noted: 1, undecided: 0 })
    await apply(setId)
    expect(await priceOf('MIX-1')).toBe(19_500)
    expect(await priceOf('MIX-2')).toBe(20_000)
  })

  it('is kept beside other changes of the feed', async () => {
    await apply(await override(PRICE))
    await apply(await plan('products', feedOf(20_000, { name: 'Basin mixer' })))
    expect(await priceOf('MIX-1')).toBe(19_500)
    expect((await catalogue()).products[0]?.record).toContain('Basin mixer')
  })

  it('ends where the feed agrees', async () => {
    await apply(await override(PRICE))
    const setId = await plan('feed', feedOf(19_500))
    expect(await said(setId)).toEqual([
      'MIX-2 price AUD: 195.00',
      'MIX-1 override of price AUD: ends: the feed agrees now',
    ])
    await apply(setId)
    expect(await overrides()).toEqual([])
    await apply(await plan('feed', feedOf(21_000)))
    expect(await priceOf('MIX-1')).toBe(21_000)
  })

  it.each([
    ['ours', 19_500, ['MIX-1 price AUD: 195.00 against 210.00']],
    ['feed', 21_000, []],
  ] as const)('is decided about where the feed has moved on: %s', async (takes, cents, left) => {
    await apply(await override(PRICE))
    const setId = await plan('feed', feedOf(21_000))
    expect((await read(setId)).counts).toMatchObject({ undecided: 1 })
    await expect(apply(setId)).rejects.toThrow('The feed has moved on under 1 override.')
    const by = { by: commandLine('catalogue.edit'), requestId: null }
    const { version } = await read(setId)
    await decideOverrides(db(), { ...by, setId, version, takes, values: null }, at())
    await replan(setId)
    expect((await read(setId)).counts).toMatchObject({ undecided: 0 })
    await apply(setId)
    expect(await priceOf('MIX-1')).toBe(cents)
    expect(await overrides()).toEqual(left)
    // It is not asked again.
    const next = await plan('feed', feedOf(21_000))
    expect((await read(next)).counts).toMatchObject({ undecided: 0 })
  })

  it('moves with what staff write, and ends with the value of the feed', async () => {
    await apply(await override(PRICE))
    await apply(await plan('prices', 'Code,Price AUD inc GST\nMIX-1,190\n'))
    expect(await overrides()).toEqual(['MIX-1 price AUD: 190.00 against 200.00'])
    await apply(await plan('prices', 'Code,Price AUD inc GST\nMIX-1,200\n'))
    expect(await overrides()).toEqual([])
  })

  it('may be an attribute, a value of the whole product, and nothing at all', async () => {
    await apply(await override('Code,Warranty,Description,Status\nMIX-1,7 years,Ours,discontinued\n'))
    await apply(await override('Code,Colour\nMIX-2,Matte Black\n'))
    expect(await overrides()).toEqual([
      ' description: Ours against ',
      ' status: discontinued against current',
      'MIX-1 warranty: 7 years against 5 years',
      'MIX-2 colour: Matte Black against Chrome',
    ])
    const before = await catalogue()
    await apply(await plan('feed', feedOf(20_000)))
    expect(await catalogue()).toEqual(before)
  })

  it('is never whether a product is there, or who may see it', async () => {
    await apply(await override('Code,Markets,Internal only\nMIX-1,au,yes\n'))
    expect(await overrides()).toEqual([])
    await apply(await override(PRICE))
    const withdrawn = await plan('withdraw', 'Code\nMIX-1\nMIX-2\n')
    expect(await said(withdrawn)).toEqual(['1 override ends with it.'])
    await apply(withdrawn)
    expect(await overrides()).toEqual([])
  })

  it('ends, and says so, where it no longer fits', async () => {
    await apply(await override('Code,Sale price AUD including GST\nMIX-1,150\n'))
    expect(await overrides()).toEqual(['MIX-1 sale AUD: 150.00 against '])
    const setId = await plan('feed', feedOf(12_000))
    expect(await said(setId)).toContain('Sale AUD of MIX-1: "150.00" no longer fits, and the feed is taken')
    await apply(setId)
    expect(await overrides()).toEqual([])
    expect(await priceOf('MIX-1')).toBe(12_000)
  })

  it('says where it ends a sale of the feed', async () => {
    await apply(await override(PRICE))
    const sale = [{ currencyCode: 'AUD', value: 20_000, discounted: 19_700 }]
    const variants = [{ sku: 'MIX-1', priceValues: sale, attributes: { colour: 'Chrome', warranty: '5 years' } }]
    expect(await said(await plan('feed', feedOf(20_000, { variants })))).toContain(
      'Sale AUD of MIX-1: "197.00" of the feed is not below the price that is kept, and is left out',
    )
  })

  it('comes back with the product when its change is rolled back', async () => {
    await apply(await override(PRICE))
    const before = await catalogue()
    const agreed = await apply(await plan('feed', feedOf(19_500)))
    const back = await rollBack(agreed.set_id)
    expect([back.state, await catalogue()]).toEqual(['applied', before])
    expect(setName(back.number)).toMatch(/^C\d+$/)
    const stands = '"195.00" stands against "200.00" of the feed'
    expect(await said(back.set_id)).toContain(`MIX-1 override of price AUD: ${stands}`)
    const again = await rollBack(back.set_id)
    expect(await said(again.set_id)).toContain('MIX-1 override of price AUD: ends: the change is taken back')
  })

  it('makes a plan outdated that was made before it', async () => {
    const setId = await plan('feed', feedOf(20_000, { name: 'Basin mixer' }))
    await apply(await override(PRICE))
    expect((await apply(setId)).state).toBe('outdated')
  })
})

it('any changes and feeds, rolled back in turn, give all overrides back', { timeout: 300_000 }, async () => {
  const cents = fc.constantFrom(19_000, 19_500, 20_000, 21_000)
  const step = fc.record({ isOverride: fc.boolean(), cents })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const before = await catalogue()
      const applied: string[] = []
      for (const each of steps) {
        const setId = each.isOverride
          ? await override(`Code,Price AUD inc GST\nMIX-1,${each.cents / 100}\n`)
          : await plan('feed', feedOf(each.cents))
        if (((await read(setId)).counts as { undecided: number }).undecided > 0) continue
        applied.push((await apply(setId)).set_id)
      }
      for (const setId of applied.toReversed()) expect((await rollBack(setId)).state).toBe('applied')
      expect(await catalogue()).toEqual(before)
    }),
    { numRuns: 15 },
  )
})
