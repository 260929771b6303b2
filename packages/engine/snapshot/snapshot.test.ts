import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchRecord } from '../model.ts'
import { expected, identity, settings } from '../testing/snapshot-settings.ts'
import { IndexView } from '../view.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { HEADER_BYTES } from './header.ts'
import { type SnapshotOutcome, openSnapshot } from './open-snapshot.ts'

const records = Array.from({ length: 300 }, (_, n): SearchRecord => ({
  objectID: `p${n}`,
  name: `Tūroa basin ${n}`,
  sku: `AB${n}C`,
  colour: `colour ${n % 7}`,
  tags: [`t${n % 3}`, `t${n % 5}`],
  lengthMm: (n * 37) % 100,
}))
const queries = [
  { facets: '*' as const },
  { text: 'basn' },
  { text: 'ab 12 c' },
  { sort: 'name_asc', limit: 50 },
  { text: 'lav 7' },
]

let folder: string
let path: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  path = join(folder, 'au_products.index')
  const index = await buildSnapshot(path, { identity, settings, records })
  index.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

function answersOf(view: IndexView): unknown {
  return queries.map((query) => {
    const answer = view.search(query)
    return { ...answer, records: answer.hits.map(({ docId }) => view.readRecord(docId)) }
  })
}

async function opened(at: string): Promise<IndexView> {
  const outcome = await openSnapshot(at, expected)
  if (outcome.kind !== 'opened') throw new Error(`The snapshot is ${outcome.kind}`)
  return new IndexView(outcome.index)
}

describe('a good snapshot', () => {
  test('answers as the index it was made of', async () => {
    const built = await buildSnapshot(join(folder, 'same.index'), { identity, settings, records })
    expect(answersOf(await opened(path))).toEqual(answersOf(new IndexView(built)))
    built.close()
  })

  test('leaves documents too large for memory in the file', async () => {
    const large = join(folder, 'large.index')
    const many = Array.from({ length: 340 }, (_, n) => ({ objectID: `p${n}`, name: `n${n} ${'x'.repeat(100_000)}` }))
    const built = await buildSnapshot(large, { identity, settings, records: many })
    built.close()
    const view = await opened(large)
    expect(view.findRecord('p339')).toEqual(many[339])
    rmSync(large)
    expect(view.findRecord('p0')).toEqual(many[0])
    view.index.close()
    expect(() => view.findRecord('p1')).toThrow('closed')
  })

  test('of no records has no hits', async () => {
    const empty = join(folder, 'empty.index')
    const index = await buildSnapshot(empty, { identity, settings, records: [] })
    index.close()
    expect((await opened(empty)).search({ text: 'basin', facets: '*' }).nbHits).toBe(0)
  })

  test('replaces the one before it and leaves nothing else behind', async () => {
    const own = mkdtempSync(join(folder, 'own-'))
    for (const generation of ['1', '2']) {
      const index = await buildSnapshot(join(own, 'a.index'), {
        identity: { ...identity, generation },
        settings,
        records,
      })
      index.close()
    }
    expect(readdirSync(own)).toEqual(['a.index'])
    expect((await openSnapshot(join(own, 'a.index'), expected)).kind).toBe('otherIdentity')
  })

  test('is not touched by a build that fails, which leaves nothing behind either (F-02)', async () => {
    const own = mkdtempSync(join(folder, 'own-'))
    copyFileSync(path, join(own, 'a.index'))
    const failing = buildSnapshot(join(own, 'a.index'), { identity, settings, records: [...records, ...records] })
    await expect(failing).rejects.toThrow('share the objectID')
    expect(readdirSync(own)).toEqual(['a.index'])
    expect((await openSnapshot(join(own, 'a.index'), expected)).kind).toBe('opened')
  })
})

describe('a bad snapshot is recognised (F-20)', () => {
  const flip = (at: (size: number) => number) => (file: string) => {
    const bytes = readFileSync(file)
    bytes[at(bytes.length)]! ^= 0x10
    writeFileSync(file, bytes)
  }
  const cut = (length: (size: number) => number) => (file: string) => truncateSync(file, length(statSync(file).size))
  const patch =
    (position: number, ...values: number[]) =>
    (file: string) => {
      const bytes = readFileSync(file)
      bytes.set(values, position)
      writeFileSync(file, bytes)
    }

  test.each<[string, (file: string) => void, SnapshotOutcome['kind']]>([
    ['is not there', (file) => rmSync(file), 'missing'],
    ['is empty', cut(() => 0), 'truncated'],
    ['ends in the header', cut(() => HEADER_BYTES - 1), 'truncated'],
    ['is a header only', cut(() => HEADER_BYTES), 'truncated'],
    ['ends in the documents', cut(() => HEADER_BYTES + 1000), 'truncated'],
    ['ends in the middle', cut((size) => size >> 1), 'truncated'],
    ['lacks its last byte', cut((size) => size - 1), 'truncated'],
    ['has a byte too many', (file) => writeFileSync(file, 'x', { flag: 'a' }), 'corrupt'],
    ['is something else', (file) => writeFileSync(file, 'x'.repeat(10_000)), 'corrupt'],
    ['is all zeros', (file) => writeFileSync(file, new Uint8Array(statSync(file).size)), 'corrupt'],
    ['is of a format before this', patch(8, 3), 'otherFormat'],
    ['is of a format to come', patch(8, 5), 'otherFormat'],
    ['has a bit flipped in its magic', flip(() => 3), 'corrupt'],
    ['has a bit flipped in its sizes', flip(() => 25), 'corrupt'],
    ['has a bit flipped in its checksums', flip(() => 46), 'corrupt'],
    ['has a bit flipped at the end of the header', flip(() => HEADER_BYTES - 1), 'corrupt'],
    ['has a bit flipped in the first document', flip(() => HEADER_BYTES + 5), 'corrupt'],
    ['has a bit flipped in a later document', flip(() => HEADER_BYTES + 20_000), 'corrupt'],
    ['has a bit flipped in the index', flip((size) => size - 20_000), 'corrupt'],
    ['has a bit flipped in the manifest', flip((size) => size - 10), 'corrupt'],
    [
      'has two parts swapped',
      (file) => {
        const bytes = readFileSync(file)
        bytes.copyWithin(2000, 4000, 6000)
        writeFileSync(file, bytes)
      },
      'corrupt',
    ],
  ])('that %s', async (_, damage, kind) => {
    const damaged = join(folder, 'damaged.index')
    copyFileSync(path, damaged)
    damage(damaged)
    expect((await openSnapshot(damaged, expected)).kind).toBe(kind)
  })

  test.each([
    ['name', { settings, identity: { ...identity, name: 'nz_products' } }, 'otherIdentity'],
    ['generation', { settings, identity: { ...identity, generation: '43' } }, 'otherIdentity'],
    ['settings', { settings: { ...settings, synonyms: [] }, identity }, 'otherSettings'],
  ])('of another %s', async (_, other, kind) => {
    expect((await openSnapshot(path, other)).kind).toBe(kind)
  })

  test('however many bits are flipped, one at a time, nothing damaged is ever opened', async () => {
    const bytes = readFileSync(path)
    const damaged = join(folder, 'damaged.index')
    for (let at = 0; at < bytes.length; at += 997) {
      bytes[at]! ^= 1
      writeFileSync(damaged, bytes)
      bytes[at]! ^= 1
      expect((await openSnapshot(damaged, expected)).kind).not.toBe('opened')
    }
  })
})
