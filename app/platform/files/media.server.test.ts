import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBoundedDirectory } from './bounded-directory.server.ts'
import { createMediaStore, type MediaStore } from './media.server.ts'

let directory: string
let store: MediaStore
let used: string[]

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'media-'))
  mkdirSync(path.join(directory, 'own'))
  mkdirSync(path.join(directory, 'made'))
  used = []
  store = createMediaStore({
    roots: [path.join(directory, 'own')],
    renditions: createBoundedDirectory(path.join(directory, 'renditions'), 5_000),
    made: {
      directory: path.join(directory, 'made'),
      make: (relative) => {
        if (relative.startsWith('unknown')) return Promise.resolve('unknown')
        if (relative.startsWith('later')) return Promise.resolve('unavailable')
        writeFileSync(path.join(directory, 'made', relative), 'made of a model')
        return Promise.resolve('made')
      },
      use: (relative) => used.push(relative),
    },
  })
})
afterEach(() => rmSync(directory, { recursive: true }))

const get = (name: string, init?: RequestInit) =>
  store(new Request(`http://site/media/Original/${name}`, init), 'Original', name)

it('makes a file that no folder has, and answers it as a download under its name', async () => {
  const response = await get('a-sheet.pdf')
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-type')).toBe('application/pdf')
  expect(response?.headers.get('content-disposition')).toBe('attachment; filename="a-sheet.pdf"')
  expect(response?.headers.get('content-length')).toBe('15')
  expect(await response?.text()).toBe('made of a model')
  expect(used).toEqual(['a-sheet.pdf'])
})

it('does not say that a file is not there where it could only not be made now', async () => {
  await expect(get('later.pdf')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
})

it('makes it again where it was removed', async () => {
  await (await get('a.pdf'))?.text()
  rmSync(path.join(directory, 'made/a.pdf'))
  expect(await (await get('a.pdf'))?.text()).toBe('made of a model')
})

it('sends a file to its end though it is removed meanwhile', async () => {
  const response = await get('a.pdf')
  rmSync(path.join(directory, 'made/a.pdf'))
  expect(await response?.text()).toBe('made of a model')
})

it('prefers its own folders, and shows drawings in the page', async () => {
  writeFileSync(path.join(directory, 'own/a.svg'), '<svg/>')
  const response = await get('a.svg')
  expect(await response?.text()).toBe('<svg/>')
  expect(response?.headers.get('content-disposition')).toBeNull()
  expect(existsSync(path.join(directory, 'made/a.svg'))).toBe(false)
})

/** A picture of noise, which does not become small. */
async function putPicture(name: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: 72, height: 72, channels: 3, background: '#888', noise } })
    .png()
    .toFile(path.join(directory, 'own', name))
}
const getThumbnail = (name: string) =>
  store(new Request(`http://site/media/ProductThumbnail/${name}`), 'ProductThumbnail', name)
const thumbnails = () => readdirSync(path.join(directory, 'renditions')).toSorted()

it('keeps thumbnails within their limit, the last ones asked for', async () => {
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) {
    await putPicture(name)
    const response = await getThumbnail(name)
    const bytes = Buffer.from(await response!.arrayBuffer())
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect(bytes.length).toBeGreaterThan(1_500)
  }
  expect(thumbnails()).toContain('d.png.480.webp')
  expect(thumbnails()).not.toContain('a.png.480.webp')
})

it('serves AVIF whole, and WebP as its thumbnail', async () => {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
  await picture.avif({ effort: 0 }).toFile(path.join(directory, 'own/room.avif'))
  expect((await get('room.avif'))?.headers.get('content-type')).toBe('image/avif')
  expect((await getThumbnail('room.avif'))?.headers.get('content-type')).toBe('image/webp')
})

