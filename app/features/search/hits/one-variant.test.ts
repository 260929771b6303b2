import { buildIndex, IndexView, type SearchRecord } from '@specify/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexSettings } from '../catalogue/index-settings.ts'
import { readQuery } from './one-variant.ts'
import type { Understanding } from '../understanding/understanding.ts'

const VOCABULARY = { groups: [] }

type Own = readonly [colour: string, dollars: number, length: number]

function rail(name: string, ...variants: readonly Own[]): SearchRecord {
  const distinct = <T>(values: readonly T[]) => [...new Set(values)]
  const lengths = distinct(variants.map(([, , length]) => length))
  return {
    objectID: name,
    name,
    'product-types': ['Towel rails'],
    colour: distinct(variants.map(([colour]) => colour)),
    'price.AUD': distinct(variants.map(([, dollars]) => dollars)),
    length: lengths,
    variants: variants.map(([colour, dollars, length], at) => ({
      sku: `${name}${at}`,
      prices: [{ currencyCode: 'AUD', centAmount: dollars * 100 }],
      differences: { colour, ...(lengths.length > 1 && { length }) },
    })),
  }
}

let view: IndexView
beforeAll(async () => {
  const records = [
    rail('Cheap in both', ['Chrome', 80, 600], ['Black', 90, 600]),
    rail('Dear in black', ['Chrome', 80, 600], ['Black', 190, 600]),
    rail('Long in chrome', ['Chrome', 120, 800], ['Black', 90, 600]),
  ]
  const identity = { name: 'test', generation: '1' }
  view = new IndexView(await buildIndex({ identity, settings: indexSettings('au'), records }))
})

const read = (text: string): Understanding => readQuery(view, 'au', { text }, VOCABULARY)

function find(text: string): string[] {
  const { text: words, filter, wishes } = read(text)
  const { hits } = view.search({ text: words, ...(filter && { filter }), wishes })
  return hits.map(({ docId }) => view.readRecord(docId).objectID).sort()
}

describe('what one variant must meet together', () => {
  it.each([
    ['black towel rail under 100', ['Cheap in both', 'Long in chrome']],
    ['chrome towel rail under 100', ['Cheap in both', 'Dear in black']],
    ['towel rail black 600', ['Cheap in both', 'Dear in black', 'Long in chrome']],
    ['towel rail chrome 800 under 150', ['Long in chrome']],
    ['towel rail under 100', ['Cheap in both', 'Dear in black', 'Long in chrome']],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  it('is said where no variant meets it', () => {
    const text = 'black towel rail 800'
    expect(find(text)).toEqual(['Long in chrome'])
    expect(read(text).parts.map(({ typed, role }) => [typed, role])).toContainEqual(['800', 'wish'])
    expect(read('towel rail under 85 black').parts.map(({ typed }) => typed)).toEqual([
      'towel rail',
      'black',
      'under 85',
    ])
  })
})
