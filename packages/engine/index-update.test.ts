import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildIndex } from './build-index.ts'
import { layUpdate } from './index-update.ts'
import { listByBeginning, listByCode, listLongerCodes, listSimilarCodes } from './lookup.ts'
import { CUSTOM_RANKING, type IndexSettings, type SearchQuery, type SearchRecord } from './model.ts'
import { IndexView } from './view.ts'

const settings: IndexSettings = {
  searchable: ['name', 'colour'],
  codes: ['sku'],
  facets: [
    { attribute: 'colour', kind: 'term' },
    { attribute: 'sizes', kind: 'number' },
    { attribute: 'isNew', kind: 'boolean' },
  ],
  synonyms: [['tap', 'faucet']],
  customRanking: [
    { attribute: 'isNew', order: 'desc' },
    { attribute: 'price', order: 'asc' },
  ],
  sorts: [
    { name: 'name_asc', attribute: 'name', order: 'asc' },
    { name: 'price_desc', attribute: 'price', order: 'desc' },
  ],
}

function indexOf(records: readonly SearchRecord[], generation: string) {
  return buildIndex({ identity: { name: 'test', generation }, settings, records })
}

/** The former records with the later ones laid upon them. */
async function updated(
  former: readonly SearchRecord[],
  later: readonly SearchRecord[],
  outdated: readonly string[],
): Promise<IndexView> {
  const [index, fresh] = [await indexOf(former, '1'), await indexOf(later, '2')]
  const steps = layUpdate(index, fresh, outdated)
  for (;;) {
    const step = steps.next()
    if (step.done) return new IndexView(index, undefined, step.value)
  }
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const record = fc.record({
  name: fc
    .array(fc.constantFrom('basin', 'mixer', 'tap', 'shower', 'rail', 'bath'), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' ')),
  colour: optional(fc.constantFrom('Chrome', 'Black', 'Nickel 2', 'Nickel 10')),
  sizes: fc.array(fc.constantFrom(180, 220, 0.5), { maxLength: 2 }),
  isNew: optional(fc.boolean()),
  price: optional(fc.oneof(fc.constantFrom(1, 2, 30), fc.constant('Contact us'))),
  sku: fc.constantFrom('96340C6A', '96340B6A', '9634', '12.345', 'AB1'),
})
/** Former records, of which some are replaced and some go, and later ones, of which some are new. */
const change = fc
  .tuple(fc.array(record, { maxLength: 30 }), fc.array(fc.tuple(fc.nat(40), optional(record)), { maxLength: 15 }))
  .map(([all, changes]) => {
    const former = all.map((one, at): SearchRecord => ({ ...one, objectID: `p${at}` }))
    const changed = new Map(changes.map(([at, one]) => [`p${at}`, one && { ...one, objectID: `p${at}` }]))
    const later = Array.from(changed.values()).filter((one) => one !== null)
    const kept = former.filter(({ objectID }) => !changed.has(objectID))
    return { former, later, outdated: Array.from(changed.keys()), now: [...kept, ...later] }
  })
const query: fc.Arbitrary<SearchQuery> = fc.record(
  {
    text: fc.constantFrom('basin mixer', 'faucet', 'bath', '9634', '96340C6A', 'chrome tap', 'sho', 'basni'),
    filter: fc.constantFrom(
      { kind: 'term' as const, attribute: 'colour', value: 'Chrome' },
      { kind: 'range' as const, attribute: 'sizes', range: { min: 1 } },
    ),
    refinements: fc.constantFrom(
      [{ attribute: 'colour', values: ['Black', 'Nickel 10'] }],
      [
        { attribute: 'isNew', values: [true] },
        { attribute: 'sizes', ranges: [{ max: 200 }] },
      ],
    ),
    wishes: fc.constant([{ kind: 'term' as const, attribute: 'colour', value: 'Black' }]),
    sort: fc.constantFrom('name_asc', 'price_desc', CUSTOM_RANKING),
    maxValuesPerFacet: fc.constantFrom(1, 2, 100),
    offset: fc.constantFrom(0, 3),
    limit: fc.constantFrom(2, 50),
  },
  { requiredKeys: [] },
)

