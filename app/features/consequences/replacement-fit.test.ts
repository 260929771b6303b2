import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { replacementFit } from './replacement-fit.ts'

const listed = (sku: string, group: string, holes: number): CodedVariant => {
  const category = { categoryId: group, name: group, _url: `/products/${group}/`, subCategories: [] }
  const variant = { sku, attributes: { 'number-of-tap-holes': holes }, bundleReferences: [] }
  const product = {
    productId: sku,
    name: { au: sku, nz: sku },
    categories: [category],
    productTypes: [],
    variants: [variant],
  }
  return { product, variant } as unknown as CodedVariant
}
const products: Record<string, CodedVariant> = {
  BASIN: listed('BASIN', 'basins', 1),
  TAP: listed('TAP', 'tapware', 1),
}
const find = (sku: string) => products[sku] ?? null
const fitOf = (by: CodedVariant, ...skus: string[]) => {
  const rooms = [room('Bath', ...skus.map((sku) => item(sku)))]
  return finishSteps(replacementFit(rooms, { locale: 'au', replacements: new Map([['tap', by]]), find }))
}

it('says whether a replacement fits what stands beside it', () => {
  expect(fitOf(listed('NEW', 'tapware', 3), 'BASIN', 'Tap')).toEqual({ result: 'does not fit', rules: ['Tap holes'] })
  expect(fitOf(listed('NEW', 'tapware', 1), 'BASIN', 'TAP').rules).not.toContain('Tap holes')
  // Nothing to compare it with.
  expect(fitOf(listed('NEW', 'tapware', 3), 'TAP')).toEqual({ result: null, rules: [] })
  expect(fitOf(listed('NEW', 'tapware', 3), 'BASIN')).toEqual({ result: null, rules: [] })
})
