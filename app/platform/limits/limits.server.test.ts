import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { clearLimits } from './limits.server.ts'
import { limit, times, useLimits } from './testing/use-limits.ts'

const db = useDatabase()
const { after, open, rowsOf } = useLimits(db)
const REFUNDABLE = { isRefundable: true }

describe('a limit', () => {
  it.each([{}, REFUNDABLE])(
    'lets so many through in a window, says how long to wait, and begins again: %j',
    async (more) => {
      const [limits, three] = [open(), limit(more)]
      for (const second of [0, 10, 20]) {
        after(second)
        expect(await limits.spend(three, 'a')).toBeNull()
      }
      after(30)
      expect(await limits.spend(three, 'a')).toBe(30)
      expect(await limits.spend(three, 'b')).toBeNull()
      after(59.5)
      expect(await limits.spend(three, 'a')).toBe(1)
      after(60)
      expect(await limits.spend(three, 'a')).toBeNull()
    },
  )

  it('counts many at once exactly', async () => {
    const [limits, three] = [open(), limit()]
    const answers = await times(20, () => limits.spend(three, 'a'))
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
  })

  it('is one for all servers on a database', async () => {
    const [servers, three] = [[open(), open()], limit()]
    const answers = await times(20, (index) => servers[index % 2]!.spend(three, 'a'))
    expect(answers.filter((answer) => answer === null)).toHaveLength(3)
    expect(await Promise.all(servers.map((limits) => limits.spend(three, 'a')))).toEqual([60, 60])
    expect(await open().spend(three, 'a')).toBe(60)
  })

  it('asks the database no more for a caller that has had its share', async () => {
    const [limits, three] = [open(), limit()]
    for (let call = 0; call < 50; call++) await limits.spend(three, 'a')
    expect(await rowsOf(three)).toMatchObject([{ points: 3 }])
  })

  it('tells callers to come back, in the words of the site', async () => {
    const [limits, one] = [open(), limit({ points: 1 })]
    await limits.assertWithin(one, 'a')
    await expect(limits.assertWithin(one, 'a')).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: 60 },
    })
    await limits.assertWithin(undefined, 'a')
  })

  it('can be asked for without counting', async () => {
    const [limits, three] = [open(), limit(REFUNDABLE)]
    for (let time = 0; time < 3; time++) {
      expect(await limits.waitOf(three, 'a')).toBeNull()
      await limits.spend(three, 'a')
    }
    after(25)
    expect(await limits.waitOf(three, 'a')).toBe(35)
    after(60)
    expect(await limits.waitOf(three, 'a')).toBeNull()
  })

  it('takes back what was well, and forgets all of one subject', async () => {
    const [limits, three] = [open(), limit(REFUNDABLE)]
    for (let attempt = 0; attempt < 3; attempt++) await limits.spend(three, ['jo', 'here'])
    await limits.spend(three, ['ari', 'here'])
    await limits.refund(three, ['jo', 'here'])
    expect(await limits.spend(three, ['jo', 'here'])).toBeNull()
    expect(await limits.spend(three, ['jo', 'here'])).toBe(60)
    // By another process: the command of an operator.
    await clearLimits(db(), [three], 'jo')
    expect(await limits.spend(three, ['jo', 'here'])).toBeNull()
    expect((await rowsOf(three)).map(({ points }) => points)).toEqual([1, 1])
  })

  it('counts and takes back at once without two waiting for each other', async () => {
    const limits = open()
    const many = [limit({ points: 10_000, isRefundable: true }), limit({ points: 10_000, isRefundable: true })]
    await times(60, async () => {
      for (const each of many) expect(await limits.spend(each, 'a')).toBeNull()
      await Promise.all(many.map((each) => limits.refund(each, 'a')))
    })
    for (const each of many) expect(await rowsOf(each)).toMatchObject([{ points: 0 }])
  })

  it('keeps nothing that a caller says of itself', async () => {
    const [limits, three] = [open(), limit()]
    await limits.spend(three, ['<script>'.repeat(10_000), 'jo@studio.test'])
    const [row] = await rowsOf(three)
    expect(row?.key).toMatch(/^test-[\w-]{36}:[\w-]{43}:[\w-]{43}$/)
  })
})
