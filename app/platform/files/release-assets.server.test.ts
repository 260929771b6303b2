import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { ReleaseAssets } from './release-assets.server.ts'

const db = useDatabase()
const directories = [0, 1].map(() => mkdtempSync(path.join(os.tmpdir(), 'specify-assets-')))
const [older = '', newer = ''] = directories
const SCRIPT = `export const version = 'older'\n${'// a line that says little\n'.repeat(100)}`

writeFileSync(path.join(older, 'app-older.js'), SCRIPT)
writeFileSync(path.join(older, 'app-older.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(path.join(older, 'face-1.woff2'), Buffer.from([0, 255, 128]))
writeFileSync(path.join(newer, 'face-1.woff2'), Buffer.from([0, 255, 128]))

const now = new Date('2026-11-25T09:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const at = (directory: string) => new ReleaseAssets(db(), directory)

beforeEach(async () => {
  await db().deleteFrom('release_asset').execute()
  vi.useRealTimers()
})
afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true })))

describe('assets of another version', () => {
  it('are there for its pages, compressed or not as their browser takes them', async () => {
    await at(older).keep(now)
    const server = at(newer)
    await server.keep(now)
    const compressed = await server.find('app-older.js', 'gzip, deflate, br')
    expect(compressed).toMatchObject({ type: 'text/javascript; charset=utf-8', encoding: 'br' })
    expect(compressed!.body.length).toBeLessThan(SCRIPT.length / 5)
    const plain = await server.find('app-older.js', 'gzip')
    expect({ ...plain, body: plain?.body.toString() }).toEqual({
      body: SCRIPT,
      type: 'text/javascript; charset=utf-8',
      encoding: null,
    })
    const face = await server.find('face-1.woff2', 'br')
    expect(face).toEqual({ body: Buffer.from([0, 255, 128]), type: 'font/woff2', encoding: null })
  })

  it('are found as soon as their version serves, and unknown names cost a query every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const server = at(newer)
    const ask = vi.spyOn(server['db'], 'selectFrom')
    await Promise.all(Array.from({ length: 100 }, (_, index) => server.find(`nothing-${index}.js`, 'br')))
    expect(ask).toHaveBeenCalledTimes(1)
    await at(older).keep(now)
    ask.mockClear()
    expect(await server.find('app-older.js', 'br')).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_001)
    expect(await server.find('app-older.js', 'br')).not.toBeNull()
    ask.mockRestore()
  })

  it('stay 30 days after the last server of their version', async () => {
    await at(older).keep(now)
    await at(older).keep(daysLater(20))
    await at(newer).keep(daysLater(49))
    expect(await at(newer).find('app-older.js', 'br')).not.toBeNull()
    await at(newer).keep(daysLater(51))
    expect(await at(newer).find('app-older.js', 'br')).toBeNull()
    expect(await at(newer).find('face-1.woff2', 'br')).not.toBeNull()
  })

  it.each(['', '../app-older.js', '.env', 'a/b.js', 'x'.repeat(200), '%2e%2e', 'a\0.js'])(
    'are not looked for under the name %j',
    async (name) => {
      const server = at(newer)
      const ask = vi.spyOn(server['db'], 'selectFrom')
      expect(await server.find(name, 'br')).toBeNull()
      expect(ask).not.toHaveBeenCalled()
      ask.mockRestore()
    },
  )

  it('are kept by servers that start together', async () => {
    await Promise.all([at(older).keep(now), at(older).keep(now), at(newer).keep(now)])
    const rows = await db().selectFrom('release_asset').select('name').orderBy('name').execute()
    expect(rows.map(({ name }) => name)).toEqual(['app-older.js', 'face-1.woff2'])
  })
})
