import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import { createMediaStore } from '#app/platform/files/media.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { HtmlPrinter } from './html-printer.server.ts'
import { PreparedPictures } from '../pictures/prepared-pictures.server.ts'
import { PdfRenderer } from './pdf-renderer.server.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-printer-'))
const renderer = new PdfRenderer({
  chromiumPath: process.env['CHROMIUM_PATH'] || null,
  directory: path.join(directory, 'print'),
  log: createLogger({ logLevel: 'silent' }),
  isKept: false,
  onQueue: () => {},
  onEnd: () => {},
})
const renditions = createBoundedDirectory(path.join(directory, 'renditions'), 10_000_000)
const folder = (name: string) => createMediaStore({ roots: [path.join(directory, name)], renditions })

const asked: string[] = []
const store = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  switch (request.url) {
    case '/store/Original/good.png':
      return response.end(picture)
    case '/store/moved.png':
      return response.writeHead(302, { location: '/secret' }).end()
    default:
      return response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  }
})
let picture: Buffer
let printer: HtmlPrinter
beforeAll(async () => {
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  mkdirSync(path.join(directory, 'media/models'), { recursive: true })
  mkdirSync(path.join(directory, 'images'))
  writeFileSync(path.join(directory, 'media/models/own.png'), picture)
  writeFileSync(
    path.join(directory, 'images/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>',
  )
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', () => resolve()))
  printer = new HtmlPrinter({
    renderer,
    publicUrl: 'https://specify.example',
    assetBaseUrl: `http://127.0.0.1:${(store.address() as AddressInfo).port}/store`,
    media: folder('media'),
    siteImages: folder('images'),
    prepared: new PreparedPictures(renditions),
    log: createLogger({ logLevel: 'silent' }),
  })
})
afterAll(async () => {
  store.close()
  await renderer.close()
  rmSync(directory, { recursive: true })
})

const ORDER = { noPageMargins: true, language: 'en-AU', code: '', address: '', date: '', origin: null }

async function countPictures(html: string): Promise<number> {
  const pdf = await printer.print({ html, ...ORDER }, new AbortController().signal)
  return pdf.toString('latin1').match(/\/Subtype \/Image\n/g)?.length ?? 0
}

it.each([
  ['of the media folder', () => '/media/ProductThumbnail/models/own.png'],
  ['of the media folder, by the public address', () => 'https://specify.example/media/Original/models/own.png'],
  ['of the asset store, in full', () => `${storeUrl()}/store/ProductThumbnail/good.png`],
  ['in the document', () => `data:image/png;base64,${picture.toString('base64')}`],
  ['drawn for the site', () => '/images/drawing.svg'],
])('a picture %s is printed', async (_, address) => {
  expect(await countPictures(`<img src="${address()}" width="20" height="20">`)).toBeGreaterThan(0)
})

it.each([
  ['that is not there', () => '/media/Original/models/none.png'],
  ['outside of its folder', () => '/media/Original/models/../../images/drawing.svg'],
  ['that the asset store has moved', () => `${storeUrl()}/store/moved.png`],
  ['that is a drawing under another type', () => `${storeUrl()}/store/drawing.png`],
  ['beside the asset store', () => `${storeUrl()}/secret`],
])('a picture %s is not (T-005)', async (_, address) => {
  expect(await countPictures(`<p>text</p><img src="${address()}" width="20" height="20">`)).toBe(0)
  expect(asked).not.toContain('/secret')
})

function storeUrl(): string {
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}`
}

it('counts the time of cleaning, too, and of waiting for it', async () => {
  const slow = '<table><tr><td>'.repeat(13).concat('x') + '<table><tr><td>y</table>'.repeat(4_000)
  const started = performance.now()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, () =>
      printer.print({ ...ORDER, html: slow, bounds: { limitMs: 300 } }, new AbortController().signal),
    ),
  )
  expect(performance.now() - started).toBeLessThan(2_500)
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', message: /took too long/ } })
})
