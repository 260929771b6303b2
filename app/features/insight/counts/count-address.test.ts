import { expect, it } from 'vitest'
import { readComparisonAddress, readFileMarket } from './count-address.ts'

const catalogue = {
  findProduct: (code: string) =>
    code.startsWith('x') ? null : ({ variants: [{ sku: code.toUpperCase(), attributes: {} }] } as never),
}

it('reads comparisons of pages and of their data, and nothing else', () => {
  const read = (target: string) => readComparisonAddress(target, catalogue)
  expect(read('/au/compare/?sku=A1&sku=B2')).toEqual({ locale: 'au', skus: ['A1', 'B2'] })
  expect(read('/nz/compare.data?sku=A1,B2')).toEqual({ locale: 'nz', skus: ['A1', 'B2'] })
  expect(read('/au/compare/?sku=A1&sku=x2')?.skus).toEqual(['A1'])
  expect(read('/au/compare/?sku=A,B,C,D,E')?.skus).toHaveLength(4)
  for (const other of ['/au/compare/', '/de/compare/?sku=A1', '/au/products/?sku=A1', '/au/comparex/?sku=A'])
    expect(read(other)).toBeNull()
})

it('counts files that are fetched from a page of the site', () => {
  const read = (path: string, referer: string | null) => readFileMarket(path, referer, 'https://specify.test')
  expect(read('Original/a.pdf', 'https://specify.test/nz/products/a/')).toBe('nz')
  expect(read('cad/a.DWG', 'https://specify.test/au/')).toBe('au')
  for (const [path, referer] of [
    ['a.pdf', null],
    ['a.pdf', 'no address'],
    ['a.pdf', 'https://elsewhere.test/au/'],
    ['a.pdf', 'https://specify.test/'],
    ['a.webp', 'https://specify.test/au/'],
  ] as const)
    expect(read(path, referer)).toBeNull()
})
