import { expect, it } from 'vitest'
import type { LineItem, Room } from './model.ts'
import { productUsage } from './product-use.ts'

const item = (productId: string, sku = productId): LineItem => ({
  id: `${productId}-${sku}`,
  productId,
  sku,
  name: '',
  quantity: 7,
  note: '',
  tag: '',
})
const room = (name: string, unitTypeId: string | null, items: readonly LineItem[]): Room => ({
  id: name,
  name,
  note: '',
  unitTypeId,
  items,
})

it('counts rooms as often as they are built, and a product once in each', () => {
  const unitTypes = [
    { id: 'a', name: 'Type A', count: 40 },
    { id: 'b', name: 'Type B', count: 0 },
  ]
  const rooms = [
    room('Lobby', null, [item('mixer'), item('mixer', 'mixer-black'), item('basin')]),
    room('Ensuite', 'a', [item('mixer')]),
    room('Plan', 'b', [item('bath')]),
    room('Empty', null, []),
  ]
  expect(productUsage({ unitTypes, rooms })).toEqual([
    { productId: 'mixer', rooms: 41 },
    { productId: 'basin', rooms: 1 },
  ])
})
