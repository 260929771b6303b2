import { expect, it } from 'vitest'
import { listingTable, type ListingDefinition } from '#app/features/browse/listing/listing-definition.ts'
import type { PageView } from './page/page-view.server.ts'
import { resolveAddress } from './resolve-address.ts'

const row = (path: string): ListingDefinition => ({ path, title: path, intro: '', kind: 'category', filter: {} })
const PAGE = {} as PageView
const edited = listingTable([row('products/tapware')])
const listings = listingTable([...edited.all, row('products/ovens'), row('products/hoods')])
const findPage = (_: string, path: string) => (/tapware|ovens|care/.test(path) ? PAGE : null)
const resolve = (path: string) =>
  resolveAddress({ findPage, listings: edited }, 'au', path, { fromBim: false, listings })

it('puts a page around a listing of the editors, and in the place of one that the catalogue alone has', () => {
  expect(resolve('products/tapware')).toMatchObject({ kind: 'listing', around: PAGE })
  expect(resolve('products/ovens')).toEqual({ kind: 'page', view: PAGE })
  expect(resolve('products/hoods')).toMatchObject({ kind: 'listing', around: null })
  expect(resolve('care')).toEqual({ kind: 'page', view: PAGE })
  expect(resolve('elsewhere/hoods')).toMatchObject({ kind: 'listing', definition: { path: 'products/hoods' } })
  expect(resolve('nothing')).toBeNull()
})
