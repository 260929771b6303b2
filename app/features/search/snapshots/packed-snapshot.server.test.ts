import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchIndex } from '@specify/engine'
import { buildSnapshot, openDocuments, openSnapshot } from '@specify/engine/snapshot'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { ArrivingDocuments, takePacked, unpackDocuments } from './packed-snapshot.server.ts'
import { putParts, type Parts } from './snapshot-parts.server.ts'

const handle = useDatabaseHandle()
const folder = mkdtempSync(path.join(os.tmpdir(), 'specify-packed-'))
const built = path.join(folder, 'built.idx')
const settings = { searchable: ['name'], codes: [], facets: [], synonyms: [], customRanking: [], sorts: [] }
const expected = { identity: { name: 'packed', generation: '1' }, settings }
/** Sizes of 10 kB to 2 MB, so that some records span two parts and some three. */
const records = Array.from({ length: 60 }, (_, n) => ({
  objectID: `p${n}`,
  name: `basin ${n}`,
  text: randomBytes(n % 20 === 0 ? 1_000_000 : 5_000 + n).toString('hex'),
}))
let client: pg.Client
let parts: Parts

beforeAll(async () => {
  ;(await buildSnapshot(built, { ...expected, records })).close()
  client = new pg.Client(handle().connection)
  await client.connect()
  parts = await putParts(client, built)
})
afterAll(async () => {
  await client.end()
  rmSync(folder, { recursive: true })
})

const filesOf = (name: string) => ({
  snapshot: path.join(folder, `${name}.part`),
  parts: path.join(folder, `${name}.packed`),
})
const readAll = (index: SearchIndex) => records.map((_, docId) => index.readRecord(docId))
const inOrder = (found: readonly { objectID: string }[]) =>
  found.toSorted((a, b) => Number(a.objectID.slice(1)) - Number(b.objectID.slice(1)))

async function open(name: string) {
  const files = filesOf(name)
  const documents = new ArrivingDocuments(files)
  const outcome = await openSnapshot(files.snapshot, expected, documents)
  if (outcome.kind !== 'opened') throw new Error(outcome.kind)
  return { documents, index: outcome.index }
}

describe('a snapshot with packed documents', () => {
  it('answers as the one that was built, before its documents are unpacked, meanwhile and after that', async () => {
    expect(parts.parts).toBeGreaterThan(6)
    expect(await takePacked(client, filesOf('a'), parts)).toBe(true)
    const { documents, index } = await open('a')
    expect(inOrder(readAll(index) as never)).toEqual(records)
    const file = path.join(folder, 'a.idx')
    await unpackDocuments(filesOf('a'), file)
    expect(inOrder(readAll(index) as never)).toEqual(records)
    expect(readFileSync(file).equals(readFileSync(built))).toBe(true)
    documents.arrive((await openDocuments(file))!)
    expect(inOrder(readAll(index) as never)).toEqual(records)
    expect(readdirSync(folder).filter((name) => name.startsWith('a.'))).toEqual(['a.idx'])
    index.close()
    expect(() => index.readRecord(0)).toThrow('have been closed')
  })

  it('that is closed before its documents arrive leaves no file open', async () => {
    await takePacked(client, filesOf('b'), parts)
    const { documents, index } = await open('b')
    await unpackDocuments(filesOf('b'), path.join(folder, 'b.idx'))
    index.close()
    const arrived = (await openDocuments(path.join(folder, 'b.idx')))!
    documents.arrive(arrived)
    expect(() => index.readRecord(0)).toThrow('have been closed')
    expect(() => arrived.read(0, 1)).toThrow('have been closed')
  })

  it.each([
    ['damaged', 'set body = set_byte(body, 9, 255 - get_byte(body, 9))', 'damaged'],
    ['swapped', 'set body = (select body from search_snapshot_part where part = 2 and digest = $1)', 'damaged'],
  ])('is not taken where a part of its documents is %s', async (_, change, message) => {
    await client.query(`update search_snapshot_part ${change} where digest = $1 and part = 3`, [parts.digest])
    await expect(takePacked(client, filesOf('c'), parts)).rejects.toThrow(message)
    await putParts(client, built)
    expect(await takePacked(client, filesOf('c'), parts)).toBe(true)
  })

  it('is not taken so where a former release put it there in larger parts', async () => {
    const body = zstdCompressSync(readFileSync(built))
    await client.query('insert into search_snapshot_part (digest, part, body) values ($1, 0, $2)', [
      Buffer.from('old'),
      body,
    ])
    expect(await takePacked(client, filesOf('d'), { ...parts, digest: Buffer.from('old'), parts: 1 })).toBe(false)
  })
})
