import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { useTablePlans } from '../testing/use-table-plans.ts'

const { plan, read, rows, planned } = useTablePlans(useDatabase())

const HEAD = 'Code,RRP AUD inc GST'

it('the word CLEAR does not take away a finish that may be clear', async () => {
  expect((await planned('columns', 'SKU,Colour\nMIX-1,CLEAR\n')).join()).toContain('may be the finish')
})

it('a replacement that there is not is said', async () => {
  const setId = await plan('columns', 'SKU,Replaced by\n004711,MIX-9\n')
  expect((await rows(setId)).flatMap(({ warnings }) => warnings)).toEqual([
    'It is replaced by MIX-9, which the catalogue does not have.',
  ])
})

it('products that are said to be a table are refused, and the other way round', async () => {
  expect((await planned('prices', '{"productId": "x"}')).join()).toContain('has products as JSON')
  const feed = await read(await plan('feed', `${HEAD}\nMIX-1,420\n`))
  expect([feed.state, feed.problem]).toEqual(['refused', expect.stringContaining('has no products as JSON Lines')])
  const empty = await read(await plan('feed', '{"productId": "x"}\n'))
  expect([empty.state, empty.problem]).toEqual(['refused', 'No line of the file is a product. Nothing is planned.'])
})

it('that was filled down too far is noted', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `NONE-${n},420`)
  expect(await planned('prices', [HEAD, ...rows].join('\n'))).toContainEqual(
    'noted - RRP AUD inc GST is "420" in 100 % of the rows',
  )
})

describe('columns', () => {
  it('set what they name, leave empty cells and clear by the word', async () => {
    expect(
      await planned('columns', 'SKU,Net weight,Warranty,Status,Replaced by\nMIX-1,CLEAR,5 years,,\nMIX-2,,,,004711\n'),
    ).toEqual(
      ['MIX-1 net-weight: 2 → ', 'MIX-1 warranty:  → 5 years', ' replacedBy:  → 004711'].toSorted(
        (a, b) => (a.startsWith(' ') ? -1 : 0) - (b.startsWith(' ') ? -1 : 0),
      ),
    )
  })

  it('refuse all rows of a product of which one value cannot be used', async () => {
    expect(await planned('columns', 'SKU,Status\nMIX-1,sleeping\nMIX-2,\n')).toEqual([
      expect.stringMatching(/^refused 2 status: "sleeping" is neither/),
      expect.stringMatching(/^refused 3 status/),
    ])
    expect(await planned('columns', 'SKU,Status\nMIX-1,current\nMIX-2,discontinued\n')).toEqual([
      'refused 2 line 3 of the same product is refused',
      'refused 3 status: is "current" for the same product on line 2',
    ])
  })
})

describe('a file', () => {
  it('of codes withdraws whole products, and names variants that it forgets', async () => {
    expect(await planned('withdraw', 'SKU\n004711\nMIX-1\n')).toEqual([
      expect.stringContaining('Mixer has variants that are not named, and is withdrawn whole or not: MIX-2'),
      'withdrawn basin',
    ])
  })

  it.each([
    ['is empty', '\n\n', 'The file is empty.'],
    ['has headings alone', `${HEAD}\n`, 'no rows'],
    ['has a heading twice', 'Code,Price AUD inc GST,price aud inc. gst\nMIX-1,1,2\n', 'Two columns have the heading'],
    ['is cut', `${HEAD},a,b,c\nMIX-1,420,1,2,3\nMIX-2,430,1,2,3\nMIX-1`, 'middle of a row'],
    ['has 10,000 columns', `${HEAD}${',x'.repeat(10_000)}\nMIX-1,420${',1'.repeat(10_000)}\n`, 'more than 200 columns'],
    ['is of bytes', Buffer.from([1, 2, 3, 0, 0, 7]), 'cannot be read'],
    ['is a broken archive', Buffer.from('PK\u0003\u0004 and no more'), 'cannot be read'],
    ['is a bomb', bomb(), 'cannot be read'],
  ])('that %s is refused, and nothing is changed (T-152)', async (_, file, reason) => {
    expect(await planned('prices', file)).toEqual([expect.stringMatching(/^refused: /)])
    expect((await planned('prices', file)).join()).toContain(reason)
  })
})

/** An archive of one part of 400 MB of zeros in less than one. */
function bomb(): Buffer {
  const size = 400_000_000
  const body = deflateRawSync(Buffer.alloc(size))
  const name = Buffer.from('xl/workbook.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x0201_4b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(body.length, 20)
  central.writeUInt32LE(size, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + body.length, 16)
  return Buffer.concat([head, name, body, central, name, end])
}
