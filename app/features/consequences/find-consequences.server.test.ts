import { beforeAll, describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { LineItem, Schedule } from '@specify/schedule/model.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { findConsequences } from './find-consequences.server.ts'
import { listConsequences } from './list-consequences.server.ts'
import { act } from './testing/random-records.ts'
import { Studio } from './testing/studio.ts'
import { readWanted, splitSkus } from './wanted-skus.ts'

const db = useDatabase()
const NOW = new Date('2026-03-02T00:00:00Z')
const AFTER_THE_OFFER = new Date('2026-05-01T00:00:00Z')
let studio: Studio

const TYPES = [
  { id: 'a', name: 'Type A', count: 40, hands: { drawn: 'left', left: 17, right: 23 } as const },
  { id: 'b', name: 'Type B', count: 3 },
]
const scheduleOf = (unitTypeId: string | null, ...items: LineItem[]): Schedule => ({
  unitTypes: TYPES,
  rooms: [{ ...room('Ensuite', ...items), unitTypeId }],
  substitutions: [],
})

/** `RAIL-L` and `RAIL-R` are twins; `SEAT-L` comes left only. */
const twins: Readonly<Record<string, string | null>> = { 'RAIL-L': 'RAIL-R', 'RAIL-R': 'RAIL-L', 'SEAT-L': null }
const listed = new Set(['RAIL-L', 'RAIL-R', 'SEAT-L', 'PAN', 'TAP'])
const reader = {
  findListed: (sku: string) =>
    listed.has(sku.toUpperCase()) ? ({ variant: { sku: sku.toUpperCase() } } as never) : null,
  findTwin(sku: string) {
    const other = twins[sku]
    if (other === undefined) return null
    return { text: '', product: other === null ? null : { sku: other, productId: '', name: '' } }
  },
}
const want = (...skus: string[]) => finishSteps(readWanted(skus, reader))
const find = async (skus: readonly string[], now = NOW) => (await findConsequences(db(), want(...skus), now))!
const list = async (...skus: string[]) => (await listConsequences(db(), want(...skus), { offset: 0, limit: 50 }))!

beforeAll(async () => {
  studio = await Studio.open(db())
  const handed = await studio.create(scheduleOf('a', item('1', 'RAIL-L', 2), item('2', 'SEAT-L'), item('3', 'pan')))
  const plain = await studio.create(scheduleOf('b', item('4', 'PAN', 5), item('5', 'RAIL-R')))
  const closed = await studio.create(scheduleOf(null, item('6', 'PAN', 1_000)))
  // Quote 1 is answered: the first line as asked for, the second with another product. Quote 5 waits.
  for (const which of [1, 5]) await act(studio, [plain], { action: 'quote', which, edits: [] })
  await act(studio, [closed], { action: 'issue', which: 0, edits: [] })
  await studio.change(closed, (project) => ({ ...project, status: 'closed' }))
  await act(studio, [handed], { action: 'template', which: 0, edits: [] })
  await db()
    .insertInto('project_link')
    .values(
      [true, false].map((takes_approval) => ({
        project_id: handed.projectId,
        revision_id: null,
        token_hash: Buffer.from(`${takes_approval}`),
        name: 'Builder',
        shows_prices: false,
        shows_notes: false,
        shows_files: false,
        takes_comments: true,
        takes_approval,
        created_at: NOW,
        expires_at: null,
        revoked_at: null,
        last_opened_at: null,
      })),
    )
    .execute()
})

describe('the consequences of a change of SKUs', () => {
  it('are those of open projects with units, of their revisions, and of quotes, carts and templates', async () => {
    const { counts, links, pieces } = await find(['Pan'])
    expect(counts).toEqual({ project: 2, revision: 2, quote: 1, offer: 1, cart: 0, template: 1 })
    expect([links, pieces.get(0)]).toEqual([1, { au: 55, nz: 0 }])
    expect((await find(['PAN'], AFTER_THE_OFFER)).counts.offer).toBe(0)
    // Offered in place of what was asked for.
    expect((await find(['Instead-1'])).counts.offer).toBe(1)
  })

  it('count a twin where units are of the other hand, and nothing where the product has none', async () => {
    const inProjects = async (...skus: string[]) => {
      const { counts, pieces } = await find(skus)
      return [counts.project, [...pieces.values()].reduce((sum, { au }) => sum + au, 0)]
    }
    expect(await inProjects('RAIL-L')).toEqual([1, 2 * 17])
    expect(await inProjects('RAIL-R')).toEqual([2, 2 * 23 + 3])
    expect(await inProjects('RAIL-R', 'RAIL-L', 'rail-l')).toEqual([2, 2 * 40 + 3])
    expect(await inProjects('SEAT-L')).toEqual([1, 17])
    expect(await inProjects('TAP', 'NOWHERE')).toEqual([0, 0])
    expect(want('rail-l', 'NOWHERE').skus.map(({ sku, market }) => [sku, market])).toEqual([
      ['RAIL-L', 'au'],
      ['NOWHERE', null],
    ])
  })

  it('name projects with the most pieces first, with their stage', async () => {
    const rows = await list('PAN', 'RAIL-R')
    expect(rows.map(({ name, pieces, stage, company, skus }) => [name, pieces, stage, company, skus])).toEqual([
      [
        'House',
        40 + 46,
        '',
        '',
        [
          { target: 1, pieces: 46 },
          { target: 0, pieces: 40 },
        ],
      ],
      [
        'House',
        15 + 3,
        'Revision Q5, For tender',
        '',
        [
          { target: 0, pieces: 15 },
          { target: 1, pieces: 3 },
        ],
      ],
    ])
    const further = await listConsequences(db(), want('PAN', 'RAIL-R'), { offset: 1, limit: 1 })
    expect(further).toEqual(rows.slice(1))
  })
})

it('reads pasted SKUs in any arrangement, each once', () => {
  expect(splitSkus(' A1, B2;C3\tA1\r\nD4\n' + 'x'.repeat(61))).toEqual(['A1', 'B2', 'C3', 'D4'])
})
