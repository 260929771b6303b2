import { expect, it } from 'vitest'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { readComparison } from './read-comparison.server.ts'

const products = [
  plainProduct([plainVariant('BOTH')]),
  plainProduct([plainVariant('ONLY-NZ')], { markets: ['nz'] }),
  plainProduct([plainVariant('STAFF')], { isInternal: true }),
  plainProduct([plainVariant('GONE')], {
    status: 'discontinued',
    replacedBy: ['ONLY-NZ', 'STAFF', 'BOTH'],
    alternatives: ['NOSUCH'],
  }),
]

const catalogue = {
  findProduct: (code: string, ...reader: ['au' | 'nz', 'public' | 'internal']) => {
    const product = products.find(({ variants }) => variants.some(({ sku }) => sku === code))
    return product ? visibleProduct(product, ...reader) : null
  },
}

function codesOf(locale: 'au' | 'nz', visibility: 'public' | 'internal') {
  const reader = { catalogue: catalogue as never, locale, visibility }
  const { columns, unknown } = readComparison(['ONLY-NZ', 'STAFF', 'GONE'], reader)
  return [columns.map(({ sku, replacedBy }) => [sku, ...replacedBy.map((part) => part.sku)]), unknown]
}

it('compares what the market sells and the reader may see, replacements included', () => {
  expect(codesOf('au', 'public')).toEqual([[['GONE', 'BOTH']], ['ONLY-NZ', 'STAFF']])
  expect(codesOf('nz', 'public')).toEqual([[['ONLY-NZ'], ['GONE', 'ONLY-NZ', 'BOTH']], ['STAFF']])
  expect(codesOf('nz', 'internal')).toEqual([[['ONLY-NZ'], ['STAFF'], ['GONE', 'ONLY-NZ', 'STAFF', 'BOTH']], []])
})
