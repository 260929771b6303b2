import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import type { IndexSettings, MatchedCode, SearchRecord } from './model.ts'
import { IndexView } from './view.ts'

const settings: IndexSettings = {
  searchable: ['name', 'variants.item-name'],
  codes: ['item-code', 'variants.sku'],
  facets: [],
  synonyms: [],
  customRanking: [],
  sorts: [],
}

const FINISHES = ['C', 'BL', 'BN', 'BB', 'GM', 'W']
const NAMES = ['Liano II basin mixer', 'Urbane wall basin 600mm', 'Contura bath 1500mm', 'Luna 3 star shower']

/** 1,200 products, 7,200 variants; one model number in eight is taken. The spellings are those of real catalogues. */
function makeRecord(number: number): SearchRecord {
  const model = 10_000 + ((number * 7919) % 90_000)
  const spell = [
    (finish: string) => `${model}${finish}6A`,
    (finish: string) => `GT-${model}.${finish}`,
    (finish: string) => `0${model} ${finish}/${number % 10}`,
    (finish: string) => `LV ${finish}${model}+S`,
  ][number % 4]
  const variants = FINISHES.map((finish) => ({ sku: spell?.(finish) ?? '', 'item-name': `${finish} finish` }))
  return { objectID: `p${number}`, name: NAMES[number % NAMES.length] ?? '', 'item-code': `M${model}`, variants }
}

const records = Array.from({ length: 1200 }, (_, number) => makeRecord(number))
const everyCode = records.flatMap((record) =>
  skusOf(record).map((sku, element) => ({ id: record.objectID, sku, element })),
)
let view: IndexView

beforeAll(async () => {
  view = await viewOf(records)
})

async function viewOf(all: readonly SearchRecord[]): Promise<IndexView> {
  return new IndexView(await buildIndex({ identity: { name: 'codes', generation: '1' }, settings, records: all }))
}

function skusOf(record: SearchRecord): string[] {
  return Array.from(JSON.stringify(record['variants']).matchAll(/"sku":"([^"]+)"/g), ([, sku]) => sku ?? '')
}

function topTwelve(text: string): { id: string; code: MatchedCode | null }[] {
  const { hits } = view.search({ text, limit: 12 })
  return hits.map(({ docId, matchedCode }) => ({ id: view.readRecord(docId).objectID, code: matchedCode }))
}

function bare(code: string): string {
  return code.replaceAll(/[^\w]/g, '')
}

/** Computes the share of codes among the first twelve products when searched for in this way. */
function shareFound(spellings: (code: string, at: number) => string): number {
  const found = everyCode.filter(({ id, sku }, index) => topTwelve(spellings(sku, index)).some((hit) => hit.id === id))
  return found.length / everyCode.length
}

describe('a code in any spelling puts its product first and names the variant', () => {
  test.each([
    ['as it is', (sku: string) => sku],
    ['lower case', (sku: string) => sku.toLowerCase()],
    ['without separators', bare],
    ['with a space', (sku: string) => `${sku.slice(0, 4)} ${sku.slice(4)}`],
    ['in groups of three', (sku: string) => bare(sku).replaceAll(/(...)/g, '$1 ').trim()],
    ['with other separators', (sku: string) => sku.replaceAll(/[^\w]/g, '-')],
  ])('%s', (_, spelling) => {
    for (const { id, sku, element } of everyCode) {
      const [first] = topTwelve(spelling(sku))
      expect(first).toEqual({
        id,
        code: {
          attribute: 'variants.sku',
          element,
          code: bare(sku).toLowerCase(),
          typed: bare(sku).toLowerCase(),
          exact: true,
        },
      })
    }
  })

  test('after and before other words', () => {
    for (const record of records.slice(0, 100)) {
      const [sku = ''] = skusOf(record)
      const [word = ''] = String(record['name']).split(' ')
      expect(topTwelve(`${word} ${sku}`)[0]?.id).toBe(record.objectID)
      expect(topTwelve(`${sku.toLowerCase()} ${word}`)[0]?.id).toBe(record.objectID)
    }
  })

  test('the variant that all of the query names, not the product that part of it does', async () => {
    const few = await viewOf([{ objectID: 'p', 'item-code': 'M12345', variants: [{ sku: 'M12345GX' }] }])
    expect(few.search({ text: 'm12345 gx' }).hits[0]?.matchedCode?.code).toBe('m12345gx')
  })

  test('the item code of a product that has no variant of this code', () => {
    expect(topTwelve('m 17919')[0]).toEqual({
      id: 'p1',
      code: { attribute: 'item-code', element: 0, code: 'm17919', typed: 'm17919', exact: true },
    })
  })
})

describe('part of a code, or a code with a slip, has its product among the first twelve', () => {
  test('the first six characters: at least 99 %', () => {
    expect(shareFound((sku) => bare(sku).slice(0, 6))).toBeGreaterThanOrEqual(0.99)
  })

  test('one wrong character: at least 90 %', () => {
    const replace = (code: string, at: number): string => {
      const place = at % code.length
      const next = code[place] === '9' || code[place] === 'Z' ? -1 : 1
      return code.slice(0, place) + String.fromCharCode(code.charCodeAt(place) + next) + code.slice(place + 1)
    }
    expect(shareFound((sku, at) => replace(bare(sku), at))).toBeGreaterThanOrEqual(0.9)
  })

  test('one character missing: at least 90 %', () => {
    const drop = (code: string, at: number): string =>
      code.slice(0, at % code.length) + code.slice((at % code.length) + 1)
    expect(shareFound((sku, at) => drop(bare(sku), at))).toBeGreaterThanOrEqual(0.9)
  })

  test('two neighbours swapped: at least 90 %', () => {
    const swap = (code: string, at: number): string => {
      const place = at % (code.length - 1)
      return code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2)
    }
    expect(shareFound((sku, at) => swap(bare(sku), at))).toBeGreaterThanOrEqual(0.9)
  })

  test('of the codes that begin as typed, the shorter come first', async () => {
    const few = await viewOf(
      ['AB1234567', 'AB12345', 'AB1234', 'AB123'].map((code, n) => ({ objectID: String(n), 'item-code': code })),
    )
    const { hits } = few.search({ text: 'ab12' })
    expect(hits.map(({ docId }) => few.readRecord(docId)['item-code'])).toEqual([
      'AB123',
      'AB1234',
      'AB12345',
      'AB1234567',
    ])
  })
})

describe('numbers that are no codes', () => {
  test('a size being typed after a word comes before codes that begin so, and after them by itself', async () => {
    const few = await viewOf([
      { objectID: 'code', name: 'Inset bath', 'item-code': '170555' },
      { objectID: 'size', name: 'Bath 1700mm' },
    ])
    const find = (text: string): string[] =>
      few.search({ text }).hits.map(({ docId }) => few.readRecord(docId).objectID)
    expect(find('bath 170')).toEqual(['size', 'code'])
    expect(find('170')).toEqual(['code', 'size'])
  })

  test('a size among other words does not look for codes that resemble it', async () => {
    const few = await viewOf([
      { objectID: 'bath', name: 'Bath 1500mm', 'item-code': '777777' },
      { objectID: 'other', name: 'Bath 900mm', 'item-code': '1500MN' },
    ])
    const { hits } = few.search({ text: 'bath 1500mm' })
    expect(hits.map(({ docId }) => few.readRecord(docId).objectID)).toEqual(['bath'])
  })
})
