import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readFeed } from './read-feed.server.ts'

const PLAIN = {
  productId: 'p',
  name: 'Basin',
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
}

describe('what is wrong in a feed is said', () => {
  async function remarks(...records: readonly object[]): Promise<string[]> {
    const said: string[] = []
    for await (const line of readFeed(Readable.from(records.map((each) => `${JSON.stringify(each)}\n`)))) {
      if (line.kind === 'respelt' || line.kind === 'withdrawn' || line.kind === 'spelt') continue
      const problems = line.kind === 'refused' ? line.problems : line.remarks
      said.push(...problems.map(({ field, reason }) => `${line.kind} ${line.line}: ${field}: ${reason}`))
    }
    return said
  }
  const one = (over: object, attributes: object = {}) =>
    remarks({ ...PLAIN, variants: [{ sku: 'A-1', attributes }], ...over })

  it.each([
    [
      'an unknown status',
      { status: 'discontinud' },
      'refused 1: status: "discontinud" is neither current nor discontinued',
    ],
    [
      'an unreadable flag for staff',
      { IsGWAInternal: 'perhaps' },
      'refused 1: IsGWAInternal: "perhaps" is neither yes nor no',
    ],
    [
      'a use of water that is not known',
      { waterUse: 'tea' },
      'accepted 1: waterUse: "tea" is none of drinking, bathing, washing-machines, flushing, irrigation, drain: left out',
    ],
    [
      'a standard of access without its edition',
      { accessStandards: [{ standard: 'AS 1428.1', use: 'accessible' }] },
      'accepted 1: accessStandards[0].edition: is empty: left out',
    ],
    [
      'a day that is none',
      { dataCheckedOn: '2026-02-31' },
      'accepted 1: dataCheckedOn: "2026-02-31" is not a date: left out',
    ],
    [
      'a resistance that is neither yes nor no',
      { dezincificationResistant: 'partly' },
      'accepted 1: dezincificationResistant: "partly" is neither yes nor no: left out',
    ],
    [
      'a replacement that is not there',
      { replacedBy: ['a 1', 'B2'] },
      'noted 1: replacedBy: "B2" is no product of this file',
    ],
    [
      'an alternative that is not there',
      { alternatives: 'B2' },
      'noted 1: alternatives: "B2" is no product of this file',
    ],
    [
      'a requirement that is not there',
      { requires: [{ kind: 'waste', anyOf: ['a1', 'W9'] }] },
      'noted 1: requires[0].anyOf: "W9" is no product of this file',
    ],
    [
      'a requirement of an unknown kind',
      { requires: [{ kind: 'wastes', anyOf: ['A-1'] }] },
      'accepted 1: requires[0].kind: unknown kind "wastes": left out',
    ],
    [
      'a requirement without SKUs',
      { requires: [{ kind: 'waste', anyOf: [] }] },
      'accepted 1: requires[0].anyOf: names no SKU: left out',
    ],
    [
      'requirements that are no list',
      { requires: { waste: 'A-1' } },
      'accepted 1: requires: is not a list of kinds with SKUs: left out',
    ],
    [
      'more SKUs than a requirement has',
      {
        requires: [
          { kind: 'waste', anyOf: Array.from({ length: 52 }, (_, at) => (at === 0 ? 'A-1' : `A${'-'.repeat(at)}1`)) },
        ],
      },
      'accepted 1: requires[0].anyOf: names more than 50 SKUs: cut',
    ],
    [
      'more requirements than a product has',
      { requires: Array.from({ length: 21 }, () => ({ kind: 'waste', anyOf: ['A-1'] })) },
      'accepted 1: requires: has more than 20 entries: cut',
    ],
    [
      'a twin that is not there',
      { variants: [{ sku: 'A-1', handedTwin: 'A-2' }] },
      'noted 1: variants[0].handedTwin: "A-2" is no product of this file',
    ],
    [
      'a variant that is its own twin',
      { variants: [{ sku: 'A-1', handedTwin: 'A-1' }] },
      'accepted 1: variants[0].handedTwin: is the SKU of this variant: left out',
    ],
    [
      'a master that is not there',
      { masterVariantID: '7' },
      'accepted 1: masterVariantID: "7" is the id of no variant: left out',
    ],
    ['an unreadable flag', { IsNew: 'soon' }, 'accepted 1: IsNew: "soon" is neither yes nor no: left out'],
    ['a field of another name', { replaced_by: ['A-1'] }, 'accepted 1: replaced_by: unknown field: left out'],
    ['an unknown market', { markets: ['au', 'uk'] }, 'accepted 1: markets: unknown market "uk": left out'],
    [
      'an unknown language',
      { name: { 'en-AU': 'A', 'en-US': 'B' } },
      'accepted 1: name.en-US: unknown language: left out',
    ],
    [
      'a day that does not exist',
      { createdAt: '2025-02-31' },
      'accepted 1: createdAt: "2025-02-31" is not a date: left out',
    ],
  ])('%s', async (_, over, said) => {
    expect(await one(over)).toEqual([said])
  })

  const ean = (written: string) =>
    `accepted 1: variants[0].attributes.ean: "${written}" is not an EAN of 8, 12, 13 or 14 digits with its check digit: left out`
  const file = (issue: object) => ({ 'assets-attributes': [{ name: 'RFA-file', value: '/a.rfa', ...issue }] })
  const place = 'accepted 1: variants[0].attributes'

  it.each([
    [
      'seven stars',
      { 'wels-rating': '7 star' },
      `${place}.wels-rating: "7 star" is not a WELS rating of 0 to 6 stars: left out`,
    ],
    ['an EAN of three digits', { ean: '123' }, ean('123')],
    ['a wrong check digit', { ean: '9399431401749' }, ean('9399431401749')],
    ['an EAN that a spreadsheet has rounded', { ean: '9.39943E+12' }, ean('9.39943E+12')],
    [
      'a size in words',
      file({ size: '5 MB' }),
      `${place}.assets-attributes.RFA-file.size: "5 MB" is not a number of bytes: left out`,
    ],
    [
      'no date of an issue',
      file({ date: 'soon' }),
      `${place}.assets-attributes.RFA-file.date: "soon" is not a date: left out`,
    ],
    [
      'a part that is not there',
      { 'spare-references': ['Z9'] },
      'noted 1: variants[0].spare-references: "Z9" is no product of this file',
    ],
    [
      'features in another language',
      { features: { 'en-US': 'A' } },
      `${place}.features.en-US: unknown language: left out`,
    ],
  ])('%s', async (_, attributes, said) => {
    expect(await one({}, attributes)).toEqual([said])
  })

  it.each([
    [{ priceValues: [{ currencyCode: 'AUD', value: '3250' }] }, []],
    [
      { priceValues: [{ currencyCode: 'AUD', value: '$32.50' }] },
      ['priceValues[0]: "$32.50" is not an amount in cents'],
    ],
    [
      { priceValues: [{ currencyCode: 'AUD', value: { cents: 1 } }] },
      ['priceValues[0]: "{"cents":1}" is not an amount in cents'],
    ],
    [{ priceValues: [{ value: 3250 }] }, ['priceValues[0]: unknown currency ""']],
    [{ priceValues: [null, 'call us'] }, ['priceValues[1]: "call us" is not a price']],
    [{ priceValues: 'call us' }, ['priceValues: is not a list of prices']],
    [{ price: { centAmount: 'POA', currencyCode: 'AUD' } }, ['price: "POA" is not an amount in cents']],
    [
      { priceValues: [{ currencyCode: 'AUD', value: 3250, validFrom: '01/07/2027' }] },
      ['priceValues[0].validFrom: "01/07/2027" is no day such as 2027-07-01: price'],
    ],
    [{ price: 3250 }, ['price: "3250" is not a price']],
  ])('a price that cannot be read leaves its product: %j', async (prices, said) => {
    expect(await one({ variants: [{ sku: 'A-1', ...prices }] })).toEqual(
      said.map((each) => `accepted 1: variants[0].${each}${each.endsWith(': price') ? '' : ':'} left out`),
    )
  })

  it('fields that are not known, wherever they stand', async () => {
    const party = { name: 'A', mood: 1 }
    const said = await one({
      mood: 1,
      categories: [{ ...PLAIN.categories[0], subCategories: [{ ...PLAIN.categories[0], mood: 1 }] }],
      classification: { system: 'A', code: '1', title: 'B', mood: 1 },
      requires: [{ kind: 'waste', anyOf: ['A-1'], mood: 1 }],
      accessStandards: [{ standard: 'A', edition: '1', use: 'ambulant', mood: 1 }],
      buildingProduct: { mood: 1, use: 'x', manufacturer: party, importer: party },
      variants: [
        {
          sku: 'A-1',
          mood: 1,
          price: { centAmount: 1, mood: 1 },
          priceValues: [
            { currencyCode: 'AUD', value: 2 },
            { currencyCode: 'NZD', value: 2, mood: 1 },
          ],
          accessStandards: [{ standard: 'A', edition: '1', use: 'ambulant', mood: 1 }],
          attributes: {
            mood: 1,
            'item-attributes': [{ name: 'ean', value: null, mood: 1 }],
            'assets-attributes': [{ name: 'RFA-file', value: '/a.rfa', mood: 1 }],
          },
        },
      ],
    })
    const places = said.map(
      (each) => /^accepted 1: (.+): unknown (?:field|attribute): left out$/.exec(each)?.[1] ?? each,
    )
    expect(places.toSorted()).toEqual([
      'accessStandards[0].mood',
      'buildingProduct.importer.mood',
      'buildingProduct.manufacturer.mood',
      'buildingProduct.mood',
      'categories[0].subCategories[0].mood',
      'classification.mood',
      'mood',
      'requires[0].mood',
      'variants[0].accessStandards[0].mood',
      'variants[0].attributes.assets-attributes[0].mood',
      'variants[0].attributes.item-attributes[0].mood',
      'variants[0].attributes.mood',
      'variants[0].mood',
      'variants[0].price.mood',
      'variants[0].priceValues[1].mood',
    ])
  })

  it('a variant that may be for staff is left out', async () => {
    const said = await one({}, { IsGWAInternal: 'perhaps' })
    expect(said).toEqual(['refused 1: variants[0].attributes.IsGWAInternal: is neither yes nor no: variant left out'])
  })

  it('nothing, where codes differ by their signs, and where numbers are right', async () => {
    const attributes = { ean: '9 399431 401748', 'wels-rating': '4.5 Stars', features: ['A'] }
    expect(await one({ replacedBy: ['a1'], markets: 'AU;NZ', createdAt: '2025-02-28T10:00:00Z' }, attributes)).toEqual(
      [],
    )
  })
})
