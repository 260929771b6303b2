import { describe, expect, it } from 'vitest'
import { remarks } from '../testing/remarks.ts'

describe('what is wrong with a variant of a feed is said', () => {
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
    expect(await remarks({}, attributes)).toEqual([said])
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
    expect(await remarks({ variants: [{ sku: 'A-1', ...prices }] })).toEqual(
      said.map((each) => `accepted 1: variants[0].${each}${each.endsWith(': price') ? '' : ':'} left out`),
    )
  })

  it('a variant that may be for staff is left out', async () => {
    const said = await remarks({}, { IsGWAInternal: 'perhaps' })
    expect(said).toEqual(['refused 1: variants[0].attributes.IsGWAInternal: is neither yes nor no: variant left out'])
  })

  it('nothing, where codes differ by their signs, and where numbers are right', async () => {
    const attributes = { ean: '9 399431 401748', 'wels-rating': '4.5 Stars', features: ['A'] }
    expect(
      await remarks({ replacedBy: ['a1'], markets: 'AU;NZ', createdAt: '2025-02-28T10:00:00Z' }, attributes),
    ).toEqual([])
  })
})