test('an index with an update answers as one of all the records does', async () => {
  await fc.assert(
    fc.asyncProperty(change, query, async ({ former, later, outdated, now }, asked) => {
      const [seen, whole] = [await updated(former, later, outdated), new IndexView(await indexOf(now, '3'))]
      const [answer, wanted] = [seen, whole].map((view) => {
        const { hits, facets, ...rest } = view.search({ ...asked, facets: '*' })
        // A ticked value that no record has any more is listed with its zero.
        const counts = Array.from(facets, ([attribute, { values, stats }]) => {
          return { attribute, stats, values: values.filter(({ count }) => count > 0) }
        })
        return {
          ...rest,
          counts,
          hits: hits.map(({ docId, ...hit }) => ({ ...hit, objectID: view.readRecord(docId).objectID })),
        }
      })
      expect(answer).toEqual(wanted)
    }),
    { numRuns: 500 },
  )
})

test('a filter of the view holds for later records, too', async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ former, later, outdated, now }) => {
      const { index, update } = await updated(former, later, outdated)
      const filter = { kind: 'term', attribute: 'colour', value: 'Black' } as const
      const found = new IndexView(index, filter, update).search({ sort: CUSTOM_RANKING, limit: 99 })
      expect(found.nbHits).toBe(now.filter(({ colour }) => colour === 'Black').length)
    }),
    { numRuns: 100 },
  )
})

const PRODUCT = { name: 'mixer', sku: '96340C6A' }

test('records and codes are found by what they are now', async () => {
  const view = await updated(
    [
      { ...PRODUCT, objectID: 'old' },
      { ...PRODUCT, objectID: 'kept', sku: '96341C6A' },
      { ...PRODUCT, objectID: 'gone', sku: '96342C6A' },
    ],
    [
      { ...PRODUCT, objectID: 'old', sku: '96340D6A' },
      { ...PRODUCT, objectID: 'new', sku: '96349C6A' },
    ],
    ['old', 'gone'],
  )
  const namesOf = (docIds: readonly number[] | null) => docIds?.map((docId) => view.readRecord(docId).objectID).sort()
  expect(view.findRecord('old')).toMatchObject({ sku: '96340D6A' })
  expect(view.findRecord('gone')).toBeNull()
  expect(namesOf(listByCode(view, '96340c6a'))).toEqual([])
  expect(namesOf(listByCode(view, '96340d6a'))).toEqual(['old'])
  expect(namesOf(listByBeginning(view, '9634', 10))).toEqual(['kept', 'new', 'old'])
  expect(listByBeginning(view, '9634', 4)).toBeNull()
  expect(listLongerCodes(view, '96340', 5)).toEqual(['96340c6a', '96340d6a'])
  expect(listSimilarCodes(view, '96349c6b', 5)).toEqual(['96349c6a'])
})

test('no record is read to find the places of others, whether they stay or move', async () => {
  const records = Array.from({ length: 2_000 }, (_, at): SearchRecord => {
    return { objectID: `p${at}`, name: `mixer ${at}`, price: at % 50, colour: 'Chrome', sku: `S${at}` }
  })
  const index = await indexOf(records, '1')
  const later = records.slice(0, 100).map((one, at): SearchRecord => {
    return { ...one, colour: 'Black', name: at % 2 ? 'basin' : one.name!, price: at % 3 }
  })
  const read = vi.spyOn(index.documents, 'read')
  const steps = layUpdate(
    index,
    await indexOf(later, '2'),
    later.map(({ objectID }) => objectID),
  )
  while (steps.next().done !== true);
  expect(read).not.toHaveBeenCalled()
})
