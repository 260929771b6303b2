import { expect, it } from 'vitest'
import { likeness } from './likeness.ts'
import { plainVariant } from '@specify/catalogue/testing/product.ts'

it('a variant is most like the one that is equal in what decides on a replacement', () => {
  const of = (sku: string, attributes: Parameters<typeof plainVariant>[1]) => plainVariant(sku, attributes)
  const one = of('A', {
    attributes: { colour: 'Chrome', 'outlet-length': 120, shape: 'Round', width: 40, height: 160 },
  })
  const decides = of('B', { attributes: { colour: 'Chrome', 'outlet-length': 120, shape: 'Square' } })
  const looks = of('C', { attributes: { colour: 'Black', shape: 'Round', width: 40, height: 160 } })
  const nothing = of('D', { attributes: { colour: 'Black', width: 41 } })
  const order = [nothing, looks, decides, one].toSorted((a, b) => likeness(one, b) - likeness(one, a))
  expect(order.map(({ sku }) => sku)).toEqual(['A', 'B', 'C', 'D'])
  expect(likeness(one, nothing)).toBe(0)
})
