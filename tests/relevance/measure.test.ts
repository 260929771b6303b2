import { expect, it } from 'vitest'
import { judged, ofKind, oneOf, type } from './judged-query.ts'
import { measure, measureNotSold, type Search } from './measure.ts'

const product = (id: string, typeName: string, ...finishes: string[]) => ({
  objectID: id,
  name: id,
  'product-types': [typeName],
  variants: finishes.map((colour) => ({ sku: `${id}-${colour}`, colour, label: colour })),
})
const SEAT = product('seat', 'Toilet seats', 'White', 'Black')
const SEAT_IN_WHITE = product('white-seat', 'Toilet seats', 'White')
const SUITE = product('suite', 'Toilet suites', 'White')
const RECORDS = [SEAT, SEAT_IN_WHITE, SUITE]

type Answers = Readonly<Record<string, readonly (readonly [record: (typeof RECORDS)[number], variant: number])[]>>
const answering =
  (answers: Answers): Search =>
  async (query) => {
    const hits = (answers[query] ?? []).map(([record, variant]) => ({ record, variant }))
    return { total: hits.length, complete: hits.length, hits }
  }

it('precision counts right hits against what five places or the catalogue can hold', async () => {
  const queries = ofKind('product type', [
    judged('seat', type('Toilet seats')),
    judged('suite', type('Toilet suites')),
    judged('nothing', type('Toilet seats')),
    judged('twice', type('Toilet seats')),
  ])
  const search = answering({
    seat: [
      [SUITE, 0],
      [SEAT, 0],
    ],
    suite: [
      [SUITE, 0],
      [SEAT, 0],
    ],
    twice: [
      [SEAT, 0],
      [SEAT, 1],
    ],
  })
  const { precisionAt5, withoutResult, byKind, failures, rightFinish } = await measure(queries, search, RECORDS)
  expect(precisionAt5).toBe((0.5 + 1 + 0 + 0.5) / 4)
  expect(withoutResult).toBe(0.25)
  expect(rightFinish).toBe(1)
  expect(byKind).toEqual({ 'product type': precisionAt5 })
  expect(failures.map(({ query }) => query)).toEqual(['seat', 'nothing', 'twice'])
  expect(failures[0]).toMatchObject({ precision: 0.5, rightProducts: 2, shown: ['✗ suite (White)', 'seat (White)'] })
})

it('a right hit that is no current product does not lift precision above 1', async () => {
  const search = answering({
    suite: [
      [SUITE, 0],
      [SEAT, 0],
    ],
  })
  const queries = ofKind('exact', [judged('suite', type('Toilet suites', 'Toilet seats'))])
  expect((await measure(queries, search, [SUITE])).precisionAt5).toBe(1)
})

it('hits after the fifth do not count', async () => {
  const others = Array.from({ length: 5 }, () => [SUITE, 0] as const)
  const search = answering({ seat: [...others, [SEAT, 0]] })
  const { precisionAt5 } = await measure(ofKind('feature', [judged('seat', type('Toilet seats'))]), search, RECORDS)
  expect(precisionAt5).toBe(0)
})

it('a finish is right on right hits that come in it, and only where it is the one shown', async () => {
  const query = judged('black seat', type('Toilet seats'), { finish: oneOf('Black') })
  const ask = (...hits: Answers[string][number][]) =>
    measure(ofKind('feature', [query]), answering({ 'black seat': hits }), RECORDS)
  expect(await ask([SEAT, 1], [SEAT_IN_WHITE, 0])).toMatchObject({ precisionAt5: 1, rightFinish: 1, failures: [] })
  const wrong = await ask([SEAT, 0])
  expect(wrong).toMatchObject({ precisionAt5: 1, rightFinish: 0 })
  expect(wrong.failures[0]?.shown).toEqual(['~ seat (White)'])
})

it('a code has to show its variant first', async () => {
  const queries = ofKind('exact', [judged('seat-black', type('Toilet seats'), { first: 'seat-Black' })])
  const ask = (...hits: Answers[string][number][]) => measure(queries, answering({ 'seat-black': hits }), RECORDS)
  expect((await ask([SEAT, 1])).precisionAt5).toBe(1)
  expect((await ask([SEAT, 0])).precisionAt5).toBe(0)
  expect((await ask([SUITE, 0], [SEAT, 1])).precisionAt5).toBe(0)
})

it('what is not sold may find nothing, or the nearest there is', async () => {
  const queries = [{ query: 'cistern', nearest: type('Toilet suites') }, { query: 'paint' }, { query: 'lamp' }]
  expect(await measureNotSold(queries, answering({ cistern: [[SUITE, 0]], lamp: [[SEAT, 0]] }))).toBe(2 / 3)
})
