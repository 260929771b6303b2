import { expect, it } from 'vitest'
import { FeedReferences } from './references.ts'
import { cleanProduct } from './clean/clean-product.ts'

function productWith(sku: string, spares: readonly string[]) {
  const attributes = { 'item-attributes': [{ name: 'spare-references', value: spares }] }
  const categories = [{ categoryId: 'taps', name: 'Taps', _url: '/products/taps/' }]
  const read = cleanProduct({ productId: sku, name: sku, categories, variants: [{ sku, attributes }] }, () => null)
  if (read.kind !== 'accepted') throw new Error('refused')
  return read.product
}

it.each([1, 2, 3, 5, 100])('names what leads nowhere in the order of the lines, where %i may wait', (dropAt) => {
  const references = new FeedReferences(dropAt)
  const products = [
    productWith('A1', ['NONE-1', 'B2', 'C.3']),
    productWith('B2', ['A1', 'C3', 'NONE-2']),
    productWith('C-3', ['none 1', 'D4']),
    productWith('D4', ['A-1', 'NONE-3']),
  ]
  products.forEach((product, index) => references.add(index + 1, product))
  expect(Array.from(references.dangling(), ({ line, reason }) => [line, reason])).toEqual([
    [1, '"NONE-1" is no product of this file'],
    [2, '"NONE-2" is no product of this file'],
    [3, '"none 1" is no product of this file'],
    [4, '"NONE-3" is no product of this file'],
  ])
  expect(Array.from(references.dangling(), ({ field }) => field)).toEqual(
    Array.from({ length: 4 }, () => 'variants[0].spare-references'),
  )
})
