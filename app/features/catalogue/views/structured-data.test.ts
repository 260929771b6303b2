import { expect, it } from 'vitest'
import { productData } from './structured-data.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'

function dataOf(ean: string | undefined, brand: string, images: readonly string[]): unknown {
  const variant = plainVariant('A100', { attributes: ean === undefined ? {} : { ean } })
  const product = plainProduct([variant], { brand })
  const price = { kind: 'none' } as const
  return JSON.parse(
    JSON.stringify(productData({ product, variant, price, locale: 'au', url: 'https://a.test/', images })),
  )
}

it.each([
  ['96385074', 'gtin8'],
  ['614141007349', 'gtin12'],
  ['9399431401748', 'gtin13'],
  ['04012345678901', 'gtin14'],
  ['12345', 'gtin'],
])('a number of %s stands as %s', (ean, property) => {
  expect(dataOf(ean, 'Caroma', ['https://a.test/a.jpg'])).toMatchObject({ [property]: ean, brand: { name: 'Caroma' } })
})

it('leaves out what a product does not have', () => {
  const data = dataOf(undefined, '', [])
  for (const property of ['gtin13', 'gtin', 'brand', 'image']) expect(data).not.toHaveProperty(property)
})
