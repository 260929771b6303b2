import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expected, identity, settings } from '../testing/snapshot-settings.ts'
import { IndexView } from '../view.ts'
import { BLOCK_BYTES } from './block-sums.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { HEADER_BYTES } from './header.ts'
import { openSnapshot } from './open-snapshot.ts'

let folder: string

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'snapshot-'))))

afterAll(() => rmSync(folder, { recursive: true }))

describe('documents that are too many to be waited for', () => {
  const many = Array.from({ length: 400 }, (_, n) => ({ objectID: `p${n}`, name: `n${n} ${'x'.repeat(1_000)}` }))
  const openLarge = async (damage: (bytes: Buffer) => void) => {
    const large = join(folder, 'large.index')
    const built = await buildSnapshot(large, { identity, settings, records: many })
    built.close()
    const bytes = readFileSync(large)
    damage(bytes)
    writeFileSync(large, bytes)
    const outcome = await openSnapshot(large, expected, null, 100_000)
    if (outcome.kind !== 'opened') throw new Error(`The snapshot is ${outcome.kind}`)
    return outcome.index
  }
  const inThird = 3 * BLOCK_BYTES + HEADER_BYTES + 5

  test('are checked when they are read, and all of them when there is time', async () => {
    const index = await openLarge(() => {})
    expect(many.map((_, docId) => index.readRecord(docId))).toHaveLength(400)
    expect(await index.documents.check?.(0)).toBe(true)
    expect(index.documents.isDamaged).toBe(false)
    index.close()
    expect(await index.documents.check?.(0)).toBe(false)
  })

  test('are never shown where they are damaged; all others are', async () => {
    const index = await openLarge((bytes) => void (bytes[inThird]! ^= 1))
    const shown = many.filter((record) => {
      try {
        expect(new IndexView(index).findRecord(record.objectID)).toEqual(record)
        return true
      } catch (error) {
        expect(String(error)).toContain('not what was written')
        return false
      }
    })
    expect(index.documents.isDamaged).toBe(true)
    expect(shown.length).toBeGreaterThan(300)
    expect(shown.length).toBeLessThan(400)
    index.close()
  })

  test('are known to be damaged by a check before anybody reads them', async () => {
    const index = await openLarge((bytes) => void (bytes[inThird]! ^= 1))
    expect(index.documents.isDamaged).toBe(false)
    expect(await index.documents.check?.(0)).toBe(false)
    expect(index.documents.isDamaged).toBe(true)
    index.close()
  })

  test('are not taken with checksums that are damaged', async () => {
    const sumsAt = HEADER_BYTES + many.reduce((total, record) => total + JSON.stringify(record).length, 0)
    await expect(openLarge((bytes) => void (bytes[sumsAt + 2]! ^= 1))).rejects.toThrow('corrupt')
  })
})
