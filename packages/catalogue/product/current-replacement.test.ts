import { describe, expect, it } from 'vitest'
import { currentReplacements } from './current-replacement.ts'
import type { Product } from './model.ts'
import { plainProduct, plainVariant } from '../testing/product.ts'

/** Products by the code of their only variant: what replaces each, and what else holds of it. */
function catalogue(rows: Readonly<Record<string, { by?: readonly string[] } & Partial<Product>>>) {
  const products = Object.entries(rows).map(([sku, { by, ...more }]) =>
    plainProduct([plainVariant(sku)], {
      ...(by && { status: 'discontinued' as const, replacedBy: by }),
      ...more,
    }),
  )
  const find = (code: string) => {
    const product = products.find(({ variants }) => variants.some(({ sku }) => sku === code))
    const variant = product?.variants.find(({ sku }) => sku === code)
    return product && variant ? { product, variant } : null
  }
  return (code: string) => {
    const { current, elsewhere } = currentReplacements(find(code)!.product, 'nz', find)
    const skus = (found: typeof current) => found.map(({ variant, steps }) => `${variant.sku} in ${steps}`)
    return { current: skus(current), elsewhere: skus(elsewhere) }
  }
}

describe('current replacements of a product', () => {
  it('leads through discontinued ones to those on sale, the nearest first', () => {
    const of = catalogue({ A: { by: ['B', 'C'] }, B: { by: ['D'] }, C: {}, D: { by: ['E'] }, E: {} })
    expect(of('A')).toEqual({ current: ['C in 1', 'E in 3'], elsewhere: [] })
  })

  it('ends in a circle, and in a product that nothing replaces', () => {
    const of = catalogue({ A: { by: ['B'] }, B: { by: ['C'] }, C: { by: ['A', 'B', 'D'] }, D: { by: [] } })
    expect(of('A')).toEqual({ current: [], elsewhere: [] })
    expect(catalogue({ A: { by: ['A', 'Z'] } })('A')).toEqual({ current: [], elsewhere: [] })
  })

  it('tells apart those of other markets, and goes on through discontinued ones there', () => {
    const of = catalogue({
      A: { by: ['B', 'C'] },
      B: { markets: ['au'] },
      C: { by: ['D'], markets: ['au'] },
      D: {},
    })
    expect(of('A')).toEqual({ current: ['D in 2'], elsewhere: ['B in 1'] })
  })

  it('names several variants of one product, each once', () => {
    const both = plainProduct([plainVariant('B1'), plainVariant('B2')])
    const find = (code: string) => {
      const variant = both.variants.find(({ sku }) => sku === code)
      return variant ? { product: both, variant } : null
    }
    const { current } = currentReplacements({ productId: 'a', replacedBy: ['B1', 'B2', 'B1'] }, 'au', find)
    expect(current.map(({ variant }) => variant.sku)).toEqual(['B1', 'B2'])
  })

  it('looks at no more than a few of a chain without end', () => {
    let asked = 0
    const find = (code: string) => {
      asked++
      const variant = plainVariant(code)
      return { product: plainProduct([variant], { status: 'discontinued', replacedBy: [`${code}1`] }), variant }
    }
    expect(currentReplacements({ productId: 'a', replacedBy: ['1'] }, 'au', find).current).toEqual([])
    expect(asked).toBe(30)
  })
})
