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
    expect((await staff.act('console/applyFile', { id, plan })).body).toMatchObject({ changes: MOST_ENTRIES })
    readings.push(await meter.read())
  }
  for (const { longestMs, peakMb } of readings) {
    expect(longestMs).toBeLessThan(LONGEST_MS)
    expect(peakMb - restMb).toBeLessThan(MOST_MB)
  }
})
