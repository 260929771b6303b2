import { expect, it } from 'vitest'
import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { withDecidingFirst } from './lead-rows.ts'

const row = (key: AttributeKey) => ({ key, label: key, unit: null, isNumber: false, values: ['a'], isEqual: false })

it('puts what decides on a replacement first, every row once', () => {
  const groups = [
    { heading: 'Product', rows: [row('brand'), row('colour')] },
    { heading: 'Dimensions and weight', rows: [row('outlet-length'), row('set-out')] },
    { heading: 'Installation and operation', rows: [row('item-tapholes')] },
  ]
  expect(withDecidingFirst(groups).map(({ heading, rows }) => [heading, ...rows.map(({ key }) => key)])).toEqual([
    ['What matters first', 'colour', 'set-out', 'item-tapholes', 'outlet-length'],
    ['Product', 'brand'],
  ])
})
