import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createBoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import { createMediaStore } from '#app/platform/files/media.server.ts'
import { MissingFile, openSource } from './package-source.server.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'source-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
writeFileSync(path.join(directory, 'guide.pdf'), 'guide')

const options = {
  media: createMediaStore({
    roots: [directory],
    renditions: createBoundedDirectory(path.join(directory, 'small'), 1_000_000),
  }),
  siteOrigins: ['https://s.test'],
  assetBaseUrl: null,
  spool: path.join(directory, 'spool'),
  signal: new AbortController().signal,
}
const reasonOf = (url: string) =>
  openSource(url, options).then(
    () => 'opened',
    (error: unknown) => (error instanceof MissingFile ? error.message : String(error)),
  )

it('opens a file of the store with its size', async () => {
  const source = await openSource('/media/Original/guide.pdf', options)
  const chunks: Uint8Array[] = []
  for await (const chunk of source.bytes) chunks.push(chunk)
  expect([Buffer.concat(chunks).toString(), source.size]).toEqual(['guide', 5])
  await source.close()
})

it.each([
  ['/media/Original/none.pdf', 'the store has no such file'],
  ['/media/Original/../../etc/passwd', 'its address is none of the store'],
  ['file:///etc/passwd', 'its address is none of the store'],
  ['http://127.0.0.1:1/x.pdf', 'its address is not public'],
  ['http://0x7f.1/x.pdf', 'its address is not public'],
  ['http://[::1]/x.pdf', 'its address is not public'],
  ['http://169.254.169.254/latest/', 'its address is not public'],
  ['http://localhost:1/x.pdf', 'its address is not public'],
])('%s is missing: %s', async (url, reason) => expect(await reasonOf(url)).toBe(reason))

it('ends at once where the package was cancelled', async () => {
  const abort = new AbortController()
  const never = { ...options, signal: abort.signal, media: () => new Promise<null>(() => {}) }
  const opening = openSource('/media/Original/guide.pdf', never)
  abort.abort(new Error('cancelled'))
  await expect(opening).rejects.toThrow('cancelled')
})
