import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFiles, hasFile, NamedFiles, withoutFiles } from './check-files.server.ts'
import { readFeed } from '../feed/read-feed.server.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

const asked = new Map<string, number>()
const store = http.createServer(({ method, url = '' }, response) => {
  const times = (asked.get(url) ?? 0) + 1
  asked.set(url, times)
  const answer = (status: number, type: string, bytes: number) =>
    response.writeHead(status, { 'content-type': type, 'content-length': bytes }).end()
  if (method !== 'HEAD' || url.includes('gone')) return answer(404, 'text/plain', 0)
  if (url.includes('page')) return answer(200, 'text/html', 100)
  if (url.includes('wobbly')) return answer(times === 1 ? 503 : 200, 'application/pdf', 100)
  if (url.includes('away')) return answer(503, 'text/plain', 0)
  if (url.includes('large')) return answer(200, 'application/octet-stream', 1_200_000)
  return answer(200, url.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream', 5_000)
})
let publicUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  publicUrl = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
})
afterAll(() => store.close())

async function products(): Promise<Product[]> {
  const file = (name: string, value: string) => ({ name, value: `ProductThumbnail/${value}` })
  const record = {
    productId: 'p',
    name: 'Product',
    categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
    variants: [
      {
        sku: 'A1',
        attributes: {
          'assets-attributes': [
            file('specification-sheet', 'good.pdf'),
            file('installation-guidelines', 'gone.pdf'),
            file('warranty-Info', 'page.pdf'),
            file('technical-manual', 'wobbly.pdf'),
            file('DWG-file', 'away.dwg'),
            file('RFA-file', 'large.rfa'),
            file('RFA-file', 'good.rfa'),
            { name: 'SKP-file', value: '-' },
          ],
        },
      },
      { sku: 'A2', attributes: { 'assets-attributes': [file('specification-sheet', 'good.pdf')] } },
    ],
  }
  const found: Product[] = []
  for await (const line of readFeed(Readable.from([JSON.stringify(record)])))
    if (line.kind === 'accepted') found.push(line.product)
  return found
}

async function files(): Promise<NamedFiles> {
  const named = new NamedFiles()
  for (const product of await products()) named.add(product)
  return named
}

it('tells broken files, those out of reach, and large families; each file is asked for in full and once where it is well', async () => {
  const { checked, findings } = await checkFiles(await files(), { publicUrl })
  expect(checked).toBe(7)
  expect(findings.map(({ kind, reason, type, url }) => [kind, reason, type, url])).toEqual([
    ['unreachable', 'status 503', 'DWG-file', 'ProductThumbnail/away.dwg'],
    ['broken', 'status 404', 'installation-guidelines', 'ProductThumbnail/gone.pdf'],
    ['large', 'has 1200000 bytes', 'RFA-file', 'ProductThumbnail/large.rfa'],
    ['broken', 'is of the type text/html', 'warranty-Info', 'ProductThumbnail/page.pdf'],
  ])
  expect(asked.get('/media/Original/good.pdf')).toBe(1)
  expect(asked.get('/media/Original/gone.pdf')).toBe(2)
})

it('says that nobody answers', async () => {
  const { findings } = await checkFiles(await files(), { publicUrl: 'http://127.0.0.1:9' })
  expect(new Set(findings.map(({ kind, reason }) => `${kind}: ${reason}`))).toEqual(new Set(['unreachable: no answer']))
})

it('leaves files out of a product', async () => {
  const [product] = await products()
  const urls = new Set(['ProductThumbnail/good.pdf'])
  const without = withoutFiles(product!, urls)
  expect([product!, without].map((each) => hasFile(each, urls))).toEqual([true, false])
  const { variants } = without
  expect(variants.map(({ files }) => files.length)).toEqual([6, 0])
})
