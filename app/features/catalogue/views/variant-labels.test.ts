import { expect, it } from 'vitest'
import { variantLabels } from './variant-labels.ts'

const variant = (sku: string, colour: string | null, name: string | null) => ({ sku, colour, name, fields: [] })

it('variants are distinguished by their colour, or by their name where colours repeat', () => {
  const variants = [
    variant('A1', 'White', 'White, back entry'),
    variant('A2', 'White', 'White, bottom entry'),
    variant('A3', 'Matte Black', 'Matte Black, back entry'),
    variant('A4', null, null),
  ]
  expect(variantLabels(variants)).toEqual(['White, back entry', 'White, bottom entry', 'Matte Black', 'A4'])
})
