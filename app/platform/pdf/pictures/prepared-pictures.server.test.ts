import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createBoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import { PreparedPictures } from './prepared-pictures.server.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-prepared-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('makes a picture once for each version, and nothing that does not come', async () => {
  const pictures = new PreparedPictures(createBoundedDirectory(directory, 1_000))
  const made: string[] = []
  const get = (identity: string, contentType: 'image/png' | 'image/jpeg') =>
    pictures.get(identity, () => {
      made.push(identity)
      return Promise.resolve({ body: Buffer.from(identity), contentType })
    })
  for (const identity of ['a 1', 'a 2', 'a 1']) {
    expect(await get(identity, 'image/png')).toEqual({ body: Buffer.from(identity), contentType: 'image/png' })
  }
  await Promise.all([get('b', 'image/jpeg'), get('b', 'image/jpeg')])
  expect(await get('b', 'image/png')).toEqual({ body: Buffer.from('b'), contentType: 'image/jpeg' })
  expect(made.slice(0, 2)).toEqual(['a 1', 'a 2'])
  await expect(pictures.get('c', () => Promise.reject(new Error('not a picture')))).rejects.toThrow('not a picture')
  expect(
    readdirSync(path.join(directory, 'print'))
      .map((name) => path.extname(name))
      .toSorted(),
  ).toEqual(['.jpg', '.png', '.png'])
})

it('goes on where nothing can be kept', async () => {
  const pictures = new PreparedPictures(createBoundedDirectory('/dev/null', 1_000))
  const picture = { body: Buffer.from('x'), contentType: 'image/png' } as const
  expect(await pictures.get('x', () => Promise.resolve(picture))).toEqual(picture)
})
