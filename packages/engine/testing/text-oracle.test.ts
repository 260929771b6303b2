import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IndexSettings, SearchRecord } from '../model.ts'
import { type Cost, compareCosts, judge, judgeGenerously } from './text-oracle.ts'
import { find, settings, viewOf } from './text-view.ts'

describe('random catalogues and queries', () => {
  const plain: IndexSettings = { ...settings, codes: [], synonyms: [] }
  const word = fc.constantFrom(
    'wall',
    'wallhung',
    'hung',
    'basin',
    'basins',
    'bassin',
    'mixer',
    'mixers',
    'freestanding',
    'tap',
    'taps',
    'tip',
  )
  const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
  const record = fc.record({
    name: phrase,
    description: phrase,
    variants: fc.array(fc.record({ 'item-name': phrase }), { maxLength: 2 }),
    createdAt: fc.integer({ min: 0, max: 3 }),
  })
  const typed = fc.oneof(
    word,
    fc.constantFrom(
      'wal',
      'basn',
      'bsain',
      'freestandnig',
      'freestan',
      'mixrs',
      'bath',
      'xap',
      'wallbasin',
      'hungbasin',
    ),
  )

  test('the products found, and their order, are those of judging each by itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 25 }),
        fc.array(typed, { minLength: 1, maxLength: 3 }),
        async (rows, words) => {
          const records = rows.map((row, index): SearchRecord => ({
            ...row,
            objectID: `p${String(index).padStart(2, '0')}`,
          }))
          const text = words.join(' ')
          const view = await viewOf(records, plain)
          expect(find(view, text, { limit: 50 })).toEqual(expectedOrder(records, plain.searchable, text))
        },
      ),
      { numRuns: 500 },
    )
  })
})

function expectedOrder(records: readonly SearchRecord[], searchable: readonly string[], text: string): string[] {
  const judged = (judgement: typeof judge): { record: SearchRecord; cost: Cost }[] =>
    records.flatMap((record) => {
      const cost = judgement(record, searchable, text)
      return cost ? [{ record, cost }] : []
    })
  const strict = judged(judge)
  const found = strict.length > 0 ? strict : judged(judgeGenerously)
  return found
    .toSorted(
      (a, b) =>
        compareCosts(capped(a.cost), capped(b.cost)) || Number(b.record['createdAt']) - Number(a.record['createdAt']),
    )
    .map(({ record }) => record.objectID)
}

/** The engine stops telling inexact words and distances apart where it makes no difference to people. */
function capped([typos, attributes, inexact, distance]: Cost): Cost {
  return [typos, attributes, Math.min(inexact, 3), Math.min(distance, 7)]
}
