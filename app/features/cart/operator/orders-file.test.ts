import { demoOperatorFile } from '@specify/demo/feed'
import { describe, expect, it } from 'vitest'
import { readOrdersFile } from './orders-file.ts'

const read = (file: object) => readOrdersFile(JSON.stringify(file))
const problems = (file: object) => {
  const outcome = read(file)
  return outcome.kind === 'refused' ? outcome.problems : []
}
const CODE = { code: 'WINTER', name: 'Winter', percent: 5 }
const METHOD = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1_800 }] }

describe('the file of shipping methods, codes and stock', () => {
  it('of the demo is sound', () => {
    expect(readOrdersFile(demoOperatorFile())).toMatchObject({ kind: 'read' })
  })

  it('is read into what orders work with; parts that it leaves out stay', () => {
    expect(
      read({
        shippingMethods: [{ ...METHOD, postcodes: ['2000-2234'] }],
        discountCodes: [{ code: ' welcome10 ', name: 'Welcome', percent: 10, maxUsesPerAccount: 1 }],
      }),
    ).toEqual({
      kind: 'read',
      data: {
        stock: null,
        shippingMethods: [
          {
            locale: 'au',
            shippingMethodId: 'standard',
            name: 'Standard',
            description: '',
            rates: [{ fromCents: 0, priceCents: 1_800 }],
            states: null,
            postcodes: [['2000', '2234']],
          },
        ],
        discountCodes: [
          {
            code: 'WELCOME10',
            terms: {
              name: 'Welcome',
              percent: 10,
              amounts: null,
              markets: ['au', 'nz'],
              minimums: {},
              validFrom: null,
              validUntil: null,
              maxUses: null,
              maxUsesPerAccount: 1,
              canCombine: false,
            },
          },
        ],
      },
    })
  })

  it.each<readonly [name: string, file: object, problem: string]>([
    ['a field it does not know', { shipping: [] }, 'file: unknown: shipping'],
    [
      'rates that do not begin at 0',
      { shippingMethods: [{ ...METHOD, rates: [{ from: 1, price: 0 }] }] },
      'line 1, shippingMethods.0.rates: must begin with a rate from 0',
    ],
    ['a method twice', { shippingMethods: [METHOD, METHOD] }, 'line 1, shippingMethods.1: au standard is there twice'],
    [
      'a code that takes off nothing',
      { discountCodes: [{ code: 'NONE', name: 'None' }] },
      'line 1, discountCodes.0: must have either percent or amounts',
    ],
    [
      'a range of postcodes from the higher one',
      { shippingMethods: [{ ...METHOD, postcodes: ['2000-1000'] }] },
      'line 1, shippingMethods.0.postcodes.0: must be a range of postcodes, the lower one first: 2000-2234',
    ],
    [
      'a state of nowhere',
      { shippingMethods: [{ ...METHOD, market: 'nz', states: ['NSW'] }] },
      'line 1, shippingMethods.0.states: has NSW, which is none of New Zealand: North Island, South Island',
    ],
    [
      'a code that ends before it begins',
      { discountCodes: [{ ...CODE, validFrom: '2026-07-01T00:00:00+10:00', validUntil: '2026-06-30T14:00:00Z' }] },
      'line 1, discountCodes.0.validUntil: must be after it begins',
    ],
    [
      'no amounts',
      { discountCodes: [{ code: 'NONE', name: 'None', amounts: {} }] },
      'line 1, discountCodes.0.amounts.AUD: is missing: the code holds in Australia',
    ],
    [
      'an amount of nothing',
      { discountCodes: [{ code: 'NONE', name: 'None', amounts: { AUD: 0 } }] },
      'line 1, discountCodes.0.amounts.AUD: must be more than nothing',
    ],
    [
      'an amount of another market',
      { discountCodes: [{ code: 'NONE', name: 'None', amounts: { AUD: 1, NZD: 1 }, markets: ['au'] }] },
      'line 1, discountCodes.0.amounts.NZD: is for New Zealand, where the code does not hold',
    ],
    ...['new', '.', '..', ' A', 'A\n'].map(
      (sku) =>
        [
          `stock of ${JSON.stringify(sku)}`,
          { stock: [{ sku, quantity: 1 }] },
          'line 1, stock.0.sku: must be another code: new, dots, tabs, and spaces at an end cannot stand in an address',
        ] as const,
    ),
    ['stock below nothing', { stock: [{ sku: 'A', quantity: -1 }] }, 'line 1, stock.0.quantity: must be at least 0'],
  ])('is refused for %s', (_, file, problem) => {
    expect(problems(file)).toContain(problem)
  })

  it('takes a code in the markets that it has an amount for', () => {
    const code = { code: 'FIVE', name: 'Five', amounts: { NZD: 500 } }
    expect(read({ discountCodes: [code] })).toMatchObject({ data: { discountCodes: [{ terms: { markets: ['nz'] } }] } })
  })

  it('stops counting what no address can name', () => {
    expect(read({ stock: [{ sku: 'new', quantity: null }] })).toMatchObject({ kind: 'read' })
  })

  it('names the line of each entry that is refused', () => {
    const text = `{
      "stock": [
        { "sku": "A\\",[{", "quantity": 1 },
        { "sku": "B",
          "quantity": -1 },
        "C", 7
      ],
      "discountCodes": [{ "code": "ONE", "name": "One", "percent": 10 }, { "code": "x" }]
    }`
    const outcome = readOrdersFile(text)
    const refused = outcome.kind === 'refused' ? outcome.problems : []
    for (const problem of [
      'line 4, stock.1.quantity: must be at least 0',
      'line 6, stock.2: must be an object',
      'line 6, stock.3: must be an object',
      'line 8, discountCodes.1.name: is missing',
    ])
      expect(refused).toContain(problem)
  })

  it('has a bound where somebody waits for it', () => {
    const stock = Array.from({ length: 4 }, (_, n) => ({ sku: `A${n}`, quantity: 1 }))
    expect(readOrdersFile(JSON.stringify({ stock }), 4)).toMatchObject({ kind: 'read' })
    expect(readOrdersFile(`\uFEFF${JSON.stringify({ stock })}`, 3)).toMatchObject({ kind: 'refused' })
  })

  it.each([
    [
      'values in an entry',
      { shippingMethods: [{ ...METHOD, states: Array(1_001).fill(1) }] },
      'more than 1,000 values',
    ],
    ['values in an object', { stock: [Object.fromEntries(Array(1_001).fill(1).entries())] }, 'more than 1,000 values'],
    ['parts', Object.fromEntries(Array(300).fill(1).entries()), 'more than 20 parts'],
    ['characters', { ['x'.repeat(3_000)]: [] }, 'more than 2,000 characters'],
    ['brackets', { stock: [[[[[[]]]]]] }, 'too deep'],
  ])('is refused for too many %s before it is checked', (_, file, problem) => {
    expect(problems(file)).toEqual([expect.stringContaining(problem)])
  })

  it('counts what stands in lists of entries as well', () => {
    const text = JSON.stringify({ shippingMethods: [{ ...METHOD, states: ['NSW', 'VIC'] }], stock: [] })
    expect(readOrdersFile(text, 4)).toMatchObject({ kind: 'read' })
    expect(readOrdersFile(text, 3)).toMatchObject({ kind: 'refused' })
  })

  it('names no more than 100 problems, each of a readable length', () => {
    const states = Array.from({ length: 900 }, () => 1)
    const entries = Array.from({ length: 400 }, () => ({ ...METHOD, states, ['y'.repeat(1_900)]: 1 }))
    const lines = problems({ shippingMethods: entries })
    expect([lines.length, lines.every((line) => line.length < 310)]).toEqual([101, true])
  })

  it('names what is there twice', () => {
    const outcome = readOrdersFile('{"stock": [], "stock": []}')
    expect(outcome).toEqual({ kind: 'refused', problems: ['file: has stock twice'] })
  })

  it('is refused where it is no JSON', () => {
    expect(readOrdersFile('{')).toMatchObject({ kind: 'refused' })
  })
})
