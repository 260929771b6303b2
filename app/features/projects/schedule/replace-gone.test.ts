import { expect, it } from 'vitest'
import type { BuilderProject } from './builder-project.ts'
import { NO_HISTORY, undone, withEdit } from '@specify/schedule/edits/edit-history.ts'
import type { Schedule } from '@specify/schedule/model.ts'
import { effectOf, goneProducts, meetingsOf, substituteProducts } from './replace-gone.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'

const facts = (sku: string, isAvailable: boolean, centAmount: number | null) => ({
  name: `Name of ${sku}`,
  image: null,
  path: '',
  brand: '',
  finish: 'Chrome',
  kinds: [],
  isAvailable,
  price: centAmount === null ? null : { centAmount, currencyCode: 'AUD' as const },
  replacedBy: [],
  alternatives: [],
})
const PRODUCTS = {
  A: facts('A', false, 10_000),
  B: facts('B', false, null),
  C: facts('C', true, 500),
} as unknown as BuilderProject['products']
const schedule: Schedule = {
  unitTypes: [{ id: 't', name: 'Type A', count: 40 }],
  rooms: [
    { ...room('Bath', item('a1', 'A', 2), item('b1', 'B'), item('c1', 'C', 3)), unitTypeId: 't' },
    room('Kitchen', item('a2', 'A')),
  ],
  substitutions: [],
}
const RECORD = { reason: 'discontinued', note: '', by: '', at: '' } as const
const C = { sku: 'C', productId: 'C', name: 'C' }

it('finds each product that is no longer available once, with its lines', () => {
  const found = goneProducts(schedule, PRODUCTS)
  expect(found.map(({ sku, name, price, lines }) => [sku, name, price, lines.map((line) => line.item.id)])).toEqual([
    ['A', 'Name of A', 10_000, ['a1', 'a2']],
    ['B', 'Name of B', null, ['b1']],
  ])
})

it('counts the price of all units, and none where one is missing', () => {
  const [a, b] = goneProducts(schedule, PRODUCTS)
  expect(effectOf({ gone: a!, to: C, price: 500 })).toBe((500 - 10_000) * 81)
  expect(effectOf({ gone: b!, to: C, price: 500 })).toBeNull()
})

it('replaces two products by one, with two records and one step back', () => {
  const chosen = goneProducts(schedule, PRODUCTS).map((gone) => ({ gone, to: C, price: 500 }))
  expect(meetingsOf(schedule, chosen)).toBe(2)
  let next = 0
  const edit = substituteProducts(chosen, RECORD, { meeting: 'add', newId: () => `record ${next++}` })
  const after = edit(schedule)
  expect(after.rooms.map(({ items }) => items.map(({ sku, quantity }) => [sku, quantity]))).toEqual([
    [['C', 6]],
    [['C', 1]],
  ])
  expect(after.substitutions.map(({ id, from, to, lines }) => [id, from.sku, to.sku, lines.length])).toEqual([
    ['record 0', 'A', 'C', 2],
    ['record 1', 'B', 'C', 1],
  ])
  expect(undone(withEdit({ ...NO_HISTORY, now: schedule }, edit)).now).toBe(schedule)
})
