import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from '../build-index.ts'
import type { IndexSettings, SearchRecord } from '../model.ts'
import { fold, normaliseCode } from './fold.ts'
import { IndexView } from '../view.ts'

const settings: IndexSettings = {
  searchable: ['name', 'variants.item-name'],
  codes: ['item-code', 'variants.sku'],
  facets: [],
  synonyms: [],
  customRanking: [],
  sorts: [],
}

async function viewOf(all: readonly SearchRecord[]): Promise<IndexView> {
  return new IndexView(await buildIndex({ identity: { name: 'codes', generation: '1' }, settings, records: all }))
}

function skusOf(record: SearchRecord): string[] {
  return Array.from(JSON.stringify(record['variants']).matchAll(/"sku":"([^"]+)"/g), ([, sku]) => sku ?? '')
}

describe('of any catalogue, each code as it is written comes first', () => {
  /** Parts with and without digits, some of them words of names, joined by all that codes are joined with. */
  const part = fc.oneof(
    fc.constantFrom(
      'A',
      'TAP',
      'basin',
      'E2',
      '05',
      '205',
      'E205',
      'SP',
      'PX',
      'DCM',
      'C',
      'DTRH',
      'the',
      'in',
      '12',
      'x',
      '5',
      '1500',
      'mm',
      'Ø50',
      'É',
      'ø',
    ),
    fc.stringMatching(/^[A-Z0-9]{1,5}$/),
  )
  const sign = fc.constantFrom('', '', '.', '-', '/', ' ', '_', '+', '#', '(')
  const code = fc
    .array(fc.tuple(part, sign), { minLength: 1, maxLength: 13 })
    .chain((parts) => {
      const written = parts.map(([text, joint], at) => text + (at === parts.length - 1 ? '' : joint)).join('')
      return fc.constantFrom(written, `${written}+`, `${written})`, written.toLowerCase())
    })
    .filter((written) => /^[\p{L}\p{N}](?:.{0,62}[\p{L}\p{N}.+#)])?$/u.test(written))
  const catalogue = fc
    // Signs tell codes apart, capitals and accents do not: `TAP` and `tap` are one code to everybody.
    .uniqueArray(fc.oneof({ weight: 4, arbitrary: code }, code.chain(likeIt)), {
      minLength: 2,
      maxLength: 30,
      selector: fold,
    })
    .chain((codes) =>
      fc.tuple(fc.constant(codes), fc.array(fc.nat(9), { minLength: codes.length, maxLength: codes.length })),
    )

  /** Codes that fold to the same, that begin like another, and that another begins with. */
  function likeIt(written: string): fc.Arbitrary<string> {
    const bare = written.replace(/[^\p{L}\p{N}]/gu, '')
    return fc.constantFrom(
      bare,
      bare.toLowerCase(),
      `${written}1`,
      `${written}-C`,
      Array.from(bare).join('.'),
      written.toUpperCase(),
      `${written}+`,
    )
  }

  /** Codes in products of several variants; the names have words of the codes, so that words compete with them. */
  function toRecords(codes: readonly string[], owners: readonly number[]): SearchRecord[] {
    const byOwner = Map.groupBy(codes, (_, at) => owners[codes.indexOf(codes[at] ?? '')] ?? 0)
    return Array.from(byOwner, ([owner, own]) => ({
      objectID: String(owner),
      name: `${codes[owner] ?? ''} basin TAP E205 C 1500mm ${codes.at(-1) ?? ''}`,
      'item-code': '',
      variants: own.map((sku) => ({ sku, 'item-name': 'DTRH' })),
    }))
  }

  test('with its variant; in other spellings too, beside the codes that are the same but for signs', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async ([codes, owners]) => {
        const all = toRecords(codes, owners)
        const any = await viewOf(all)
        const owner = new Map(
          all.flatMap((record) =>
            skusOf(record).map((sku, element) => [sku, { id: record.objectID, element }] as const),
          ),
        )
        for (const sku of codes) {
          const find = (text: string) =>
            any
              .search({ text, limit: 12 })
              .hits.map(({ docId, matchedCode }) => ({ id: any.readRecord(docId).objectID, code: matchedCode }))
          const folded = normaliseCode(sku)
          const alike = codes.filter((other) => normaliseCode(other) === folded)
          const owners12 = new Set(alike.map((other) => owner.get(other)?.id))
          const [first] = find(sku)
          expect(first, sku).toMatchObject({
            id: owner.get(sku)?.id,
            code: { element: owner.get(sku)?.element, code: folded, exact: true },
          })
          for (const spelling of [sku, sku.toLowerCase(), sku.replace(/[^\p{L}\p{N}]/gu, '')]) {
            const top = find(spelling).slice(0, owners12.size)
            expect(new Set(top.map(({ id }) => id)), spelling).toEqual(owners12)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    [['E205', 'E2.05'], 'E205', ['E205', 'E2.05']],
    [['E205', 'E2.05'], 'e2.05', ['E2.05', 'E205']],
    [['DTRH', 'DTRH-C', 'DTRH-CR'], 'DTRH-C', ['DTRH-C', 'DTRH']],
    [['SP.PX', 'SP.PX.DCM', 'PP.TL'], 'sp.px.dcm', ['SP.PX.DCM']],
    [['50', '50+'], '50+', ['50+', '50']],
    [['50', '50+'], '50', ['50', '50+']],
  ])('%j: %s finds %j', async (codes, text, expected) => {
    const few = await viewOf(codes.map((code) => ({ objectID: code, name: 'Rail C', 'item-code': code })))
    const found = few.search({ text }).hits.map(({ docId }) => few.readRecord(docId)['item-code'])
    expect(found.slice(0, expected.length)).toEqual(expected)
  })

  test('a code of words without a digit is no misspelling and no beginning of what is written apart', async () => {
    const few = await viewOf([
      { objectID: 'code', name: 'Hose', 'item-code': 'WALL.HUNG.X' },
      { objectID: 'words', name: 'Wall hung pan' },
    ])
    expect(few.search({ text: 'wall hung' }).hits.map(({ docId }) => few.readRecord(docId).objectID)).toEqual(['words'])
  })
})
