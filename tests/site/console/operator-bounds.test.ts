import { beforeAll, expect, it } from 'vitest'
import { MAX_FILE_BYTES, MOST_ENTRIES } from '#app/features/console/operator/upload-limits.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, hiddenValue, uploadFile } from '#tests/support/console.ts'
import { makeTurnMeter } from '#tests/support/turn-meter.ts'

const meter = makeTurnMeter()
const { db, newPerson } = usePeople(meter.env)

let staff: Person
beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work'])
})

/** Turns of the event loop that others may have to wait for. */
const LONGEST_MS = 300
/** Megabytes beyond those of a server at rest. */
const MOST_MB = 120

const padded = (n: number) => 'x'.repeat(60 - String(n).length) + n
const TIMES = { validFrom: '2026-07-01T00:00:00+10:00', validUntil: '2026-08-01T00:00:00+10:00' }
const METHOD = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1 }] }
const range = (n: number) => `${String(n % 9_000).padStart(4, '0')}-9999`
const FILES: readonly (readonly [name: string, file: object])[] = [
  ['stock', { stock: Array.from({ length: MOST_ENTRIES }, (_, n) => ({ sku: padded(n), quantity: n })) }],
  [
    'codes',
    {
      discountCodes: Array.from({ length: MOST_ENTRIES }, (_, n) => ({
        code: `CODE-${n}`,
        name: 'Winter',
        percent: 5,
        ...TIMES,
      })),
    },
  ],
  [
    'postcodes',
    {
      shippingMethods: Array.from({ length: 39 }, (_, n) => ({
        ...METHOD,
        id: `m-${n}`,
        postcodes: Array.from({ length: 500 }, (_each, at) => range(at)),
      })),
    },
  ],
  ['wrong entries', { stock: Array.from({ length: MOST_ENTRIES }, (_, n) => ({ sku: padded(n), quantity: -n - 1 })) }],
]

it.each(FILES)('a file of as many %s as there may be holds up nobody (T-150)', async (_, file) => {
  const text = JSON.stringify(file).padEnd(MAX_FILE_BYTES - 1_000)
  const { restMb } = await meter.read()
  const address = (await uploadFile(staff, text)).headers.get('location')
  const readings = [await meter.read()]
  if (address !== null) {
    const html = await (await staff.get(address)).text()
    readings.push(await meter.read())
    const plan = hiddenValue(html, 'plan')
    const id = new URL(address, 'http://x').searchParams.get('id')
    expect((await staff.act('console/applyFile', { id, plan })).body).toMatchObject({ changes: expect.any(Number) })
    readings.push(await meter.read())
  }
  for (const { longestMs, peakMb } of readings) {
    expect(longestMs).toBeLessThan(LONGEST_MS)
    expect(peakMb - restMb).toBeLessThan(MOST_MB)
  }
})

const members = (count: number, value: string) => Array.from({ length: count }, () => value).join(',')
const state = (states: string) => `{"shippingMethods":[{"market":"au","states":[${states}]}]}`

it.each([
  ['300,000 numbers in an entry', state(members(300_000, '1'))],
  ['2,000,000 numbers in an entry', state(members(2_000_000, '1'))],
  ['postcodes that are numbers', `{"shippingMethods":[{"postcodes":[${members(2_000_000, '1')}]}]}`],
  ['entries of 900 wrong values', `{"stock":[${members(2_000, `{"a":[${members(900, '1')}]}`)}]}`],
  ['1,900,000 brackets', `{"stock":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`],
  ['300,000 unknown parts', `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ['letters of a key of 3 MB', `{"${'k'.repeat(3_000_000)}":1}`],
  ['digits of a number of 3 MB', `{"stock":[${'1'.repeat(3_000_000)}]}`],
  ['3 MB of nothing', `{"stock":[${'\n'.repeat(3_000_000)}-]}`],
  ['a list of 2,000,000 numbers', `[${members(2_000_000, '1')}]`],
])('%s are refused at once, and in few words (T-150)', async (_, text) => {
  await meter.read()
  const refused = await uploadFile(staff, text)
  const html = await refused.text()
  const { longestMs } = await meter.read()
  expect([refused.status, html.includes('This file is not taken'), html.length < 100_000]).toEqual([400, true, true])
  expect(longestMs).toBeLessThan(LONGEST_MS)
})
