import { describe, expect, it } from 'vitest'
import type { DiscountTerms } from '#app/features/cart/pricing/discounts.ts'
import { DiscountCode, MethodRecord } from '#app/features/cart/operator/orders-file-schema.ts'
import { toMethod, toTerms } from '#app/features/cart/operator/orders-file.ts'
import { canonicalText } from '#app/features/cart/operator/operator-changes.ts'
import { codeValues, methodValues, readCodeFields, readCount, readMethodFields } from './operator-fields.ts'

const METHOD = {
  shippingMethodId: 'standard',
  name: 'Standard',
  description: '3 days',
  rates: [
    { fromCents: 0, priceCents: 1_850 },
    { fromCents: 150_000, priceCents: 0 },
  ],
  states: ['NSW', 'VIC'],
  postcodes: [['2000', '2234']] as const,
  place: 2,
}
const TERMS: DiscountTerms = {
  name: 'Welcome',
  percent: null,
  amounts: { AUD: 5_000, NZD: 5_500 },
  markets: ['au', 'nz'],
  minimums: { NZD: 10_050 },
  validFrom: '2026-07-01T00:00:00+10:00',
  validUntil: '2026-07-31T23:59:59+10:00',
  maxUses: 100,
  maxUsesPerAccount: null,
  canCombine: true,
}

describe('the fields of a delivery', () => {
  it('read back as what they were made of', () => {
    const values = methodValues(METHOD)
    const read = readMethodFields('au', 'standard', values, (values['states'] ?? '').split(','))
    const { place, ...record } = 'record' in read ? read.record : {}
    expect({ ...toMethod(MethodRecord.parse(record)), place }).toEqual({ ...METHOD, locale: 'au' })
  })

  it.each([
    ['rates', '0: 18.50\n1,5: 0'],
    ['rates', '0: 18.50: 3'],
    ['rates', '-1: 18.505'],
    ['postcodes', '2000-200'],
    ['postcodes', '2234-2000'],
    ['place', '0'],
    ['place', '1.5'],
    ['place', '1,5'],
  ])('say what is wrong with %s %s', (field, typed) => {
    const read = readMethodFields('au', 'standard', { ...methodValues(METHOD), [field]: typed }, [])
    expect('problems' in read && Object.keys(read.problems)).toEqual([field])
  })
})

describe('the fields of a code', () => {
  const read = (values: Record<string, string>, market: 'au' | 'nz' = 'au') =>
    readCodeFields({ code: market }, 'WELCOME', { ...codeValues({ code: market }, TERMS), ...values })

  it.each(['au', 'nz'] as const)('read back as what they were made of, in %s', (market) => {
    const fields = read({}, market)
    const { code, ...terms } = DiscountCode.parse('record' in fields ? fields.record : {})
    expect([code, canonicalText(toTerms(terms))]).toEqual(['WELCOME', canonicalText(TERMS)])
  })

  it.each([
    ['percent', { percent: '10' }],
    ['percent', { offAUD: '', offNZD: '' }],
    ['percent', { percent: '101', offAUD: '', offNZD: '' }],
    ['percent', { percent: '1,5', offAUD: '', offNZD: '' }],
    ['maxUses', { maxUses: '1,5' }],
    ['maxUses', { maxUses: '4 0' }],
    ['minimumAUD', { minimumAUD: '1,5' }],
    ['offAUD', { offAUD: '4 0' }],
    ['offAUD', { offAUD: '5O' }],
    ['minimumNZD', { minimumNZD: '1,00.5' }],
    ['markets', { markets: '' }],
    ['validFrom', { validFrom: '2026-10-04T02:30' }],
    ['validUntil', { validUntil: '2026-06-30T00:00' }],
    ['maxUses', { maxUses: '0' }],
  ])('say what is wrong with %s: %o', (field, values) => {
    const fields = read(values)
    expect('problems' in fields && Object.keys(fields.problems)).toEqual([field])
  })
})

it.each([
  ['40', 40],
  ['1,040', 1_040],
  [' 10,000,000 ', 10_000_000],
  ['1,5', null],
  ['4 0', null],
  ['1,0400', null],
  ['1e3', null],
  ['-1', null],
  ['', null],
])('the count %s is %s', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})
