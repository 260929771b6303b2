import { beforeAll, expect, it } from 'vitest'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { NO_DETAILS } from '@specify/schedule/free-lines/free-line.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import { catalogueCodes } from './free-codes.ts'
import { projectReader, type ProjectReader } from './project-reader.ts'

let reader: ProjectReader
let skus: readonly string[]

beforeAll(async () => {
  const { catalogue, products } = await makeCatalogue()
  reader = projectReader(catalogue, 'public')
  skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
}, 60_000)

const codesOf = (...codes: readonly string[]) => {
  const item = { id: '', sku: 'free', productId: '', name: 'x', quantity: 1, note: '', tag: '' }
  const items = codes.map((code): LineItem => ({ ...item, free: { ...NO_DETAILS, code } }))
  return catalogueCodes([{ items: [...items, { ...item, sku: '96340C6AF' }] }], reader, 'au')
}

it('finds the products of codes as they are typed, and of no others', () => {
  expect(codesOf('96340C6AF', '97140c6af', 'CV-900', '', '1', 'constructor')).toEqual({
    '96340C6AF': '96340C6AF',
    '97140c6af': '97140C6AF',
  })
  // Sold no more.
  expect(codesOf('96140C5A')).toEqual({})
})

it('is bounded, however many codes a project has', () => {
  expect(Object.keys(codesOf(...skus))).toHaveLength(200)
})
