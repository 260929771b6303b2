import { describe, expect, it } from 'vitest'
import { finishOptions, planFinish, type FinishCatalogue } from './finish-plan.ts'
import { linesIn } from '@specify/schedule/line-scope.ts'
import { scopeOptions } from '@specify/schedule/scope-options.ts'
import { startingSchedule } from '@specify/schedule/testing/random-edits.ts'

const facts = (finish: string, cents: number | null) => ({
  name: 'Mixer',
  image: null,
  path: '',
  brand: '',
  finish,
  variantText: finish,
  kinds: [],
  isAvailable: true,
  price: cents === null ? null : { centAmount: cents, currencyCode: 'AUD' as const, fractionDigits: 2 },
  replacedBy: [],
  alternatives: [],
})
const known: FinishCatalogue = {
  lines: new Map(
    Object.entries({ A: ['A', 'A-N'], B: ['B', 'B-N', 'B-K'], C: ['C'] }).map(([sku, finishes]) => [
      sku,
      { sku, productId: `p-${sku}`, range: 'Liano II', finishes },
    ]),
  ),
  products: {
    A: facts('Chrome', 100),
    'A-N': facts('Brushed Nickel', 150),
    B: facts('Chrome', 100),
    'B-N': facts('Brushed  nickel', null),
    'B-K': facts('Matte Black', 130),
    C: facts('Brushed Nickel', 90),
  },
}
const all = linesIn(startingSchedule, { all: true })

describe('a finish for all lines', () => {
  const plan = planFinish(all, known, 'Brushed Nickel')
  const ids = (lines: readonly { item: { id: string } }[]) => lines.map(({ item }) => item.id)

  it('says which change, which are so already, and which do not have it', () => {
    expect(ids(plan.changes)).toEqual(['a1', 'b1', 'a2', 'b3', 'a4'])
    expect(ids(plan.already)).toEqual(['c1', 'c3'])
    expect(ids(plan.without)).toEqual(['d2', 'e4'])
    expect(plan.changes[0]!.to).toEqual({ sku: 'A-N', productId: 'p-A', name: 'Mixer' })
  })

  it('costs what all units cost, and counts what has no price', () => {
    expect(plan.priceEffect).toBe((2 * 40 + 40 + 4) * 50)
    expect(plan.unpriced).toBe(2)
  })
})

it('offers finishes by the lines that have them', () => {
  expect(finishOptions(all, known)).toEqual([
    { finish: 'Brushed Nickel', count: 7 },
    { finish: 'Chrome', count: 5 },
    { finish: 'Matte Black', count: 2 },
  ])
})

it('is about a line, its room, its type or the project, each with its lines', () => {
  const labels = (scope: Parameters<typeof scopeOptions>[1], sku: string) =>
    scopeOptions(startingSchedule, scope, ({ item }) => item.sku === sku).map(({ label }) => label)
  expect(labels({ lineItemIds: ['a1'] }, 'A')).toEqual([
    'This line: 1 line in 1 room',
    'Type A: 2 lines in 2 rooms',
    'Whole project: 3 lines in 3 rooms',
  ])
  expect(labels({ roomIds: ['room Lobby'] }, 'E')).toEqual(['Lobby: 1 line in 1 room'])
  expect(labels({ unitTypeIds: [null] }, 'A')).toEqual([
    'Common areas: 1 line in 1 room',
    'Whole project: 3 lines in 3 rooms',
  ])
  expect(labels({ all: true }, 'B')).toEqual(['Whole project: 2 lines in 2 rooms'])
})
