import { expect, it } from 'vitest'
import { NO_TWINS } from './hands/built-lines.ts'
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
  expect(productUsage({ unitTypes, rooms }, NO_TWINS)).toEqual([
    { productId: 'mixer', rooms: 41 },
    { productId: 'basin', rooms: 1 },
  ])
})

it('counts a twin of its own in the units of its hand, and both hands of one product once', () => {
  const hands = { drawn: 'left', left: 15, right: 16 } as const
  const unitTypes = [{ id: 'a', name: 'Type A', count: 31, hands }]
  const rooms = [room('Ensuite', 'a', [item('rail', 'rail-l'), item('screen-l'), item('pan'), item('rail', 'rail-r')])]
  const findTwin = (sku: string) => {
    if (sku === 'pan') return null
    const productId = sku.startsWith('rail') ? 'rail' : 'screen-r'
    return { text: '', product: { sku: `${sku} twin`, productId, name: '' } }
  }
  expect(productUsage({ unitTypes, rooms }, findTwin)).toEqual([
    { productId: 'rail', rooms: 31 },
    { productId: 'pan', rooms: 31 },
    { productId: 'screen-r', rooms: 16 },
    { productId: 'screen-l', rooms: 15 },
  ])
})
