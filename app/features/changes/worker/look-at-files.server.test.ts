import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'

const { plan, apply, read, rows } = useChangeSets(useDatabase())

const asked: string[] = []
let [atOnce, most] = [0, 0]
const store = http.createServer(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`)
  if (url.includes('silent')) return
  most = Math.max(most, ++atOnce)
  const answer = (status: number) => {
    atOnce--
    response.writeHead(status).end()
  }
  setTimeout(answer, url.includes('slow') ? 50 : 0, url.includes('gone') ? 404 : url.includes('moved') ? 301 : 200)
})
let base = ''
const folder = mkdtempSync(path.join(os.tmpdir(), 'specify-files-'))
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  mkdirSync(path.join(folder, 'docs'))
  writeFileSync(path.join(folder, 'docs/there.pdf'), '')
})
afterEach(() => {
  setAssetBase('/media')
  asked.length = 0
})
afterAll(() => {
  store.closeAllConnections()
  store.close()
  rmSync(folder, { recursive: true })
})

const product = (id: string, files: readonly string[]) => ({
  productId: id,
  name: id,
  categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
  variants: [
    {
      sku: id,
      attributes: { 'assets-attributes': files.map((value) => ({ name: 'specification-sheet', value })) },
    },
  ],
})
const fileOf = (...products: readonly object[]) => products.map((each) => JSON.stringify(each)).join('\n')

async function warningsOf(setId: string) {
  return Object.fromEntries((await rows(setId)).map(({ product_id: id, warnings }) => [id, warnings]))
}

it('warns of files of the asset store that nobody would get, and asks for new ones alone', async () => {
  setAssetBase(base)
  const sources = { assetBase: base, folders: null }
  const first = fileOf(product('a', ['docs/one.pdf', 'docs/gone.pdf']), product('b', ['docs/moved.pdf']))
  const setId = await plan('products', first, { sources })
  expect(asked.toSorted()).toEqual(['HEAD /docs/gone.pdf', 'HEAD /docs/moved.pdf', 'HEAD /docs/one.pdf'])
  expect(await warningsOf(setId)).toEqual({ a: ['docs/gone.pdf: the address answers 404.'], b: [] })
  expect((await read(setId)).counts).toMatchObject({ warned: 1, noted: 0 })
  await apply(setId)
  asked.length = 0
  const more = fileOf(product('a', ['docs/one.pdf', 'docs/gone.pdf', 'docs/silent.pdf']))
  const next = await plan('products', more, { sources })
  expect(asked).toEqual(['HEAD /docs/silent.pdf'])
  expect(await warningsOf(next)).toEqual({ a: ['docs/silent.pdf: the address does not answer.'] })
})

it('asks nobody in the network of the server', async () => {
  const sources = { assetBase: '/media', folders: null }
  const port = new URL(base).port
  const file = fileOf(
    product('c', [`https://127.0.0.1:${port}/x.pdf`, `https://[::1]/x.pdf`, `https://localhost:${port}/x`]),
  )
  const warnings = (await warningsOf(await plan('products', file, { sources })))['c']
  expect(warnings).toHaveLength(3)
  for (const warning of warnings!) expect(warning).toMatch(/: the address is not public\.$/)
  expect(asked).toEqual([])
})

it('looks for its own files on disk, unless they are made on request', async () => {
  const file = fileOf(product('d', ['ProductThumbnail/docs/there.pdf', 'ProductThumbnail/docs/lost.pdf']))
  const looked = await plan('products', file, { sources: { assetBase: '/media', folders: [folder] } })
  expect(await warningsOf(looked)).toEqual({ d: ['ProductThumbnail/docs/lost.pdf: the site has no such file.'] })
  const made = await plan('products', file, { sources: { assetBase: '/media', folders: null } })
  expect(await warningsOf(made)).toEqual({ d: [] })
  expect((await read(made)).counts).toMatchObject({ noted: 0 })
})

it('looks at fifty of many, four at once, and says so', async () => {
  setAssetBase(base)
  most = 0
  const products = Array.from({ length: 120 }, (_, index) => product(`p${index}`, [`docs/slow-${index}.pdf`]))
  const setId = await plan('products', fileOf(...products), { sources: { assetBase: base, folders: null } })
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.length).toBeLessThanOrEqual(50)
  expect(most).toBeLessThanOrEqual(4)
  const reason = `${asked.length} of the new addresses of pictures and files were looked at, not all`
  expect((await rows(setId)).filter(({ kind }) => kind === 'noted')).toMatchObject([{ reason }])
})

it('ends after five seconds where nobody answers', async () => {
  setAssetBase(base)
  const products = Array.from({ length: 40 }, (_, index) => product(`s${index}`, [`docs/silent-${index}.pdf`]))
  const begun = performance.now()
  const setId = await plan('products', fileOf(...products), { sources: { assetBase: base, folders: null } })
  expect(performance.now() - begun).toBeLessThan(6_500)
  expect((await read(setId)).state).toBe('planned')
})