it('makes AVIF narrower, never wider, and keeps it', async () => {
  const tall = sharp({ create: { width: 1000, height: 1500, channels: 3, background: '#888' } })
  await tall.avif({ effort: 0 }).toFile(path.join(directory, 'own/room.avif'))
  for (const [rendition, width] of [
    ['W840', 840],
    ['W1200', 1000],
  ] as const) {
    const response = await store(new Request('http://site/'), rendition, 'room.avif')
    expect(response?.headers.get('content-type')).toBe('image/avif')
    expect((await sharp(Buffer.from(await response!.arrayBuffer())).metadata()).width).toBe(width)
  }
  expect(thumbnails()).toEqual(['room.avif.1200.avif', 'room.avif.840.avif'])
  expect(await store(new Request('http://site/'), 'W801', 'room.avif')).toBeNull()
})

it('answers what is stored as AVIF under its WebP address, as it is where that is taken', async () => {
  const picture = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#888' } })
  await picture.avif({ effort: 0 }).toFile(path.join(directory, 'own/tap.avif'))
  const ask = async (rendition: string, accept = '') => {
    const response = await store(new Request('http://site/', { headers: { accept } }), rendition, 'tap.webp')
    const { format, width } = await sharp(Buffer.from(await response!.arrayBuffer())).metadata()
    return [response!.headers.get('content-type'), response!.headers.get('vary'), format, width]
  }
  expect(await ask('Original', 'image/avif,image/webp')).toEqual(['image/avif', 'accept', 'heif', 1000])
  expect(await ask('Original', 'image/webp')).toEqual(['image/webp', 'accept', 'webp', 1000])
  expect(await ask('ProductThumbnail')).toEqual(['image/webp', null, 'webp', 480])
  expect(await ask('W840', 'image/avif')).toEqual(['image/webp', null, 'webp', 840])
})

it('answers all who ask for thumbnails at once, though there is no room for them together', async () => {
  const names = Array.from('abcdefgh', (letter) => `${letter}.png`)
  for (const name of names) await putPicture(name)
  const answers = await Promise.all([...names, ...names, ...names].map(getThumbnail))
  const bodies = await Promise.all(answers.map(async (each) => (await each!.arrayBuffer()).byteLength))
  expect(answers.map((each) => each?.status)).toEqual(answers.map(() => 200))
  expect(Math.min(...bodies)).toBeGreaterThan(1_500)
})

it('answers heads and known versions without a body', async () => {
  const head = await get('a.pdf', { method: 'HEAD' })
  expect([head?.status, head?.body, head?.headers.get('content-length')]).toEqual([200, null, '15'])
  const etag = head?.headers.get('etag') ?? ''
  expect((await get('a.pdf', { headers: { 'if-none-match': etag } }))?.status).toBe(304)
})

it.each(['unknown.pdf', '../a.pdf', 'a.exe', '.hidden.pdf'])('has no %s', async (name) => {
  expect(await get(name)).toBeNull()
})

it('makes the picture of one address before the many that another asks for, and reads files meanwhile', async () => {
  const plain = sharp({ create: { width: 1_500, height: 1_500, channels: 3, background: '#888' } })
  const bytes = await plain.png().toBuffer()
  const many = Array.from({ length: 40 }, (_, at) => `many-${at}.png`)
  for (const name of [...many, 'one.png']) writeFileSync(path.join(directory, 'own', name), bytes)
  writeFileSync(path.join(directory, 'own/sheet.pdf'), 'a sheet')
  const done: string[] = []
  const ask = async (name: string, asker: string) => {
    const rendition = name.endsWith('.png') ? 'ProductThumbnail' : 'Original'
    const response = await store(new Request(`http://site/media/${rendition}/${name}`), rendition, name, asker)
    await response?.arrayBuffer()
    done.push(name)
  }
  const crowd = many.map((name) => ask(name, 'crowd'))
  await sleep(20)
  await Promise.all([ask('one.png', 'visitor'), ask('sheet.pdf', 'visitor')])
  expect(done.length).toBeLessThan(20)
  await Promise.all(crowd)
  expect(done).toHaveLength(42)
})
