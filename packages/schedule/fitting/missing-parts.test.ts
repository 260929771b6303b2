import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { LineItem, Room, UnitType } from '../model.ts'
import { toFittingProduct } from './fitting-product.ts'
import { missingParts, type CheckableSchedule } from './missing-parts.ts'

const BODY = { kind: 'in-wall-body', anyOf: ['BODY', 'BODY2'] } as const
const PRODUCTS: Readonly<Record<string, Partial<Product>>> = {
  TRIM: { productTypes: ['Wall basin mixers'], requires: [BODY] },
  PICKY: { productTypes: ['Shower mixers'], requires: [{ kind: 'in-wall-body', anyOf: ['BODY2'] }] },
  BASIN: {
    productTypes: ['Basins'],
    requires: [
      { kind: 'waste', anyOf: ['OLD', 'WASTE'] },
      { kind: 'trap', anyOf: ['GONE'] },
    ],
  },
  OLD: { status: 'discontinued' },
  WASTE: {},
  BODY: {},
  BODY2: {},
}
const find = (sku: string) => {
  const more = PRODUCTS[sku]
  const variant = plainVariant(sku)
  return more ? { product: plainProduct([variant], more), variant } : null
}
const findFitting = (sku: string) => {
  const found = find(sku)
  return found && toFittingProduct(found, 'au', find)
}

function room(id: string, unitTypeId: string | null, quantities: Readonly<Record<string, number>>): Room {
  const items = Object.entries(quantities).map(([sku, quantity]): LineItem => ({
    id: `${id} ${sku}`,
    sku,
    productId: sku,
    name: sku,
    quantity,
    note: '',
    tag: '',
  }))
  return { id, name: id, note: '', unitTypeId, items }
}

const TYPE_A: UnitType = { id: 'A', name: 'Type A', count: 40 }

function missing(schedule: CheckableSchedule) {
  return finishSteps(missingParts(schedule, findFitting)).map(({ text, lines }) => ({
    text,
    add: lines.map(({ roomId, quantity, offered }) => `${quantity} ${offered[0]} in ${roomId}`),
  }))
}

describe('what a project lacks', () => {
  it('is counted with units: in the room, in its type, and from what is left over elsewhere', () => {
    const ensuite = room('ensuite', 'A', { TRIM: 1 })
    expect(missing({ unitTypes: [TYPE_A], rooms: [ensuite] })).toEqual([
      { text: 'No in-wall body for 40 wall basin mixers', add: ['1 BODY in ensuite'] },
    ])
    expect(missing({ unitTypes: [TYPE_A], rooms: [ensuite, room('bath', 'A', { BODY: 1 })] })).toEqual([])
    // 38 in the store for 40 in the units: the two others go to the store.
    expect(missing({ unitTypes: [TYPE_A], rooms: [ensuite, room('store', null, { BODY: 38 })] })).toEqual([
      { text: '38 of 40 wall basin mixers have their in-wall body', add: ['2 BODY in store'] },
    ])
    expect(missing({ unitTypes: [TYPE_A], rooms: [ensuite, room('store', null, { BODY: 41 })] })).toEqual([])
  })

  it('uses each part once', () => {
    const rooms = [room('a', null, { TRIM: 2, BODY: 1 }), room('b', null, { TRIM: 1, BODY: 1 })]
    expect(missing({ unitTypes: [], rooms })).toEqual([
      { text: '2 of 3 wall basin mixers have their in-wall body', add: ['1 BODY in a'] },
    ])
  })

  it('meets first what has the fewest candidates', () => {
    expect(missing({ unitTypes: [], rooms: [room('a', null, { TRIM: 1, PICKY: 1, BODY2: 1, BODY: 1 })] })).toEqual([])
  })

  it('counts what is discontinued as there, offers what is on sale, and is silent on what nobody may know', () => {
    expect(missing({ unitTypes: [], rooms: [room('a', null, { BASIN: 3 })] })).toEqual([
      { text: 'No waste for 3 basins', add: ['3 WASTE in a'] },
    ])
    expect(missing({ unitTypes: [], rooms: [room('a', null, { BASIN: 1, OLD: 1 })] })).toEqual([])
  })

  it('leaves out types that are not built', () => {
    const rooms = [room('a', 'A', { TRIM: 1 }), room('b', null, {})]
    expect(missing({ unitTypes: [{ ...TYPE_A, count: 0 }], rooms })).toEqual([])
  })

  it('is quick for the largest project', () => {
    const rooms = Array.from({ length: 2_000 }, (_, at) =>
      room(`r${at}`, at % 2 ? 'A' : null, { TRIM: 1, PICKY: 1, BASIN: 2, BODY: 1, WASTE: 1 }),
    )
    const known = new Map(['TRIM', 'PICKY', 'BASIN', 'BODY', 'WASTE'].map((sku) => [sku, findFitting(sku)]))
    const started = process.cpuUsage()
    finishSteps(missingParts({ unitTypes: [TYPE_A], rooms }, (sku) => known.get(sku) ?? null))
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500)
  })
})
