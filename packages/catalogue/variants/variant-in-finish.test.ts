import { expect, it } from 'vitest'
import { plainVariant } from '../testing/product.ts'
import { variantInFinish, variantsByFinish } from './variant-in-finish.ts'

const variant = (sku: string, colour: string, length: number) => plainVariant(sku, { attributes: { colour, length } })
const VARIANTS = [
  variant('S-C', 'Chrome', 600),
  variant('S-B', 'Matte Black', 600),
  variant('L-C', 'Chrome', 900),
  variant('L-B', 'Matte Black', 900),
  variant('L-N', 'Brushed  Nickel', 900),
]
const [short, , long] = VARIANTS

it('finds the finish in the same size', () => {
  expect(variantInFinish(VARIANTS, short!, 'matte black')?.sku).toBe('S-B')
  expect(variantInFinish(VARIANTS, long!, ' Matte Black ')?.sku).toBe('L-B')
  expect(variantInFinish(VARIANTS, short!, 'Brushed Nickel')?.sku).toBe('L-N')
  expect(variantInFinish(VARIANTS, short!, 'Gold')).toBeNull()
  expect(variantInFinish(VARIANTS, short!, '')).toBeNull()
})

it('lists each finish once, its own as it is', () => {
  expect(variantsByFinish(VARIANTS, long!).map(({ sku }) => sku)).toEqual(['L-C', 'L-B', 'L-N'])
})
